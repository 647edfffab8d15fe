import { jackpotPlans, jackpotUnits, type Currency, type JackpotPlan } from '@parlor/contract';
import { bucketOf } from '../ledger/player.ts';

/** The amounts of a plan in minor units of a currency. */
export interface JackpotTerms {
  /** The seed amount of the pool. */
  seed: bigint;
  /** The ceiling; null for a pool that is drawn. */
  ceiling: bigint | null;
  /** The part of every stake that is added to the pool, in millionths. */
  rate: bigint;
}

/** Converts a plan to minor units of a currency. */
export function termsOf(plan: JackpotPlan, currency: Currency): JackpotTerms {
  const unit = BigInt(jackpotUnits[currency]);
  return {
    seed: BigInt(plan.seed) * unit,
    ceiling: plan.fall.by === 'ceiling' ? BigInt(plan.fall.ceiling) * unit : null,
    rate: BigInt(plan.rate),
  };
}

/** Returns the plans of a game of the in-house provider, from the smallest. */
export function plansOf(gameCode: string): JackpotPlan[] {
  return jackpotPlans.filter((plan) => plan.gameCode === gameCode);
}

/** Returns the jackpot of a game that a round may draw; undefined when the game has no such jackpot. */
export function drawnPlan(code: string, gameCode: string): JackpotPlan | undefined {
  return jackpotPlans.find((plan) => plan.code === code && plan.gameCode === gameCode && plan.fall.by === 'draw');
}

/** Returns the bucket of a merchant's pools, like the SQL function `ledger_bucket`. */
export function homeBucketOf(merchantCode: string): number {
  return bucketOf({ merchantCode, accountId: 'jackpot' });
}
