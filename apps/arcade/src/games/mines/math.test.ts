import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { DECLARED_RETURN, lastStop, MAX_MINES, multiplierAfter, returnAt, returnByMode, TILES } from './math.ts';

function isDeclared({ numerator, denominator }: Fraction): boolean {
  return numerator * 100n === denominator * 99n && toDecimal({ numerator, denominator }, 9) === DECLARED_RETURN;
}

/** Every stop that a player can choose. */
const stops = Array.from({ length: MAX_MINES }, (_, index) => index + 1).flatMap((mines) =>
  Array.from({ length: TILES - mines }, (_, index) => ({ mines, gems: index + 1 })),
);

describe('the return of Mines', () => {
  it('equals the declared value for every number of mines and at every stop', () => {
    expect(stops).toHaveLength(300);
    expect(stops.filter(({ mines, gems }) => !isDeclared(returnAt(mines, gems, multiplierAfter(mines, gems))))).toEqual(
      [],
    );
  });

  it('differs from the declared value when multipliers are one percent lower or higher', () => {
    for (const percent of [99n, 101n]) {
      const biased = stops.filter(({ mines, gems }) => {
        const { numerator, denominator } = multiplierAfter(mines, gems);
        return isDeclared(returnAt(mines, gems, { numerator: numerator * percent, denominator: denominator * 100n }));
      });
      expect(biased).toEqual([]);
    }
  });

  it('is listed for every number of mines, with a largest multiplier reached more often than once in ten million', () => {
    const modes = returnByMode();
    expect(modes.map(({ mode }) => mode)).toEqual(Array.from({ length: MAX_MINES }, (_, index) => String(index + 1)));
    expect(modes.filter(({ returned }) => !isDeclared(returned))).toEqual([]);
    // One more gem after such a stop would exceed the highest win, or all gems are found.
    for (const [index, { maxMultiplier }] of modes.entries()) {
      expect(maxMultiplier.numerator <= 25_000n * maxMultiplier.denominator).toBe(true);
      const next = multiplierAfter(index + 1, lastStop(index + 1, { maxWin: 25_000 }) + 1);
      const isFinished = next.denominator === 0n;
      expect(isFinished || next.numerator > 25_000n * next.denominator).toBe(true);
    }
    // With a return of 0.99, the chance of the only paying outcome is 0.99 divided by its multiplier.
    for (const { maxMultiplier } of modes)
      expect(maxMultiplier.numerator * 100n < maxMultiplier.denominator * 99n * 10_000_000n).toBe(true);
  });

  it.each([
    [1, 1, '1.031250'],
    [3, 5, '1.997368'],
    [24, 1, '24.750000'],
    [12, 13, '5148297.000000'],
  ])('has these multipliers: %i mines, %i gems', (mines, gems, multiplier) => {
    expect(toDecimal(multiplierAfter(mines, gems), 6)).toBe(multiplier);
  });
});
