import { describe, expect, it } from 'vitest';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { claimKey, isServed, progressOf, standingOf, type StandingFacts } from './standing.rules.ts';
import { ruleOf } from './testing/ruleOf.ts';
import { standingFacts } from './testing/standingFacts.ts';

const locale = { currency: 'THB', timeZone: 'Asia/Bangkok' } as const;
/** 16:00 in Bangkok, a Friday. */
const now = Date.UTC(2026, 10, 20, 9);

const factsOf = (rule: Partial<NewOfferRule>, change?: Partial<StandingFacts>): StandingFacts =>
  standingFacts(ruleOf(rule), change);

const rewards = (...list: { id?: string; state: string; event_key?: string }[]) =>
  list as unknown as StandingFacts['rewards'];
const tallies = (...list: { period: string; amount?: bigint; events?: number; granted?: number }[]) =>
  list.map((each) => ({ amount: 0n, events: 0, granted: 0, ...each })) as unknown as StandingFacts['tallies'];
const application = (state: string, reason: string | null = null) =>
  ({ state, reason, sent_at: 5, remarks: 'Please', picture_count: 2 }) as unknown as StandingFacts['application'];
const joined = { joined_at: 0 } as unknown as StandingFacts['participation'];
const status = (facts: StandingFacts) => {
  const standing = standingOf(facts, locale, now);
  return standing.reason === null ? standing.status : [standing.status, standing.reason];
};

const onLogin = { trigger: { on: 'login' } } as const;
const form = { isImageRequired: false, isRemarkRequired: true };
const onApproval = { trigger: { on: 'operator' }, form } as const;
const deposits = { trigger: { on: 'deposit' } } as const;

describe('the label of an offer', () => {
  it.each([
    ['a reward waits to be claimed', factsOf({}, { rewards: rewards({ id: 'r', state: 'CLAIMABLE' }) }), 'CLAIM'],
    ['a reward is on its way', factsOf({}, { rewards: rewards({ id: 'r', state: 'DUE' }) }), 'ISSUED'],
    ['the application is open', factsOf({}, { application: application('PENDING') }), 'APPLYING'],
    [
      'the only reward was claimed',
      factsOf({}, { rewards: rewards({ id: 'r', state: 'CLAIMED', event_key: 'once' }) }),
      'CLAIMED',
    ],
    ['it has not begun', factsOf({ window: { from: now + 1, to: null } }), 'COMING_SOON'],
    ['it begins now', factsOf({ window: { from: now, to: null } }), 'JOIN'],
    ['it is over', factsOf({ window: { from: 0, to: now } }), ['CLOSE', 'over']],
    ['it ends in a moment', factsOf({ window: { from: 0, to: now + 1 } }), 'JOIN'],
    ['it is for new accounts', factsOf({ audience: { maxAccountDays: 1 } }), ['CLOSE', 'not_for_you']],
    ['the player is excluded', factsOf({}, { isExcluded: true }), ['CLOSE', 'not_for_you']],
    ['the account is a trial', factsOf({}, { isReal: false }), ['CLOSE', 'not_for_you']],
    [
      'its reward expired',
      factsOf({}, { rewards: rewards({ state: 'EXPIRED', event_key: 'once' }) }),
      ['CLOSE', 'already_had'],
    ],
    ['the budget is too small for the reward', factsOf({}, { budgetLeft: 999n }), ['CLOSE', 'budget_spent']],
    ['the budget suffices for one reward', factsOf({}, { budgetLeft: 1_000n }), 'JOIN'],
    [
      'the hours begin later',
      factsOf({ trigger: { on: 'claim', hours: [{ from: '16:01', to: '17:00' }] } }),
      'COMING_SOON',
    ],
    ['the hours have begun', factsOf({ trigger: { on: 'claim', hours: [{ from: '16:00', to: '17:00' }] } }), 'JOIN'],
    ['it wants to be joined', factsOf({ ...deposits, needsJoin: true }), 'JOIN'],
    ['it was joined', factsOf({ ...deposits, needsJoin: true }, { participation: joined }), 'JOINED'],
    ['it needs no joining', factsOf(deposits), 'JOINED'],
    ['a code is to be entered', factsOf({ trigger: { on: 'code', code: 'NAGA' } }), 'JOIN'],
    ['an operator decides', factsOf(onApproval), 'JOIN'],
    ['something is counted', factsOf({ ...onLogin, condition: { type: 'streak', days: 7 } }), 'PROCESS'],
  ] as const)('PROMO-03 when %s', (_, facts, label) => {
    expect(status(facts)).toEqual(label);
  });

  it('PROMO-03 an operator who closes an offer closes it only for those who did not join', () => {
    const closed = (participation: StandingFacts['participation']) => {
      const facts = factsOf({ ...deposits, needsJoin: true }, { participation });
      return status({ ...facts, offer: { ...facts.offer, isOpen: false } });
    };
    expect([closed(undefined), closed(joined)]).toEqual([['CLOSE', 'over'], 'JOINED']);
  });

  it.each([
    ['rounds', { type: 'rounds', count: 20, stake: '2' }, 4_000n],
    ['tickets', { type: 'tickets', count: 3, worth: '2' }, 600n],
    ['points', { type: 'points', count: 3, worth: '2' }, 600n],
    ['a share of the deposit', { type: 'percent', ppm: 500_000, maxAmount: '500' }, 1n],
    ['steps', { type: 'steps', amounts: ['5', '10'] }, 1n],
  ] as [string, StandingFacts['offer']['rule']['value'], bigint][])(
    'PROMO-03 closes when the budget is below the smallest reward of %s',
    (_, value, least) => {
      const facts = factsOf(deposits);
      const left = (budgetLeft: bigint) =>
        status({ ...facts, budgetLeft, offer: { ...facts.offer, rule: { ...facts.offer.rule, value } } });
      expect([left(least - 1n), left(least)]).toEqual([['CLOSE', 'budget_spent'], 'JOINED']);
    },
  );

  it('PROMO-03 a first deposit that was made before joining does not count', () => {
    const first = { trigger: { on: 'deposit', isFirst: true } } as const;
    expect(status(factsOf(first, { hasDeposited: true }))).toEqual(['CLOSE', 'not_for_you']);
    expect(status(factsOf(first, { hasDeposited: true, participation: joined }))).toBe('JOINED');
    expect(status(factsOf(deposits, { hasDeposited: true }))).toBe('JOINED');
  });

  it('PROMO-03 names the reward to claim, of several the newest', () => {
    const list = rewards({ id: 'new', state: 'CLAIMABLE' }, { id: 'old', state: 'CLAIMABLE' });
    expect(standingOf(factsOf({}, { rewards: list }), locale, now).rewardId).toBe('new');
    const due = factsOf({}, { rewards: rewards({ id: 'one', state: 'DUE' }) });
    expect(standingOf(due, locale, now).rewardId).toBe('one');
  });

  it('PROMO-05 a refused application has its reason, and may be repeated if the form says so', () => {
    const refused = (canRepeat: boolean) =>
      standingOf(
        factsOf({ ...onApproval, form: { ...form, canRepeat } }, { application: application('REFUSED', 'blurred') }),
        locale,
        now,
      );
    expect(refused(true)).toEqual({
      status: 'REJECTED',
      reason: 'blurred',
      canRepeat: true,
      progress: null,
      rewardId: null,
      application: { sentAt: 5, remarks: 'Please', pictureCount: 2 },
    });
    expect(refused(false).canRepeat).toBe(false);
  });
});

describe('an offer is served', () => {
  const served = (rule: Partial<NewOfferRule>, change: Partial<StandingFacts> = {}) =>
    isServed(factsOf(rule, change), locale, now);
  const claimed = (event_key: string) => ({ rewards: rewards({ state: 'CLAIMED', event_key }) });

  it('PROMO-03 when the cap of a player or of the day is reached', () => {
    const granted = (period: string) => ({ tallies: tallies({ period, granted: 2 }) });
    expect(served({ ...deposits, caps: { perPlayer: 2 } }, granted('all'))).toBe(true);
    expect(served({ ...deposits, caps: { perPlayer: 3 } }, granted('all'))).toBe(false);
    expect(served({ ...deposits, caps: { perDay: 2 } }, granted('2026-11-20'))).toBe(true);
    expect(served({ ...deposits, caps: { perDay: 2 } }, granted('2026-11-19'))).toBe(false);
    expect(served({ ...deposits, caps: { perDay: 3 } }, granted('2026-11-20'))).toBe(false);
    expect(served(deposits, granted('all'))).toBe(false);
  });

  it('PROMO-03 when the reward of the open hours was granted, not by one of earlier hours', () => {
    const tapIn = (from: string, to: string): Partial<NewOfferRule> => ({
      trigger: { on: 'claim', hours: [{ from, to }] },
    });
    const hours = tapIn('16:00', '17:00');
    expect(served(hours, claimed('2026-11-20 16:00'))).toBe(true);
    expect(served(hours, claimed('2026-11-19 16:00'))).toBe(false);
    expect(served(tapIn('17:00', '18:00'), claimed('2026-11-20 16:00'))).toBe(false);
  });

  it('PROMO-03 when the code was redeemed', () => {
    const code = { trigger: { on: 'code', code: 'NAGA' } } as const;
    expect([served(code), served(code, claimed('NAGA'))]).toEqual([false, true]);
  });

  it('PROMO-03 when the sum or number of this span was rewarded', () => {
    for (const condition of [
      { type: 'sum', target: '100', per: 'week' },
      { type: 'count', target: 3, per: 'week' },
    ] as const) {
      const rule = { ...deposits, condition };
      expect(served(rule, claimed('2026-11-16'))).toBe(true);
      expect(served(rule, claimed('2026-11-09'))).toBe(false);
      const both = ['2026-11-16', '2026-11-09'].map((event_key) => ({ state: 'CLAIMED', event_key }));
      expect(served(rule, { rewards: rewards(...both) })).toBe(true);
    }
  });

  it('PROMO-03 when every step of a ladder was rewarded', () => {
    const steps = (...keys: string[]) => ({
      rewards: rewards(...keys.map((event_key) => ({ state: 'CLAIMED', event_key }))),
    });
    const rule: Partial<NewOfferRule> = {
      ...deposits,
      condition: { type: 'ladder', of: 'count', targets: ['1', '2'], per: 'day' },
      value: { type: 'steps', amounts: ['1', '2'] },
    };
    expect(served(rule, steps('2026-11-20:1', '2026-11-20:2'))).toBe(true);
    expect(served(rule, steps('2026-11-20:1'))).toBe(false);
    expect(served(rule, steps('2026-11-19:1', '2026-11-19:2'))).toBe(false);
  });

  it('PROMO-03 never, while each event earns a reward', () => {
    expect(served(deposits, claimed('deposit-1'))).toBe(false);
  });

  it('PROMO-06 never, while packets of a rain may be taken', () => {
    const hours = [{ from: '16:00', to: '17:00' }];
    const rain = {
      trigger: { on: 'claim' as const, hours },
      value: { type: 'packets' as const, total: '10', packets: 5, most: 2 },
    };
    expect(served(rain, claimed('2026-11-20 16:00'))).toBe(false);
  });
});

it('PROMO-03 the key of a tap is its day and hours, or `once`; nothing is open between hours', () => {
  const key = (trigger: NewOfferRule['trigger']) => claimKey(offerRule.parse(ruleOf({ trigger })), 'Asia/Bangkok', now);
  expect(key({ on: 'claim' })).toBe('once');
  expect(key({ on: 'claim', hours: [{ from: '15:00', to: '18:00' }] })).toBe('2026-11-20 15:00');
  expect(key({ on: 'claim', hours: [{ from: '17:00', to: '18:00' }] })).toBeUndefined();
  expect(key({ on: 'login' })).toBeUndefined();
});

describe('the progress of an offer', () => {
  const progress = (rule: Partial<NewOfferRule>, change: Partial<StandingFacts> = {}) =>
    progressOf(factsOf(rule, change), locale, now);
  const streak = { ...onLogin, condition: { type: 'streak', days: 3 } } as const;
  const done = (...days: string[]) => progress(streak, { days: new Set(days) })?.done;

  it('PROMO-03 of a streak counts yesterday’s until today’s login, and restarts after the last day', () => {
    expect(done()).toBe('0');
    expect(done('2026-11-19')).toBe('1');
    expect(done('2026-11-18', '2026-11-19', '2026-11-20')).toBe('3');
    expect(done('2026-11-17', '2026-11-18', '2026-11-19')).toBe('0');
    expect(done('2026-11-18')).toBe('0');
    expect(progress(streak)).toEqual({ unit: 'days', done: '0', target: '3' });
  });

  it('PROMO-03 of a sum stops at its target, and is never negative', () => {
    const sum = { ...deposits, condition: { type: 'sum', target: '100', per: 'day' } } as const;
    const of = (amount: bigint) => progress(sum, { tallies: tallies({ period: '2026-11-20', amount }) });
    expect(of(4_550n)).toEqual({ unit: 'money', done: '45.50', target: '100.00' });
    expect([of(12_000n)?.done, of(-1n)?.done, progress(sum)?.done]).toEqual(['100.00', '0.00', '0.00']);
    expect(progress(sum, { tallies: tallies({ period: '2026-11-19', amount: 500n }) })?.done).toBe('0.00');
  });

  it('PROMO-03 of a number stops at its target, and is never negative', () => {
    const count = { ...deposits, condition: { type: 'count', target: 3, per: 'once' } } as const;
    const of = (events: number) => progress(count, { tallies: tallies({ period: 'all', events }) })?.done;
    expect([of(2), of(5), of(-1), progress(count)?.done]).toEqual(['2', '3', '0', '0']);
  });

  it('PROMO-03 of a ladder is towards its next target', () => {
    const ladder = (of: 'sum' | 'count', amount: bigint, events: number) =>
      progress(
        {
          ...deposits,
          condition: { type: 'ladder', of, targets: ['10', '20'], per: 'day' },
          value: { type: 'steps', amounts: ['1', '2'] },
        },
        { tallies: tallies({ period: '2026-11-20', amount, events }) },
      );
    expect(ladder('sum', 999n, 0)).toEqual({ unit: 'money', done: '9.99', target: '10.00', step: { at: 1, of: 2 } });
    expect(ladder('sum', 1_000n, 0)).toMatchObject({ done: '10.00', target: '20.00', step: { at: 2, of: 2 } });
    expect(ladder('sum', 9_999n, 0)).toMatchObject({ done: '20.00', target: '20.00', step: { at: 2, of: 2 } });
    expect(ladder('sum', -5n, 0)).toMatchObject({ done: '0.00', target: '10.00' });
    expect(ladder('count', 0n, 15)).toEqual({ unit: 'count', done: '15', target: '20', step: { at: 2, of: 2 } });
    expect(ladder('count', 0n, -1)).toMatchObject({ done: '0', target: '10' });
    expect(ladder('count', 0n, 50)).toMatchObject({ done: '20' });
    const unknown = factsOf({
      ...deposits,
      condition: { type: 'ladder', of: 'sum', targets: ['10', '20'], per: 'day' },
      value: { type: 'steps', amounts: ['1', '2'] },
    });
    expect(progressOf(unknown, locale, now)).toMatchObject({ done: '0.00', target: '10.00' });
  });

  it('PROMO-03 does not exist without a condition', () => {
    expect(progress(deposits)).toBeNull();
  });
});
