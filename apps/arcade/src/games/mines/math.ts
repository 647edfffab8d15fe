import type { Fraction } from '../fraction.ts';
import { binomial } from '../binomial.ts';
import { isWithinMaxWin, MAX_WIN, type MaxWinTerms } from '../maxWin.ts';

/** The tiles of the board. */
export const TILES = 25;

/** At least one tile is a gem. */
export const MAX_MINES = TILES - 1;

/** The declared return to player: the same for every number of mines and at every stop. */
export const DECLARED_RETURN = '0.990000000';

/**
 * Returns the payout per stake of stopping after this many gems. Nothing was risked before the first gem, so there is
 * no pay.
 */
export function multiplierAfter(mines: number, gems: number): Fraction {
  if (gems === 0) return { numerator: 0n, denominator: 1n };
  return { numerator: 99n * binomial(TILES, gems), denominator: 100n * binomial(TILES - mines, gems) };
}

/** After how many gems a round ends by itself: the last one, or the last one that pays no more than the highest win. */
export function lastStop(mines: number, terms: MaxWinTerms): number {
  let gems = 1;
  while (gems < TILES - mines && isWithinMaxWin(multiplierAfter(mines, gems + 1), terms)) gems += 1;
  return gems;
}

/** Returns the exact return to a player who stops after this many gems, if that stop pays `multiplier`. */
export function returnAt(mines: number, gems: number, multiplier: Fraction): Fraction {
  let { numerator, denominator } = multiplier;
  // The chance that each pick is a gem, given that all earlier ones were.
  for (let found = 0; found < gems; found += 1) {
    numerator *= BigInt(TILES - mines - found);
    denominator *= BigInt(TILES - found);
  }
  return { numerator, denominator };
}

/** Returns the exact return and the largest multiplier of each number of mines. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return Array.from({ length: MAX_MINES }, (_, index) => {
    const mines = index + 1;
    const gems = lastStop(mines, { maxWin: MAX_WIN });
    const maxMultiplier = multiplierAfter(mines, gems);
    return { mode: String(mines), returned: returnAt(mines, gems, maxMultiplier), maxMultiplier };
  });
}
