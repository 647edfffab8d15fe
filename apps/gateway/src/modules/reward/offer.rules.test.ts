import { describe, expect, it } from 'vitest';
import type { RewardEvent } from './offerEvents.ts';
import { factOf, type MerchantLocale } from './offerMatch.rules.ts';
import { grantsOf } from './offerModel.ts';
import { offerRule } from './offerRule.ts';
import { addDays, mondayOf, openHours, periodOf, startOfDay } from './offerSpan.rules.ts';
import { lossOf, rewardOf, streakStep, valueOf } from './offerValue.rules.ts';
import { ruleOf } from './testing/ruleOf.ts';

const bangkok: MerchantLocale = { currency: 'THB', timeZone: 'Asia/Bangkok' };
const berlin: MerchantLocale = { currency: 'EUR', timeZone: 'Europe/Berlin' };

let made = 0;
function event(change: Partial<RewardEvent>): RewardEvent {
  made += 1;
  return {
    id: `e${made}`,
    kind: 'login',
    player: { accountId: 'a', merchantCode: 'NORTH' },
    at: 0,
    registeredAt: 0,
    amount: 0n,
    gameType: '',
    isFirst: false,
    ...change,
  };
}

describe('the amount of a reward', () => {
  const welcome = offerRule.parse(
    ruleOf({
      trigger: { on: 'deposit', isFirst: true, minAmount: '100' },
      value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
      money: { type: 'bonus', wageringMultiple: 8, days: 14 },
    }),
  );

  it.each([
    [100_000n, 50_000n],
    [120_000n, 50_000n],
    [99_999n, 49_999n],
    [10_001n, 5_000n],
  ])('of a deposit of %s is %s: half of it, floored once, up to 500.00', (deposit, bonus) => {
    expect(valueOf(welcome, 'THB', { base: deposit })).toBe(bonus);
  });

  it('requires eight times the bonus of 500.00 to be staked: 4,000.00', () => {
    expect(rewardOf(welcome, 'THB', 50_000n, 100_000n)).toEqual({
      type: 'bonus',
      amount: 50_000n,
      required: 400_000n,
      days: 14,
    });
    const both = { money: { ...welcome.money, base: 'bonus_and_deposit' as const } };
    expect(rewardOf(both as typeof welcome, 'THB', 50_000n, 100_000n)).toMatchObject({ required: 1_200_000n });
  });

  it.each([
    ['stakes 12,345.67 and wins 10,000.01', { staked: 1_234_567n, won: 1_000_001n, bonuses: 0n }, 18_765n],
    ['with a bonus of 100.00', { staked: 1_234_567n, won: 1_000_001n, bonuses: 10_000n }, 17_965n],
    ['a loss of 99.99', { staked: 9_999n, won: 0n, bonuses: 0n }, 0n],
    ['a loss of 30,000.00', { staked: 3_000_000n, won: 0n, bonuses: 0n }, 200_000n],
    ['a week that was won', { staked: 1_000n, won: 90_000n, bonuses: 0n }, 0n],
  ])('of a cashback of 8 %%: %s', (_, week, cashback) => {
    const rule = offerRule.parse(
      ruleOf({
        trigger: { on: 'week_end', minLoss: '100' },
        value: { type: 'percent', ppm: 80_000, maxAmount: '2000' },
      }),
    );
    expect(valueOf(rule, 'THB', { base: lossOf(week, 10_000n) })).toBe(cashback);
  });
});

describe('days in the time zone of the merchant', () => {
  const daily = offerRule.parse(ruleOf({ trigger: { on: 'login' } }));
  const dayOf = (at: string, locale: MerchantLocale) =>
    factOf(daily, event({ at: Date.parse(at) }), locale, undefined)?.day;

  it('23:59:59.999 and 00:00:00.000 are two days', () => {
    expect(dayOf('2026-11-23T16:59:59.999Z', bangkok)).toBe('2026-11-23');
    expect(dayOf('2026-11-23T17:00:00.000Z', bangkok)).toBe('2026-11-24');
  });

  it('a change to or from summer time does not double or skip a day', () => {
    // On 25 October 2026 Berlin has 25 hours, on 28 March 2027 it has 23.
    for (const [day, hours] of [
      ['2026-10-25', 25],
      ['2027-03-28', 23],
      ['2026-11-24', 24],
    ] as const) {
      const begin = startOfDay('Europe/Berlin', day);
      const end = startOfDay('Europe/Berlin', addDays(day, 1));
      expect(end - begin).toBe(hours * 3_600_000);
      expect(dayOf(new Date(begin).toISOString(), berlin)).toBe(day);
      expect(dayOf(new Date(end - 1).toISOString(), berlin)).toBe(day);
      expect(dayOf(new Date(begin - 1).toISOString(), berlin)).toBe(addDays(day, -1));
    }
  });

  it('weeks begin on Monday in every year', () => {
    expect(['2026-11-23', '2026-11-29', '2026-11-30', '2027-01-01'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
      '2026-12-28',
    ]);
    expect([periodOf('once', '2026-11-24'), periodOf('day', '2026-11-24'), periodOf('week', '2026-11-24')]).toEqual([
      'all',
      '2026-11-24',
      '2026-11-23',
    ]);
  });

  it('hours may span midnight', () => {
    const night = [{ from: '22:00', to: '02:00' }];
    expect(['21:59', '22:00', '01:59', '02:00'].map((time) => openHours(night, time) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('seven mornings in a row', () => {
  const steps = ['1', '2', '3', '4', '5', '10', '20'];
  const rule = offerRule.parse(
    ruleOf({
      trigger: { on: 'login' },
      condition: { type: 'streak', days: 7 },
      value: { type: 'steps', amounts: steps },
    }),
  );
  const seventh = offerRule.parse(
    ruleOf({
      trigger: { on: 'login' },
      condition: { type: 'streak', days: 7 },
      value: { type: 'fixed', amount: '20' },
    }),
  );
  const loginsOn = (...days: number[]) =>
    days.map((day) => event({ at: Date.parse(`2026-11-${String(day).padStart(2, '0')}T05:00:00Z`) }));
  const paid = (given: typeof rule, ...days: number[]) =>
    grantsOf(given, loginsOn(...days), bangkok).map(({ amount }) => Number(amount) / 100);

  it('pay by their step, or only on the seventh if the reward is fixed', () => {
    expect(paid(rule, 1, 2, 3, 4, 5, 6, 7)).toEqual([1, 2, 3, 4, 5, 10, 20]);
    expect(paid(seventh, 1, 2, 3, 4, 5, 6, 7)).toEqual([20]);
    expect(paid(seventh, 1, 2, 3, 4, 5, 6)).toEqual([]);
  });

  it('restart after a missed day and after the seventh; two logins on a day count once', () => {
    expect(paid(rule, 1, 2, 4, 5)).toEqual([1, 2, 1, 2]);
    expect(paid(rule, 1, 1, 2, 2)).toEqual([1, 2]);
    expect(paid(rule, 1, 2, 3, 4, 5, 6, 7, 8)).toEqual([1, 2, 3, 4, 5, 10, 20, 1]);
    expect(streakStep(new Set(), '2026-11-24', 7)).toBe(0);
  });
});

describe('a rule', () => {
  it.each([
    ['a form without an operator', ruleOf({ form: { isImageRequired: true, isRemarkRequired: false } }), 'form'],
    ['an end before its beginning', ruleOf({ window: { from: 2, to: 1 } }), 'window'],
    ['a share of a tap', ruleOf({ value: { type: 'percent', ppm: 1, maxAmount: '1' } }), 'value'],
    ['bets that add up to nothing', ruleOf({ trigger: { on: 'bet' } }), 'condition'],
    [
      'a streak of deposits',
      ruleOf({ trigger: { on: 'deposit' }, condition: { type: 'streak', days: 3 } }),
      'condition',
    ],
    ['an amount with letters', ruleOf({ value: { type: 'fixed', amount: '1e9' } }), 'value'],
  ])('is refused with %s', (_, rule, words) => {
    const read = offerRule.safeParse(rule);
    expect(read.success).toBe(false);
    expect(JSON.stringify(read.error?.issues)).toContain(words);
  });
});
