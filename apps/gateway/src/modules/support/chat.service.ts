import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import {
  chatLanguage,
  type ChatMessage,
  type ChatMessages,
  type ChatTicket,
  type LaunchChatQuery,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { countCall } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import { isRealType } from '../member/accountTypes.ts';
import {
  countUnread,
  findConversation,
  listMessages,
  markRead,
  openConversation,
  writeMessage,
  type MessageRow,
} from './conversation.repository.ts';
import type { ChatPictures, DrawnPicture } from './chatPictures.ts';
import type { OperatorLogins } from './operatorLogins.ts';
import { findTicket, rateTicket, wireTicket } from './ticket.repository.ts';

/** The most messages in one response. */
const PAGE = 50;
/** The most messages that one account may write in a minute. */
const MESSAGES_PER_MINUTE = 20;
/** The most pictures that one account may send in a minute; each is re-encoded. */
const PICTURES_PER_MINUTE = 6;

/** The account that talks with customer service. */
export interface ChatCaller {
  session: CallSession;
  merchant: Merchant;
  language: string;
}

type Closed = Refusal<'account.real_required'> | Refusal<'permission.denied'>;

/**
 * The player's side of the conversation with customer service. Available to accounts of merchants with the switch CBS3.
 */
export interface ChatService {
  /** Returns the address of the chat page (SVC-03). */
  launch(caller: ChatCaller, query: LaunchChatQuery): { url: string } | Closed;
  unread(caller: ChatCaller): Promise<{ unReadCount: number } | Closed>;
  list(
    caller: ChatCaller,
    query: { since?: number | undefined; before?: number | undefined },
  ): Promise<ChatMessages | Closed>;
  /** Writes a message, once per key. */
  send(
    caller: ChatCaller,
    message: { key: string; text: string },
  ): Promise<ChatMessage | Closed | Refusal<'request.rate_limited'>>;
  /** Sends a picture, once per key. */
  sendPicture(
    caller: ChatCaller,
    message: { key: string; sent: Buffer },
  ): Promise<ChatMessage | Closed | Refusal<'request.rate_limited'> | Refusal<'picture.unreadable'>>;
  /** Returns the picture of a message as JPEG. */
  picture(caller: ChatCaller, seq: number): Promise<Buffer | Closed | Refusal<'request.not_found'>>;
  /** Rates a closed ticket of the player. */
  rate(
    caller: ChatCaller,
    mark: { number: number; rating: number },
  ): Promise<ChatTicket | Closed | Refusal<'request.invalid'>>;
  /** Returns messages of an account's conversation after a number, for either side. */
  readOf(accountId: string, query: { since?: number | undefined; before?: number | undefined }): Promise<ChatMessages>;
  /** Marks messages as seen by the player, and notifies the player's other devices. */
  read(caller: ChatCaller, seq: number): Promise<{ unReadCount: number } | Closed>;
}

interface ChatDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: SharedState;
  log: FastifyBaseLogger;
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
  pictures: ChatPictures;
  operatorLogins: Pick<OperatorLogins, 'isStaffed'>;
}

/** Creates the player's side of the chat. */
export function createChatService(deps: ChatDeps): ChatService {
  const { db, clock, shared, log, ledgerEvents, pictures, operatorLogins } = deps;
  const notify = (accountId: string, topic: string): void =>
    ledgerEvents.publish({ accountId, topic: `chat.${topic}`, transferId: null });

  async function write(
    { session: { accountId, merchantCode }, language }: ChatCaller,
    message: { key: string; text: string; picture?: DrawnPicture },
  ): Promise<ChatMessage> {
    const now = clock();
    const isStaffed = await operatorLogins.isStaffed();
    const written = await db.transaction().execute(async (transaction) => {
      await openConversation(transaction, { accountId, merchantCode, language, now });
      const own = { accountId, author: 'player', operator: null, now, isStaffed } as const;
      return writeMessage(transaction, { ...own, ...message }, pictures);
    });
    if (written === undefined) throw new Error('A conversation that was opened is not there');
    if (written.isNew) notify(accountId, 'written');
    return wireMessage(written.row);
  }

  async function readOf(
    accountId: string,
    query: { since?: number | undefined; before?: number | undefined },
  ): Promise<ChatMessages> {
    // Read the conversation first: the next call finds a message that arrives in between.
    const conversation = await findConversation(db, accountId);
    const [rows, isStaffed, ticket] = await Promise.all([
      listMessages(db, accountId, { ...query, limit: PAGE }),
      operatorLogins.isStaffed(),
      findTicket(db, accountId),
    ]);
    return {
      list: rows.map(wireMessage),
      lastSeq: Math.max(conversation?.last_seq ?? 0, rows.at(-1)?.seq ?? 0),
      operatorReadSeq: conversation?.operator_read_seq ?? 0,
      isStaffed,
      ticket: ticket === undefined ? null : wireTicket(ticket),
    };
  }

  return {
    launch(caller, { language, backUrl, headerColor, title }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const query = new URLSearchParams({ language: chatLanguage(language), backUrl, headerColor, title });
      return { url: `/m/chat?${query.toString()}` };
    },
    async unread(caller) {
      return closedTo(caller) ?? { unReadCount: await countUnread(db, caller.session.accountId) };
    },
    async list(caller, query) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      return readOf(caller.session.accountId, query);
    },
    readOf,
    async send(caller, message) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const wait = await countCall(shared, log, `chat:${caller.session.accountId}`, MESSAGES_PER_MINUTE);
      return wait === undefined ? write(caller, message) : refuse('request.rate_limited', { retryAfter: wait });
    },
    async sendPicture(caller, { key, sent }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const wait = await countCall(shared, log, `chat-picture:${caller.session.accountId}`, PICTURES_PER_MINUTE);
      if (wait !== undefined) return refuse('request.rate_limited', { retryAfter: wait });
      const picture = await pictures.draw(sent);
      return picture === undefined ? refuse('picture.unreadable') : write(caller, { key, text: '', picture });
    },
    async picture(caller, seq) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      return (await pictures.find(caller.session.accountId, seq)) ?? refuse('request.not_found');
    },
    async rate(caller, mark) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      const ticket = await rateTicket(db, { accountId, ...mark, now: clock() });
      if (ticket === undefined) return refuse('request.invalid');
      notify(accountId, 'rated');
      return wireTicket(ticket);
    },
    async read(caller, seq) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      if (await markRead(db, accountId, 'player_read_seq', seq)) notify(accountId, 'read');
      return { unReadCount: await countUnread(db, accountId) };
    },
  };
}

/** Returns why a caller cannot write to customer service; undefined if they can. */
export function closedTo({ session, merchant }: Pick<ChatCaller, 'session' | 'merchant'>): Closed | undefined {
  if (!isRealType(session.type)) return refuse('account.real_required');
  return merchant.settings.whitelabel.CBS3 === true ? undefined : refuse('permission.denied');
}

function wireMessage({ seq, author, text, width, height, client_key, written_at }: MessageRow): ChatMessage {
  const picture = width === null || height === null ? null : { width, height };
  return { seq, author, text, picture, writtenAt: written_at, key: author === 'player' ? client_key : null };
}
