import { describe, expect, it } from 'vitest';
import type { Offer } from './legOffers.ts';
import { emptySlip, type Slip } from './slip.ts';
import { problemOf } from './slipCheck.ts';
import { lobbyOf, pickOn } from './testing/sampleSports.ts';

const { limits } = lobbyOf();
const closed: Offer = { state: 'closed' };
const suspended: Offer = { state: 'suspended' };
const open = (price: number): Offer => ({ state: 'open', price });
const slip: Slip = { ...emptySlip, picks: [pickOn('a:1'), pickOn('b:1')], stake: 1_000n };
const check = (change: Partial<Slip>, offers: Offer[] = [], balance = 100_000n) =>
  problemOf({
    slip: { ...slip, ...change },
    offerOf: (pick) => offers[slip.picks.findIndex(({ fixture }) => fixture === pick.fixture)] ?? open(215),
    limits,
    balance,
  });

describe('the reason why a slip cannot be placed', () => {
  it('is absent while every pick is on offer at the price that the player saw', () => {
    expect(check({})).toBeUndefined();
    expect(check({}, [{ state: 'unknown' }])).toBeUndefined();
  });

  it.each([
    ['an empty slip', { picks: [] }, [], { kind: 'empty' }],
    ['a pick that is closed', {}, [closed, open(300)], { kind: 'closed', count: 1 }],
    ['a price that changed', {}, [open(214)], { kind: 'changed', count: 1 }],
    ['a pick that is suspended', {}, [suspended], { kind: 'suspended', count: 1 }],
    ['no stake', { stake: 0n }, [], { kind: 'noStake' }],
    ['a stake between the steps', { stake: 150n }, [], { kind: 'unit', unit: 100n }],
    ['a stake that is too high', { stake: 600_000n }, [], { kind: 'stakeTooHigh', max: 500_000n }],
    [
      'a win that is too high',
      { stake: 500_000n, picks: Array.from({ length: 8 }, (_, i) => pickOn(`c:${i}`)) },
      [],
      { kind: 'payoutTooHigh', max: 100_000_000n },
    ],
    ['a stake above the balance', { stake: 100_100n }, [], { kind: 'balance' }],
  ])('is %s', (_, change, offers, problem) => {
    expect(check(change, offers)).toEqual(problem);
  });

  it('is a system of too many lines', () => {
    const picks = Array.from({ length: 12 }, (_, i) => pickOn(`c:${i}`));
    expect(check({ picks, mode: 'system', system: 6 })).toEqual({ kind: 'lines', max: 495 });
  });
});
