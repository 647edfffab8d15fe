import type { Fraction } from '../fraction.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** Faces of the die, numbered from 0. */
export const FACES = 10_000;

/** The fewest and the most winning faces of a bet. */
export const MIN_WINNING = 1;
export const MAX_WINNING = 9800;

/** Returns the payout of a right bet, as a multiple of the stake: 0.99 × faces / winning faces. */
export function multiplierOf(winning: number): Fraction {
  return { numerator: 99n * BigInt(FACES), denominator: 100n * BigInt(winning) };
}

/** Returns the exact return of a bet on `winning` faces, which is the same for both sides. */
export function exactReturn(winning: number, multiplier: Fraction = multiplierOf(winning)): Fraction {
  return {
    numerator: BigInt(winning) * multiplier.numerator,
    denominator: BigInt(FACES) * multiplier.denominator,
  };
}

/** Returns the return and the highest pay of representative bets, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return [MIN_WINNING, 100, 1000, 2500, 4950, 7500, 9000, MAX_WINNING].map((winning) => ({
    mode: `${winning} of ${FACES}`,
    returned: exactReturn(winning),
    maxMultiplier: multiplierOf(winning),
  }));
}
