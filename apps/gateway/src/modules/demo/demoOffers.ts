import type { DemoPromotion } from '@parlor/artwork';
import type { NewOfferRule } from '../reward/offerRule.ts';

/** A rule without the dates, which are those of its promotion. */
type DemoRule = Omit<NewOfferRule, 'window'>;

const cash = { type: 'cash' } as const;
const fixed = (amount: string) => ({ type: 'fixed', amount }) as const;
const once = { perPlayer: 1 } as const;

/** Rewards of the demo's promotions, by promotion. Promotions without one describe a feature with its own page. */
const demoRules: Readonly<Record<string, DemoRule>> = {
  'promo-welcome': {
    kind: 'UPGRADE_BONUS',
    needsJoin: true,
    trigger: { on: 'deposit', isFirst: true, minAmount: '100' },
    value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
    money: { type: 'bonus', wageringMultiple: 8, days: 14, maxStake: '100' },
    caps: once,
  },
  'promo-reload': {
    kind: 'UPGRADE_BONUS',
    needsJoin: true,
    trigger: { on: 'deposit', minAmount: '200' },
    value: { type: 'percent', ppm: 200_000, maxAmount: '200' },
    money: { type: 'bonus', wageringMultiple: 10, days: 7 },
    caps: { perDay: 1 },
  },
  'promo-daily': {
    kind: 'LOGIN',
    trigger: { on: 'login' },
    condition: { type: 'streak', days: 7 },
    value: { type: 'steps', amounts: ['1', '2', '3', '4', '5', '10', '20'] },
    money: cash,
    claim: { days: 3 },
  },
  'promo-weekly-mission': {
    kind: 'MISSION_MANUAL',
    needsJoin: true,
    trigger: { on: 'bet', gameTypes: ['RNG', 'FISH'] },
    condition: { type: 'sum', target: '1000', per: 'week' },
    value: fixed('15'),
    money: cash,
    claim: { days: 7 },
  },
  'promo-mission-ladder': {
    kind: 'MISSION_MANUAL',
    needsJoin: true,
    trigger: { on: 'bet', gameTypes: ['RNG'], minStake: '2' },
    condition: { type: 'ladder', of: 'sum', targets: ['200', '1000', '5000'], per: 'week' },
    value: { type: 'steps', amounts: ['2', '8', '40'] },
    money: cash,
    claim: { days: 7 },
  },
  'promo-three-deposits': {
    kind: 'MISSION_MANUAL',
    needsJoin: true,
    trigger: { on: 'deposit', minAmount: '100' },
    condition: { type: 'count', target: 3, per: 'week' },
    value: fixed('25'),
    money: { type: 'bonus', wageringMultiple: 1, days: 7 },
    claim: { days: 7 },
  },
  'promo-table-ticket': {
    kind: 'TICKET',
    needsJoin: true,
    trigger: { on: 'bet', gameTypes: ['LIVE'] },
    condition: { type: 'count', target: 10, per: 'day' },
    value: { type: 'tickets', count: 2, worth: '2' },
    money: { type: 'tickets', raffle: 'contest-raffle' },
    claim: { days: 4 },
    budget: { amount: '20000' },
  },
  'promo-cashback': {
    kind: 'UPGRADE_BONUS',
    trigger: { on: 'week_end', gameTypes: ['LIVE'], minLoss: '100' },
    value: { type: 'percent', ppm: 80_000, maxAmount: '2000' },
    money: cash,
  },
  'promo-code': {
    kind: 'MANUAL',
    trigger: { on: 'code', code: 'PARLOR88' },
    value: fixed('8.88'),
    money: cash,
    caps: once,
    budget: { amount: '50000' },
  },
  'promo-free-rounds': {
    kind: 'MANUAL',
    trigger: { on: 'claim' },
    value: { type: 'rounds', count: 10, stake: '2' },
    money: { type: 'freeRounds', game: 'lotus-lanterns', wageringMultiple: 10, days: 3 },
    caps: once,
    budget: { amount: '50000' },
  },
  'promo-three-friends': {
    kind: 'REFERRAL',
    needsJoin: true,
    trigger: { on: 'referral' },
    condition: { type: 'count', target: 3, per: 'once' },
    value: fixed('150'),
    money: { type: 'bonus', wageringMultiple: 5, days: 14 },
    claim: { days: 14 },
    caps: once,
  },
  'promo-rain': {
    kind: 'LOGIN',
    trigger: {
      on: 'claim',
      hours: [
        { from: '12:00', to: '12:05' },
        { from: '16:00', to: '16:05' },
        { from: '20:00', to: '20:05' },
      ],
    },
    value: { type: 'packets', total: '500', packets: 200, most: 3 },
    money: cash,
  },
  'promo-loy-krathong': {
    kind: 'RAFFLE',
    trigger: { on: 'claim', hours: [{ from: '18:00', to: '22:00' }] },
    value: fixed('5'),
    money: cash,
    budget: { amount: '20000' },
  },
  'promo-sport-mission': {
    kind: 'MISSION_MANUAL',
    trigger: { on: 'operator' },
    value: fixed('100'),
    money: cash,
    caps: once,
    form: { isImageRequired: false, isRemarkRequired: true },
  },
  'promo-birthday': {
    kind: 'MANUAL',
    trigger: { on: 'operator' },
    audience: { minAccountDays: 90 },
    value: fixed('88'),
    money: cash,
    caps: once,
    form: { isImageRequired: true, isRemarkRequired: false },
  },
  'promo-telegram': {
    kind: 'MANUAL',
    trigger: { on: 'operator' },
    value: fixed('20'),
    money: cash,
    caps: once,
    form: { isImageRequired: true, isRemarkRequired: true },
  },
};

/** Returns the raffle whose tickets a demo promotion gives; undefined if it gives something else. */
export function demoRaffleOf({ id }: Pick<DemoPromotion, 'id'>): string | undefined {
  const money = demoRules[id]?.money;
  return money?.type === 'tickets' ? money.raffle : undefined;
}

/** Returns the rule of a demo promotion, with its dates; undefined if players cannot take part in it. */
export function demoRuleOf({
  id,
  startDate,
  endDate,
  noExpiry,
}: Pick<DemoPromotion, 'id' | 'startDate' | 'endDate' | 'noExpiry'>): NewOfferRule | undefined {
  const rule = demoRules[id];
  return rule && { ...rule, window: { from: startDate, to: noExpiry === 1 ? null : endDate } };
}

/** Exported as the data of the seed, so that a changed rule is seeded again. */
export { demoRules };
