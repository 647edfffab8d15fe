import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { currency, merchantCode } from './primitives.ts';

/** Whitelabel switches of menu items (NAV-13, SYS-13). */
export const whitelabelSwitches = [
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'SECPRIV',
  'CBS3',
] as const;
/** Feature flags of a merchant (SYS-13). */
export const featureFlags = [
  'phoneRetrieval',
  'emailRetrieval',
  'bettingReport',
  'rewardCentre',
  'vipBenefit',
  'mobileCodeLogin',
  'facebookLogin',
  'googleLogin',
  'forgotPassword',
  'mailCentre',
  'feedback',
  'referral',
  'trialLogin',
  'share',
  'speedTest',
  'hideIosDownload',
] as const;

/** Types of the merchant's links: apps, iOS profile, download icon and social channels (product.md 3). */
export const resourceTypes = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'TELEGRAM',
  'TELEGRAM1',
  'FACEBOOK',
  'WHATSAPP',
] as const;

/** Answer of `getSystemStatus` (SYS-04). `ip` is the caller's address. */
export const systemStatus = z.object({
  location: z.object({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
});

const language = z.enum(languageCodes);

/** Answer of `getSettings`: the public configuration of a merchant (SYS-13). */
export const settings = z.object({
  merchantCode,
  merchantName: z.string(),
  brand: z.string(),
  currency,
  /** The merchant's IANA time zone, such as "Asia/Bangkok". All dates are shown in it. */
  timeZone: z.string(),
  languages: z.array(language),
  defaultLanguage: language,
  statusReading: z.enum(['first', 'second']),
  /** `path` is encrypted; decrypt it with `openCustomerServicePath` (SVC-01). */
  customerService: z.array(
    z.object({ csType: z.enum(['TELEGRAM', 'LIVECHAT', 'WHATSAPP']), title: z.string(), path: z.string() }),
  ),
  domainRoute: z.array(z.string()),
  mobileTemplate: z.object({ mem_cen: z.string(), dep_func: z.string() }),
  resources: z.array(z.object({ resourceType: z.enum(resourceTypes), url: z.string(), labelNameEn: z.string() })),
  whitelabel: z.record(z.enum(whitelabelSwitches), z.boolean()),
  features: z.record(z.enum(featureFlags), z.boolean()),
  mainDomain: z.string(),
  /** Paths, such as `/m/activity`, of pages with the extra top bar (NAV-19). */
  extraTopBarPaths: z.array(z.string()),
  imageCDNs: z.array(z.string()),
  /** Identity provider for social and phone sign-in (AUTH-16), or null if the merchant has none. */
  identityProvider: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      /** Address of the provider's emulator in tests; empty otherwise. */
      emulatorUrl: z.string(),
    })
    .nullable(),
  /** The service that sends and verifies SMS codes. */
  smsCodes: z.enum(['gateway', 'provider']),
  gameOrigins: z.array(z.string()),
  /** The content of the jackpot counter: an animation (HOME-06), or the jackpots of `listJackpots`. */
  jackpotSource: z.enum(['animated', 'ledger']),
});

/** Body of `reportDownload`. */
export const reportDownloadBody = z.strictObject({ resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG']) });

/** Answer of `getEncryptionKeys`: public keys for sealed bodies. Use the first. */
export const encryptionKeys = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        kid: z.string(),
        alg: z.literal('ECDH-ES'),
        use: z.literal('enc'),
      }),
    )
    .min(1),
});

/** Content of a sealed body: method and path of the call, issue time, single-use nonce, and the body itself. */
export const sealedBody = z.strictObject({
  method: z.string(),
  path: z.string(),
  iat: z.int(),
  nonce: z.string().min(16).max(64),
  body: z.unknown(),
});
