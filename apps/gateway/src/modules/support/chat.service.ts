import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { chatLanguage, type ChatMessage, type ChatMessages, type LaunchChatQuery } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
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
import { STAFFED_MS } from './operatorLogins.ts';

/** Messages that one answer holds at most. */
const PAGE = 50;
/** Messages that one account may write in a minute. */
const MESSAGES_PER_MINUTE = 20;

/** Who talks with customer service. */
export interface ChatCaller {
  session: CallSession;
  merchant: Merchant;
  language: string;
}

type Closed = Refusal<'account.real_required'> | Refusal<'permission.denied'>;

/** The player's side of the conversation with customer service. Open to accounts of merchants with the switch CBS3. */
export interface ChatService {
  /** The address of the chat page (SVC-03). */
  launch(caller: ChatCaller, query: LaunchChatQuery): { url: string } | Closed;
  unread(caller: ChatCaller): Promise<{ unReadCount: number } | Closed>;
  list(
    caller: ChatCaller,
    query: { since?: number | undefined; before?: number | undefined },
  ): Promise<ChatMessages | Closed>;
  /** Writes a message, once for each key. */
  send(
    caller: ChatCaller,
    message: { key: string; text: string },
  ): Promise<ChatMessage | Closed | Refusal<'request.rate_limited'>>;
  /** Notes what the player has seen, and tells the player's other devices. */
  read(caller: ChatCaller, seq: number): Promise<{ unReadCount: number } | Closed>;
}

interface ChatDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: SharedState;
  log: FastifyBaseLogger;
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
}

/** Creates the player's side of the chat. */
export function createChatService({ db, clock, shared, log, ledgerEvents }: ChatDeps): ChatService {
  const tell = (accountId: string, topic: string): void =>
    ledgerEvents.publish({ accountId, topic: `chat.${topic}`, transferId: null });

  async function isStaffed(): Promise<boolean> {
    const seen = await db
      .selectFrom('operator_session')
      .select('operator')
      .where('seen_at', '>', atTime(clock() - STAFFED_MS))
      .where('expires_at', '>', atTime(clock()))
      .limit(1)
      .executeTakeFirst();
    return seen !== undefined;
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
      const { accountId } = caller.session;
      // The conversation first: a message that comes between is one that the next question finds.
      const conversation = await findConversation(db, accountId);
      const [rows, staffed] = await Promise.all([listMessages(db, accountId, { ...query, limit: PAGE }), isStaffed()]);
      return {
        list: rows.map(wireMessage),
        lastSeq: Math.max(conversation?.last_seq ?? 0, rows.at(-1)?.seq ?? 0),
        operatorReadSeq: conversation?.operator_read_seq ?? 0,
        isStaffed: staffed,
      };
    },
    async send(caller, { key, text }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId, merchantCode } = caller.session;
      const wait = await countCall(shared, log, `chat:${accountId}`, MESSAGES_PER_MINUTE);
      if (wait !== undefined) return refuse('request.rate_limited', { retryAfter: wait });
      const now = clock();
      const written = await db.transaction().execute(async (transaction) => {
        await openConversation(transaction, { accountId, merchantCode, language: caller.language, now });
        return writeMessage(transaction, { accountId, author: 'player', operator: null, text, key, now });
      });
      if (written === undefined) throw new Error('A conversation that was opened is not there');
      if (written.isNew) tell(accountId, 'written');
      return wireMessage(written.row);
    },
    async read(caller, seq) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      if (await markRead(db, accountId, 'player_read_seq', seq)) tell(accountId, 'read');
      return { unReadCount: await countUnread(db, accountId) };
    },
  };
}

function closedTo({ session, merchant }: ChatCaller): Closed | undefined {
  if (!isRealType(session.type)) return refuse('account.real_required');
  return merchant.settings.whitelabel.CBS3 === true ? undefined : refuse('permission.denied');
}

function wireMessage({ seq, author, text, client_key, written_at }: MessageRow): ChatMessage {
  return { seq, author, text, writtenAt: written_at, key: author === 'player' ? client_key : null };
}
