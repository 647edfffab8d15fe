import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contestProblem, contestRule, type NewContestRule } from './contestRule.ts';
import {
  contestStateAt,
  depositFact,
  placesOf,
  prizeOf,
  prizeReward,
  roundFact,
  ticketsOf,
  writeScore,
  type PlayedRound,
} from './contestScore.rules.ts';
import { drawRaffle, writeRaffleList } from './raffleDraw.rules.ts';

const rule = (change: Partial<NewContestRule> = {}) =>
  contestRule.parse({
    window: { from: 100, to: 200 },
    measure: { by: 'best_multiplier' },
    pool: '1000',
    prizes: [
      { from: 1, to: 1, amount: '500' },
      { from: 2, to: 2, amount: '300' },
      { from: 3, to: 3, amount: '200' },
    ],
    money: { type: 'cash' },
    ...change,
  });
const round = (change: Partial<PlayedRound> = {}): PlayedRound => ({
  eventId: 'r1',
  stake: 1_000n,
  refunded: 0n,
  payout: 0n,
  isSettled: true,
  nodeId: 'n1',
  gameType: 'RNG',
  placedAt: 150,
  settledAt: 160,
  ...change,
});
const scope = { currency: 'THB', joinedAt: 0 } as const;
const worthOf = (change: Partial<NewContestRule>, played: Partial<PlayedRound>) =>
  roundFact(rule(change), round(played), scope)?.amount;

describe('the score of a round', () => {
  it.each([
    ['120 times the stake', {}, { payout: 120_000n }, 12_000n],
    ['a multiple that is rounded down', {}, { stake: 300n, payout: 1_000n }, 333n],
    ['nothing while it is open', {}, { payout: 120_000n, isSettled: false }, 0n],
    ['nothing once it was taken back', {}, { payout: 0n, refunded: 1_000n }, 0n],
    ['nothing below the smallest stake', { minStake: '10.01' }, { payout: 120_000n }, 0n],
    ['its stake', { measure: { by: 'turnover' as const } }, { isSettled: false }, 1_000n],
    ['what it won', { measure: { by: 'wins' as const } }, { payout: 777n }, 777n],
    [
      'a point for each 3.00 of its stake and those of the best multiple',
      {
        measure: {
          by: 'points' as const,
          per: '3',
          wins: [
            { multiple: 5, points: 7 },
            { multiple: 50, points: 90 },
          ],
        },
      },
      { payout: 6_000n },
      10n,
    ],
  ])('is %s', (_, change, played, expected) => {
    expect(worthOf(change, played)).toBe(expected);
  });

  it.each([
    ['before the window', { placedAt: 99 }],
    ['at its end', { placedAt: 200 }],
    ['in another game', { nodeId: 'n2' }],
    ['of another type', { gameType: 'LIVE' }],
  ])('is undefined for a round outside the contest: %s', (_, played) => {
    expect(worthOf({ games: ['n1'], gameTypes: ['RNG'] }, played)).toBeUndefined();
    expect(worthOf({ games: ['n1'], gameTypes: ['RNG'] }, {})).toBe(0n);
  });
});

it.each([
  ['best_multiplier', { by: 'best_multiplier' }],
  ['turnover', { by: 'turnover' }],
  ['wins', { by: 'wins' }],
  ['points', { by: 'points', per: '3' }],
] as const)('PROMO-06 a buy-in at a table with seats is not turnover, and no score by %s', (_, measure) => {
  const sitting = { gameType: 'PVP', stake: 100_000n, payout: 120_000n };
  expect(worthOf({ measure }, { ...sitting, gameType: 'RNG' })).toBeGreaterThan(0n);
  expect(worthOf({ measure }, sitting)).toBeUndefined();
});

describe('the time of a score', () => {
  const fact = (change: Partial<NewContestRule>, played: Partial<PlayedRound>, joinedAt = 0) =>
    roundFact(rule(change), round(played), { ...scope, joinedAt });

  it('PROMO-06 is that of the result for wins and multiples, and that of the bet for stakes', () => {
    expect(fact({}, {})).toEqual({ eventId: 'r1', amount: 0n, at: 160 });
    expect(fact({ measure: { by: 'wins' } }, {})?.at).toBe(160);
    expect(fact({}, { settledAt: null })?.at).toBe(150);
    expect(fact({ measure: { by: 'turnover' } }, {})?.at).toBe(150);
    expect(fact({ measure: { by: 'points', per: '3' } }, {})?.at).toBe(150);
  });

  it('PROMO-06 is in the window, and not before the player joined', () => {
    expect([fact({}, { placedAt: 100 }), fact({}, { placedAt: 199 }), fact({}, {}, 150)]).not.toContain(undefined);
    expect(fact({}, {}, 151)).toBeUndefined();
  });
});

it('PROMO-06 a stake counts from the smallest on, less what was returned', () => {
  const turnover = { measure: { by: 'turnover' as const }, minStake: '10' };
  expect([worthOf(turnover, { stake: 1_000n }), worthOf(turnover, { stake: 999n })]).toEqual([1_000n, 0n]);
  expect([
    worthOf(turnover, { stake: 1_500n, refunded: 500n }),
    worthOf(turnover, { stake: 1_500n, refunded: 501n }),
  ]).toEqual([1_000n, 0n]);
  expect(worthOf({ measure: { by: 'deposits' } }, {})).toBeUndefined();
});

it('PROMO-06 a win earns the points of its best multiple, from exactly that multiple on', () => {
  const wins = [
    { multiple: 50, points: 90 },
    { multiple: 5, points: 7 },
  ];
  const points = (payout: bigint) => worthOf({ measure: { by: 'points', per: '3', wins } }, { payout });
  expect([points(4_999n), points(5_000n), points(49_999n), points(50_000n)]).toEqual([3n, 10n, 10n, 93n]);
});

describe('the score of a deposit', () => {
  const fact = (change: Partial<NewContestRule>, amount: bigint, at = 150, joinedAt = 0) =>
    depositFact(
      rule({ measure: { by: 'deposits' }, ...change }),
      { eventId: 'd1', amount, at },
      { ...scope, joinedAt },
    );

  it('PROMO-06 is its amount, and nothing below the smallest', () => {
    expect(fact({}, 5n)).toEqual({ eventId: 'd1', amount: 5n, at: 150 });
    expect([fact({ minStake: '10' }, 999n)?.amount, fact({ minStake: '10' }, 1_000n)?.amount]).toEqual([0n, 1_000n]);
  });

  it('PROMO-06 is undefined outside the window, before joining, and in a contest of rounds', () => {
    expect([fact({}, 5n, 99), fact({}, 5n, 200), fact({}, 5n, 150, 151)]).toEqual(Array(3).fill(undefined));
    expect(fact({ measure: { by: 'turnover' } }, 5n)).toBeUndefined();
  });
});

it('PROMO-06 a prize is money with the terms of the rule', () => {
  expect(prizeReward(rule(), 'THB', 50_000n)).toEqual({ type: 'cash', amount: 50_000n });
  const money = { type: 'bonus' as const, wageringMultiple: 8, days: 7 };
  expect(prizeReward(rule({ money }), 'THB', 50_000n)).toEqual({
    type: 'bonus',
    amount: 50_000n,
    required: 400_000n,
    days: 7,
  });
  expect(placesOf(rule())).toBe(3);
  expect(placesOf({ prizes: [] })).toBe(0);
});

it.each([
  ['OPEN', 99, 'COMING'],
  ['OPEN', 100, 'RUNNING'],
  ['OPEN', 199, 'RUNNING'],
  ['OPEN', 200, 'COUNTING'],
  ['FROZEN', 150, 'OVER'],
  ['PAID', 50, 'OVER'],
] as const)('PROMO-06 a contest that is %s is at %i %s', (state, now, phase) => {
  expect(contestStateAt({ state, startsAt: 100, endsAt: 200 }, now)).toBe(phase);
});

it('PROMO-06 a contest cannot name games whose stakes are not turnover', () => {
  expect(contestProblem('tournament', rule({ gameTypes: ['RNG', 'PVP'] }), 'THB')).toContain('stakes of PVP');
  expect(contestProblem('tournament', rule({ gameTypes: ['RNG'] }), 'THB')).toBeUndefined();
});

it('PROMO-06 each place has its prize, and places below the last have none', () => {
  expect([1, 2, 3, 4].map((rank) => prizeOf(rule(), rank, 'THB'))).toEqual([50_000n, 30_000n, 20_000n, undefined]);
});

it('writes a score by its measure', () => {
  expect(writeScore(rule(), 12_005n, 'THB')).toBe('120.05');
  expect(writeScore(rule({ measure: { by: 'turnover' } }), 12_005n, 'JPY')).toBe('12005');
  const raffle = rule({ measure: { by: 'turnover' }, ticket: { per: '10', most: 3 } });
  expect([ticketsOf(raffle, 1_999n, 'THB'), writeScore(raffle, 9_999n, 'THB')]).toEqual([1, '3']);
  expect([ticketsOf(rule(), 9_999n, 'THB'), writeScore(raffle, 9_999n, 'THB', 2)]).toEqual([0, '5']);
  const unlimited = rule({ measure: { by: 'turnover' }, ticket: { per: '10' } });
  expect(ticketsOf(unlimited, 9_999n, 'THB')).toBe(9);
  expect(writeScore(rule({ measure: { by: 'points', per: '3' } }), 12_005n, 'THB')).toBe('12005');
  expect(writeScore(rule(), 5n, 'THB')).toBe('0.05');
});

describe('a draw', () => {
  const seed = 'b5'.repeat(32);
  // The expected values were computed once in another language, from docs/rewards.md.
  it('PROMO-06 is the same for the same seed and list, and differs for another list', () => {
    const list = [
      { entry: 1, tickets: 10 },
      { entry: 2, tickets: 1 },
      { entry: 3, tickets: 5 },
    ];
    expect(drawRaffle(list, { seed, code: 'lanterns', places: 3 })).toEqual([1, 3, 2]);
    expect(drawRaffle(list, { seed, code: 'lanterns', places: 2 })).toEqual([1, 3]);
  });

  it('PROMO-06 continues with the next block of random numbers after the eighth place', () => {
    const list = Array.from({ length: 20 }, (_, at) => ({ entry: at + 1, tickets: at + 1 }));
    expect(drawRaffle(list, { seed, code: 'lanterns', places: 20 })).toEqual([
      14, 4, 16, 10, 7, 18, 15, 19, 12, 11, 20, 2, 17, 5, 8, 3, 13, 9, 6, 1,
    ]);
  });

  it.each([
    ['b', [3, 2, 1]],
    ['e', [2, 1, 3]],
  ])('PROMO-06 skips a random number that would favour the first tickets, in the raffle %s', (code, places) => {
    const list = [1, 2, 3].map((entry) => ({ entry, tickets: 1_000_000_000 }));
    expect(drawRaffle(list, { seed, code, places: 3 })).toEqual(places);
  });

  it('PROMO-06 lets an entry win once, and nobody without a ticket', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 50 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 40 }),
        (tickets, places) => {
          const list = tickets.map((count, at) => ({ entry: at + 1, tickets: count }));
          const won = drawRaffle(list, { seed, code: 'x', places });
          expect(new Set(won).size).toBe(won.length);
          expect(won.length).toBe(Math.min(places, tickets.filter((count) => count > 0).length));
          expect(won.every((entry) => (tickets[entry - 1] ?? 0) > 0)).toBe(true);
        },
      ),
    );
  });

  it('PROMO-06 draws from a list with one line for each entry', () => {
    expect(
      writeRaffleList([
        { entry: 1, tickets: 10 },
        { entry: 2, tickets: 1 },
      ]),
    ).toBe('1:10\n2:1\n');
  });

  it('gives each ticket the same chance', () => {
    const list = [
      { entry: 1, tickets: 3 },
      { entry: 2, tickets: 1 },
    ];
    let first = 0;
    for (let at = 0; at < 4_000; at += 1)
      if (drawRaffle(list, { seed, code: `c${at}`, places: 1 })[0] === 1) first += 1;
    expect(first).toBeGreaterThan(2_850);
    expect(first).toBeLessThan(3_150);
  });
});
