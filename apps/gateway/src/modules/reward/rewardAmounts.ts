/** Multiplies an amount by a multiple with at most three decimals, floored once. */
export function timesAmount(amount: bigint, multiple: number): bigint {
  return (amount * BigInt(Math.round(multiple * 1_000))) / 1_000n;
}
