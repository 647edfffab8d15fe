import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewDeposit, wayOfOffer } from './depositPreview.rules.ts';
import { grantsOf } from './offerModel.ts';
import type { NewOfferRule } from './offerRule.ts';
import { periodOf } from './offerSpan.rules.ts';
import type { StandingFacts } from './standing.rules.ts';
import { standingFacts } from './testing/standingFacts.ts';

const locale = { currency: 'THB', timeZone: 'Asia/Bangkok' } as const;
const now = Date.UTC(2026, 10, 20, 9);

function factsOf(rule: Partial<NewOfferRule>, change?: Partial<StandingFacts>): StandingFacts {
  const upgradeBonus: NewOfferRule = {
    kind: 'UPGRADE_BONUS',
    window: { from: 0, to: null },
    needsJoin: true,
    trigger: { on: 'deposit' },
    value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
    money: { type: 'bonus', wageringMultiple: 8, days: 7 },
  };
  return standingFacts({ ...upgradeBonus, ...rule }, change);
}

const preview = (facts: StandingFacts, amount: bigint) => previewDeposit(facts, locale, { amount, now });
const gifts = (facts: StandingFacts, amount: bigint) => preview(facts, amount).gifts;

describe('the preview of an offer’s reward for a deposit', () => {
  it.each([
    [100_000n, 50_000n, 400_000n],
    [120_000n, 50_000n, 400_000n],
    [1_001n, 500n, 4_000n],
  ])('WAL-02 is half of %d, up to 500.00, to be staked eight times', (amount, given, required) => {
    expect(gifts(factsOf({}), amount)).toMatchObject([{ type: 'bonus', amount: given, required, days: 7 }]);
  });

  it('WAL-02 is nothing below the minimum, for a second deposit of a first-deposit offer, or beyond the budget', () => {
    const minimum = { trigger: { on: 'deposit', minAmount: '200' } } as const;
    expect([gifts(factsOf(minimum), 19_999n), gifts(factsOf(minimum), 20_000n)]).toMatchObject([
      [],
      [{ amount: 10_000n }],
    ]);
    const first = factsOf({ trigger: { on: 'deposit', isFirst: true } }, { hasDeposited: true });
    expect([gifts(first, 20_000n), wayOfOffer(first, locale, now)]).toEqual([[], undefined]);
    expect(gifts(factsOf({}, { budgetLeft: 9_999n }), 20_000n)).toEqual([]);
    expect(gifts(factsOf({}, { budgetLeft: 10_000n }), 20_000n)).toHaveLength(1);
  });

  it('WAL-02 counts earlier deposits: a sum is met once, by the deposit that reaches it', () => {
    const sum = factsOf({
      value: { type: 'fixed', amount: '50' },
      condition: { type: 'sum', target: '1000', per: 'once' },
    });
    const period = periodOf('once', '2026-11-20');
    const tallies = [{ period, amount: 60_000n, events: 2, granted: 0 }] as unknown as StandingFacts['tallies'];
    const known = { ...sum, tallies };
    expect([gifts(sum, 40_000n), gifts(known, 39_999n)]).toEqual([[], []]);
    expect(gifts(known, 40_000n)).toMatchObject([{ amount: 5_000n }]);
    const rewards = [{ event_key: period }] as unknown as StandingFacts['rewards'];
    expect(gifts({ ...known, rewards }, 40_000n)).toEqual([]);
  });

  it.each([
    [
      'a number of deposits',
      { value: { type: 'fixed', amount: '25' }, condition: { type: 'count', target: 3, per: 'week' } },
      { unit: 'count', done: '1', target: '3' },
    ],
    [
      'a sum of deposits',
      { value: { type: 'fixed', amount: '25' }, condition: { type: 'sum', target: '1000', per: 'once' } },
      { unit: 'money', done: '200.00', target: '1000.00' },
    ],
    [
      'several targets',
      {
        value: { type: 'steps', amounts: ['1', '2'] },
        condition: { type: 'ladder', of: 'count', targets: ['2', '4'], per: 'day' },
      },
      { unit: 'count', done: '1', target: '2', step: { at: 1, of: 2 } },
    ],
  ] as const)('WAL-02 counts towards %s, and says how far the player is after it', (_, rule, progress) => {
    const withMinimum = factsOf({ ...rule, trigger: { on: 'deposit', minAmount: '100' } } as Partial<NewOfferRule>);
    expect(preview(withMinimum, 20_000n)).toEqual({ gifts: [], progress });
    // A deposit below the minimum does not count, and a spent budget promises nothing.
    expect(preview(withMinimum, 9_999n)).toEqual({ gifts: [], progress: null });
    expect(preview({ ...withMinimum, budgetLeft: 0n }, 20_000n)).toEqual({ gifts: [], progress: null });
  });

  describe('with caps and a budget', () => {
    const yesterday = '2026-11-19';
    const today = '2026-11-20';
    const tallies = (granted: Record<string, number>) =>
      Object.entries(granted).map(([period, count]) => ({
        period,
        amount: 0n,
        events: 0,
        granted: count,
      })) as unknown as StandingFacts['tallies'];
    /** An offer whose three targets one deposit of 1,000.00 reaches. */
    const ladder = (change: Partial<NewOfferRule>, facts: Partial<StandingFacts> = {}) =>
      gifts(
        factsOf(
          {
            value: { type: 'steps', amounts: ['1', '2', '3'] },
            condition: { type: 'ladder', of: 'sum', targets: ['10', '100', '1000'], per: 'week' },
            money: { type: 'cash' },
            ...change,
          },
          facts,
        ),
        100_000n,
      ).map(({ amount }) => amount);

    it('WAL-02 promises what earlier rewards leave of the cap of a player', () => {
      const caps = { perPlayer: 3 };
      expect(ladder({ caps }, { tallies: tallies({ all: 0 }) })).toEqual([100n, 200n, 300n]);
      expect(ladder({ caps }, { tallies: tallies({ all: 1 }) })).toEqual([100n, 200n]);
      expect(ladder({ caps }, { tallies: tallies({ all: 3 }) })).toEqual([]);
      // A later version of the offer may have a lower cap.
      expect(ladder({ caps }, { tallies: tallies({ all: 4 }) })).toEqual([]);
    });

    it('WAL-02 promises what today’s rewards leave of the cap of a day', () => {
      const caps = { perDay: 2 };
      expect(ladder({ caps })).toEqual([100n, 200n]);
      expect(ladder({ caps }, { tallies: tallies({ [today]: 1, all: 1 }) })).toEqual([100n]);
      expect(ladder({ caps }, { tallies: tallies({ [yesterday]: 2, all: 2 }) })).toEqual([100n, 200n]);
      expect(ladder({ caps: { perDay: 2, perPlayer: 3 } }, { tallies: tallies({ [yesterday]: 2, all: 2 }) })).toEqual([
        100n,
      ]);
    });

    it('WAL-02 takes several rewards of one deposit from the same budget', () => {
      const within = (budgetLeft: bigint) => ladder({}, { budgetLeft });
      expect([within(600n), within(599n), within(300n), within(299n), within(99n)]).toEqual([
        [100n, 200n, 300n],
        [100n, 200n],
        [100n, 200n],
        [100n],
        [],
      ]);
    });

    it('WAL-02 promises only the targets that no earlier deposit reached', () => {
      const monday = '2026-11-16';
      const rewards = [{ event_key: `${monday}:1` }] as unknown as StandingFacts['rewards'];
      expect(ladder({}, { rewards })).toEqual([200n, 300n]);
    });

    it('WAL-02 promises nothing for a target whose amount is zero', () => {
      expect(ladder({ value: { type: 'steps', amounts: ['1', '0', '3'] } })).toEqual([100n, 300n]);
    });

    it('WAL-02 does not count the deposits of another day', () => {
      const rule: Partial<NewOfferRule> = {
        value: { type: 'fixed', amount: '25' },
        condition: { type: 'sum', target: '1000', per: 'day' },
      };
      const earlier = (period: string) =>
        [{ period, amount: 90_000n, events: 1, granted: 0 }] as unknown as StandingFacts['tallies'];
      expect(gifts(factsOf(rule, { tallies: earlier(yesterday) }), 10_000n)).toEqual([]);
      expect(gifts(factsOf(rule, { tallies: earlier(today) }), 10_000n)).toMatchObject([{ amount: 2_500n }]);
    });

    it('WAL-02 requires the deposit to be staked too if the terms say so', () => {
      const facts = factsOf({
        money: { type: 'bonus', base: 'bonus_and_deposit', wageringMultiple: 8, days: 7 },
      });
      expect(gifts(facts, 20_000n)).toMatchObject([{ amount: 10_000n, required: 240_000n }]);
    });

    it('WAL-02 shows progress while the budget suffices for one more reward', () => {
      const facts = factsOf({
        value: { type: 'fixed', amount: '25' },
        condition: { type: 'count', target: 3, per: 'week' },
      });
      expect(preview({ ...facts, budgetLeft: 2_500n }, 20_000n).progress).toMatchObject({ done: '1' });
      expect(preview({ ...facts, budgetLeft: 2_499n }, 20_000n).progress).toBeNull();
    });
  });

  it('WAL-02 equals what the engine grants for the same deposit, for any rule', () => {
    const money = fc.integer({ min: 1, max: 500_000 }).map((minor) => (minor / 100).toFixed(2));
    const per = fc.constantFrom('once', 'day', 'week');
    const rules = fc.oneof(
      fc.record({
        value: fc.record({
          type: fc.constant('percent'),
          ppm: fc.integer({ min: 1, max: 2_000_000 }),
          maxAmount: money,
        }),
      }),
      fc.record({ value: fc.record({ type: fc.constant('fixed'), amount: money }) }),
      fc.record({
        value: fc.record({ type: fc.constant('fixed'), amount: money }),
        condition: fc.record({ type: fc.constant('sum'), target: money, per }),
      }),
      fc.record({
        value: fc.constant({ type: 'steps', amounts: ['1', '2', '3'] }),
        condition: fc.record({
          type: fc.constant('ladder'),
          of: fc.constant('sum'),
          targets: fc.constant(['10', '100', '1000']),
          per,
        }),
        caps: fc.record({ perDay: fc.integer({ min: 1, max: 4 }) }),
      }),
    ) as fc.Arbitrary<Partial<NewOfferRule>>;
    fc.assert(
      fc.property(rules, money, fc.bigInt({ min: 1n, max: 1_000_000n }), (rule, minAmount, amount) => {
        const facts = factsOf({ ...rule, trigger: { on: 'deposit', minAmount } });
        const event = {
          id: 'one',
          kind: 'deposit' as const,
          player: { accountId: 'a', merchantCode: 'NORTH' },
          at: now,
          registeredAt: 0,
          amount,
          gameType: '',
          isFirst: true,
        };
        const granted = grantsOf(facts.offer.rule, [event], locale, now).map((grant) => grant.amount);
        expect(gifts(facts, amount).map((gift) => gift.amount)).toEqual(granted);
      }),
    );
  });
});

describe('the availability of an offer', () => {
  it.each([
    ['is to choose it', factsOf({}), 'choose'],
    ['is none where nobody has to join', factsOf({ needsJoin: false }), 'applies'],
    ['is to choose it for a later deposit too', factsOf({}, { hasDeposited: true }), 'choose'],
    [
      'is none once its cap is reached',
      factsOf(
        { caps: { perPlayer: 1 } },
        { tallies: [{ period: 'all', amount: 0n, events: 0, granted: 1 }] as unknown as StandingFacts['tallies'] },
      ),
      undefined,
    ],
    ['is closed to the excluded', factsOf({}, { isExcluded: true }), undefined],
    ['is closed to trials', factsOf({}, { isReal: false }), undefined],
    ['is closed before it begins', factsOf({ window: { from: now + 1, to: null } }), undefined],
    ['is closed to new accounts', factsOf({ audience: { minAccountDays: 1 } }, { registeredAt: now }), undefined],
    [
      'is no matter of deposits',
      factsOf({ trigger: { on: 'login' }, value: { type: 'fixed', amount: '1' } }),
      undefined,
    ],
  ] as const)('WAL-02 %s', (_, facts, way) => {
    expect(wayOfOffer(facts, locale, now)).toBe(way);
  });

  it('WAL-02 is closed by an operator for those who did not join', () => {
    const closed = factsOf({});
    const facts = { ...closed, offer: { ...closed.offer, isOpen: false } };
    expect(wayOfOffer(facts, locale, now)).toBeUndefined();
    const participation = { joined_at: now - 1 } as unknown as StandingFacts['participation'];
    expect(wayOfOffer({ ...facts, participation }, locale, now)).toBe('applies');
  });
});
