import type { ReferralTerms } from './referralSettings.ts';

const MILLION = 1_000_000n;

/**
 * Returns the referrer's reward for a deposit, in minor units, rounded down once; undefined if the deposit is too
 * small.
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

/** Masks a name except for its first and last letters: `p••••1`. A name of two characters keeps the first alone. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return `${letters[0] ?? ''}••••${last}`;
}
