import { z } from 'zod';
import { epochMs, paged, pageNumber, pageSize } from './primitives.ts';
import { CHAT_TEXT_MAX, feedbackKinds, TICKET_RATING_MAX } from '../support.ts';

const MAX_MESSAGES = 2_000_000_000;
const seq = z.int().min(0).max(MAX_MESSAGES);

/** Query of `launchChat` (SVC-03). `backUrl` must be a path of the site. */
export const launchChatQuery = z.strictObject({
  b2c: z.literal('1'),
  language: z.string().regex(/^[A-Z]{2}$/),
  /** The target of the chat's back arrow. */
  backUrl: z
    .string()
    .max(200)
    .regex(/^\/m\/[\w\-/]*$/),
  headerColor: z.string().regex(/^#?[\da-f]{6}$/i),
  title: z.string().max(100),
  template: z.literal('v2'),
  moduleId: z.literal('CBS3'),
});
/** Answer of `launchChat`: a path of the site. It carries no secret: the session identifies the player. */
export const launchedChat = z.object({ url: z.string() });

/** A message of the conversation with customer service. */
export const chatMessage = z.object({
  /** Sequence number from 1, without gaps. */
  seq: z.int().positive(),
  author: z.enum(['player', 'operator']),
  /** Empty if the message is a picture. */
  text: z.string(),
  /** Size in pixels; null if the message is text. */
  picture: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable(),
  writtenAt: epochMs,
  /** The key with which the player sent it; null for an operator's message. */
  key: z.uuid().nullable(),
});

const rating = z.int().min(1).max(TICKET_RATING_MAX);

/** The ticket of a player's question, from the first message until an operator closes it. */
export const chatTicket = z.object({
  number: z.int().positive(),
  /** `waiting` for an operator, `answered`, or `closed`. A message within three days reopens a closed one. */
  state: z.enum(['waiting', 'answered', 'closed']),
  openedAt: epochMs,
  /** Whether no operator was online when it was opened. */
  isAfterHours: z.boolean(),
  rating: rating.nullable(),
});

/** Query of `listChatMessages`: the oldest messages after `since`, or else the newest before `before`. */
export const chatMessagesQuery = z.strictObject({
  since: z.coerce.number<number>().int().min(0).max(MAX_MESSAGES).optional(),
  before: z.coerce.number<number>().int().min(1).max(MAX_MESSAGES).optional(),
});
/** Answer of `listChatMessages`, in sequence. */
export const chatMessages = z.object({
  list: z.array(chatMessage),
  /** The newest message of the conversation; 0 if there is none. */
  lastSeq: seq,
  /** The newest message that an operator has read. */
  operatorReadSeq: seq,
  /** Whether an operator is online. */
  isStaffed: z.boolean(),
  /** The last ticket; null before the first message. */
  ticket: chatTicket.nullable(),
});

/** Body of `sendChatMessage`. A repeated key writes nothing and returns the existing message. */
export const chatMessageBody = z.strictObject({
  key: z.uuid(),
  text: z
    .string()
    .trim()
    .min(1)
    .max(CHAT_TEXT_MAX)
    .refine((text) => !text.includes('\u0000')),
});
/** Parameters of `sendChatPicture`: the key of the message, as in `sendChatMessage`. */
export const chatPictureKey = z.object({ key: z.uuid() });
/** Parameters of `getChatPicture`: the number of the message. */
export const chatPictureSeq = z.object({ seq: z.coerce.number<number>().int().min(1).max(MAX_MESSAGES) });
/** Body of `rateChat`: the number of a closed ticket, and a mark from 1 to 5. */
export const rateChatBody = z.strictObject({ number: z.int().positive(), rating });
/** Body of `readChat`: the newest message that the player has read. */
export const readChatBody = z.strictObject({ seq });
/** Answer of `getChatUnreadCount` and `readChat`. */
export const chatUnread = z.object({ unReadCount: seq });

/** Messages of the gateway over the live chat connection. */
export const chatSocketMessage = z.discriminatedUnion('type', [
  /** The messages after the number that the page sent, and the current state. None is omitted or sent twice. */
  z.object({ type: z.literal('messages'), chat: chatMessages }),
  /** Operators came online or went offline. */
  z.object({ type: z.literal('staffed'), isStaffed: z.boolean() }),
  /** An operator is typing. Valid for some seconds. */
  z.object({ type: z.literal('typing') }),
  /** A heartbeat. */
  z.object({ type: z.literal('beat') }),
]);
/** Messages of a page over the live chat connection: first its newest message number, then that the player types. */
export const chatSocketWord = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('since'), seq }),
  z.strictObject({ type: z.literal('typing') }),
]);

/** A player's feedback to the site. */
export const feedback = z.object({
  id: z.uuid(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  sentAt: epochMs,
  answer: z.object({ text: z.string(), at: epochMs }).nullable(),
});
/** Query of `listFeedback`. */
export const feedbackQuery = z.object({ pageNo: pageNumber, pageSize: pageSize(20, 100) });
/** Answer of `listFeedback`, newest first, with the length limits of a new text in characters. */
export const feedbackList = paged(feedback).extend({ minLength: z.int().positive(), maxLength: z.int().positive() });
/** Body of `sendFeedback`. A repeated id returns the same feedback. */
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
  sendChatPicture: {
    summary: 'Send a picture to customer service',
    params: chatPictureKey,
    value: chatMessage,
    errors: ['account.real_required', 'picture.unreadable', 'request.too_large'],
  },
  getChatPicture: {
    summary: 'A picture of the conversation, as JPEG',
    params: chatPictureSeq,
    value: z.string(),
    errors: ['account.real_required', 'request.not_found'],
  },
  rateChat: {
    summary: 'Give a closed ticket a mark',
    body: rateChatBody,
    value: chatTicket,
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
