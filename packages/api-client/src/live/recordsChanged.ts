import type { AccountEvent } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Records that the gateway may report as changed. */
type ChangedRecords = Extract<AccountEvent, { event: 'changed' }>['data']['what'];

const changedTags = {
  withdrawals: ['Withdrawals', 'Transactions'],
  deposits: ['Deposits', 'Transactions'],
  rewards: ['Rewards', 'Transactions'],
  messages: ['Messages'],
  chat: ['Chat'],
  contests: ['Contests'],
  content: ['Content'],
} as const satisfies Record<ChangedRecords, readonly string[]>;

/** Action: invalidates records that the gateway reports as changed. The balance arrives with that event. */
export const recordsChanged = (what: ChangedRecords) => baseApi.util.invalidateTags([...changedTags[what]]);

/**
 * Action: invalidates the records whose changes a page may have missed while it had no stream. Content changes rarely,
 * and every page would fetch it again.
 */
export const recordsMissed = () => {
  const { content: _, ...ofPlayers } = changedTags;
  return baseApi.util.invalidateTags(Object.values(ofPlayers).flat());
};
