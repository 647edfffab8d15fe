import { isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, registrationFields, type RegistrationField, type RegistrationRules } from '@parlor/contract';
import { account, system } from '@parlor/contract/schemas';
import { agentSettings } from '../agent/agentSettings.ts';
import { defaultDepositMethods, depositMethodSetting, depositSettings } from '../deposit/depositMethodSettings.ts';
import { DEFAULT_JURISDICTION } from '../jurisdiction/playProfile.rules.ts';
import { loyaltySettings } from '../loyalty/loyaltySettings.ts';
import { referralSettings } from '../referral/referralSettings.ts';
import { withdrawalSettings } from '../withdrawal/withdrawalSettings.ts';

const { shape } = system.settings;

const off = { enabled: false, required: false } as const;

/** The default fields of registration: name, password, confirmation and captcha. */
const defaultRules: RegistrationRules = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 'username' },
  mobileNum: { ...off, minLength: 6, maxLength: 20, patternId: 'digits' },
  verificationCode: { ...off, minLength: 4, maxLength: 10, patternId: 'digits' },
  password: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'password' },
  confirmPassword: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'password' },
  paymentPassword: { ...off, minLength: 6, maxLength: 6, patternId: 'digits' },
  nickname: { ...off, minLength: 2, maxLength: 20, patternId: 'any' },
  payeeName: { ...off, minLength: 2, maxLength: 60, patternId: 'name' },
  email: { ...off, minLength: 6, maxLength: 100, patternId: 'email' },
  birthday: { ...off, minLength: 10, maxLength: 10, patternId: 'date' },
  idNumber: { ...off, minLength: 5, maxLength: 30, patternId: 'alphanumeric' },
  qqNum: { ...off, minLength: 5, maxLength: 15, patternId: 'digits' },
  facebook: { ...off, minLength: 2, maxLength: 60, patternId: 'handle' },
  wechat: { ...off, minLength: 2, maxLength: 60, patternId: 'handle' },
  line: { ...off, minLength: 2, maxLength: 60, patternId: 'handle' },
  whatsapp: { ...off, minLength: 6, maxLength: 20, patternId: 'handle' },
  zalo: { ...off, minLength: 6, maxLength: 20, patternId: 'handle' },
  recommenderId: { ...off, minLength: 4, maxLength: 20, patternId: 'alphanumeric' },
  affiliateCode: { ...off, minLength: 4, maxLength: 20, patternId: 'alphanumeric' },
  captcha: { enabled: true, required: true, minLength: 1, maxLength: 6, patternId: 'digits' },
};

/** The shortest password in characters, whatever a merchant's settings are. */
export const MIN_PASSWORD_LENGTH = 8;

const webAddress = z.url({ protocol: /^https?$/ });

/**
 * The merchant's project at the identity provider. Its host goes into the content security policy, so nothing but a
 * host is valid.
 */
const identityProvider = z.object({
  apiKey: z.string().regex(/^[\w-]{1,100}$/),
  authDomain: z
    .string()
    .max(253)
    .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/i),
  projectId: z.string().regex(/^[a-z][a-z\d-]{1,62}$/),
});

/** Whether this machine knows a time zone; browsers may refuse unknown ones too. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const ruleChange = account.registrationSettings.shape.regExp.valueType.partial();

/** The schema of a merchant's settings, with their defaults. */
export const merchantSettings = z.object({
  languages: shape.languages.min(1).default(['TY', 'EN']),
  defaultLanguage: shape.defaultLanguage.default(DEFAULT_LANGUAGE),
  timeZone: shape.timeZone.refine(isTimeZone, 'is not a time zone, such as Asia/Bangkok').default('Asia/Bangkok'),
  /** The mode before a player chooses one; the theme's own when left out. */
  defaultMode: z.enum(['dark', 'light']).optional(),
  /**
   * The jurisdiction whose rules apply to games (modules/jurisdiction): an unknown name selects the strictest rules.
   */
  jurisdiction: z.string().default(DEFAULT_JURISDICTION),
  statusReading: shape.statusReading.default('first'),
  /** A bonus with less than this amount cannot be staked any more, and ends; in whole units of the currency. */
  smallestStake: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .default('1'),
  isInMaintenance: z.boolean().default(false),
  /** IP addresses, or prefixes that end in a dot or colon, that may not use the site. */
  blockedAddresses: z.array(z.string().min(1)).max(10_000).default([]),
  /** Channels with their plain addresses, which are encrypted on the way to the site. */
  customerService: z
    .array(shape.customerService.element.extend({ path: webAddress }))
    .max(20)
    .default([]),
  /** Addresses of the site, for the speed test. */
  domainRoute: z.array(webAddress).max(20).default([]),
  mobileTemplate: z.object({ mem_cen: z.string().default('1'), dep_func: z.string().default('1') }).prefault({}),
  resources: shape.resources.default([]),
  /** Whether iPhones are offered the gateway's own profile for the home screen when `resources` names none. */
  hasWebclip: z.boolean().default(true),
  whitelabel: z.partialRecord(z.enum(system.whitelabelSwitches), z.boolean()).default({}),
  features: z.partialRecord(z.enum(system.featureFlags), z.boolean()).default({}),
  mainDomain: z.string().default(''),
  extraTopBarPaths: z.array(z.string().startsWith('/m/')).max(50).default([]),
  imageCDNs: z.array(webAddress).default([]),
  identityProvider: identityProvider.nullable().default(null),
  smsCodes: shape.smsCodes.default('gateway'),
  /**
   * Countries whose numbers get codes, as ISO 3166 codes, the merchant's own first; only their prefixes cause costs.
   */
  smsCountries: z
    .array(z.string().refine(isSupportedCountry, 'is not a country with a dialling code, such as TH'))
    .min(1)
    .max(250)
    .default(['TH', 'LA', 'MM', 'KH', 'VN', 'MY', 'SG', 'ID', 'PH', 'HK', 'CN']),
  /** Origins that games may come from, beyond the in-house ones. */
  gameOrigins: z.array(webAddress).default([]),
  /** The values of the jackpot counter. The jackpots of the ledger are at most 30 s old. */
  jackpotSource: shape.jackpotSource.default('animated'),
  winners: z
    .object({
      /** The smallest real win on the winners' board: a decimal string of the merchant's currency. */
      minAmount: z
        .string()
        .regex(/^\d{1,13}(?:\.\d{1,4})?$/)
        .default('0'),
    })
    .prefault({}),
  /** Ways to deposit, in the order shown. */
  depositMethods: z.array(depositMethodSetting).max(20).default(defaultDepositMethods),
  /** Offers with a deposit, and the rule of approval by hand. */
  deposit: depositSettings.prefault({}),
  /** Withdrawals of players, and their approval. */
  withdrawal: withdrawalSettings.prefault({}),
  /** Levels of players, and what they give. */
  loyalty: loyaltySettings.prefault({}),
  /** Rewards for invitations. */
  referral: referralSettings.prefault({}),
  /** Rules between agents. */
  agents: agentSettings.prefault({}),
  /** Optional messages to players. */
  inbox: z
    .object({
      /** Messages about lottery draws without a win. */
      lostDraws: z.boolean().default(false),
    })
    .prefault({}),
  /** Bounds of a feedback's text, in characters (SVC-04). */
  feedback: z
    .object({ minLength: z.int().min(1).max(5_000).default(10), maxLength: z.int().min(1).max(5_000).default(500) })
    .refine(({ minLength, maxLength }) => minLength <= maxLength, 'minLength may not be above maxLength')
    .prefault({}),
  registration: z
    .object({
      isOpen: z.boolean().default(true),
      methods: z.object({ username: z.boolean().default(true), mobile: z.boolean().default(false) }).prefault({}),
      minimumAge: z.int().min(18).max(99).default(18),
      rules: z.partialRecord(z.enum(registrationFields), ruleChange).default({}),
    })
    .prefault({})
    .transform(({ rules, ...rest }) => ({ ...rest, rules: completeRules(rules) })),
});

/** Everything that a merchant configures. */
export type MerchantSettings = z.output<typeof merchantSettings>;

// The merchant of a call has all settings, although the kernel declares only a few.
declare module '../../http/call.ts' {
  interface CallSettings extends MerchantSettings {}
}

/** Settings as input: every one is optional. */
export type MerchantSettingsInput = z.input<typeof merchantSettings>;

/** Parses the settings of a merchant row and adds the defaults. Throws when a setting is invalid. */
export function parseMerchantSettings(stored: unknown): MerchantSettings {
  return merchantSettings.parse(stored);
}

function completeRules(changes: z.output<z.ZodRecord<z.ZodEnum, typeof ruleChange>>): RegistrationRules {
  const byField: Partial<Record<string, Partial<RegistrationRules[RegistrationField]>>> = changes;
  const entries = registrationFields.map((field) => [field, { ...defaultRules[field], ...byField[field] }] as const);
  const rules = Object.fromEntries(entries) as RegistrationRules;
  return {
    ...rules,
    password: { ...rules.password, minLength: Math.max(rules.password.minLength, MIN_PASSWORD_LENGTH) },
  };
}
