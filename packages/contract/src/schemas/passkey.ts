import { z } from 'zod';
import { MAX_PASSKEYS, passkeyActions } from '../passkeyRules.ts';
import { epochMs } from './primitives.ts';

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);
const paymentPassword = z.string().max(256);
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(8);
const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() });

/** A passkey's answer to a challenge of `challengePasskey`. Part of the bodies that require a second factor. */
export const passkeyProof = z.strictObject({
  /** Id of the credential. */
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  authenticatorData: base64url(4_000),
  signature: base64url(2_000),
});

/** A new passkey's answer to the options of `startPasskey`. */
export const newCredential = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  attestationObject: base64url(20_000),
  transports: transports.default([]),
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: epochMs,
  usedAt: epochMs.nullable(),
  /** The host to which it is bound. It does not work on another one. */
  host: z.string(),
});

/** Answer of the calls about passkeys. */
export const passkeys = z.object({
  list: z.array(passkey).max(MAX_PASSKEYS),
  /** Whether passkeys can be bound to the site's host here; they cannot be bound to an IP address. */
  canAdd: z.boolean(),
  /** Where a code to reset lost passkeys is sent; `service` if there is no such way. */
  resetBy: z.enum(['sms', 'mail', 'service']),
  /** The time until which withdrawals are suspended after a reset of passkeys; null if they are not. */
  heldUntil: epochMs.nullable(),
});

/** Options for `navigator.credentials.create`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
});

/** Body of `challengePasskey`. */
export const challengeBody = z.strictObject({ action: z.enum(passkeyActions), subject: z.string().max(200) });
/** Options for `navigator.credentials.get`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(descriptor).min(1).max(MAX_PASSKEYS),
});

/** Body of `addPasskey`. A further passkey requires the proof of an existing one. */
export const addPasskeyBody = z.strictObject({
  name: z.string().max(256),
  paymentPassword,
  credential: newCredential,
  passkey: passkeyProof.optional(),
});
/** Body of `renamePasskey`. */
export const renamePasskeyBody = z.strictObject({ passkeyId: z.uuid(), name: z.string().max(256) });
/** Body of `removePasskey`. */
export const removePasskeyBody = z.strictObject({
  passkeyId: z.uuid(),
  paymentPassword,
  passkey: passkeyProof.optional(),
});
/** Body of `resetPasskeys`. */
export const resetPasskeysBody = z.strictObject({
  loginPassword: z.string().max(256),
  paymentPassword,
  verificationCode: z.string().trim().max(10),
});

const paymentPasswordErrors = [
  'payment_password.wrong',
  'payment_password.locked',
  'payment_password.not_set',
] as const;

/** Refusals of a call that requires a second factor. */
export const secondFactorErrors = ['passkey.required', 'passkey.refused', 'passkey.other_host'] as const;

/** Schemas of the calls about passkeys. */
export const passkeyCalls = {
  listPasskeys: { summary: 'Own passkeys', value: passkeys, errors: ['account.real_required'] },
  startPasskey: {
    summary: 'Options for a new passkey',
    value: creationOptions,
    errors: [
      'passkey.host_unfit',
      'passkey.limit_reached',
      'payment_password.not_set',
      'account.real_required',
      'request.rate_limited',
    ],
  },
  addPasskey: {
    summary: 'Add a passkey',
    body: addPasskeyBody,
    value: passkeys,
    errors: [
      'passkey.invalid',
      'passkey.host_unfit',
      'passkey.limit_reached',
      'passkey.taken',
      ...secondFactorErrors,
      ...paymentPasswordErrors,
      'account.real_required',
      'request.rate_limited',
    ],
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    body: renamePasskeyBody,
    value: passkeys,
    errors: ['passkey.invalid', 'passkey.not_found', 'account.real_required'],
  },
  removePasskey: {
    summary: 'Remove a passkey',
    body: removePasskeyBody,
    value: passkeys,
    errors: ['passkey.not_found', ...secondFactorErrors, ...paymentPasswordErrors, 'account.real_required'],
  },
  challengePasskey: {
    summary: 'A challenge for one action, to be signed by a passkey',
    body: challengeBody,
    value: requestOptions,
    errors: ['passkey.not_found', 'passkey.other_host', 'account.real_required', 'request.rate_limited'],
  },
  resetPasskeys: {
    summary: 'Remove lost passkeys by a code; withdrawals rest for a day',
    body: resetPasskeysBody,
    value: passkeys,
    errors: [
      'passkey.not_found',
      'passkey.reset_by_service',
      'password.incorrect',
      'auth.code_incorrect',
      'auth.too_many_attempts',
      ...paymentPasswordErrors,
      'account.real_required',
    ],
  },
} as const;
