import { fromMinor, type Currency, type Reward } from '@parlor/contract';
import { localize, type Reading } from '../catalogue/localized.ts';
import type { StoredFreeRounds } from '../../tables/rewardTables.ts';
import type { FreeRounds } from './freeRounds.ts';
import { contestRewardOf, type RewardContest } from './contestRewards.ts';
import type { RewardRow } from './rewardGrant.ts';

/** Whether a reward can be claimed at a time, in epoch milliseconds. */
export function isOpenReward({ state, expires_at }: Pick<RewardRow, 'state' | 'expires_at'>, now: number): boolean {
  return state === 'CLAIMABLE' && (expires_at === null || expires_at > now);
}

/** Joined data of a reward: its promotion, its free rounds, and the contest of its tickets or points. */
interface Beside {
  promotionId: string | null;
  rounds: FreeRounds | undefined;
  contest: RewardContest | undefined;
}

/** Converts a reward to its wire form. */
export function toReward(
  row: RewardRow,
  { promotionId, rounds, contest }: Beside,
  reading: Reading,
  now: number,
): Reward {
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
    // A due reward is shown as claimed: its payment follows shortly.
    state: isPast ? 'EXPIRED' : row.state === 'DUE' ? 'CLAIMED' : row.state,
    wageringRequired: row.bonus_terms === null ? null : fromMinor(BigInt(row.bonus_terms.required), currency),
    freeRounds: row.free_rounds === null ? null : toFreeRounds(row.free_rounds, currency, rounds, now),
    contestReward: toContestReward(row, contest, reading),
    grantedAt: row.granted_at,
    claimedAt: row.claimed_at,
    expiresAt: row.expires_at,
  };
}

function toContestReward(
  row: RewardRow,
  contest: RewardContest | undefined,
  reading: Reading,
): Reward['contestReward'] {
  const reward = contestRewardOf(row);
  if (reward === undefined) return null;
  return {
    ...reward,
    title: contest === undefined ? reward.contest : localize(contest.titles, reading),
    endsAt: contest?.endsAt ?? null,
  };
}

function toFreeRounds(
  { game, stake, count, wageringMultiple }: StoredFreeRounds,
  currency: Currency,
  rounds: FreeRounds | undefined,
  now: number,
): Reward['freeRounds'] {
  const isOver = rounds !== undefined && rounds.expires_at <= now;
  return {
    gameCode: game,
    stake: fromMinor(BigInt(stake), currency),
    count,
    left: isOver ? 0 : count - (rounds?.used ?? 0),
    won: fromMinor(rounds?.won ?? 0n, currency),
    wageringMultiple,
    playUntil: rounds?.expires_at ?? null,
  };
}
