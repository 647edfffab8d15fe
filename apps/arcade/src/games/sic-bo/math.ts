import type { Fraction } from '../fraction.ts';
import { bestOfThrows, returnOfThrows } from '../threeDice.ts';
import { aimOf, hundredthsOf, sicBoPlaces, type SicBoPlace } from './rules.ts';

/** The declared return of the game: the return of its best places. */
export const DECLARED_RETURN = '0.972222222';

/**
 * Returns the declared return to player of each place, rounded to nine places. A test compares them with the exact
 * ones.
 */
function declaredReturn(place: SicBoPlace): string {
  if (place === 'total10' || place === 'total11') return '0.968750000';
  return aimOf(place).kind === 'double' ? '0.962962963' : DECLARED_RETURN;
}

/** Returns the exact return of a place, by all 216 throws. */
export function exactReturn(place: SicBoPlace): Fraction {
  return returnOfThrows((dice) => hundredthsOf(place, { dice }));
}

/** Returns the return and the highest pay of every place, for the rules sheet. */
export function returnByMode(): { mode: SicBoPlace; returned: Fraction; declared: string; maxMultiplier: Fraction }[] {
  return sicBoPlaces.map((place) => ({
    mode: place,
    returned: exactReturn(place),
    declared: declaredReturn(place),
    maxMultiplier: bestOfThrows((dice) => hundredthsOf(place, { dice })),
  }));
}
