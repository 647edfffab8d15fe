import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactText, rebateParts, type UnclaimedDay } from './rebate.rules.ts';

const none: ReadonlyMap<string, bigint> = new Map();
const slots = (turnover: bigint): UnclaimedDay => ({ gameType: 'RNG', turnover, rebatePpm: 5_000 });
const live = (turnover: bigint): UnclaimedDay => ({ gameType: 'LIVE', turnover, rebatePpm: 2_000 });
const amounts = (days: readonly UnclaimedDay[], carried = none) =>
  rebateParts(days, carried).map(({ gameType, amount }) => [gameType, amount]);

describe('a rebate', () => {
  it('MEM-03 is 61.72 for 12,345.67 on slots at 0.5 % and 19.99 for 9,999.99 on live tables at 0.2 %', () => {
    expect(amounts([slots(1_234_567n), live(999_999n)])).toEqual([
      ['RNG', 6_172n],
      ['LIVE', 1_999n],
    ]);
  });

  it('MEM-03 is rounded down once for a game type, not for each of its days', () => {
    // Three days of 0.995 each.
    expect(amounts([slots(19_900n), slots(19_900n), slots(19_900n)])).toEqual([['RNG', 298n]]);
  });

  it('MEM-03 is 0.50 lower after a claimed bet of 100.00 was rolled back', () => {
    const [first] = rebateParts([slots(1_234_567n)], none);
    const carried = new Map([['RNG', first?.carry ?? 0n]]);
    expect(amounts([slots(100_000n)], carried)).toEqual([['RNG', 500n]]);
    expect(amounts([slots(100_000n), slots(-10_000n)], carried)).toEqual([['RNG', 450n]]);
  });

  it('MEM-03 is never below zero, and later turnover offsets the shortfall first', () => {
    expect(amounts([slots(-10_000n)])).toEqual([['RNG', 0n]]);
    expect(amounts([slots(-10_000n), slots(9_999n)])).toEqual([['RNG', 0n]]);
    expect(amounts([slots(-10_000n), slots(20_000n)])).toEqual([['RNG', 50n]]);
  });

  it('MEM-03 pays over any number of claims what all turnover has earned, short by less than one minor unit', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10_000_000n }), { maxLength: 30 }), (turnovers) => {
        let carried = none;
        let paid = 0n;
        for (const turnover of turnovers) {
          for (const part of rebateParts([slots(turnover)], carried)) {
            paid += part.amount;
            carried = new Map([['RNG', part.carry]]);
            // A part that pays nothing stays unclaimed for the next time; here it is added to the remainder.
            if (part.amount === 0n) carried = new Map([['RNG', part.carry + turnover * 5_000n]]);
          }
        }
        const earned = turnovers.reduce((sum, turnover) => sum + turnover, 0n) * 5_000n;
        expect(paid).toBe(earned / 1_000_000n);
      }),
    );
  });

  it('MEM-03 lists parts by amount, then by game type, with their turnover and remainder', () => {
    const day = (gameType: string, turnover: bigint, rebatePpm = 5_000) => ({ gameType, turnover, rebatePpm });
    expect(
      rebateParts([day('RNG', 150n), day('LIVE', 900n), day('FISH', 150n), day('LIVE', 100n, 2_000)], none),
    ).toEqual([
      { gameType: 'LIVE', turnover: 1_000n, rebatePpm: null, amount: 4n, carry: 700_000n },
      { gameType: 'FISH', turnover: 150n, rebatePpm: 5_000, amount: 0n, carry: 0n },
      { gameType: 'RNG', turnover: 150n, rebatePpm: 5_000, amount: 0n, carry: 0n },
    ]);
    expect(rebateParts([day('RNG', 199n)], new Map([['RNG', 4_999n]]))).toMatchObject([{ amount: 0n, carry: 4_999n }]);
    expect(rebateParts([day('RNG', 199n)], new Map([['RNG', 5_000n]]))).toMatchObject([{ amount: 1n, carry: 0n }]);
  });

  it.each([
    [6_172_835_000n, 2, '61.72835'],
    [6_172_000_000n, 2, '61.72'],
    [-50_000_000n, 2, '-0.5'],
    [0n, 2, '0'],
    [1n, 2, '0.00000001'],
    [1_500_000n, 0, '1.5'],
  ])('MEM-03 of %s millionths in %i digits reads %s', (millionths, digits, text) => {
    expect(exactText(millionths, digits)).toBe(text);
  });
});
