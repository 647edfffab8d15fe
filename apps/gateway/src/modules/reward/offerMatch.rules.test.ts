import { describe, expect, it } from 'vitest';
import type { RewardEvent } from './offerEvents.ts';
import { factOf, isInAudience, isInWindow, isMet, rungsMet } from './offerMatch.rules.ts';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { ruleOf } from './testing/ruleOf.ts';

const place = { currency: 'THB', timeZone: 'Asia/Bangkok' } as const;
const at = Date.UTC(2026, 10, 20, 9);
const day = 86_400_000;
const parse = (rule: Partial<NewOfferRule>) => offerRule.parse(ruleOf(rule));

const event = (change: Partial<RewardEvent> = {}): RewardEvent => ({
  id: 'e1',
  kind: 'deposit',
  player: { accountId: 'a', merchantCode: 'NORTH' },
  at,
  registeredAt: 0,
  amount: 1_000n,
  gameType: '',
  isFirst: false,
  ...change,
});
const counts = (rule: Partial<NewOfferRule>, change: Partial<RewardEvent> = {}, joinedAt?: number) =>
  factOf(parse({ trigger: { on: 'deposit' }, ...rule }), event(change), place, joinedAt) !== undefined;

describe('the audience of an offer', () => {
  const isFor = (audience: NewOfferRule['audience'], of: Partial<Parameters<typeof isInAudience>[1]>) =>
    isInAudience(parse({ audience }), { registeredAt: at - 10 * day, ...of }, at);

  it('PROMO-03 is by the days since registration, the youngest included and the oldest not', () => {
    expect([isFor({ minAccountDays: 10 }, {}), isFor({ minAccountDays: 11 }, {})]).toEqual([true, false]);
    expect([isFor({ maxAccountDays: 10 }, {}), isFor({ maxAccountDays: 11 }, {})]).toEqual([false, true]);
  });

  it('PROMO-03 is by level, and by the country of a proven number', () => {
    const gold = { levels: ['gold'] };
    expect([isFor(gold, { level: 'gold' }), isFor(gold, { level: 'silver' }), isFor(gold, { level: null })]).toEqual([
      true,
      false,
      false,
    ]);
    const thai = { countries: ['TH'] };
    const numbers = ['+66812345678', '+8613812345678', null];
    expect(numbers.map((mobile) => isFor(thai, { mobile }))).toEqual([true, false, false]);
    expect(isFor(thai, {})).toBe(false);
  });
});

it('PROMO-03 an offer runs from its start until just before its end', () => {
  const window = { window: { from: 10, to: 20 } };
  expect([9, 10, 19, 20].map((time) => isInWindow(window, time))).toEqual([false, true, true, false]);
  expect(isInWindow({ window: { from: 10, to: null } }, at)).toBe(true);
});

describe('an event counts', () => {
  it('PROMO-03 with its amount and its span in the time zone of the merchant', () => {
    const weekly = parse({ trigger: { on: 'deposit' }, condition: { type: 'sum', target: '100', per: 'week' } });
    expect(factOf(weekly, event(), place, undefined)).toEqual({
      eventId: 'e1',
      period: '2026-11-16',
      day: '2026-11-20',
      amount: 1_000n,
      events: 1,
      at,
    });
  });

  it('PROMO-03 if it is of the kind, the window and the audience of the offer', () => {
    expect(counts({})).toBe(true);
    expect(counts({}, { kind: 'login' })).toBe(false);
    expect(counts({ window: { from: at + 1, to: null } })).toBe(false);
    expect(counts({ audience: { maxAccountDays: 1 } })).toBe(false);
  });

  it('PROMO-03 not before the player joined, where the offer needs it', () => {
    const joining = { needsJoin: true };
    expect([counts(joining), counts(joining, {}, at + 1), counts(joining, {}, at)]).toEqual([false, false, true]);
    expect(counts({}, {}, at + 1)).toBe(true);
  });

  it('PROMO-03 as a deposit from the smallest amount on, and as the first one', () => {
    const deposit = { trigger: { on: 'deposit' as const, minAmount: '10' } };
    expect([counts(deposit), counts(deposit, { amount: 999n })]).toEqual([true, false]);
    const first = { trigger: { on: 'deposit' as const, isFirst: true } };
    expect([counts(first), counts(first, { isFirst: true })]).toEqual([false, true]);
  });

  it('PROMO-03 as a bet on the named games from the smallest stake on, and its rollback as one bet less', () => {
    const bets = (trigger: object): Partial<NewOfferRule> => ({
      trigger: { on: 'bet', ...trigger },
      condition: { type: 'count', target: 2, per: 'once' },
    });
    const bet = { kind: 'bet', gameType: 'RNG', nodeId: 'n1' } as const;
    expect([counts(bets({}), bet), counts(bets({}), { ...bet, gameType: 'PVP' })]).toEqual([true, false]);
    expect([counts(bets({ minStake: '10' }), bet), counts(bets({ minStake: '10.01' }), bet)]).toEqual([true, false]);
    expect(counts(bets({ minStake: '10' }), { ...bet, amount: -1_000n })).toBe(true);
    expect(counts(bets({ minStake: '10.01' }), { ...bet, amount: -1_000n })).toBe(false);
    expect([counts(bets({ gameTypes: ['RNG'] }), bet), counts(bets({ gameTypes: ['LIVE'] }), bet)]).toEqual([
      true,
      false,
    ]);
    expect([counts(bets({ games: ['n1'] }), bet), counts(bets({ games: ['n2'] }), bet)]).toEqual([true, false]);
    expect(factOf(parse(bets({})), event({ ...bet, amount: -1_000n }), place, undefined)).toMatchObject({
      amount: -1_000n,
      events: -1,
    });
  });

  it('PROMO-03 as a login once a day, and as one of the named levels', () => {
    const login = parse({ trigger: { on: 'login' } });
    expect(factOf(login, event({ kind: 'login' }), place, undefined)?.eventId).toBe('login:2026-11-20');
    const level = (levels?: string[]) =>
      counts({ trigger: { on: 'level', levels } }, { kind: 'level', reached: 'gold' });
    expect([level(), level(['gold']), level(['silver'])]).toEqual([true, true, false]);
  });
});

describe('a condition', () => {
  const met = (condition: NewOfferRule['condition'], amount: bigint, events: number) =>
    isMet(parse({ trigger: { on: 'deposit' }, condition }), { amount, events }, 'THB');

  it('PROMO-03 is met by exactly its target', () => {
    const sum = { type: 'sum', target: '10', per: 'once' } as const;
    expect([met(sum, 999n, 9), met(sum, 1_000n, 0)]).toEqual([false, true]);
    const count = { type: 'count', target: 3, per: 'once' } as const;
    expect([met(count, 9_999n, 2), met(count, 0n, 3)]).toEqual([false, true]);
    expect(met({ type: 'none' }, 9_999n, 9)).toBe(false);
  });

  it('PROMO-03 has as many steps as targets are met', () => {
    const rungs = (of: 'sum' | 'count', amount: bigint, events: number) =>
      rungsMet(
        parse({
          trigger: { on: 'deposit' },
          condition: { type: 'ladder', of, targets: ['10', '20'], per: 'once' },
          value: { type: 'steps', amounts: ['1', '2'] },
        }),
        { amount, events },
        'THB',
      );
    expect([rungs('sum', 999n, 99), rungs('sum', 1_000n, 0), rungs('sum', 2_000n, 0)]).toEqual([0, 1, 2]);
    expect([rungs('count', 9_999n, 9), rungs('count', 0n, 10), rungs('count', 0n, 20)]).toEqual([0, 1, 2]);
    expect(rungsMet(parse({}), { amount: 9_999n, events: 9 }, 'THB')).toBe(0);
  });
});
