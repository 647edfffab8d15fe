import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { climbDifficulties, DECLARED_RETURN, ladders, multiplierAfter, returnAt, returnByMode } from './math.ts';

function isDeclared({ numerator, denominator }: Fraction): boolean {
  return numerator * 100n === denominator * 99n && toDecimal({ numerator, denominator }, 9) === DECLARED_RETURN;
}

/** Every stop that a player can choose. */
const stops = climbDifficulties.flatMap((difficulty) =>
  Array.from({ length: ladders[difficulty].rows }, (_, row) => ({ ladder: ladders[difficulty], steps: row + 1 })),
);

describe('the return of a ladder', () => {
  it('equals the declared value for every difficulty and at every stop', () => {
    expect(stops).toHaveLength(39);
    expect(
      stops.filter(({ ladder, steps }) => !isDeclared(returnAt(ladder, steps, multiplierAfter(ladder, steps)))),
    ).toEqual([]);
  });

  it('differs from the declared value when multipliers are one percent lower or higher', () => {
    for (const percent of [99n, 101n]) {
      const biased = stops.filter(({ ladder, steps }) => {
        const { numerator, denominator } = multiplierAfter(ladder, steps);
        return isDeclared(returnAt(ladder, steps, { numerator: numerator * percent, denominator: denominator * 100n }));
      });
      expect(biased).toEqual([]);
    }
  });

  it('is listed for every difficulty with its largest multiplier', () => {
    const modes = returnByMode();
    expect(modes.filter(({ returned }) => !isDeclared(returned))).toEqual([]);
    expect(modes.map(({ mode, maxMultiplier }) => `${mode} ${toDecimal(maxMultiplier, 4)}`)).toEqual([
      'easy 31.2536',
      'medium 57.0884',
      'hard 506.8800',
      'expert 6495.3900',
    ]);
  });
});
