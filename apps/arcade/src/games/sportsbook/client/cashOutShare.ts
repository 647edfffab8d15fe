import type { SlipView } from '../../../sportsApi.ts';

type Offered = Pick<SlipView, 'openShare' | 'cashOut'>;

/** The whole stake, in hundredths of a percent. */
const WHOLE = 10_000n;

/** Returns the payout of a cash-out of `share` of the stake, rounded down as on the server. */
export function cashOutPart({ openShare, cashOut }: Offered, share: number): bigint {
  return openShare === 0 ? 0n : (BigInt(cashOut?.amount ?? 0) * BigInt(share)) / BigInt(openShare);
}

/** Returns the stake that stays on the bet after `share` is cashed out. */
export function remainingStake({ openShare, stake }: Pick<SlipView, 'openShare' | 'stake'>, share: number): bigint {
  return (BigInt(stake) * BigInt(openShare - share)) / WHOLE;
}

/**
 * Returns the smallest share that pays `amount` or more. If a large offer has more minor units than shares, it moves
 * from `before` by at least one share, so that no step is lost.
 */
export function shareFor(slip: Offered, amount: bigint, before: number): number {
  const total = BigInt(slip.cashOut?.amount ?? 0);
  if (total === 0n) return before;
  const open = BigInt(slip.openShare);
  const found = Number((amount * open + total - 1n) / total);
  const isStuck = found === before && amount < cashOutPart(slip, before);
  return Math.min(slip.openShare, Math.max(1, isStuck ? found - 1 : found));
}
