import { z } from 'zod';
import { currency, merchantCode } from './primitives.ts';

/** Switches of the menu (whitelabel) that product.md 2 names. */
export const whitelabelSwitches = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'MANPLAYREB3', 'SECPRIV', 'CBS3'] as const;
/** Feature flags that product.md 6 names. */
export const featureFlags = [
  'phoneRetrieval', 'emailRetrieval', 'bettingReport', 'rewardCentre', 'vipBenefit', 'mobileCodeLogin', 'facebookLogin', 'googleLogin',
  'forgotPassword', 'mailCentre', 'feedback', 'referral',
] as const;

export const systemStatus = z.object({
  location: z.object({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
});

export const settings = z.object({
  merchantCode,
  merchantName: z.string(),
  brand: z.string(),
  currency,
  languages: z.array(z.enum(['EN', 'TY'])),
  defaultLanguage: z.enum(['EN', 'TY']),
  statusReading: z.enum(['first', 'second']),
  customerService: z.array(z.object({ csType: z.enum(['TELEGRAM', 'LIVECHAT', 'WHATSAPP']), title: z.string(), path: z.string() })),
  domainRoute: z.array(z.string()),
  mobileTemplate: z.object({ mem_cen: z.string(), dep_func: z.string() }),
  resources: z.array(z.object({ resourceType: z.string(), url: z.string(), labelNameEn: z.string() })),
  whitelabel: z.record(z.enum(whitelabelSwitches), z.boolean()),
  features: z.record(z.enum(featureFlags), z.boolean()),
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  gameOrigins: z.array(z.string()),
});

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
