import { z } from 'zod';
import { headIcons } from '../profileRules.ts';
import { registrationFields, registrationPatterns, type PatternId } from '../registrationRules.ts';
import { epochMs, merchantCode } from './primitives.ts';

/** Account type: 0 player, 1 and 2 agent, 4 trial, 40 to 42 non-member staff (product.md 6). */
export const accountType = z.int().min(0).max(99);

/** Answer of a login: the session that the site stores as MC_SESSION_INFO (AUTH-09). */
export const session = z.object({
  token: z.string(),
  merchantCode,
  userName: z.string(),
  type: accountType,
  firstTimeLogin: z.boolean(),
  /** In a session in which an operator views the account: when it ends. Such a session is read-only. */
  view: z.object({ until: epochMs }).optional(),
});

/** The number without its dialling code. The dialling code has no plus sign. */
const mobileNumber = z.string().trim().max(20);
const diallingCode = z
  .string()
  .regex(/^\d{0,4}$/)
  .default('');
const captchaAnswer = z.string().max(16).default('');
/** Solution of a `getBotChallenge` challenge, base64. Empty if none was required. */
const botCheck = z.string().max(4096).default('');
/** ID token signed by the identity provider. */
const providerToken = z.string().max(4096).default('');

const loginBasics = {
  captcha: captchaAnswer,
  remember: z.boolean().default(false),
  botCheck,
  /** `agent` admits agents only; `member` admits everyone but staff (AUTH-15). */
  scope: z.enum(['member', 'agent']).default('member'),
  /** Agent code from the address of the agent login. Empty if there was none (AUTH-03). */
  agentCode: z.string().max(20).default(''),
};

/** Body of `login`: username and password, number and SMS code, or an ID token (AUTH-08). */
export const loginBody = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('username'),
    username: z.string().min(1).max(64),
    password: z.string().min(1).max(256),
    ...loginBasics,
  }),
  z.strictObject({
    type: z.literal('sms'),
    mobileNum: mobileNumber.min(1),
    countryDialingCode: diallingCode,
    verificationCode: z.string().trim().min(1).max(10),
    ...loginBasics,
  }),
  z.strictObject({
    type: z.literal('firebase'),
    /** How the player signed in with the identity provider. */
    firebaseChannel: z.enum(['sms', 'google', 'facebook']),
    firebaseIdToken: providerToken,
    firebaseMobileNo: mobileNumber.default(''),
    countryDialingCode: diallingCode,
    ...loginBasics,
  }),
]);

/** A proof-of-work challenge and the gateway's signature over its parameters. */
export const botChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.int().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string(),
});

/** Answer of `listCountries` (REG-13). */
export const countries = z.object({
  /** ISO 3166-1 alpha-2 codes with their dialling codes, without a plus sign. */
  list: z.array(z.object({ country: z.string().length(2), countryDialingCode: z.string() })).min(1),
});

/** The purpose of an SMS code. A code is valid only for its own purpose. */
export const smsPurposes = ['login', 'register', 'reset'] as const;

/** Body of `sendSmsCode`. */
export const smsCodeBody = z.strictObject({
  mobileNum: mobileNumber.min(1),
  countryDialingCode: diallingCode,
  purpose: z.enum(smsPurposes),
  botCheck,
});

/** Answer of `sendSmsCode`. */
export const smsCode = z.object({
  /** When another code may be requested; the button counts down to it (REG-11). Epoch milliseconds. */
  expirationTime: epochMs,
});

const secret = z.string().max(256);

/** Body of `changePassword` (PSW-05). */
export const changePasswordBody = z.strictObject({
  oldPassword: secret,
  newPassword: secret,
  confirmNewPassword: secret,
});
/** Body of `requestPasswordLink` (PSW-02), form-encoded. */
export const passwordLinkBody = z.strictObject({
  username: z.string().trim().min(1).max(64),
  email: z.string().trim().min(1).max(100),
  botCheck,
});
/** Body of `resetPasswordByLink`. */
export const resetByLinkBody = z.strictObject({
  /** Token from the fragment of the reset link. */
  resetToken: z.string().min(1).max(128),
  newPassword: secret,
});
/** Body of `resetPasswordByPhone` (PSW-03). */
export const resetByPhoneBody = z.strictObject({
  mobileNum: mobileNumber.min(1),
  countryDialingCode: diallingCode,
  verificationCode: z.string().trim().max(10).default(''),
  newPassword: secret,
  /** Replaces `verificationCode` if the identity provider sent and verified the code. */
  firebaseIdToken: providerToken,
});

/** Body of `redeemView`. */
export const viewBody = z.strictObject({
  /** Token from the fragment of the link. */
  viewToken: z.string().min(1).max(128),
});

/** Answer of `listSessions`, at most 100 (AUTH-18). */
export const sessions = z.object({
  /** The current session first, then the most recently used. */
  list: z
    .array(
      z.object({
        id: z.uuid(),
        isCurrent: z.boolean(),
        /** For example "Chrome", "Android" and "Pixel 8". Empty if the browser does not send them. */
        browser: z.string(),
        system: z.string(),
        model: z.string(),
        clientAddress: z.string(),
        createdAt: epochMs,
        lastSeenAt: epochMs,
      }),
    )
    .max(100),
  /** The times at which customer service viewed the account within the last 90 days, newest first. At most 20. */
  views: z.array(z.object({ at: epochMs })).max(20),
});
/** Path parameters of `endSession`. */
export const sessionParams = z.object({ sessionId: z.uuid() });

/** Answer of `getContractRequests`, a flag for each kind of contract (AUTH-17). The names are the specification's. */
export const contractRequests = z.object({
  /** A daily-salary contract is pending. */
  dailysalreqtype: z.boolean(),
  /** A dividend contract is pending. */
  divtypecompperiodreq: z.boolean(),
  /** An hourly-salary contract is pending. */
  contracthoursalreq: z.boolean(),
});

/** Answer of `getCaptcha`. */
export const captcha = z.object({
  /** PNG in base64 (REG-10). A cookie binds the answer to the caller. */
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

/** Answer of `getRegistrationSettings`: the methods and the rule of every field (REG-02). */
export const registrationSettings = z.object({
  methods: z.object({ username: z.boolean(), mobile: z.boolean() }),
  minimumAge: z.int(),
  /** The merchant's IANA time zone. Age is computed in it. */
  timeZone: z.string(),
  regExp: z.record(z.enum(registrationFields), fieldRule),
});

/** Query of `checkAffiliate`. Either value may be empty. */
export const affiliateQuery = z.object({
  code: z.string().trim().max(20).default(''),
  domain: z.string().trim().max(253).default(''),
});
/** Answer of `checkAffiliate`: `success` if the code or domain belongs to an agent (REG-06). */
export const affiliateCheck = z.object({ success: z.boolean() });

/** Query of `checkUsername`. */
export const usernameQuery = z.object({ username: z.string().min(1).max(64) });
/** Answer of `checkUsername` (REG-12). */
export const usernameAvailability = z.object({ available: z.boolean() });

const typed = z.string().max(256).default('');

/** Body of `register` and `registerMobile`. Empty optional fields are sent as '' (REG-09). */
export const registerBody = z.strictObject({
  username: typed,
  password: typed,
  confirmPassword: typed,
  paymentPassword: typed,
  nickname: typed,
  payeeName: typed,
  email: typed,
  mobileNum: typed,
  idNumber: typed,
  qqNum: typed,
  facebook: typed,
  wechat: typed,
  line: typed,
  whatsapp: typed,
  zalo: typed,
  birthday: typed,
  recommenderId: typed,
  affiliateCode: typed,
  captcha: typed,
  verificationCode: typed,
  countryDialingCode: typed,
  registerUrl: typed,
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  type: z.literal(0),
  domain: typed,
  botCheck,
  /** `sms` if the identity provider verified the number; `firebaseIdToken` is its proof. */
  firebaseChannel: z.enum(['', 'sms']).default(''),
  firebaseIdToken: providerToken,
});

/** Answer of `getMemberInfo`. The display name is the nickname, else the account. */
export const memberInfo = z.object({
  id: z.string(),
  type: accountType,
  account: z.string(),
  nickname: z.string(),
  /** Id of a drawing; empty if the member chose none. */
  headIcon: z.enum(['', ...headIcons]),
  merchantCode,
  registeredAt: epochMs,
  lastLoginAt: epochMs.nullable(),
});

/** Answer of `getAgentSummary`. `directMembers` counts one level below the agent, `teamMembers` all levels. */
export const agentSummary = z.object({
  account: z.string(),
  affiliateCode: z.string(),
  directMembers: z.int(),
  teamMembers: z.int(),
});
