import { z } from 'zod';
import { currencyExponent, toMinor, type Currency } from '@parlor/contract';

/** A decimal string of the merchant's currency, zero or more. */
const amount = z.string().regex(/^\d{1,13}(?:\.\d{1,2})?$/);

/** A merchant's settings of withdrawals. Omitted amounts have defaults by currency. */
export const withdrawalSettings = z.object({
  /** The minimum of one withdrawal. */
  minAmount: amount.optional(),
  maxAmount: amount.optional(),
  /** The maximum of a player per day. */
  dailyMaxAmount: amount.optional(),
  /** The fee deducted from each withdrawal. */
  fee: amount.optional(),
  /** The largest amount approved without review, if no other rule requires one. */
  autoApproveUpTo: amount.optional(),
  /** The amount from which two operators must approve. */
  largePayoutFrom: amount.optional(),
  /** The amount from which the player's identity must be verified; never if omitted. */
  identityFrom: amount.optional(),
  /** The wagering requirement of each deposit in percent: 100 is once the deposit, 0 is none. */
  wageringPercent: z.int().min(0).max(10_000).default(100),
  /** The last state in which a player may cancel; `never` if the law forbids cancelling. */
  cancellableUntil: z.enum(['never', 'REVIEW', 'APPROVED']).default('APPROVED'),
  /** The maximum hours of a payout, shown to players. */
  processingHours: z.int().min(1).max(720).default(24),
  /** The payout provider. Withdrawals are closed while it is not connected. */
  provider: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/)
    .default('sandbox'),
});

export type WithdrawalSettings = z.output<typeof withdrawalSettings>;

/** The settings of a merchant with its amounts in minor units. */
export interface WithdrawalPolicy extends Pick<
  WithdrawalSettings,
  'wageringPercent' | 'cancellableUntil' | 'processingHours' | 'provider'
> {
  minAmount: bigint;
  maxAmount: bigint;
  dailyMaxAmount: bigint;
  fee: bigint;
  autoApproveUpTo: bigint;
  largePayoutFrom: bigint;
  /** The amount from which identity must be verified; undefined if never. */
  identityFrom: bigint | undefined;
}

type AmountName = Exclude<
  keyof WithdrawalPolicy,
  | 'identityFrom'
  | keyof Pick<WithdrawalSettings, 'wageringPercent' | 'cancellableUntil' | 'processingHours' | 'provider'>
>;

/** Default amounts in US dollars, and rough exchange rates: round figures that a player can remember. */
const dollars: Record<AmountName, bigint> = {
  minAmount: 5n,
  maxAmount: 5_000n,
  dailyMaxAmount: 15_000n,
  fee: 0n,
  autoApproveUpTo: 150n,
  largePayoutFrom: 1_500n,
};
const unitsOfDollar: Record<Currency, bigint> = {
  USD: 1n,
  EUR: 1n,
  MYR: 4n,
  CNY: 8n,
  THB: 30n,
  INR: 80n,
  JPY: 150n,
  IDR: 15_000n,
  VND: 25_000n,
};

/**
 * Returns the effective policy of a merchant. Throws if a setting is not an amount of its currency, such as 0.50 VND.
 */
export function withdrawalPolicy(settings: WithdrawalSettings, currency: Currency): WithdrawalPolicy {
  const unit = unitsOfDollar[currency] * 10n ** BigInt(currencyExponent(currency));
  const amountOf = (name: AmountName): bigint => {
    const typed = settings[name];
    const minor = typed === undefined ? dollars[name] * unit : toMinor(typed, currency);
    if (minor === undefined) throw new Error(`The setting withdrawal.${name} is not an amount of ${currency}`);
    return minor;
  };
  const identityFrom = settings.identityFrom === undefined ? undefined : toMinor(settings.identityFrom, currency);
  if (settings.identityFrom !== undefined && identityFrom === undefined)
    throw new Error(`The setting withdrawal.identityFrom is not an amount of ${currency}`);
  const { wageringPercent, cancellableUntil, processingHours, provider } = settings;
  return {
    minAmount: amountOf('minAmount'),
    maxAmount: amountOf('maxAmount'),
    dailyMaxAmount: amountOf('dailyMaxAmount'),
    fee: amountOf('fee'),
    autoApproveUpTo: amountOf('autoApproveUpTo'),
    largePayoutFrom: amountOf('largePayoutFrom'),
    identityFrom,
    wageringPercent,
    cancellableUntil,
    processingHours,
    provider,
  };
}

/** Returns the contradiction between settings of withdrawals, in one line; undefined if there is none. */
export function withdrawalProblem({ minAmount, maxAmount, fee }: WithdrawalSettings): string | undefined {
  const [min, max, taken] = [minAmount, maxAmount, fee].map((typed) =>
    typed === undefined ? undefined : toMinor(typed, 'USD'),
  );
  if (min !== undefined && max !== undefined && min > max) return 'withdrawal.minAmount: is above maxAmount';
  if (taken !== undefined && min !== undefined && taken >= min) return 'withdrawal.fee: must be below minAmount';
  return taken !== undefined && taken > 0n && min === undefined
    ? 'withdrawal.fee: needs minAmount to be set first, above the fee'
    : undefined;
}
