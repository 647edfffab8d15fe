/** The fee of a deposit method: parts per million of the amount and a fixed part, in minor units. */
export interface DepositFeeTerms {
  ppm: number;
  fixed: bigint;
}

const MILLION = 1_000_000n;

/** Parts per million of an amount in minor units, rounded down to a whole one. */
function partOf(amount: bigint, ppm: number): bigint {
  return (amount * BigInt(ppm)) / MILLION;
}

/**
 * Fee of a deposit in minor units: the fixed part, and the rate of the amount rounded down, in favour of the player. It
 * never exceeds the amount. The SQL function `deposit_fee` computes the same.
 */
export function depositFee(amount: bigint, { ppm, fixed }: DepositFeeTerms): bigint {
  const fee = fixed + partOf(amount, ppm);
  return fee < amount ? fee : amount;
}

/** When an offer adds something to a deposit, and how much; amounts in minor units. */
export interface DepositBonusTerms {
  minAmount: bigint;
  ppm: number;
  max: bigint;
}

/**
 * The amount that an offer adds to a deposit, in minor units, rounded down; nothing below the least amount of the
 * offer.
 */
export function depositBonus(amount: bigint, { minAmount, ppm, max }: DepositBonusTerms): bigint {
  if (amount < minAmount) return 0n;
  const bonus = partOf(amount, ppm);
  return bonus < max ? bonus : max;
}
