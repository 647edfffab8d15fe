import { z } from 'zod';
import { epochMs, paged, pageNumber, pageSize } from './primitives.ts';
import { CHAT_TEXT_MAX, feedbackKinds } from '../support.ts';

const MOST_MESSAGES = 2_000_000_000;
const seq = z.int().min(0).max(MOST_MESSAGES);

/** Query of `launchChat` (SVC-03). `backUrl` is a path of the site; everything else is refused. */
export const launchChatQuery = z.strictObject({
  b2c: z.literal('1'),
  language: z.string().regex(/^[A-Z]{2}$/),
  /** Where the back arrow of the chat leads. */
  backUrl: z
    .string()
    .max(200)
    .regex(/^\/m\/[\w\-/]*$/),
  headerColor: z.string().regex(/^#?[\da-f]{6}$/i),
  title: z.string().max(100),
  template: z.literal('v2'),
  moduleId: z.literal('CBS3'),
});
/** Answer of `launchChat`: a path of the site. It carries no secret: the session says who writes. */
export const launchedChat = z.object({ url: z.string() });

/** A message of the conversation with customer service. */
export const chatMessage = z.object({
  /** Counts from 1 without gaps. */
  seq: z.int().positive(),
  author: z.enum(['player', 'operator']),
  text: z.string(),
  writtenAt: epochMs,
  /** The key that the player sent it with; null on an operator's. */
  key: z.uuid().nullable(),
});

/** Query of `listChatMessages`: the oldest that come after `since`, or else the newest before `before`. */
export const chatMessagesQuery = z.strictObject({
  since: z.coerce.number<number>().int().min(0).max(MOST_MESSAGES).optional(),
  before: z.coerce.number<number>().int().min(1).max(MOST_MESSAGES).optional(),
});
/** Answer of `listChatMessages`, in their order. */
export const chatMessages = z.object({
  list: z.array(chatMessage),
  /** The newest message of the conversation; 0 when there is none. */
  lastSeq: seq,
  /** The newest that an operator has seen. */
  operatorReadSeq: seq,
  /** Whether an operator is there now. */
  isStaffed: z.boolean(),
});

/** Body of `sendChatMessage`. The same key again writes nothing and answers the message that is there. */
export const chatMessageBody = z.strictObject({
  key: z.uuid(),
  text: z
    .string()
    .trim()
    .min(1)
    .max(CHAT_TEXT_MAX)
    .refine((text) => !text.includes('\u0000')),
});
/** Body of `readChat`: the newest message that the player has seen. */
export const readChatBody = z.strictObject({ seq });
/** Answer of `getChatUnreadCount` and `readChat`. */
export const chatUnread = z.object({ unReadCount: seq });

/** What a player wrote to the site. */
export const feedback = z.object({
  id: z.uuid(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  sentAt: epochMs,
  answer: z.object({ text: z.string(), at: epochMs }).nullable(),
});
/** Query of `listFeedback`. */
export const feedbackQuery = z.object({ pageNo: pageNumber, pageSize: pageSize(20, 100) });
/** Answer of `listFeedback`, newest first, with the bounds of a new text in characters. */
export const feedbackList = paged(feedback).extend({ minLength: z.int().positive(), maxLength: z.int().positive() });
/** Body of `sendFeedback`. The same id again is the same feedback. */
export const feedbackBody = z.strictObject({
  id: z.uuid(),
  kind: z.enum(feedbackKinds),
  text: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .refine((text) => !text.includes('\u0000')),
});

/** Schemas of the calls about customer service. */
export const supportCalls = {
  launchChat: {
    summary: 'Address of the chat with customer service',
    query: launchChatQuery,
    value: launchedChat,
    errors: ['account.real_required'],
  },
  getChatUnreadCount: {
    summary: 'Messages of customer service that the player has not seen',
    value: chatUnread,
    errors: ['account.real_required'],
  },
  listChatMessages: {
    summary: 'Messages with customer service',
    query: chatMessagesQuery,
    value: chatMessages,
    errors: ['account.real_required'],
  },
  sendChatMessage: {
    summary: 'Write to customer service',
    body: chatMessageBody,
    value: chatMessage,
    errors: ['account.real_required'],
  },
  readChat: {
    summary: 'The player has seen messages',
    body: readChatBody,
    value: chatUnread,
    errors: ['account.real_required'],
  },
  listFeedback: {
    summary: 'Feedback of the player, with answers',
    query: feedbackQuery,
    value: feedbackList,
    errors: ['account.real_required'],
  },
  sendFeedback: {
    summary: 'Send feedback',
    body: feedbackBody,
    value: feedback,
    errors: ['account.real_required'],
  },
} as const;
