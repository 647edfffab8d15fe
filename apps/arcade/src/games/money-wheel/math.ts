import type { Fraction } from '../fraction.ts';
import { moneyWheelPlaces, placeHundredths, wheelSegments, type MoneyWheelPlace } from './rules.ts';

/** The declared return of every place: 26/27, rounded to nine places. A test compares it with the exact ones. */
export const DECLARED_RETURN = '0.962962963';

/** Returns how many segments have a place. */
export function segmentsOf(place: MoneyWheelPlace): number {
  return wheelSegments.filter((each) => each === place).length;
}

/** Returns the exact return of a place: its share of the wheel, times its payout. */
export function exactReturn(place: MoneyWheelPlace): Fraction {
  return {
    numerator: BigInt(segmentsOf(place) * placeHundredths[place]),
    denominator: BigInt(wheelSegments.length) * 100n,
  };
}

/** Returns the return and the pay of every place, for the rules sheet. */
export function returnByMode(): {
  mode: MoneyWheelPlace;
  returned: Fraction;
  declared: string;
  maxMultiplier: Fraction;
}[] {
  return moneyWheelPlaces.map((mode) => ({
    mode,
    returned: exactReturn(mode),
    declared: DECLARED_RETURN,
    maxMultiplier: { numerator: BigInt(placeHundredths[mode]), denominator: 100n },
  }));
}
