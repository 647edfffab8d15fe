import { z } from 'zod';
import { currencyExponent, gameTypes, toMinor, type Currency } from '@parlor/contract';

/** Percent with at most two decimal places: "7.8". */
const percent = z.string().regex(/^(?:100|\d{1,2})(?:\.\d{1,2})?$/);
/** A decimal string of the merchant's currency. */
const amount = z.string().regex(/^\d{1,13}(?:\.\d{1,4})?$/);

/** The merchant's rules between agents. */
export const agentSettings = z.object({
  /** Rebates, by game type, of agents without an upline and without rebates of their own. A missing type has none. */
  topRates: z
    .partialRecord(z.enum(gameTypes), percent)
    .default(() => Object.fromEntries(gameTypes.map((type) => [type, '7.8']))),
  /** How far a downline's rebate stays below that of its upline, in percentage points. */
  gap: percent.default('0.1'),
  /** Whether a downline may have the same rebate as its upline. */
  allowsSameLevel: z.boolean().default(false),
  /** An agent may hold any number of downlines up to and including this level. */
  unlimitedUpTo: percent.default('7.5'),
  /** The least own effective turnover of an active member in a period. */
  activeTurnover: amount.default('100'),
  transfer: z
    .object({
      isAvailable: z.boolean().default(true),
      /** The default amounts are about 1, 5,000 and 20,000 US dollars. */
      minAmount: amount.optional(),
      maxAmount: amount.optional(),
      dailyMaxAmount: amount.optional(),
    })
    .prefault({}),
  /** The most affiliate URLs that an agent may have at a time. */
  urlLimit: z.int().min(1).max(1_000).default(50),
  contract: z
    .object({
      /** The most that a tier may pay. */
      maxPercent: z
        .object({ daily_salary: percent.default('5'), dividend: percent.default('50'), hourly: percent.default('5') })
        .prefault({}),
      /** Days before an unanswered proposal expires. */
      answerDays: z.int().min(1).max(365).default(7),
      /** Days before an uncollected bill expires. */
      collectDays: z.int().min(1).max(365).default(30),
      /** How many dividend periods a month has. */
      dividendPeriods: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
      /** The party that approves bills before they can be collected. */
      approves: z.enum(['automatic', 'payer']).default('automatic'),
      /** The platform's fees, in percent of the turnover. */
      fees: percent.default('0'),
    })
    .prefault({}),
});

export type AgentSettings = z.output<typeof agentSettings>;

/** Parts per million in one percent. */
const PPM_OF_PERCENT = 10_000;

/** Converts percent to parts per million: "7.8" becomes 78,000. */
export function ppmOf(text: string): number {
  const [integer = '0', fraction = ''] = text.split('.');
  return Number(integer) * PPM_OF_PERCENT + Number(fraction.padEnd(2, '0')) * 100;
}

/** Converts parts per million to percent: 78,000 becomes "7.8". */
export function percentOf(ppm: number): string {
  const hundredths = Math.floor(ppm / 100);
  const fraction = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(hundredths / 100)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The merchant's limits for transfers, in minor units. */
export interface TransferPolicy {
  isAvailable: boolean;
  minAmount: bigint;
  maxAmount: bigint;
  dailyMaxAmount: bigint;
}

/** Roughly how many units of each currency one US dollar is worth: round figures that a player can remember. */
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
const dollars = { minAmount: 1n, maxAmount: 5_000n, dailyMaxAmount: 20_000n } as const;

/** Returns the limits for transfers in a currency. Throws when a setting is not an amount of it, such as 0.50 VND. */
export function transferPolicy({ transfer }: AgentSettings, currency: Currency): TransferPolicy {
  const amountOf = (name: keyof typeof dollars): bigint => {
    const typed = transfer[name];
    if (typed === undefined) return dollars[name] * unitsOfDollar[currency] * 10n ** BigInt(currencyExponent(currency));
    return minorOf(typed, currency, `agents.transfer.${name}`);
  };
  return {
    isAvailable: transfer.isAvailable,
    minAmount: amountOf('minAmount'),
    maxAmount: amountOf('maxAmount'),
    dailyMaxAmount: amountOf('dailyMaxAmount'),
  };
}

/** Returns the turnover that makes a member active, in minor units. Throws when it is not an amount of the currency. */
export const activeTurnoverOf = ({ activeTurnover }: AgentSettings, currency: Currency): bigint =>
  minorOf(activeTurnover, currency, 'agents.activeTurnover');

function minorOf(text: string, currency: Currency, name: string): bigint {
  const minor = toMinor(text, currency);
  if (minor === undefined) throw new Error(`The setting ${name} is not an amount of ${currency}`);
  return minor;
}
