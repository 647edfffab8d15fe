import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { listMessages, markRead, writeMessage, type MessageRow } from './conversation.repository.ts';

const LIST_LENGTH = 100;
const TEXT_MAX = 1_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A conversation as operators see it: who, in which language, and nothing of their money. */
export interface DeskEntry {
  accountId: string;
  account: string;
  merchantCode: string;
  language: string;
  takenBy: string | null;
  /** Epoch milliseconds; null when no message waits. */
  waitingSince: number | null;
  /** Messages that no operator has seen. */
  unread: number;
}

/** What operators do in conversations. Throws OperatorError for what cannot be. */
export interface ChatDesk {
  /** The conversations, those first that wait longest. */
  list(): Promise<DeskEntry[]>;
  /** One conversation with the messages after a number; what is answered counts as seen. */
  read(accountId: string, since: number): Promise<{ entry: DeskEntry; messages: MessageRow[]; playerReadSeq: number }>;
  /** Writes an answer, and takes the conversation. The same key again writes nothing. */
  answer(answer: { accountId: string; operator: string; text: string; key?: string }): Promise<MessageRow>;
  /** Takes a conversation for oneself. */
  take(accountId: string, operator: string): Promise<void>;
  /** Says that nothing waits any more; the player can go on at any time. */
  close(accountId: string, operator: string): Promise<void>;
}

interface DeskDeps {
  db: Kysely<Database>;
  clock: () => number;
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
}

/** Creates the operators' side of the chat. */
export function createChatDesk({ db, clock, ledgerEvents }: DeskDeps): ChatDesk {
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

  const tell = (accountId: string, topic: string): void =>
    ledgerEvents.publish({ accountId, topic: `chat.${topic}`, transferId: null });
  const record = (connection: Kysely<Database>, row: Row, operator: string, act: string): Promise<void> =>
    recordAct(connection, {
      area: 'support',
      subject: row.account_id,
      merchantCode: row.merchant_code,
      operator,
      act,
      details: {},
    });

  return {
    async list() {
      const rows = await entries()
        .orderBy('waiting_since', (order) => order.asc().nullsLast())
        .orderBy('updated_at', 'desc')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(entryOf);
    },
    async read(accountId, since) {
      const row = await find(accountId);
      const messages = await listMessages(db, accountId, { since: Math.max(since, row.last_seq - 200), limit: 200 });
      const last = messages.at(-1);
      if (last !== undefined && (await markRead(db, accountId, 'operator_read_seq', last.seq))) tell(accountId, 'seen');
      return { entry: entryOf(row), messages, playerReadSeq: row.player_read_seq };
    },
    async answer({ accountId, operator, text, key = randomUUID() }) {
      const words = text.trim();
      if (words === '' || words.length > TEXT_MAX || words.includes('\u0000'))
        throw new OperatorError(`An answer has 1 to ${TEXT_MAX} characters`);
      if (!UUID.test(key)) throw new OperatorError('The key of an answer is a UUID');
      const row = await find(accountId);
      const written = await db.transaction().execute(async (transaction) => {
        const message = await writeMessage(transaction, {
          accountId,
          author: 'operator',
          operator,
          text: words,
          key,
          now: clock(),
        });
        if (message?.isNew === true) await record(transaction, row, operator, 'answer');
        return message;
      });
      if (written === undefined) throw new OperatorError(`There is no conversation ${accountId}`);
      if (written.isNew) tell(accountId, 'answered');
      return written.row;
    },
    async take(accountId, operator) {
      const row = await find(accountId);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('support_conversation')
          .set({ taken_by: operator })
          .where('account_id', '=', accountId)
          .execute();
        await record(transaction, row, operator, 'take');
      });
    },
    async close(accountId, operator) {
      const row = await find(accountId);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('support_conversation')
          .set({ taken_by: null, waiting_since: null })
          .where('account_id', '=', accountId)
          .execute();
        await record(transaction, row, operator, 'close');
      });
    },
  };
}
