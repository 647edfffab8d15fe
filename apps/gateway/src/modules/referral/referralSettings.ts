import { z } from 'zod';
import { currencyExponent, type Currency } from '@parlor/contract';

/** Whole units of the merchant's currency. */
const amount = z.string().regex(/^\d{1,13}$/);

/** The reward for an invitation. */
export const referralSettings = z.object({
  /** The first deposit of at least this counts. */
  minDeposit: amount.default('100'),
  /** Parts per million of that deposit. */
  rewardPpm: z.int().min(1).max(1_000_000).default(100_000),
  maxReward: amount.default('200'),
  /** How many times the newcomer has to stake that deposit. */
  wageringMultiple: z.int().min(0).max(100).default(5),
});

/** Terms of referrals with amounts in minor units. */
export interface ReferralTerms {
  minDeposit: bigint;
  rewardPpm: number;
  maxReward: bigint;
  wageringMultiple: number;
}

/** The terms of a merchant, in its currency. */
export function termsOf(settings: z.output<typeof referralSettings>, currency: Currency): ReferralTerms {
  const unit = 10n ** BigInt(currencyExponent(currency));
  return {
    ...settings,
    minDeposit: BigInt(settings.minDeposit) * unit,
    maxReward: BigInt(settings.maxReward) * unit,
  };
}
