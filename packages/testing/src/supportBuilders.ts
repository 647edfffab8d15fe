import type { ChatMessage, ChatMessages, ChatTicket, Feedback, FeedbackList } from '@parlor/contract';
import { NOW } from './now.ts';

const DAY_MS = 86_400_000;

/** Builds a message of customer service. */
export const buildChatMessage = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  seq: 1,
  author: 'operator',
  text: 'Hello. What can we do for you?',
  picture: null,
  writtenAt: NOW - DAY_MS,
  key: null,
  ...over,
});

/** Builds an answered ticket. */
export const buildChatTicket = (over: Partial<ChatTicket> = {}): ChatTicket => ({
  number: 1042,
  state: 'answered',
  openedAt: NOW - DAY_MS,
  isAfterHours: false,
  rating: null,
  ...over,
});

/** Builds a conversation of two days, with an operator online. */
export const buildChatMessages = (over: Partial<ChatMessages> = {}): ChatMessages => ({
  list: [
    buildChatMessage(),
    buildChatMessage({
      seq: 2,
      author: 'player',
      text: 'When does my withdrawal arrive?',
      writtenAt: NOW - 120_000,
      key: '00000000-0000-4000-8000-000000000002',
    }),
    buildChatMessage({ seq: 3, text: 'It is on its way: within the hour.', writtenAt: NOW - 60_000 }),
  ],
  lastSeq: 3,
  operatorReadSeq: 3,
  isStaffed: true,
  ticket: buildChatTicket(),
  ...over,
});

/** Builds answered feedback. */
export const buildFeedback = (over: Partial<Feedback> = {}): Feedback => ({
  id: '00000000-0000-4000-8000-000000000010',
  kind: 'suggestion',
  text: 'Please add more tables in the evening.',
  sentAt: NOW - DAY_MS,
  answer: { text: 'Two more open next week.', at: NOW - 60_000 },
  ...over,
});

/** Builds one page of feedback, with the default length limits. */
export const buildFeedbackList = (list: Feedback[] = [buildFeedback()]): FeedbackList => ({
  list,
  pageNum: 1,
  totalPages: 1,
  totalCount: list.length,
  minLength: 10,
  maxLength: 500,
});
