import { describe, expect, it } from 'vitest';
import { listOf } from './offerList.ts';
import { dueOf, type Counted } from './offerProgress.rules.ts';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { ruleOf } from './testing/ruleOf.ts';

interface Given {
  day?: string;
  period?: string;
  amount?: bigint;
  events?: 1 | -1;
  eventId?: string;
  accountId?: string;
  version?: number;
}

const counted = (rule: Partial<NewOfferRule>, given: Given = {}): Counted => ({
  player: { accountId: given.accountId ?? 'a', merchantCode: 'NORTH' },
  list: listOf([
    {
      merchantCode: 'NORTH',
      code: 'offer',
      version: given.version ?? 1,
      isOpen: true,
      titles: {},
      rule: offerRule.parse(ruleOf(rule)),
    },
  ]),
  isTransfer: false,
  locale: { currency: 'THB', timeZone: 'Asia/Bangkok' },
  fact: {
    eventId: given.eventId ?? 'e1',
    period: given.period ?? 'all',
    day: given.day ?? '2026-11-20',
    amount: given.amount ?? 0n,
    events: given.events ?? 1,
    at: 0,
  },
});
const nothing = { sumBefore: () => ({ amount: 0n, events: 0 }), daysBefore: () => new Set<string>() };
const keys = (facts: readonly Counted[], before: Parameters<typeof dueOf>[1] = nothing) =>
  dueOf(facts, before).map(({ eventKey, step }) => (step === undefined ? eventKey : [eventKey, step]));

describe('the rewards that new events earn', () => {
  it('PROMO-03 are one for each event without a condition, of its amount', () => {
    const rule: Partial<NewOfferRule> = { trigger: { on: 'deposit' } };
    const facts = [counted(rule, { eventId: 'd1', amount: 5n }), counted(rule, { eventId: 'd2', amount: 7n })];
    expect(dueOf(facts, nothing)).toEqual([
      { counted: facts[0], offer: facts[0]?.list.offers[0], eventKey: 'd1', base: 5n, day: '2026-11-20' },
      { counted: facts[1], offer: facts[1]?.list.offers[0], eventKey: 'd2', base: 7n, day: '2026-11-20' },
    ]);
  });

  const sum: Partial<NewOfferRule> = {
    trigger: { on: 'deposit' },
    condition: { type: 'sum', target: '100', per: 'once' },
  };

  it('PROMO-03 are due by the event that completes a sum, which continues an earlier one', () => {
    const before = { ...nothing, sumBefore: () => ({ amount: 6_000n, events: 3 }) };
    expect(keys([counted(sum, { amount: 3_999n })], before)).toEqual([]);
    expect(keys([counted(sum, { amount: 3_999n }), counted(sum, { amount: 1n })], before)).toEqual(['all']);
    expect(keys([counted(sum, { amount: 4_000n }), counted(sum, { amount: -1n, events: -1 })], before)).toEqual([
      'all',
    ]);
  });

  it('PROMO-03 are due once a day, and again on the next: a cap may have refused them', () => {
    const days = ['2026-11-20', '2026-11-20', '2026-11-21'];
    const due = dueOf(
      days.map((day) => counted(sum, { day, amount: 10_000n })),
      nothing,
    );
    expect(due.map(({ eventKey, day }) => [eventKey, day])).toEqual([
      ['all', '2026-11-20'],
      ['all', '2026-11-21'],
    ]);
  });

  it('PROMO-03 are summed for each player and span', () => {
    const halves = [
      counted(sum, { amount: 5_000n }),
      counted(sum, { amount: 5_000n, accountId: 'b' }),
      counted(sum, { amount: 5_000n, period: '2026-11-20' }),
    ];
    expect(keys(halves)).toEqual([]);
    const wholes = [counted(sum, { amount: 10_000n }), counted(sum, { amount: 10_000n, accountId: 'b' })];
    expect(dueOf(wholes, nothing).map(({ counted: { player } }) => player.accountId)).toEqual(['a', 'b']);
  });

  it('PROMO-03 are due for each reached target of a ladder', () => {
    const ladder: Partial<NewOfferRule> = {
      trigger: { on: 'deposit' },
      condition: { type: 'ladder', of: 'sum', targets: ['10', '20', '30'], per: 'day' },
      value: { type: 'steps', amounts: ['1', '2', '3'] },
    };
    const deposit = (amount: bigint) => counted(ladder, { amount, period: '2026-11-20' });
    expect(keys([deposit(999n)])).toEqual([]);
    expect(keys([deposit(2_000n)])).toEqual([
      ['2026-11-20:1', 1],
      ['2026-11-20:2', 2],
    ]);
    expect(keys([deposit(1_000n), deposit(2_000n)])).toEqual([
      ['2026-11-20:1', 1],
      ['2026-11-20:2', 2],
      ['2026-11-20:3', 3],
    ]);
  });

  const streak = (value: NewOfferRule['value']): Partial<NewOfferRule> => ({
    trigger: { on: 'login' },
    condition: { type: 'streak', days: 3 },
    value,
  });
  const steps = streak({ type: 'steps', amounts: ['1', '2', '3'] });
  const fixed = streak({ type: 'fixed', amount: '20' });
  const logins = (rule: Partial<NewOfferRule>, ...days: string[]) => days.map((day) => counted(rule, { day }));
  const before = { ...nothing, daysBefore: () => new Set(['2026-11-18', '2026-11-19']) };

  it('PROMO-03 are those of each day of a streak, or only of its last for a fixed reward', () => {
    expect(keys(logins(steps, '2026-11-20'), before)).toEqual([['2026-11-20', 3]]);
    expect(keys(logins(fixed, '2026-11-20'), before)).toEqual([['2026-11-20', 3]]);
    expect(keys(logins(fixed, '2026-11-20', '2026-11-21'), before)).toEqual([['2026-11-20', 3]]);
    expect(keys(logins(steps, '2026-11-20', '2026-11-21'), before)).toEqual([
      ['2026-11-20', 3],
      ['2026-11-21', 1],
    ]);
    expect(keys(logins(steps, '2026-11-21'), before)).toEqual([['2026-11-21', 1]]);
  });

  it('PROMO-03 are those of the days after a gap too, when a late event fills it', () => {
    expect(keys(logins(steps, '2026-11-21', '2026-11-20'), before)).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 3],
    ]);
    expect(keys(logins(fixed, '2026-11-17'), before)).toEqual([['2026-11-19', 3]]);
  });

  it('PROMO-03 are due again under a new version of the offer', () => {
    const versions = [counted(sum, { amount: 10_000n }), counted(sum, { amount: 10_000n, version: 2 })];
    expect(keys(versions)).toEqual(['all', 'all']);
  });
});
