import type { UniformDraw } from './uniformDraw.ts';

const WORD = 2 ** 32;
const U64 = 1n << 64n;

/** Draws a uniformly distributed integer of 64 bits: two words of the stream, the first one in the upper half. */
export function drawU64(draw: UniformDraw): bigint {
  const upper = BigInt(draw(WORD));
  return (upper << 32n) | BigInt(draw(WORD));
}

/**
 * Rounds `numerator / denominator` minor units to a whole number whose expected value is exactly that fraction, up to
 * 2⁻⁶⁴: the remainder is paid as one unit with the chance of its size. Always takes one number of 64 bits from the
 * stream, so that later draws do not depend on the stake.
 *
 * @throws RangeError for a negative fraction or a denominator below one.
 */
export function settleFraction(draw: UniformDraw, numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator < 1n) throw new RangeError('the fraction is not one of an amount');
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  return quotient + (drawU64(draw) * denominator < rest * U64 ? 1n : 0n);
}
