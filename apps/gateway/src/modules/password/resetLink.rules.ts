import { createHash, randomBytes } from 'node:crypto';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';

/** How long a link is good, in ms. */
export const LINK_TTL_MS = 30 * 60_000;
/** Limits of links for one pair of name and address: the time between two in ms, and the most in an hour. */
export const LINK_PAUSE_MS = 60_000;
export const LINKS_PER_ASKER = 5;
/** Links that one address of the network asks for in an hour. */
export const LINKS_PER_ADDRESS = 20;

/** The secret of a new link, 256 bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a link's secret. */
export function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Under what the links of a name and an address are kept, whether they belong to an account or not. */
export function askerHash(merchantCode: string, accountName: string, email: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([merchantCode, accountName, email]))
    .digest();
}

/** The one form in which an email address is compared. */
export function emailAddress(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The origin of the site in a link. It is one of the merchant's configured origins and not simply the requested one:
 * the caller chooses that, and so could choose where the player's secret goes. `asked` selects among several, and is
 * used as it is if `trustsAsked` is set. Undefined if there is none.
 */
export function siteOrigin(
  { mainDomain, domainRoute }: Pick<MerchantSettings, 'mainDomain' | 'domainRoute'>,
  asked: string,
  trustsAsked: boolean,
): string | undefined {
  const main = mainDomain === '' ? [] : [mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`];
  const configured = [...main, ...domainRoute]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  if (configured.includes(asked) || (configured.length === 0 && trustsAsked)) return asked;
  return configured[0];
}

/** The link: the fragment never leaves the browser, so no log and no other site sees it. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/m/forget#reset=${token}`;
}
