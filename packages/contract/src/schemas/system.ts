import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { currency, merchantCode } from './primitives.ts';

/** Switches of the menu (whitelabel) that product.md 2 names. */
export const whitelabelSwitches = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'MANPLAYREB3', 'SECPRIV', 'CBS3'] as const;
/** Feature flags that product.md 2 and 6 name. */
export const featureFlags = [
  'phoneRetrieval', 'emailRetrieval', 'bettingReport', 'rewardCentre', 'vipBenefit', 'mobileCodeLogin', 'facebookLogin', 'googleLogin',
  'forgotPassword', 'mailCentre', 'feedback', 'referral', 'trialLogin', 'share', 'speedTest', 'hideIosDownload',
] as const;

/** What the merchant links to: its apps, a profile for iPhones, the picture beside them, and its channels elsewhere. */
export const resourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'TELEGRAM', 'TELEGRAM1', 'FACEBOOK', 'WHATSAPP'] as const;

export const systemStatus = z.object({
  location: z.object({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
});

const language = z.enum(languageCodes);

export const settings = z.object({
  merchantCode,
  merchantName: z.string(),
  brand: z.string(),
  currency,
  /** The merchant's clock as an IANA name, such as "Asia/Bangkok": dates are those of this clock for every player. */
  timeZone: z.string(),
  languages: z.array(language),
  defaultLanguage: language,
  statusReading: z.enum(['first', 'second']),
  /** The path is sealed, with its key in the last 8 characters: `openCustomerServicePath` reads it. */
  customerService: z.array(z.object({ csType: z.enum(['TELEGRAM', 'LIVECHAT', 'WHATSAPP']), title: z.string(), path: z.string() })),
  domainRoute: z.array(z.string()),
  mobileTemplate: z.object({ mem_cen: z.string(), dep_func: z.string() }),
  resources: z.array(z.object({ resourceType: z.enum(resourceTypes), url: z.string(), labelNameEn: z.string() })),
  whitelabel: z.record(z.enum(whitelabelSwitches), z.boolean()),
  features: z.record(z.enum(featureFlags), z.boolean()),
  mainDomain: z.string(),
  /** Paths (`/m/activity`) whose pages get the extra top bar. */
  extraTopBarPaths: z.array(z.string()),
  imageCDNs: z.array(z.string()),
  /** The provider through which players sign in with an account elsewhere or by phone; null where the merchant has none. */
  identityProvider: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** The address of the provider's emulator, for tests; empty otherwise. */
    emulatorUrl: z.string(),
  }).nullable(),
  /** Who sends and checks codes on phones: the gateway itself, or the identity provider. */
  smsCodes: z.enum(['gateway', 'provider']),
  gameOrigins: z.array(z.string()),
});

export const reportDownloadBody = z.strictObject({ resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG']) });

/** Public keys to which bodies are encrypted; the first one is the one to use. */
export const encryptionKeys = z.object({
  keys: z.array(z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), kid: z.string(), alg: z.literal('ECDH-ES'), use: z.literal('enc') })).min(1),
});

/** What stands inside an encrypted body: the call it is for, when it was made, a nonce that is good once, and the body. */
export const sealedBody = z.strictObject({
  method: z.string(),
  path: z.string(),
  iat: z.int(),
  nonce: z.string().min(16).max(64),
  body: z.unknown(),
});
