import { jackpotPlans, type JackpotPlan } from '@parlor/contract';
import { expect, it } from 'vitest';
import { drawnPlan, homeBucketOf, plansOf, termsOf } from './jackpot.rules.ts';

const plan = (code: string): JackpotPlan => {
  const found = jackpotPlans.find((each) => each.code === code);
  if (found === undefined) throw new Error(`There is no jackpot ${code}`);
  return found;
};

it('a plan is in minor units of the currency, and only a pool with a ceiling has one', () => {
  const mini = termsOf(plan('LOTUS_MINI'), 'EUR');
  const daily = termsOf(plan('LOTUS_DAILY'), 'EUR');
  expect(mini).toEqual({ seed: mini.seed, ceiling: null, rate: 3_000n });
  expect(daily.ceiling).toBe(daily.seed * 10n);
  expect(daily.seed).toBe(mini.seed * 2n);
  expect(termsOf(plan('LOTUS_MINI'), 'THB').seed).toBeGreaterThan(mini.seed);
});

it('a game has its own jackpots, and draws only those that are drawn', () => {
  expect(plansOf('lotus-lanterns').map(({ code }) => code)).toEqual([
    'LOTUS_MINI',
    'LOTUS_MINOR',
    'LOTUS_MAJOR',
    'LOTUS_GRAND',
    'LOTUS_DAILY',
  ]);
  expect(plansOf('other-game')).toEqual([]);
  expect(drawnPlan('LOTUS_MINOR', 'lotus-lanterns')?.seed).toBe(250);
  expect(drawnPlan('LOTUS_MINOR', 'other-game')).toBeUndefined();
  expect(drawnPlan('LOTUS_DAILY', 'lotus-lanterns')).toBeUndefined();
  expect(drawnPlan('NONE', 'lotus-lanterns')).toBeUndefined();
});

it('the pools of a merchant lie in one bucket, and those of merchants in different ones', () => {
  expect(homeBucketOf('NORTH')).toBe(homeBucketOf('NORTH'));
  expect(homeBucketOf('NORTH')).not.toBe(homeBucketOf('SOUTH'));
});
