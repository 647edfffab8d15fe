import type { Fraction } from '../fraction.ts';
import { paysTimes, POCKETS, rouletteKinds, roulettePlaces, type RouletteKind, type RoulettePlace } from './places.ts';

/** The declared return of every place: 36/37, rounded to nine places. A test compares it with the exact ones. */
export const DECLARED_RETURN = '0.972972973';

/** Returns the exact return of a place: its payouts over all pockets, divided by the pockets. */
export function exactReturn(place: RoulettePlace): Fraction {
  return { numerator: BigInt(place.numbers.length * paysTimes(place)), denominator: BigInt(POCKETS) };
}

/** Returns the return and the pay of each kind of place, for the rules sheet. All places of a kind are alike. */
export function returnByMode(): {
  mode: RouletteKind;
  returned: Fraction;
  declared: string;
  maxMultiplier: Fraction;
}[] {
  return rouletteKinds.flatMap((mode) => {
    const place = roulettePlaces.find(({ kind }) => kind === mode);
    if (!place) return [];
    const maxMultiplier = { numerator: BigInt(paysTimes(place)), denominator: 1n };
    return [{ mode, returned: exactReturn(place), declared: DECLARED_RETURN, maxMultiplier }];
  });
}
