import { z } from 'zod';
import { currencyExponent, toMinor, type Currency } from '@parlor/contract';

/** A decimal string of the merchant's currency, zero or more. */
const amount = z.string().regex(/^\d{1,13}(?:\.\d{1,2})?$/);

/** How a merchant pays out. Amounts that are left out are those of its currency. */
export const withdrawalSettings = z.object({
  /** For one withdrawal. */
  minAmount: amount.optional(),
  maxAmount: amount.optional(),
  /** For a player and day. */
  dailyMaxAmount: amount.optional(),
  /** Taken out of each withdrawal. */
  fee: amount.optional(),
  /** Up to here nobody looks at a withdrawal that no other rule speaks against. */
  autoApproveUpTo: amount.optional(),
  /** From here on two operators approve. */
  largePayoutFrom: amount.optional(),
  /** From here on the player's identity was checked; nobody is asked for it when left out. */
  identityFrom: amount.optional(),
  /** The required turnover of each deposit, in percent: 100 is the deposit once, 0 nothing. */
  wageringPercent: z.int().min(0).max(10_000).default(100),
  /** The last state in which a player may cancel; `never` where the law forbids to take a withdrawal back. */
  cancellableUntil: z.enum(['never', 'REVIEW', 'APPROVED']).default('APPROVED'),
  /** The maximum hours of a payout, as players see it. */
  processingHours: z.int().min(1).max(720).default(24),
  /** The payout provider; nobody withdraws while it is not connected. */
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
  /** From this amount on identity is asked for; undefined when it never is. */
  identityFrom: bigint | undefined;
}

type AmountName = Exclude<
  keyof WithdrawalPolicy,
  | 'identityFrom'
  | keyof Pick<WithdrawalSettings, 'wageringPercent' | 'cancellableUntil' | 'processingHours' | 'provider'>
>;

/**
 * Amounts in US dollars, and roughly how many units of a currency are one: round figures that a player can remember.
 */
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

/** The effective policy of a merchant. Throws if a setting is not an amount of its currency, such as 0.50 VND. */
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

/** The contradiction between settings of withdrawals, in one line; undefined if there is none. */
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
