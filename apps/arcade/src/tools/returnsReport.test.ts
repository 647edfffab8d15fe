import { describe, expect, it } from 'vitest';
import { MAX_WIN } from '../games/maxWin.ts';
import { gameCodesOf } from './gameCodes.ts';
import {
  alignColumns,
  familyReturns,
  fractionText,
  isAsDeclared,
  sharedFamilyCodes,
  slotReturn,
  summarizeSlots,
} from './returnsReport.ts';

const known = new Map<string, ReturnType<typeof familyReturns>>();

/** Returns the rows of a family. They are computed once for all tests, because those of video poker take seconds. */
function returnsOf(family: Parameters<typeof familyReturns>[0]): ReturnType<typeof familyReturns> {
  const rows = known.get(family) ?? familyReturns(family);
  known.set(family, rows);
  return rows;
}

describe('the returns of a family', () => {
  it.each(sharedFamilyCodes)('%s are as declared in every mode', (family) => {
    const rows = returnsOf(family);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !isAsDeclared(row))).toEqual([]);
  });

  // A slot with free spins has its own bound.
  it.each(sharedFamilyCodes.filter((family) => family !== 'lotus-lanterns'))(
    '%s pay at most what a gateway pays without an operator',
    (family) => {
      expect(returnsOf(family).filter(({ maxMultiplier }) => Number(maxMultiplier) > MAX_WIN)).toEqual([]);
    },
  );

  it('are not as declared if they differ in the ninth place', () => {
    const [row] = returnsOf('dice');
    expect(row && isAsDeclared({ ...row, declared: '0.990000001' })).toBe(false);
  });
});

describe('the return of a slot', () => {
  it('is as declared, with a hit rate and a greatest win', () => {
    const row = slotReturn('happy-pharaoh');
    expect(isAsDeclared(row)).toBe(true);
    expect(Number(row.hitRate)).toBeGreaterThan(0);
    expect(Number(row.hitRate)).toBeLessThan(1);
    expect(Number(row.maxMultiplier)).toBeGreaterThan(1);
  });

  it('is within the bounds of its groups', () => {
    const codes = gameCodesOf('reels').slice(0, 30);
    const groups = summarizeSlots(codes);
    expect(groups[0]).toMatchObject({ name: 'all', count: 30 });
    const count = (isLayout: boolean) =>
      groups.slice(1).reduce((sum, group) => (group.name.includes('-') === isLayout ? sum + group.count : sum), 0);
    expect([count(true), count(false)]).toEqual([30, 30]);
    const ratio = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
      Number((numerator * 1_000_000n) / denominator);
    const returns = codes.map((code) => ratio(slotReturn(code).returned));
    expect(ratio(groups[0]?.min ?? { numerator: 0n, denominator: 1n })).toBe(Math.min(...returns));
    expect(ratio(groups[0]?.max ?? { numerator: 0n, denominator: 1n })).toBe(Math.max(...returns));
  });
});

describe('the printed table', () => {
  it('shows fractions in lowest terms', () => {
    expect(fractionText({ numerator: 9900n, denominator: 10_000n })).toBe('99/100');
    expect(fractionText({ numerator: 0n, denominator: 7n })).toBe('0/1');
  });

  it('aligns the cells of a column', () => {
    expect(
      alignColumns([
        ['a', 'b', 'c'],
        ['long', '1', 'x'],
      ]),
    ).toEqual(['a     b  c', 'long  1  x']);
  });
});
