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

/** What one digit string of a number may be; the dialling code has no plus sign. */
const mobileNumber = z.string().trim().max(20);
const diallingCode = z.string().regex(/^\d{0,4}$/).default('');
const captchaAnswer = z.string().max(16).default('');
/** A solved challenge of `getBotChallenge`, as base64; empty when none was asked for. */
const botCheck = z.string().max(4096).default('');
/** A proof of an identity provider: the token that it signed for the player who came from there. */
const providerToken = z.string().max(4096).default('');

const loginBasics = {
  captcha: captchaAnswer,
  remember: z.boolean().default(false),
  botCheck,
  /** The agent login at /m/agent admits agents only, the member login everybody but staff. */
  scope: z.enum(['member', 'agent']).default('member'),
  /** The code that an agent login was opened with; empty when there was none. */
  agentCode: z.string().max(20).default(''),
};

export const loginBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('username'), username: z.string().min(1).max(64), password: z.string().min(1).max(256), ...loginBasics }),
  z.strictObject({ type: z.literal('sms'), mobileNum: mobileNumber.min(1), countryDialingCode: diallingCode, verificationCode: z.string().trim().min(1).max(10), ...loginBasics }),
  z.strictObject({
    type: z.literal('firebase'),
    /** How the player proved who they are there: by a code on the phone, or by an account elsewhere. */
    firebaseChannel: z.enum(['sms', 'google', 'facebook']),
    firebaseIdToken: providerToken,
    firebaseMobileNo: mobileNumber.default(''),
    countryDialingCode: diallingCode,
    ...loginBasics,
  }),
]);

export const botChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(), nonce: z.string(), salt: z.string(), cost: z.int(), keyLength: z.int(), keyPrefix: z.string(), keySignature: z.string().optional(),
    expiresAt: z.int().optional(), data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string(),
});

export const countries = z.object({
  /** ISO 3166 codes of two letters with their dialling codes, without a plus sign. */
  list: z.array(z.object({ country: z.string().length(2), countryDialingCode: z.string() })).min(1),
});

/** What a code is for; one that was sent for one purpose is worth nothing for another. */
export const smsPurposes = ['login', 'register', 'reset'] as const;

export const smsCodeBody = z.strictObject({ mobileNum: mobileNumber.min(1), countryDialingCode: diallingCode, purpose: z.enum(smsPurposes), botCheck });

export const smsCode = z.object({
  /** When another code may be asked for: what the button counts down to. */
  expirationTime: epochMs,
});

const secret = z.string().max(256);

export const changePasswordBody = z.strictObject({ oldPassword: secret, newPassword: secret, confirmNewPassword: secret });
export const passwordLinkBody = z.strictObject({ username: z.string().trim().min(1).max(64), email: z.string().trim().min(1).max(100), botCheck });
export const resetByLinkBody = z.strictObject({
  /** What the link carried behind its `#`. */
  resetToken: z.string().min(1).max(128),
  newPassword: secret,
});
export const resetByPhoneBody = z.strictObject({
  mobileNum: mobileNumber.min(1), countryDialingCode: diallingCode, verificationCode: z.string().trim().max(10).default(''), newPassword: secret,
  /** Takes the place of the code where the provider sent and checked it. */
  firebaseIdToken: providerToken,
});

export const sessions = z.object({
  /** The one in use first, then the last used. */
  list: z.array(z.object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    /** Such as "Chrome" and "Android"; empty when the browser did not say. */
    browser: z.string(),
    system: z.string(),
    clientAddress: z.string(),
    createdAt: epochMs,
    lastSeenAt: epochMs,
  })).min(1).max(100),
});
export const sessionParams = z.object({ sessionId: z.uuid() });

export const contractRequests = z.object({
  /** Daily salary. */
  dailysalreqtype: z.boolean(),
  /** Dividend of a period. */
  divtypecompperiodreq: z.boolean(),
  /** Hourly salary. */
  contracthoursalreq: z.boolean(),
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
  /** The merchant's clock as an IANA name: who is old enough is counted by its calendar. */
  timeZone: z.string(),
  regExp: z.record(z.enum(registrationFields), fieldRule),
});

export const affiliateQuery = z.object({ code: z.string().trim().max(20).default(''), domain: z.string().trim().max(253).default('') });
export const affiliateCheck = z.object({ success: z.boolean() });

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
  botCheck,
  /** The number was proved by a code of the identity provider, whose token is here. */
  firebaseChannel: z.enum(['', 'sms']).default(''),
  firebaseIdToken: providerToken,
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
