import { jackpotPlans, jackpotUnits, type Currency, type JackpotPlan } from '@parlor/contract';
import { bucketOf } from '../ledger/player.ts';

/** The amounts of a plan in minor units of a currency. */
export interface JackpotTerms {
  /** The seed amount of the pool. */
  seed: bigint;
  /** Its ceiling; null for one that is drawn. */
  ceiling: bigint | null;
  /** The part of every stake that it grows by, in millionths. */
  rate: bigint;
}

/** A plan in minor units of a currency. */
export function termsOf(plan: JackpotPlan, currency: Currency): JackpotTerms {
  const unit = BigInt(jackpotUnits[currency]);
  return {
    seed: BigInt(plan.seed) * unit,
    ceiling: plan.fall.by === 'ceiling' ? BigInt(plan.fall.ceiling) * unit : null,
    rate: BigInt(plan.rate),
  };
}

/** The plans of a game of the in-house provider, from the smallest. */
export function plansOf(gameCode: string): JackpotPlan[] {
  return jackpotPlans.filter((plan) => plan.gameCode === gameCode);
}

/** The jackpot of a game that a round may draw; undefined when the game has no such jackpot. */
export function drawnPlan(code: string, gameCode: string): JackpotPlan | undefined {
  return jackpotPlans.find((plan) => plan.code === code && plan.gameCode === gameCode && plan.fall.by === 'draw');
}

/** The bucket in which the pools of a merchant live, as the SQL function `ledger_bucket` says it. */
export function homeBucketOf(merchantCode: string): number {
  return bucketOf({ merchantCode, accountId: 'jackpot' });
}
