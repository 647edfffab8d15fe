import { z } from 'zod';
import { inboxTypes } from '../inbox.ts';
import { epochMs, pageSize } from './primitives.ts';

/** A message to one player. `content` is HTML; `link` is the path of its subject on the site. */
export const inboxMessage = z.object({
  id: z.uuid(),
  type: z.enum(inboxTypes),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  writtenAt: epochMs,
  read: z.boolean(),
});

/**
 * Query of `listMessages`. `before` is the `next` of the previous page: a cursor, so that new messages do not shift
 * pages.
 */
export const inboxQuery = z.strictObject({
  type: z.enum(inboxTypes).optional(),
  before: z
    .string()
    .regex(/^\d{1,16}\.[\da-f-]{36}$/)
    .optional(),
  pageSize: pageSize(20, 100),
});
/** Answer of `listMessages`, newest first. `next` is null on the last page. */
export const inboxPage = z.object({ list: z.array(inboxMessage), next: z.string().nullable() });

/** Body of `readMessages`: one message, or all messages up to a time, optionally of one type. */
export const readMessagesBody = z
  .strictObject({ messageId: z.uuid().optional(), upTo: epochMs.optional(), type: z.enum(inboxTypes).optional() })
  .refine(({ messageId, upTo }) => (messageId === undefined) !== (upTo === undefined), 'either messageId or upTo');
/** Parameters of `deleteMessage`. */
export const messageParams = z.strictObject({ messageId: z.uuid() });

const count = z.int().min(0);
/** Answer of `getUnreadCounts` (NOTE-05). `chat` is 0 if the merchant does not use the site's chat. */
export const unreadCounts = z.object({ announcement: count, chat: count, inbox: count });

/** Schemas of the calls about messages to a player. */
export const inboxCalls = {
  listMessages: {
    summary: 'Messages to the player',
    query: inboxQuery,
    value: inboxPage,
    errors: ['account.real_required'],
  },
  readMessages: {
    summary: 'The player has read messages',
    body: readMessagesBody,
    value: z.null(),
    errors: ['message.not_found', 'account.real_required'],
  },
  deleteMessage: {
    summary: 'Delete a message',
    params: messageParams,
    value: z.null(),
    errors: ['message.not_found', 'account.real_required'],
  },
  restoreMessage: {
    summary: 'Take the delete of a message back',
    params: messageParams,
    value: z.null(),
    errors: ['message.not_found', 'account.real_required'],
  },
  getUnreadCounts: {
    summary: 'Announcements, chat and inbox: what the player has not read',
    value: unreadCounts,
    errors: ['account.real_required'],
  },
} as const;
