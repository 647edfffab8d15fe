import { fromMinor, type Currency, type Reward } from '@parlor/contract';
import { localize, type Reading } from '../catalogue/localized.ts';
import type { RewardRow } from './rewardGrant.ts';

/** Whether a reward waits for its player at a time, in epoch milliseconds. */
export function isOpenReward({ state, expires_at }: Pick<RewardRow, 'state' | 'expires_at'>, now: number): boolean {
  return state === 'CLAIMABLE' && (expires_at === null || expires_at > now);
}

/** A reward as it travels, with the promotion that it comes from. */
export function toReward(row: RewardRow, promotionId: string | null, reading: Reading, now: number): Reward {
  const currency = row.currency as Currency;
  const isPast = row.state === 'CLAIMABLE' && !isOpenReward(row, now);
  return {
    rewardId: row.id,
    promotionId,
    kind: row.category,
    title: localize(row.titles, reading),
    reward: row.reward,
    amount: fromMinor(row.amount, currency),
    currency,
    // What is paid in a moment is as good as paid.
    state: isPast ? 'EXPIRED' : row.state === 'DUE' ? 'CLAIMED' : row.state,
    wageringRequired: row.bonus_terms === null ? null : fromMinor(BigInt(row.bonus_terms.required), currency),
    grantedAt: row.granted_at,
    claimedAt: row.claimed_at,
    expiresAt: row.expires_at,
  };
}
