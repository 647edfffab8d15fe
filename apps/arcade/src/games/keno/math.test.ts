import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import {
  DECLARED_RETURN,
  DRAWN,
  hitMultipliers,
  kenoRisks,
  MAX_PICKS,
  NUMBERS,
  returnByMode,
  returnOf,
} from './math.ts';

/** Picks, then the multipliers for 0, 1, 2, … hits at each risk, as in the design of the games. */
const designed = `
1 | 0 · 3.96 | 0.7 · 1.86 | 0.4 · 2.76 | 0 · 3.96
2 | 0 · 1.89 · 4.56 | 0 · 2.01 · 3.76 | 0 · 1.8 · 5.16 | 0 · 0 · 17.16
3 | 0 · 0.99 · 3.13 · 10.41 | 0 · 1.1 · 1.38 · 26.11 | 0 · 0 · 2.8 · 50.01 | 0 · 0 · 0 · 81.51
4 | 0 · 0.81 · 1.78 · 5.02 · 22.26 | 0 · 0 · 2.2 · 7.89 · 90.51 | 0 · 0 · 1.7 · 10.04 · 100.26 | 0 · 0 · 0 · 10 · 259.41
5 | 0 · 0.24 · 1.4 · 4.14 · 16.62 · 35.96 | 0 · 0 · 1.5 · 4.21 · 13.01 · 300.21 | 0 · 0 · 1.4 · 4 · 14 · 391.46 | 0 · 0 · 0 · 4.49 · 48.2 · 449.96
6 | 0 · 0 · 1 · 3.68 · 7.01 · 16.55 · 39.97 | 0 · 0 · 1.1 · 2 · 6.2 · 99.96 · 699.91 | 0 · 0 · 0 · 3 · 9 · 180.84 · 709.98 | 0 · 0 · 0 · 0 · 11 · 350.01 · 709.86
7 | 0 · 0 · 0.46 · 3 · 4.58 · 14 · 30.95 · 57.31 | 0 · 0 · 1.1 · 1.6 · 3.51 · 15.02 · 225.11 · 700.05 | 0 · 0 · 0 · 2 · 7.01 · 29.99 · 399.95 · 800.08 | 0 · 0 · 0 · 0 · 7 · 90.06 · 400.08 · 800.36
8 | 0 · 0 · 0 · 2.2 · 4 · 12.98 · 22.02 · 55.3 · 69.99 | 0 · 0 · 1.1 · 1.5 · 2 · 5.5 · 38.97 · 99.85 · 801.47 | 0 · 0 · 0 · 2 · 4.01 · 11 · 67.02 · 399.82 · 899.97 | 0 · 0 · 0 · 0 · 5 · 20.03 · 270.02 · 600.13 · 899.99
9 | 0 · 0 · 0 · 1.55 · 3 · 8.01 · 15 · 43.97 · 59.95 · 85.41 | 0 · 0 · 1.1 · 1.3 · 1.7 · 2.48 · 7.44 · 50.02 · 250 · 993.24 | 0 · 0 · 0 · 2 · 2.51 · 4.98 · 15 · 99.95 · 500 · 1000.98 | 0 · 0 · 0 · 0 · 4 · 11.01 · 56.03 · 500.05 · 800 · 994.26
10 | 0 · 0 · 0 · 1.4 · 2.25 · 4.5 · 7.94 · 17.06 · 49.97 · 80 · 139.47 | 0 · 0 · 1.1 · 1.2 · 1.3 · 1.85 · 3.5 · 13.5 · 50 · 241.46 · 1000.02 | 0 · 0 · 0 · 1.6 · 2 · 4 · 7.08 · 25.5 · 100.05 · 500 · 941.97 | 0 · 0 · 0 · 0 · 3.5 · 8 · 13.03 · 62.5 · 500.02 · 800 · 1008.72
`
  .trim()
  .split('\n');

/** Decimal digits as hundredths. */
function hundredths(text: string): number {
  const [units = '', decimals = ''] = text.split('.');
  return Number(units + decimals.padEnd(2, '0'));
}

function isDeclared({ numerator, denominator }: Fraction): boolean {
  return numerator * 100n === denominator * 99n && toDecimal({ numerator, denominator }, 9) === DECLARED_RETURN;
}

/** Returns how many ordered draws give each number of hits, counted draw by draw. */
function hitWeights(picks: number): bigint[] {
  let weights = [1n];
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    const next = Array.from({ length: weights.length + 1 }, () => 0n);
    weights.forEach((weight, hits) => {
      const picksLeft = Math.max(picks - hits, 0);
      next[hits] = (next[hits] ?? 0n) + weight * BigInt(NUMBERS - drawn - picksLeft);
      next[hits + 1] = (next[hits + 1] ?? 0n) + weight * BigInt(picksLeft);
    });
    weights = next;
  }
  return weights;
}

const modes = Array.from({ length: MAX_PICKS }, (_, index) => index + 1).flatMap((picks) =>
  kenoRisks.map((risk) => ({ picks, risk })),
);

describe('the multipliers of Keno', () => {
  it('are the designed ones for every number of picks and every risk', () => {
    const tables = designed.map((line) => line.split(' | '));
    expect(tables.map(([picks]) => Number(picks))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [picks, ...risks] of tables)
      kenoRisks.forEach((risk, column) => {
        const expected = (risks[column] ?? '').split(' · ').map(hundredths);
        expect(hitMultipliers(Number(picks), risk)).toEqual(expected);
        expect(expected).toHaveLength(Number(picks) + 1);
      });
  });

  it('exist for no other number of picks', () => {
    for (const picks of [0, 11]) expect(() => hitMultipliers(picks, 'low')).toThrow(RangeError);
  });
});

describe('the return of Keno', () => {
  it('equals the declared value for every number of picks and every risk', () => {
    expect(modes.filter(({ picks, risk }) => !isDeclared(returnOf(hitMultipliers(picks, risk))))).toEqual([]);
  });

  it('is confirmed by counting every ordered draw', () => {
    const draws = Array.from({ length: DRAWN }, (_, drawn) => BigInt(NUMBERS - drawn)).reduce((a, b) => a * b, 1n);
    for (const { picks, risk } of modes) {
      const multipliers = hitMultipliers(picks, risk);
      const numerator = hitWeights(picks).reduce(
        (sum, weight, hits) => sum + weight * BigInt(multipliers[hits] ?? 0),
        0n,
      );
      expect(isDeclared({ numerator, denominator: 100n * draws })).toBe(true);
    }
  });

  it('differs from the declared value when multipliers are one percent lower or higher', () => {
    for (const percent of [99, 101]) {
      // One hundred times the biased multipliers, so that they are whole; the return is divided by it again.
      const biased = modes.filter(({ picks, risk }) => {
        const { numerator, denominator } = returnOf(hitMultipliers(picks, risk).map((value) => value * percent));
        return isDeclared({ numerator, denominator: denominator * 100n });
      });
      expect(biased).toEqual([]);
    }
  });

  it('is listed for every mode with its largest multiplier', () => {
    const listed = returnByMode();
    expect(listed).toHaveLength(40);
    expect(listed.filter(({ returned }) => !isDeclared(returned))).toEqual([]);
    expect(listed.at(-1)).toMatchObject({
      mode: '10 high',
      maxMultiplier: { numerator: 100_872n, denominator: 100n },
    });
  });
});
