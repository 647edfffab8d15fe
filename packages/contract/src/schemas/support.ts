import { z } from 'zod';
import { epochMs, paged, pageNumber, pageSize } from './primitives.ts';
import { CHAT_TEXT_MAX, feedbackKinds, TICKET_RATING_MAX } from '../support.ts';

const MOST_MESSAGES = 2_000_000_000;
const seq = z.int().min(0).max(MOST_MESSAGES);

/** Query of `launchChat` (SVC-03). `backUrl` is a path of the site; everything else is refused. */
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
/** Answer of `launchChat`: a path of the site. It carries no secret: the session says who writes. */
export const launchedChat = z.object({ url: z.string() });

/** A message of the conversation with customer service. */
export const chatMessage = z.object({
  /** Counts from 1 without gaps. */
  seq: z.int().positive(),
  author: z.enum(['player', 'operator']),
  /** Empty where the message is a picture. */
  text: z.string(),
  /** Size in pixels; null where the message is text. */
  picture: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable(),
  writtenAt: epochMs,
  /** The key that the player sent it with; null on an operator's. */
  key: z.uuid().nullable(),
});

const rating = z.int().min(1).max(TICKET_RATING_MAX);

/** The state of what a player asked, from the first message until an operator closes it. */
export const chatTicket = z.object({
  number: z.int().positive(),
  /** `waiting` for an operator, `answered`, or `closed`. Writing again within three days reopens a closed one. */
  state: z.enum(['waiting', 'answered', 'closed']),
  openedAt: epochMs,
  /** Whether no operator was there when it was opened. */
  isAfterHours: z.boolean(),
  rating: rating.nullable(),
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
  /** The last ticket; null before the first message. */
  ticket: chatTicket.nullable(),
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
/** Parameters of `sendChatPicture`: the key of the message, as in `sendChatMessage`. */
export const chatPictureKey = z.object({ key: z.uuid() });
/** Parameters of `getChatPicture`: the number of the message. */
export const chatPictureSeq = z.object({ seq: z.coerce.number<number>().int().min(1).max(MOST_MESSAGES) });
/** Body of `rateChat`: the number of a closed ticket, and a mark from 1 to 5. */
export const rateChatBody = z.strictObject({ number: z.int().positive(), rating });
/** Body of `readChat`: the newest message that the player has seen. */
export const readChatBody = z.strictObject({ seq });
/** Answer of `getChatUnreadCount` and `readChat`. */
export const chatUnread = z.object({ unReadCount: seq });

/** Messages of the gateway over the live line of the chat. */
export const chatSocketMessage = z.discriminatedUnion('type', [
  /** The messages after the number that the page named, and the present state. Nothing is left out or sent twice. */
  z.object({ type: z.literal('messages'), chat: chatMessages }),
  /** Operators came, or left. */
  z.object({ type: z.literal('staffed'), isStaffed: z.boolean() }),
  /** An operator types. It holds for some seconds. */
  z.object({ type: z.literal('typing') }),
  /** Nothing happened; the line is there. */
  z.object({ type: z.literal('beat') }),
]);
/** Messages of a page over the live line: first the number of its newest message, then that the player types. */
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
