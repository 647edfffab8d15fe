import { toMinor, type ContestReward, type Currency } from '@parlor/contract';
import type { RewardValue } from './rewardGrant.ts';
import { timesAmount } from './rewardAmounts.ts';
import type { OfferRule } from './offerRule.ts';
import { addDays } from './offerSpan.rules.ts';

/** Parsed amounts by currency: each event uses the same few amounts of a rule. */
const readAmounts = new Map<Currency, Map<string, bigint>>();
const READ_AMOUNTS = 10_000;

/** Converts an amount of a rule to minor units. Throws for an invalid one. */
export function minorOf(typed: string, currency: Currency): bigint {
  const known = readAmounts.get(currency) ?? new Map<string, bigint>();
  const read = known.get(typed);
  if (read !== undefined) return read;
  const minor = toMinor(typed, currency);
  if (minor === undefined) throw new Error(`${typed} is not an amount of ${currency}`);
  if (known.size >= READ_AMOUNTS) known.clear();
  readAmounts.set(currency, known.set(typed, minor));
  return minor;
}

/** The inputs of a reward. */
export interface ValueBase {
  /** The deposit or loss in minor units. */
  base?: bigint;
  /** The day of the streak, from 1. */
  step?: number;
}

/** Returns the reward of a rule for an event, in minor units, floored once; zero is not a reward. */
export function valueOf(
  { value }: Pick<OfferRule, 'value'>,
  currency: Currency,
  { base = 0n, step = 1 }: ValueBase,
): bigint {
  if (value.type === 'fixed') return minorOf(value.amount, currency);
  if (value.type === 'rounds') return minorOf(value.stake, currency) * BigInt(value.count);
  if (value.type === 'tickets' || value.type === 'points') return minorOf(value.worth, currency) * BigInt(value.count);
  if (value.type === 'steps') return minorOf(value.amounts[step - 1] ?? '0', currency);
  // The amount of a packet is drawn when a player takes it.
  if (value.type === 'packets' || base <= 0n) return 0n;
  const share = (base * BigInt(value.ppm)) / 1_000_000n;
  const max = minorOf(value.maxAmount, currency);
  return share < max ? share : max;
}

/** Returns the tickets or points of each reward of a rule. */
export function contestRewardOfRule(
  money: Extract<OfferRule['money'], { type: ContestReward['unit'] }>,
  value: OfferRule['value'],
): ContestReward {
  if (value.type !== money.type) throw new Error(`A rule of ${money.type} says no number of ${money.type}`);
  return { unit: money.type, count: value.count, contest: money.type === 'tickets' ? money.raffle : money.contest };
}

/** Returns a reward of an amount with the terms of the rule. */
export function rewardOf(
  { money, value }: Pick<OfferRule, 'money' | 'value'>,
  currency: Currency,
  amount: bigint,
  deposit = 0n,
): RewardValue {
  if (money.type === 'cash') return { type: 'cash', amount };
  if (money.type === 'freeRounds') {
    if (value.type !== 'rounds') throw new Error('A rule of free rounds says no number of rounds');
    const { game, wageringMultiple, days } = money;
    const stake = minorOf(value.stake, currency);
    return { type: 'freeRounds', amount, game, count: value.count, stake, days, wageringMultiple };
  }
  if (money.type === 'tickets' || money.type === 'points') {
    const { unit, count, contest } = contestRewardOfRule(money, value);
    return { type: unit, amount, contest, count };
  }
  const base = money.base === 'bonus_and_deposit' ? amount + deposit : amount;
  return {
    type: 'bonus',
    amount,
    required: timesAmount(base, money.wageringMultiple),
    days: money.days,
    ...(money.maxStake !== undefined && { maxStake: minorOf(money.maxStake, currency) }),
    ...(money.conversionMultiple !== undefined && { conversionCap: timesAmount(amount, money.conversionMultiple) }),
    ...(money.contributions !== undefined && { contributions: money.contributions }),
    ...(money.minOdds !== undefined && { minOdds: money.minOdds }),
  };
}

/**
 * Returns the base of a week's cashback: stakes less wins, less the player's bonuses. Zero below the smallest loss that
 * counts.
 */
export function lossOf(
  { staked, won, bonuses }: { staked: bigint; won: bigint; bonuses: bigint },
  minLoss: bigint,
): bigint {
  const loss = staked - won - bonuses;
  return loss >= minLoss && loss > 0n ? loss : 0n;
}

/** Returns the number of consecutive days up to a day, restarting at 1 after each full streak. */
export function streakStep(days: ReadonlySet<string>, day: string, length: number): number {
  let count = 0;
  for (let at = day; days.has(at); at = addDays(at, -1)) count += 1;
  return count === 0 ? 0 : ((count - 1) % length) + 1;
}
