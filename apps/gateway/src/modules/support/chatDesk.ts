import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import type { ChatPictures, DrawnPicture } from './chatPictures.ts';
import { listMessages, markRead, writeMessage, type MessageRow } from './conversation.repository.ts';
import type { OperatorLogins } from './operatorLogins.ts';
import { closeTicket, findTicket, type TicketRow } from './ticket.repository.ts';

const LIST_LENGTH = 100;
const TEXT_MAX = 1_000;
/** The most messages on a newly opened page. */
const SHOWN = 200;
/** How many messages of a transcript are read at a time. */
const TRANSCRIPT_PAGE = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A conversation as shown to operators: the player and language, but no data about money. */
export interface DeskEntry {
  accountId: string;
  account: string;
  merchantCode: string;
  language: string;
  takenBy: string | null;
  /** Epoch milliseconds; null if no message waits. */
  waitingSince: number | null;
  /** The number of messages that no operator has seen. */
  unread: number;
}

/** A conversation with its latest messages. */
export interface ReadConversation {
  entry: DeskEntry;
  ticket: TicketRow | undefined;
  messages: MessageRow[];
  playerReadSeq: number;
}

/** Operations on conversations. Throws OperatorError for invalid requests. */
export interface ChatDesk {
  /** Lists the conversations, longest-waiting first. */
  list(): Promise<DeskEntry[]>;
  /** Returns one conversation with the messages after a number, and marks them as seen. */
  read(accountId: string, since: number): Promise<ReadConversation>;
  /** Opens a conversation. The view is recorded first. */
  view(accountId: string, operator: string): Promise<ReadConversation>;
  /** Returns the whole conversation as text. The export is recorded first. */
  transcript(accountId: string, operator: string): Promise<{ name: string; text: string }>;
  /** Returns the picture of a message as JPEG. The view is recorded first. */
  picture(accountId: string, seq: number, operator: string): Promise<Buffer>;
  /** Writes an answer, and assigns the conversation to the operator. A repeated key writes nothing. */
  answer(answer: { accountId: string; operator: string; text: string; key?: string }): Promise<MessageRow>;
  /** Sends a picture, and assigns the conversation to the operator. A repeated key writes nothing. */
  answerPicture(answer: { accountId: string; operator: string; sent: Buffer; key: string }): Promise<MessageRow>;
  /** Assigns a conversation to the operator. */
  assign(accountId: string, operator: string): Promise<void>;
  /** Assigns a conversation to another operator. */
  transfer(accountId: string, operator: string, to: string): Promise<void>;
  /** Closes the ticket, so that nothing waits. The player can continue at any time. */
  close(accountId: string, operator: string): Promise<void>;
}

interface DeskDeps {
  db: Kysely<Database>;
  clock: () => number;
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
  pictures: ChatPictures;
  operatorLogins: Pick<OperatorLogins, 'list'>;
}

/** Creates the operators' side of the chat. */
export function createChatDesk({ db, clock, ledgerEvents, pictures, operatorLogins }: DeskDeps): ChatDesk {
  const entries = () =>
    db
      .selectFrom('support_conversation')
      .innerJoin('account', 'account.id', 'support_conversation.account_id')
      .selectAll('support_conversation')
      .select('account.account as account_name');
  type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

  const entryOf = (row: Row): DeskEntry => ({
    accountId: row.account_id,
    account: row.account_name,
    merchantCode: row.merchant_code,
    language: row.language,
    takenBy: row.taken_by,
    waitingSince: row.waiting_since,
    unread: row.last_seq - row.operator_read_seq,
  });

  async function find(accountId: string): Promise<Row> {
    const row = UUID.test(accountId)
      ? await entries().where('support_conversation.account_id', '=', accountId).executeTakeFirst()
      : undefined;
    if (row === undefined) throw new OperatorError(`There is no conversation ${accountId}`);
    return row;
  }

  const notify = (accountId: string, topic: string): void =>
    ledgerEvents.publish({ accountId, topic: `chat.${topic}`, transferId: null });
  const record = (
    connection: Kysely<Database>,
    row: Row,
    operator: string,
    act: string,
    details: Parameters<typeof recordAct>[1]['details'] = {},
  ): Promise<void> =>
    recordAct(connection, {
      area: 'support',
      subject: row.account_id,
      merchantCode: row.merchant_code,
      operator,
      act,
      details,
    });

  async function readRow(row: Row, since: number): Promise<ReadConversation> {
    const { account_id: accountId } = row;
    const [messages, ticket] = await Promise.all([
      listMessages(db, accountId, { since: Math.max(since, row.last_seq - SHOWN), limit: SHOWN }),
      findTicket(db, accountId),
    ]);
    const last = messages.at(-1);
    if (last !== undefined && (await markRead(db, accountId, 'operator_read_seq', last.seq))) notify(accountId, 'seen');
    return { entry: entryOf(row), ticket, messages, playerReadSeq: row.player_read_seq };
  }

  async function write(
    accountId: string,
    operator: string,
    message: { text: string; key: string; picture?: DrawnPicture },
  ): Promise<MessageRow> {
    if (!UUID.test(message.key)) throw new OperatorError('The key of an answer is a UUID');
    const row = await find(accountId);
    const written = await db.transaction().execute(async (transaction) => {
      const own = { accountId, author: 'operator', operator, now: clock(), isStaffed: true } as const;
      const wrote = await writeMessage(transaction, { ...own, ...message }, pictures);
      if (wrote?.isNew === true)
        await record(transaction, row, operator, message.picture === undefined ? 'answer' : 'answer_picture');
      return wrote;
    });
    if (written === undefined) throw new OperatorError(`There is no conversation ${accountId}`);
    if (written.isNew) notify(accountId, 'answered');
    return written.row;
  }

  async function assignTo(accountId: string, operator: string, to: string): Promise<void> {
    const row = await find(accountId);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('support_conversation')
        .set({ taken_by: to })
        .where('account_id', '=', accountId)
        .execute();
      const act = to === operator ? 'take' : 'hand_over';
      const details = to === operator ? { from: row.taken_by } : { to };
      await record(transaction, row, operator, act, details);
    });
    notify(accountId, 'taken');
  }

  return {
    async list() {
      const rows = await entries()
        .orderBy('waiting_since', (order) => order.asc().nullsLast())
        .orderBy('updated_at', 'desc')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(entryOf);
    },
    read: async (accountId, since) => readRow(await find(accountId), since),
    async view(accountId, operator) {
      const row = await find(accountId);
      await record(db, row, operator, 'view');
      return readRow(row, 0);
    },
    async transcript(accountId, operator) {
      const row = await find(accountId);
      await record(db, row, operator, 'export', { messages: row.last_seq });
      const lines = [`${row.account_name} (${row.merchant_code}), ${row.last_seq} messages, times in UTC`, ''];
      for (let since = 0; since < row.last_seq;) {
        const messages = await listMessages(db, accountId, { since, limit: TRANSCRIPT_PAGE });
        if (messages.length === 0) break;
        lines.push(...messages.map((message) => transcriptLine(message, row.account_name)));
        since = messages.at(-1)?.seq ?? row.last_seq;
      }
      return { name: `chat-${row.account_name.replaceAll(/[^\w.-]/g, '_')}.txt`, text: `${lines.join('\n')}\n` };
    },
    async picture(accountId, seq, operator) {
      const row = await find(accountId);
      const picture = await pictures.find(accountId, seq);
      if (picture === undefined) throw new OperatorError(`Message ${seq} of ${accountId} has no picture`);
      await record(db, row, operator, 'view_picture', { message: seq });
      return picture;
    },
    async answer({ accountId, operator, text, key = randomUUID() }) {
      const words = text.trim();
      if (words === '' || words.length > TEXT_MAX || words.includes('\u0000'))
        throw new OperatorError(`An answer has 1 to ${TEXT_MAX} characters`);
      return write(accountId, operator, { text: words, key });
    },
    async answerPicture({ accountId, operator, sent, key }) {
      const picture = await pictures.draw(sent);
      if (picture === undefined) throw new OperatorError('That is not a picture: send PNG, JPEG or WebP');
      return write(accountId, operator, { text: '', picture, key });
    },
    assign: (accountId, operator) => assignTo(accountId, operator, operator),
    async transfer(accountId, operator, to) {
      if (!(await operatorLogins.list()).includes(to)) throw new OperatorError(`There is no operator ${to}`);
      await assignTo(accountId, operator, to);
    },
    async close(accountId, operator) {
      const row = await find(accountId);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('support_conversation')
          .set({ taken_by: null, waiting_since: null })
          .where('account_id', '=', accountId)
          .execute();
        const ticket = await closeTicket(transaction, { accountId, operator, now: clock() });
        await record(transaction, row, operator, 'close', { ticket: ticket?.number ?? null });
      });
      notify(accountId, 'closed');
    },
  };
}

function transcriptLine({ seq, author, operator, text, width, height, written_at }: MessageRow, account: string) {
  const name = author === 'player' ? account : `${operator ?? ''} (customer service)`;
  const words = width === null ? text.replaceAll('\n', '\n    ') : `[picture, ${width} × ${height}]`;
  return `${seq}  ${new Date(written_at).toISOString()}  ${name}: ${words}`;
}
