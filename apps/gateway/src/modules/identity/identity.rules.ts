import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Merchant } from '../../http/call.ts';

/** How a player proved who they are: by a code on the phone, or by an account elsewhere. */
export type IdentityChannel = 'sms' | 'google' | 'facebook';

/** The subject of a verified token of the provider. */
export interface ProvenIdentity {
  provider: IdentityChannel;
  /** The provider's own, lasting name of the person. */
  subject: string;
  /** In E.164; there for `sms`. */
  phoneNumber?: string;
  /** Only when the provider vouches for it. */
  email?: string;
}

/** A sign-in that is older than this proves nothing about who holds the phone now, in seconds. */
const SIGN_IN_MAX_AGE_S = 10 * 60;
/** How far the provider's clock and ours may be apart, in seconds. */
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
  // People of a tenant are others than those of the project, under names of their own.
  firebase: z.object({ sign_in_provider: z.string(), tenant: z.undefined().optional() }),
});

/**
 * Reads the claims of a token whose signature, issuer, audience and expiry were checked; undefined when they do not
 * prove this channel now.
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

/** Whether a merchant lets players in this way. */
export function isOffered({ settings }: Merchant, channel: IdentityChannel): boolean {
  if (settings.identityProvider === null) return false;
  if (channel === 'sms') return settings.smsCodes === 'provider';
  return settings.features[channel === 'google' ? 'googleLogin' : 'facebookLogin'] === true;
}

/** Under which name a token is spent. The signature is left out: the same one can be written in several ways. */
export function tokenKey(idToken: string): string {
  return `identity-token:${createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url')}`;
}

const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const NAME_LENGTH = 10;

/** A name for an account whose holder typed none. */
export function generatedName(): string {
  return `player${Array.from({ length: NAME_LENGTH }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')}`;
}
