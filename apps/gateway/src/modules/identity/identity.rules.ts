import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Merchant } from '../../http/call.ts';

/** How a player signed in: by a code on the phone, or by an account of another site. */
export type IdentityChannel = 'sms' | 'google' | 'facebook';

/** The subject of a verified token of the provider. */
export interface ProvenIdentity {
  provider: IdentityChannel;
  /** The provider's permanent id of the person. */
  subject: string;
  /** In E.164; present for `sms`. */
  phoneNumber?: string;
  /** Present only if the provider has verified it. */
  email?: string;
}

/** The longest age of an accepted sign-in, in seconds: an older one does not prove who holds the phone now. */
const SIGN_IN_MAX_AGE_S = 10 * 60;
/** The tolerated difference between the provider's clock and ours, in seconds. */
export const CLOCK_TOLERANCE_S = 10;

/** The provider's name of the sign-in method. */
const signInProviders: Record<IdentityChannel, string> = {
  sms: 'phone',
  google: 'google.com',
  facebook: 'facebook.com',
};

const claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  phone_number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  email: z.string().max(100).optional(),
  email_verified: z.boolean().optional(),
  // A tenant's users are separate from the project's, with ids of their own, so their tokens are refused.
  firebase: z.object({ sign_in_provider: z.string(), tenant: z.undefined().optional() }),
});

/**
 * Reads the identity from claims of a token whose signature, issuer, audience and expiry were verified; undefined when
 * they do not prove this channel now.
 */
export function identityIn(
  payload: unknown,
  channel: IdentityChannel,
  nowMs: number,
): (ProvenIdentity & { expiresAt: number }) | undefined {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return undefined;
  const {
    sub,
    iat,
    exp,
    auth_time: signedInAt,
    phone_number: phoneNumber,
    email,
    email_verified: isVerified,
    firebase,
  } = parsed.data;
  const now = nowMs / 1000;
  const isOfThisTime =
    iat <= now + CLOCK_TOLERANCE_S && signedInAt <= now + CLOCK_TOLERANCE_S && now - signedInAt <= SIGN_IN_MAX_AGE_S;
  if (!isOfThisTime || firebase.sign_in_provider !== signInProviders[channel]) return undefined;
  if (channel === 'sms' && phoneNumber === undefined) return undefined;
  return {
    provider: channel,
    subject: sub,
    expiresAt: exp * 1000,
    ...(channel === 'sms' && phoneNumber !== undefined && { phoneNumber }),
    ...(email !== undefined && isVerified === true && { email }),
  };
}

/** Whether a merchant offers sign-in by this channel. */
export function isOffered({ settings }: Merchant, channel: IdentityChannel): boolean {
  if (settings.identityProvider === null) return false;
  if (channel === 'sms') return settings.smsCodes === 'provider';
  return settings.features[channel === 'google' ? 'googleLogin' : 'facebookLogin'] === true;
}

/**
 * Returns the key under which a used token is stored. It leaves the signature out, because the same signature has
 * several encodings.
 */
export function tokenKey(idToken: string): string {
  return `identity-token:${createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url')}`;
}

const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const NAME_LENGTH = 10;

/** Generates a name for an account whose owner entered none. */
export function generatedName(): string {
  return `player${Array.from({ length: NAME_LENGTH }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')}`;
}
