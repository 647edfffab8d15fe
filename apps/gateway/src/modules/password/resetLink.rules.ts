import { createHash, randomBytes } from 'node:crypto';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';

/** The lifetime of a link, in ms. */
export const LINK_TTL_MS = 30 * 60_000;
/** Limits of links for one pair of name and email: the pause between two in ms, and the most in an hour. */
export const LINK_PAUSE_MS = 60_000;
export const LINKS_PER_ASKER = 5;
/** The most links that one client address may request in an hour. */
export const LINKS_PER_ADDRESS = 20;

/** Returns the secret of a new link, 256 bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a link's secret. */
export function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns the key of the links of a name and an email, whether they belong to an account or not. */
export function askerHash(merchantCode: string, accountName: string, email: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([merchantCode, accountName, email]))
    .digest();
}

/** Normalizes an email address for comparison. */
export function emailAddress(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Returns the origin of the site in a link; undefined if there is none. It is one of the merchant's configured origins:
 * a caller could choose the requested one to send the player's secret elsewhere. `asked` selects among the configured
 * origins. It is used unchecked if none is configured and `trustsAsked` is set.
 */
export function siteOrigin(
  { mainDomain, domainRoute }: Pick<MerchantSettings, 'mainDomain' | 'domainRoute'>,
  requestedOrigin: string,
  trustsRequested: boolean,
): string | undefined {
  const main = mainDomain === '' ? [] : [mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`];
  const configured = [...main, ...domainRoute]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  if (configured.includes(requestedOrigin) || (configured.length === 0 && trustsRequested)) return requestedOrigin;
  return configured[0];
}

/** Returns the link. Its fragment never leaves the browser, so no log and no other site sees the secret. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/m/forget#reset=${token}`;
}
