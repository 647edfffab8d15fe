import { z } from 'zod';
import { currencyExponent, type Currency } from '@parlor/contract';

/** Whole units of the merchant's currency. */
const amount = z.string().regex(/^\d{1,13}$/);

/** Settings of the reward for an invitation. */
export const referralSettings = z.object({
  /** The smallest first deposit that counts. */
  minDeposit: amount.default('100'),
  /** The reward in parts per million of that deposit. */
  rewardPpm: z.int().min(1).max(1_000_000).default(100_000),
  maxReward: amount.default('200'),
  /** How many times the newcomer must stake that deposit. */
  wageringMultiple: z.int().min(0).max(100).default(5),
});

/** Terms of referrals with amounts in minor units. */
export interface ReferralTerms {
  minDeposit: bigint;
  rewardPpm: number;
  maxReward: bigint;
  wageringMultiple: number;
}

/** Converts the settings to terms in a merchant's currency. */
export function termsOf(settings: z.output<typeof referralSettings>, currency: Currency): ReferralTerms {
  const unit = 10n ** BigInt(currencyExponent(currency));
  return {
    ...settings,
    minDeposit: BigInt(settings.minDeposit) * unit,
    maxReward: BigInt(settings.maxReward) * unit,
  };
}
