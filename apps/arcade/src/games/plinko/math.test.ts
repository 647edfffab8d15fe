import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { bucketMultipliers, DECLARED_RETURN, plinkoRisks, plinkoRows, returnByMode, returnOf } from './math.ts';

/** Rows, risk, and the multipliers from the edge to the centre, as in the design of the games. */
const designed = `
8 | low | 5.62 · 2.1 · 1.1 · 1 · 0.5
8 | medium | 13.04 · 3.01 · 1.3 · 0.7 · 0.4
8 | high | 29 · 3.99 · 1.5 · 0.3 · 0.2
9 | low | 5.64 · 2 · 1.6 · 1 · 0.7
9 | medium | 18 · 4 · 1.69 · 0.9 · 0.5
9 | high | 42.93 · 6.99 · 2 · 0.6 · 0.2
10 | low | 8.88 · 3 · 1.4 · 1.1 · 1 · 0.5
10 | medium | 22.03 · 5 · 2.01 · 1.4 · 0.6 · 0.4
10 | high | 75.98 · 9.97 · 3 · 0.9 · 0.3 · 0.2
11 | low | 8.36 · 3 · 1.9 · 1.3 · 1 · 0.7
11 | medium | 23.98 · 5.98 · 3 · 1.8 · 0.7 · 0.5
11 | high | 120.01 · 14 · 5.17 · 1.4 · 0.4 · 0.2
12 | low | 10 · 2.98 · 1.61 · 1.4 · 1.1 · 1 · 0.5
12 | medium | 32.98 · 11.02 · 4 · 2 · 1.1 · 0.6 · 0.3
12 | high | 169.96 · 23.97 · 8.07 · 2 · 0.7 · 0.2 · 0.2
13 | low | 8.14 · 4 · 3 · 1.9 · 1.2 · 0.9 · 0.7
13 | medium | 42.98 · 13.02 · 6 · 3 · 1.3 · 0.7 · 0.4
13 | high | 260.08 · 37 · 10.99 · 3.99 · 1 · 0.2 · 0.2
14 | low | 7.08 · 4 · 1.9 · 1.4 · 1.3 · 1.1 · 1 · 0.5
14 | medium | 58.06 · 15.03 · 7 · 4 · 1.9 · 1 · 0.5 · 0.2
14 | high | 419.96 · 56 · 18.02 · 5 · 1.9 · 0.3 · 0.2 · 0.2
15 | low | 15.01 · 7.99 · 3 · 2 · 1.5 · 1.1 · 1 · 0.7
15 | medium | 87.96 · 18.02 · 11 · 5 · 3 · 1.3 · 0.5 · 0.3
15 | high | 620.06 · 83.01 · 27 · 7.99 · 3 · 0.5 · 0.2 · 0.2
16 | low | 15.94 · 9.03 · 2 · 1.4 · 1.4 · 1.2 · 1.1 · 1 · 0.5
16 | medium | 110.06 · 41.01 · 10.03 · 5 · 3 · 1.5 · 1 · 0.5 · 0.3
16 | high | 999.72 · 130 · 26.02 · 9.01 · 4 · 2 · 0.2 · 0.2 · 0.2
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

const modes = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })));

describe('the multipliers of Plinko', () => {
  it('are the designed ones for every number of rows and every risk', () => {
    expect(designed).toHaveLength(modes.length);
    modes.forEach(({ rows, risk }, index) => {
      const [designedRows, designedRisk, half = ''] = (designed[index] ?? '').split(' | ');
      expect([designedRows, designedRisk]).toEqual([String(rows), risk]);
      const multipliers = bucketMultipliers(rows, risk);
      expect(multipliers.slice(0, Math.floor(rows / 2) + 1)).toEqual(half.split(' · ').map(hundredths));
    });
  });

  it('are symmetric, with one more bucket than rows', () => {
    for (const { rows, risk } of modes) {
      const multipliers = bucketMultipliers(rows, risk);
      expect(multipliers).toHaveLength(rows + 1);
      expect(multipliers.toReversed()).toEqual(multipliers);
    }
  });
});

describe('the return of Plinko', () => {
  it('equals the declared value for every number of rows and every risk', () => {
    expect(modes.filter(({ rows, risk }) => !isDeclared(returnOf(bucketMultipliers(rows, risk))))).toEqual([]);
  });

  it('differs from the declared value when multipliers are one percent lower or higher', () => {
    for (const percent of [99, 101]) {
      // One hundred times the biased multipliers, so that they are whole; the return is divided by it again.
      const biased = modes.filter(({ rows, risk }) => {
        const { numerator, denominator } = returnOf(bucketMultipliers(rows, risk).map((value) => value * percent));
        return isDeclared({ numerator, denominator: denominator * 100n });
      });
      expect(biased).toEqual([]);
    }
  });

  it('is listed for every mode with its largest multiplier', () => {
    const listed = returnByMode();
    expect(listed).toHaveLength(27);
    expect(listed.filter(({ returned }) => !isDeclared(returned))).toEqual([]);
    expect(listed.at(-1)).toMatchObject({ mode: '16 high', maxMultiplier: { numerator: 99_972n, denominator: 100n } });
  });
});
