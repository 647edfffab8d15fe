import type { ReferralTerms } from './referralSettings.ts';

const MILLION = 1_000_000n;

/**
 * The reward of the referrer for a deposit, in minor units, rounded down once; undefined if it is too small to count.
 */
export function promiseOf(
  deposited: bigint,
  { minDeposit, rewardPpm, maxReward, wageringMultiple }: ReferralTerms,
): { deposited: bigint; required: bigint; reward: bigint } | undefined {
  if (deposited < minDeposit) return undefined;
  const share = (deposited * BigInt(rewardPpm)) / MILLION;
  const reward = share < maxReward ? share : maxReward;
  return reward > 0n ? { deposited, required: deposited * BigInt(wageringMultiple), reward } : undefined;
}

/** A name of which the first and the last letter are left: `p••••1`. Names of two characters show the first alone. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return `${letters[0] ?? ''}••••${last}`;
}
