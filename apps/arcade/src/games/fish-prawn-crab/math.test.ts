import { describe, expect, it } from 'vitest';
import { fraction, toDecimal } from '../fraction.ts';
import { throws } from '../threeDice.ts';
import { DECLARED_RETURN, exactReturn, returnByMode } from './math.ts';
import { fishPrawnCrabPlaces, hundredthsOf, symbolsOf } from './rules.ts';

describe('the return of Fish Prawn Crab', () => {
  it('is exactly 210 of 216 for every place, as declared', () => {
    expect(returnByMode().map(({ mode }) => mode)).toEqual(fishPrawnCrabPlaces);
    for (const place of fishPrawnCrabPlaces) expect([place, exactReturn(place)]).toEqual([place, fraction(210, 216)]);
    expect(toDecimal(fraction(210, 216), 9)).toBe(DECLARED_RETURN);
  });

  it('differs from the declared one if a throw is twice as likely', () => {
    const biased = [...throws, [3, 3, 3]];
    const returned = (place: (typeof fishPrawnCrabPlaces)[number]): string =>
      toDecimal(
        fraction(
          biased.reduce((sum, dice) => sum + hundredthsOf(place, { symbols: symbolsOf(dice) }), 0),
          biased.length * 100,
        ),
        9,
      );
    for (const place of ['crab', 'triple-crab', 'anyTriple', 'fish', 'fish-prawn'] as const)
      expect([place, returned(place)]).not.toEqual([place, DECLARED_RETURN]);
  });
});
