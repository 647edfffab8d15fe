/** The fee of a deposit method: parts per million of the amount and a fixed part, in minor units. */
export interface DepositFeeTerms {
  ppm: number;
  fixed: bigint;
}

const MILLION = 1_000_000n;

/** Parts per million of an amount in minor units, rounded down. */
function partOf(amount: bigint, ppm: number): bigint {
  return (amount * BigInt(ppm)) / MILLION;
}

/**
 * Returns the fee of a deposit in minor units: the fixed part, plus the rate of the amount rounded down, in favour of
 * the player. It never exceeds the amount. The SQL function `deposit_fee` computes the same.
 */
export function depositFee(amount: bigint, { ppm, fixed }: DepositFeeTerms): bigint {
  const fee = fixed + partOf(amount, ppm);
  return fee < amount ? fee : amount;
}

/** The condition and the size of an offer's bonus; amounts in minor units. */
export interface DepositBonusTerms {
  minAmount: bigint;
  ppm: number;
  max: bigint;
}

/**
 * Returns the bonus that an offer adds to a deposit, in minor units, rounded down. Zero below the offer's minimum
 * amount.
 */
export function depositBonus(amount: bigint, { minAmount, ppm, max }: DepositBonusTerms): bigint {
  if (amount < minAmount) return 0n;
  const bonus = partOf(amount, ppm);
  return bonus < max ? bonus : max;
}
