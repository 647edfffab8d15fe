import type { Kysely } from 'kysely';
import type { InboxMessage, InboxPage, InboxType, LanguageCode, UnreadCounts } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { localize } from '../catalogue/localized.ts';
import type { NoticeReads } from '../content/noticeReads.service.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { ChatService } from '../support/chat.service.ts';
import { htmlOf, isTextKey, wordsOf, type InboxReading } from './inbox.rules.ts';
import {
  countUnread,
  deleteMessage,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
  type MessageRow,
  type ListPosition,
} from './inbox.repository.ts';

/** The reader of messages, with language and time zone. */
export interface InboxCaller {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

type Closed = Refusal<'account.real_required'> | Refusal<'permission.denied'>;
type NotFound = Refusal<'message.not_found'>;

/** Messages to a player. Open to accounts of merchants with the feature `mailCentre`. */
export interface InboxService {
  /** Lists one page, newest first. */
  list(
    caller: InboxCaller,
    query: { type?: InboxType | undefined; before?: string | undefined; pageSize: number },
  ): Promise<InboxPage | Closed>;
  /** Marks one message as read, or all up to a time. */
  read(
    caller: InboxCaller,
    which: { messageId?: string | undefined; upTo?: number | undefined; type?: InboxType | undefined },
  ): Promise<null | Closed | NotFound>;
  /** Deletes a message. Repeating it changes nothing. */
  remove(caller: InboxCaller, messageId: string): Promise<null | Closed | NotFound>;
  /** Restores a message deleted at most some minutes ago. Repeating it changes nothing. */
  restore(caller: InboxCaller, messageId: string): Promise<null | Closed | NotFound>;
  /** Returns the unread counts of everything that the merchant offers (NOTE-05). */
  unread(caller: InboxCaller): Promise<UnreadCounts | Refusal<'account.real_required'>>;
}

interface InboxDeps {
  db: Kysely<Database>;
  clock: () => number;
  chat: Pick<ChatService, 'unread'>;
  noticeReads: NoticeReads;
  /** Notifies the other pages of the account. */
  ledgerEvents: Pick<LedgerEvents, 'publish'>;
}

/** Creates the service of players' messages. */
export function createInboxService({ db, clock, chat, noticeReads, ledgerEvents }: InboxDeps): InboxService {
  const notify = (accountId: string): void =>
    ledgerEvents.publish({ accountId, topic: 'message.seen', transferId: null });

  return {
    async list(caller, { type, before, pageSize }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const rows = await listMessages(db, caller.session.accountId, {
        type,
        before: positionOf(before),
        // One extra row shows whether there is a next page.
        limit: pageSize + 1,
        now: clock(),
      });
      const shown = rows.slice(0, pageSize);
      const last = shown.at(-1);
      return {
        list: shown.map((row) => wireMessage(row, readingOf(caller))),
        next: rows.length > pageSize && last !== undefined ? `${last.written_at}.${last.id}` : null,
      };
    },
    async read(caller, { messageId, upTo, type }) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      if (upTo !== undefined) await readAllMessages(db, accountId, { upTo, type, now: clock() });
      else if (messageId === undefined || !(await readMessage(db, accountId, messageId, clock())))
        return refuse('message.not_found');
      notify(accountId);
      return null;
    },
    async remove(caller, messageId) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      if (!(await deleteMessage(db, accountId, messageId, clock()))) return refuse('message.not_found');
      notify(accountId);
      return null;
    },
    async restore(caller, messageId) {
      const closed = closedTo(caller);
      if (closed !== undefined) return closed;
      const { accountId } = caller.session;
      if (!(await restoreMessage(db, accountId, messageId, clock()))) return refuse('message.not_found');
      notify(accountId);
      return null;
    },
    async unread(caller) {
      if (!isRealType(caller.session.type)) return refuse('account.real_required');
      const { accountId } = caller.session;
      const [announcement, chatCount, inbox] = await Promise.all([
        noticeReads.countUnread(caller),
        chat.unread(caller),
        closedTo(caller) === undefined ? countUnread(db, accountId, clock()) : 0,
      ]);
      return { announcement, chat: isRefusal(chatCount) ? 0 : chatCount.unReadCount, inbox };
    },
  };
}

function closedTo({ session, merchant }: InboxCaller): Closed | undefined {
  if (!isRealType(session.type)) return refuse('account.real_required');
  return merchant.settings.features.mailCentre === true ? undefined : refuse('permission.denied');
}

function readingOf({ merchant, language }: InboxCaller): InboxReading {
  const { defaultLanguage, timeZone } = merchant.settings;
  return { language, defaultLanguage, merchantName: merchant.name, timeZone };
}

/** Parses a cursor into a position; the contract defines its format. */
function positionOf(before: string | undefined): ListPosition | undefined {
  if (before === undefined) return undefined;
  const [writtenAt = '', id = ''] = before.split('.');
  return { writtenAt: Number(writtenAt), id };
}

function wireMessage(row: MessageRow, reading: InboxReading): InboxMessage {
  const common = {
    id: row.id,
    type: row.type,
    link: row.link,
    writtenAt: row.written_at,
    read: row.read_at !== null,
  };
  if (row.text_key !== null && isTextKey(row.text_key)) {
    const { title, text } = wordsOf(row.text_key, row.params, reading);
    return { ...common, title, content: htmlOf(text) };
  }
  return { ...common, title: localize(row.titles ?? {}, reading), content: localize(row.contents ?? {}, reading) };
}
