import { describe, expect, it } from 'vitest';
import {
  combineOf,
  emptySlip,
  hasSelection,
  linesOf,
  MAX_PICKS,
  modeOf,
  modesOf,
  potentialOf,
  requestOf,
  stakeOf,
  toggled,
  totalPrice,
  type Slip,
  type SlipPick,
} from './slip.ts';
import { league, herons, otters, NOW } from './testing/sampleSports.ts';

const pickOn = (fixture: string, pick = 'home', price = 200): SlipPick => ({
  fixture,
  sport: 'football',
  league: league.name,
  entrants: [otters, herons],
  startsAt: NOW,
  selections: [{ market: 'result', pick }],
  price,
});

const slipOn = (...picks: SlipPick[]): Slip => ({ ...emptySlip, picks });

describe('picks on a slip', () => {
  it('are added by one tap and removed by another', () => {
    const slip = toggled(emptySlip, pickOn('a:1')) ?? emptySlip;
    expect(hasSelection(slip, 'a:1', { market: 'result', pick: 'home' })).toBe(true);
    expect(toggled(slip, pickOn('a:1'))?.picks).toEqual([]);
  });

  it('are one for each fixture: another pick of it replaces the first', () => {
    const slip = slipOn(pickOn('a:1'), pickOn('b:2'));
    const changed = toggled(slip, pickOn('a:1', 'draw', 310));
    expect(changed?.picks.map(({ fixture, price }) => [fixture, price])).toEqual([
      ['a:1', 310],
      ['b:2', 200],
    ]);
  });

  it('are limited to the maximum of a slip', () => {
    const full = slipOn(...Array.from({ length: MAX_PICKS }, (_, i) => pickOn(`a:${i}`)));
    expect(toggled(full, pickOn('b:1'))).toBeUndefined();
    expect(toggled(full, pickOn('a:1', 'away'))?.picks).toHaveLength(MAX_PICKS);
  });
});

describe('the kind of bet', () => {
  it('follows from the number of picks', () => {
    expect(modesOf(slipOn(pickOn('a:1')))).toEqual(['singles']);
    expect(modesOf(slipOn(pickOn('a:1'), pickOn('b:1')))).toEqual(['singles', 'multiple']);
    const three = slipOn(pickOn('a:1'), pickOn('b:1'), pickOn('c:1'));
    expect(modesOf(three)).toEqual(['singles', 'multiple', 'system']);
    expect(modeOf({ ...slipOn(pickOn('a:1'), pickOn('b:1')), mode: 'system' })).toBe('multiple');
  });

  it.each([
    ['singles', 1, 4],
    ['multiple', 4, 1],
    ['system', 2, 6],
  ] as const)('%s of four picks has %i in a line and %i lines', (mode, combine, lines) => {
    const slip = { ...slipOn(...['a:1', 'b:1', 'c:1', 'd:1'].map((id) => pickOn(id))), mode };
    expect(combineOf(slip)).toBe(combine);
    expect(linesOf(4, combineOf(slip))).toBe(lines);
    expect(stakeOf({ ...slip, stake: 500n })).toBe(500n * BigInt(lines));
  });

  it('counts lines as combinations', () => {
    expect(linesOf(12, 6)).toBe(924);
    expect(linesOf(3, 2)).toBe(3);
    expect(linesOf(0, 0)).toBe(0);
  });
});

describe('the potential win of a slip', () => {
  it('is the stake times the product of the prices, truncated to whole minor units', () => {
    expect(potentialOf([215, 340], 2, 1_000n)).toBe(7_310n);
    expect(potentialOf([133, 133, 133], 3, 101n)).toBe(237n);
    expect(totalPrice([215, 340])).toBe(731n);
  });

  it('of a system is the sum over all lines', () => {
    // 2 × 3 + 2 × 4 + 3 × 4 = 26 times the stake of a line
    expect(potentialOf([200, 300, 400], 2, 100n)).toBe(2_600n);
    expect(potentialOf([200, 300, 400], 1, 100n)).toBe(900n);
  });
});

it('the bet has the stake of all lines and the prices that the player saw', () => {
  const slip: Slip = {
    ...slipOn(pickOn('a:1'), pickOn('b:1'), pickOn('c:1')),
    mode: 'system',
    stake: 500n,
    priceChanges: 'higher',
  };
  expect(requestOf(slip, { idempotencyKey: 'k', clientSeed: 's' })).toEqual({
    idempotencyKey: 'k',
    clientSeed: 's',
    legs: ['a:1', 'b:1', 'c:1'].map((fixture) => ({
      fixture,
      selections: [{ market: 'result', pick: 'home' }],
      price: 200,
    })),
    combine: 2,
    stake: '1500',
    priceChanges: 'higher',
  });
});
