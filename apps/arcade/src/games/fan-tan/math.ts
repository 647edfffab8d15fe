import type { Fraction } from '../fraction.ts';
import { fanTanKinds, fanTanPlaces, remainders, winHundredths, type FanTanKind, type FanTanPlace } from './places.ts';

/** The declared return to player of every place: 39/40. A test compares it with the exact ones. */
export const DECLARED_RETURN = '0.975000000';

/** Returns the exact return of a place. Each of the four numbers is equally likely. */
export function exactReturn({ kind, wins, back }: FanTanPlace): Fraction {
  return {
    numerator: BigInt(wins.length * winHundredths[kind] + (back === undefined ? 0 : 100)),
    denominator: BigInt(remainders.length) * 100n,
  };
}

/** Returns the return and the pay of each kind of place, for the rules sheet. All places of a kind are alike. */
export function returnByMode(): {
  mode: FanTanKind;
  returned: Fraction;
  declared: string;
  maxMultiplier: Fraction;
}[] {
  return fanTanKinds.flatMap((mode) => {
    const place = fanTanPlaces.find(({ kind }) => kind === mode);
    if (!place) return [];
    const maxMultiplier = { numerator: BigInt(winHundredths[mode]), denominator: 100n };
    return [{ mode, returned: exactReturn(place), declared: DECLARED_RETURN, maxMultiplier }];
  });
}
