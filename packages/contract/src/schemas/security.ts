import { z } from 'zod';
import { MAX_BANK_CARDS } from '../bankCardRules.ts';
import { MAX_PASSKEYS } from '../passkeyRules.ts';
import { headIcons } from '../profileRules.ts';
import { passkeyProof } from './passkey.ts';
import { epochMs } from './primitives.ts';

const secret = z.string().max(256);
/** A number without its dialling code. */
const mobileNum = z.string().trim().min(1).max(20);
const countryDialingCode = z
  .string()
  .regex(/^\d{0,4}$/)
  .default('');
const email = z.string().trim().min(1).max(100);
const verificationCode = z.string().trim().max(10);

/** Body of `setNickname`. Empty removes the nickname. */
export const nicknameBody = z.strictObject({ nickname: z.string().max(256) });
/** Body of `setHeadIcon`, form-encoded. Empty removes the icon. */
export const headIconBody = z.strictObject({ headIcon: z.enum(['', ...headIcons]) });
/** Answer of `getHeadIcon` and `setHeadIcon`. */
export const headIcon = z.object({ headIcon: z.enum(['', ...headIcons]) });

/** A number or an address that codes can be sent to. */
const contact = z.object({
  /** Masked, such as "•••• 5678". Empty if there is none. */
  masked: z.string(),
  isVerified: z.boolean(),
  /** Whether the merchant lets the member bind one. */
  canBind: z.boolean(),
});

/** Answer of `getSecurity` (MEM-04). */
export const overview = z.object({
  paymentPassword: z.object({
    isSet: z.boolean(),
    /** After too many wrong tries; null if it is not locked. */
    lockedUntil: epochMs.nullable(),
    /** Where a code for a reset is sent; `service` if there is no such way. */
    resetBy: z.enum(['sms', 'mail', 'service']),
  }),
  mobile: contact,
  email: contact,
  bankCards: z.object({
    count: z.int().min(0).max(MAX_BANK_CARDS),
    /** The default card; null if there is none. */
    first: z.object({ bankCode: z.string(), lastFour: z.string() }).nullable(),
  }),
  /** Number of passkeys that are a second factor for money. */
  passkeys: z.int().min(0).max(MAX_PASSKEYS),
});

/**
 * Body of `sendSecurityCode`. Only the fields of the purpose are read. Codes to set a new payment password or to reset
 * lost passkeys go to the account's contact.
 */
export const securityCodeBody = z.strictObject({
  purpose: z.enum(['payment', 'mobile', 'email', 'passkey']),
  mobileNum: z.string().trim().max(20).default(''),
  countryDialingCode,
  email: z.string().trim().max(100).default(''),
});
/** Answer of `sendSecurityCode`. */
export const securityCode = z.object({
  /** When another code may be requested. Epoch milliseconds. */
  expirationTime: epochMs,
  /** The masked recipient of the code. */
  sentTo: z.string(),
});

/**
 * The proof for binding a contact: the payment password if the account has one, the login password otherwise. The other
 * is empty.
 */
const proof = {
  verificationCode,
  loginPassword: secret.default(''),
  paymentPassword: secret.default(''),
  passkey: passkeyProof.optional(),
};
/** Body of `bindMobile`. */
export const bindMobileBody = z.strictObject({ mobileNum, countryDialingCode, ...proof });
/** Body of `bindEmail`. */
export const bindEmailBody = z.strictObject({ email, ...proof });

/** Body of `setPaymentPassword`: the first payment password of an account. */
export const setPaymentPasswordBody = z.strictObject({
  loginPassword: secret,
  newPassword: secret,
  confirmNewPassword: secret,
});
/** Body of `changePaymentPassword`. */
export const changePaymentPasswordBody = z.strictObject({
  oldPassword: secret,
  newPassword: secret,
  confirmNewPassword: secret,
  passkey: passkeyProof.optional(),
});
/** Body of `resetPaymentPassword`. */
export const resetPaymentPasswordBody = z.strictObject({
  loginPassword: secret,
  /** Code that `sendSecurityCode` sent to the verified number or address. */
  verificationCode,
  newPassword: secret,
  confirmNewPassword: secret,
});

/** A bank card as its owner sees it. The number itself never leaves the gateway. */
export const bankCard = z.object({
  id: z.uuid(),
  bankCode: z.string(),
  /** The last four digits of the account number. */
  lastFour: z.string().regex(/^\d{4}$/),
  isDefault: z.boolean(),
  /** Whether it was used in a paid withdrawal: then only the operator may change or remove it (MEM-05). */
  isLocked: z.boolean(),
  addedAt: epochMs,
});

/** Answer of the calls about bank cards: all cards of the account, the default one first. */
export const bankCards = z.object({
  list: z.array(bankCard).max(MAX_BANK_CARDS),
  /** The payee name of all cards. Empty before the first card, unless registration asked for it. */
  payeeName: z.string(),
  /** Whether a card with this name was used in a paid withdrawal: then only the operator may change it (MEM-05). */
  isPayeeLocked: z.boolean(),
});

/** Body of `addBankCard`. */
export const addBankCardBody = z.strictObject({
  bankCode: z.string().max(20),
  payeeName: z.string().max(256),
  /** ASCII digits. */
  accountNumber: z.string().max(40),
  paymentPassword: secret,
  passkey: passkeyProof.optional(),
});
/** Body of `removeBankCard`. */
export const removeBankCardBody = z.strictObject({ cardId: z.uuid(), paymentPassword: secret });
/** Body of `setDefaultBankCard`. */
export const defaultBankCardBody = z.strictObject({ cardId: z.uuid() });
/** Body of `changePayeeName`. */
export const payeeNameBody = z.strictObject({ payeeName: z.string().max(256), paymentPassword: secret });
