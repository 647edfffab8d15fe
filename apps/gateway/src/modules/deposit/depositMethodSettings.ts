import { z } from 'zod';
import { banksOf, currencyExponent, depositFee, languageCodes, toMinor, type Currency } from '@parlor/contract';
import { deposit } from '@parlor/contract/schemas';

const { shape } = deposit.depositMethod;
const amount = z.string().regex(/^\d{1,13}(?:\.\d{1,4})?$/);

/** Texts by language; a missing language shows the text of the merchant's default language. */
const texts = z
  .partialRecord(z.enum(languageCodes), z.string().min(1).max(200))
  .refine((names) => Object.keys(names).length > 0, 'a name in at least one language');

/** The provider of transfers: an operator. */
export const TRANSFER_PROVIDER = 'transfer';

/** A way to deposit as a merchant configures it. Amounts are decimal strings of the merchant's currency. */
export const depositMethodSetting = z
  .object({
    id: shape.id.regex(/^[a-z0-9-]{1,40}$/),
    kind: shape.kind,
    names: texts,
    /** The only currency in which the method is offered; the merchant's by default. */
    currency: shape.currency.optional(),
    minAmount: amount,
    maxAmount: amount,
    /** Amounts must be multiples of it. */
    stepAmount: amount.optional(),
    /** The most for one player and day. */
    dailyMaxAmount: amount.optional(),
    /** Parts per million of the amount, and a fixed part. */
    feePpm: z.int().min(0).max(500_000).default(0),
    feeFixed: amount.default('0'),
    /** The party that pays the fee: the balance receives the amount less the fee, or the full amount. */
    feePaidBy: z.enum(['player', 'merchant']).default('player'),
    quickAmounts: shape.quickAmounts,
    /** How long a player has to pay or, of a transfer, to send the slip. */
    minutes: z
      .int()
      .min(1)
      .max(7 * 1440)
      .default(30),
    /** The payment provider that collects; a method whose provider is not connected is not offered. */
    provider: z.string().regex(/^[a-z0-9-]{1,20}$/),
    /** The account that players transfer to, for a `manual` method. */
    account: z
      .object({
        bankName: z.string().min(1).max(80),
        accountName: z.string().min(1).max(120),
        accountNumber: z.string().regex(/^[\dA-Z -]{4,40}$/),
      })
      .optional(),
  })
  .refine(
    ({ kind, account, provider }) => (kind === 'manual') === (account !== undefined && provider === TRANSFER_PROVIDER),
    {
      message: `a manual method, and no other, has an account and the provider "${TRANSFER_PROVIDER}"`,
    },
  );

export type DepositMethodSetting = z.output<typeof depositMethodSetting>;

/** A merchant's bonus on a deposit, once for each player, granted when the deposit is credited. */
export const depositOfferSetting = z.object({
  code: deposit.offerCode,
  names: texts,
  minAmount: amount,
  /** Parts per million of the deposit. */
  bonusPpm: z.int().min(1).max(2_000_000),
  maxBonus: amount,
});

export type DepositOfferSetting = z.output<typeof depositOfferSetting>;

/** How a merchant takes deposits, besides the methods. */
export const depositSettings = z.object({
  /** From this amount on two operators approve by hand; about 1,500 US dollars by default. */
  twoOperatorsFrom: amount.optional(),
  offers: z.array(depositOfferSetting).max(20).default([]),
});

/** Roughly how many units of each currency one US dollar is worth: round figures. */
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

/** Returns the amount from which on two operators approve by hand, in minor units. */
export function twoOperatorsFrom(settings: z.output<typeof depositSettings>, currency: Currency): bigint {
  const typed = settings.twoOperatorsFrom;
  return typed === undefined
    ? 1_500n * unitsOfDollar[currency] * 10n ** BigInt(currencyExponent(currency))
    : amountOf(typed, currency, 'deposit.twoOperatorsFrom');
}

/** Converts a setting to minor units. Throws when it is not an amount of the currency, such as 0.50 VND. */
export function amountOf(typed: string, currency: Currency, name: string): bigint {
  const minor = toMinor(typed, currency);
  if (minor === undefined) throw new Error(`The setting ${name} is not an amount of ${currency}`);
  return minor;
}

/** The amounts of a method in minor units. */
export interface MethodFigures {
  min: bigint;
  max: bigint;
  step: bigint | undefined;
  dailyMax: bigint | undefined;
  fee: { ppm: number; fixed: bigint };
}

export function figuresOf(method: DepositMethodSetting, currency: Currency): MethodFigures {
  const read = (typed: string) => amountOf(typed, currency, `depositMethods ${method.id}`);
  return {
    min: read(method.minAmount),
    max: read(method.maxAmount),
    step: method.stepAmount === undefined ? undefined : read(method.stepAmount),
    dailyMax: method.dailyMaxAmount === undefined ? undefined : read(method.dailyMaxAmount),
    fee: { ppm: method.feePpm, fixed: read(method.feeFixed) },
  };
}

/** Converts an amount to ten-thousandths of any currency, to compare amounts of one merchant with each other. */
function compared(typed: string): bigint {
  const [integer = '', fraction = ''] = typed.split('.');
  return BigInt(integer + fraction.padEnd(4, '0'));
}

/** Returns a contradiction between methods and offers as one line; undefined if there is none. */
export function depositProblem(
  methods: readonly DepositMethodSetting[],
  { offers }: z.output<typeof depositSettings>,
): string | undefined {
  const twice = [...methods.map(({ id }) => id), ...offers.map(({ code }) => code)].find(
    (id, at, all) => all.indexOf(id) !== at,
  );
  if (twice !== undefined) return `depositMethods: ${twice} stands there twice`;
  for (const { id, minAmount, maxAmount, feePpm, feeFixed } of methods) {
    const [min, max, fixed] = [compared(minAmount), compared(maxAmount), compared(feeFixed)];
    if (min > max) return `depositMethods: minAmount of ${id} is above maxAmount`;
    if (min > 0n && depositFee(min, { ppm: feePpm, fixed }) >= min)
      return `depositMethods: the fee of ${id} takes all of minAmount`;
  }
  return undefined;
}

const sandbox = {
  minAmount: '20.00',
  maxAmount: '50000.00',
  quickAmounts: ['100.00', '300.00', '500.00', '1000.00', '5000.00', '10000.00'],
  provider: 'sandbox',
  feePpm: 0,
  feeFixed: '0',
  feePaidBy: 'player',
  minutes: 30,
} as const satisfies Partial<DepositMethodSetting>;

/** The default of a merchant: the methods of the sandbox. */
export const defaultDepositMethods: DepositMethodSetting[] = [
  {
    ...sandbox,
    id: 'sandbox-qr',
    kind: 'gateway',
    names: { EN: 'PromptPay (sandbox)', TY: 'พร้อมเพย์ (ทดลอง)', CN: 'PromptPay（演示）' },
  },
  {
    ...sandbox,
    id: 'sandbox-card',
    kind: 'gateway',
    names: { EN: 'Card (sandbox)', TY: 'บัตรเครดิต/เดบิต (ทดลอง)', CN: '银行卡（演示）' },
  },
  {
    ...sandbox,
    id: 'sandbox-bank',
    kind: 'bank',
    names: { EN: 'Online banking (sandbox)', TY: 'ธนาคารออนไลน์ (ทดลอง)', CN: '网上银行（演示）' },
  },
  {
    ...sandbox,
    id: 'sandbox-alipay',
    kind: 'alipay',
    names: { EN: 'Alipay (sandbox)', TY: 'Alipay (ทดลอง)', CN: '支付宝（演示）' },
  },
  {
    ...sandbox,
    id: 'sandbox-wechat',
    kind: 'wechat',
    names: { EN: 'WeChat Pay (sandbox)', TY: 'WeChat Pay (ทดลอง)', CN: '微信支付（演示）' },
  },
  {
    ...sandbox,
    id: 'sandbox-qq',
    kind: 'qq',
    names: { EN: 'QQ Wallet (sandbox)', TY: 'QQ Wallet (ทดลอง)', CN: 'QQ 钱包（演示）' },
  },
];

/** The methods of the demo: the sandbox, and a transfer to a fictitious account. */
export const demoDepositMethods: DepositMethodSetting[] = [
  ...defaultDepositMethods,
  {
    ...sandbox,
    id: 'transfer',
    kind: 'manual',
    provider: TRANSFER_PROVIDER,
    names: { EN: 'Bank transfer (sandbox)', TY: 'โอนเงินผ่านธนาคาร (ทดลอง)', CN: '银行转账（演示）' },
    minutes: 1440,
    account: { bankName: 'Sandbox Bank', accountName: 'Demo: please send no money', accountNumber: '000-0-00000-0' },
  },
];

/** Lists the banks that a player can choose for a method. */
export function banksOfMethod({ kind }: DepositMethodSetting, currency: Currency): { code: string; name: string }[] {
  return kind === 'bank'
    ? banksOf(currency).map(({ code, name, localName }) => ({
        code,
        name: localName === undefined ? name : `${name} · ${localName}`,
      }))
    : [];
}
