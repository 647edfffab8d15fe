import { z } from 'zod';
import { registrationFields, registrationPatterns, type PatternId } from '../registrationRules.ts';
import { epochMs, merchantCode } from './primitives.ts';

/** Account kinds: 0 player, 1 and 2 agents, 4 trial, 40 to 42 non-member staff (product.md 6). */
export const accountType = z.int().min(0).max(99);

export const session = z.object({
  token: z.string(),
  merchantCode,
  userName: z.string(),
  type: accountType,
  firstTimeLogin: z.boolean(),
});

export const loginBody = z.strictObject({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(256),
  captcha: z.string().max(16).default(''),
  type: z.literal('username'),
  remember: z.boolean().default(false),
  /** The agent login at /m/agent admits agents only, the member login everybody but staff. */
  scope: z.enum(['member', 'agent']).default('member'),
});

export const captcha = z.object({
  /** Base64 of a PNG; the answer is bound to the caller by a cookie. */
  image: z.string(),
  expirationTime: epochMs,
});

const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int().min(0),
  maxLength: z.int().min(1),
  patternId: z.enum(Object.keys(registrationPatterns) as [PatternId, ...PatternId[]]),
});

export const registrationSettings = z.object({
  methods: z.object({ username: z.boolean(), mobile: z.boolean() }),
  minimumAge: z.int(),
  regExp: z.record(z.enum(registrationFields), fieldRule),
});

export const usernameQuery = z.object({ username: z.string().min(1).max(64) });
export const usernameAvailability = z.object({ available: z.boolean() });

const typed = z.string().max(256).default('');

export const registerBody = z.strictObject({
  username: typed, password: typed, confirmPassword: typed, paymentPassword: typed, nickname: typed, payeeName: typed, email: typed, mobileNum: typed,
  idNumber: typed, qqNum: typed, facebook: typed, wechat: typed, line: typed, whatsapp: typed, zalo: typed, birthday: typed, recommenderId: typed,
  affiliateCode: typed, captcha: typed, verificationCode: typed,
  countryDialingCode: typed,
  registerUrl: typed,
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  type: z.literal(0),
  domain: typed,
});

export const memberInfo = z.object({
  id: z.string(),
  type: accountType,
  account: z.string(),
  nickname: z.string(),
  merchantCode,
  registeredAt: epochMs,
  lastLoginAt: epochMs.nullable(),
});

export const agentSummary = z.object({
  account: z.string(),
  affiliateCode: z.string(),
  directMembers: z.int(),
  teamMembers: z.int(),
});
