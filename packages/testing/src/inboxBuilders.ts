import type { InboxMessage, InboxPage, PushSettings, UnreadCounts } from '@parlor/contract';
import { NOW } from './now.ts';

/** Builds an unread message of the platform. */
export const buildMessage = (over: Partial<InboxMessage> = {}): InboxMessage => ({
  id: '00000000-0000-4000-8000-000000000101',
  type: 'money',
  title: 'Deposit of ฿1,000.00 received',
  content: '<p>฿1,000.00 is in your balance. Good luck!</p>',
  link: '/m/transaction/record',
  writtenAt: NOW - 60_000,
  read: false,
  ...over,
});

/** Builds an inbox with a message of each type; the first two are unread. */
export const buildInboxPage = (over: Partial<InboxPage> = {}): InboxPage => ({
  list: [
    buildMessage(),
    buildMessage({
      id: '00000000-0000-4000-8000-000000000102',
      type: 'security',
      title: 'New device: Pixel 8 · Chrome · Android',
      content: '<p>Your account was used on a device that we had not seen before.</p>',
      link: '/m/securityCenter/devices',
      writtenAt: NOW - 3_600_000,
    }),
    buildMessage({
      id: '00000000-0000-4000-8000-000000000103',
      type: 'bonus',
      title: '฿10.00 waits for you: Lucky day',
      content: '<p>Claim it in the reward centre.</p>',
      link: '/m/rewardCenter',
      writtenAt: NOW - 86_400_000,
      read: true,
    }),
    buildMessage({
      id: '00000000-0000-4000-8000-000000000104',
      type: 'operator',
      title: 'The lantern festival begins',
      content: '<p>Three evenings, <strong>three tables</strong> with higher limits.</p>',
      link: null,
      writtenAt: NOW - 2 * 86_400_000,
      read: true,
    }),
    buildMessage({
      id: '00000000-0000-4000-8000-000000000105',
      type: 'system',
      title: 'Welcome to Sample',
      content: '<p>Your account is ready.</p>',
      link: '/m/securityCenter',
      writtenAt: NOW - 3 * 86_400_000,
      read: true,
    }),
  ],
  next: null,
  ...over,
});

/** Builds a player's unread counts. */
export const buildUnreadCounts = (over: Partial<UnreadCounts> = {}): UnreadCounts => ({
  announcement: 0,
  chat: 0,
  inbox: 0,
  ...over,
});

/** Builds settings of notifications, with quiet hours at night. */
export const buildPushSettings = (over: Partial<PushSettings> = {}): PushSettings => ({
  publicKey: `B${'A'.repeat(86)}`,
  kinds: ['account', 'bonus', 'service'],
  quietHours: { from: '22:00', to: '08:00' },
  ...over,
});
