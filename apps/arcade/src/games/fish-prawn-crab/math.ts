import type { Fraction } from '../fraction.ts';
import { bestOfThrows, returnOfThrows } from '../threeDice.ts';
import { fishPrawnCrabPlaces, hundredthsOf, symbolsOf, type FishPrawnCrabPlace } from './rules.ts';

/** The declared return to player: the same for every place, 210 of 216. A test compares it with the exact ones. */
export const DECLARED_RETURN = '0.972222222';

/** Returns the exact return of a place, by all 216 throws. */
export function exactReturn(place: FishPrawnCrabPlace): Fraction {
  return returnOfThrows((dice) => hundredthsOf(place, { symbols: symbolsOf(dice) }));
}

/** Returns the return and the highest pay of every place, for the rules sheet. */
export function returnByMode(): {
  mode: FishPrawnCrabPlace;
  returned: Fraction;
  declared: string;
  maxMultiplier: Fraction;
}[] {
  return fishPrawnCrabPlaces.map((place) => ({
    mode: place,
    returned: exactReturn(place),
    declared: DECLARED_RETURN,
    maxMultiplier: bestOfThrows((dice) => hundredthsOf(place, { symbols: symbolsOf(dice) })),
  }));
}
