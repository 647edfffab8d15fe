import { TEXT_MAX_UNITS } from '@parlor/contract';
import { readJson, tabStore } from '@parlor/core';

/** Who brought a player, by the address that they came with. */
export interface Referral {
  affiliateCode: string;
  /** The domain of the agent through which the player came. */
  domain: string;
}

const REFERRAL_KEY = 'parlor.referral';

/** Nobody brought the player. */
export const noReferral: Referral = { affiliateCode: '', domain: '' };

function isReferral(value: unknown): value is Referral {
  const { affiliateCode, domain } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Referral>;
  return typeof affiliateCode === 'string' && typeof domain === 'string';
}

/** Text of an address as far as a call can carry it: what is longer or cannot be stored names nobody. */
function carried(text: string | null): string {
  const tidy = (text ?? '').trim();
  return tidy.length <= TEXT_MAX_UNITS && !/[\p{Cc}\p{Cs}]/u.test(tidy) ? tidy : '';
}

/** The referral that an address carries (`?affiliateCode=…&domain=…`). */
export function referralOf(search: string): Referral {
  const query = new URLSearchParams(search);
  return { affiliateCode: carried(query.get('affiliateCode')), domain: carried(query.get('domain')) };
}

/** Whether somebody is named at all. */
export function hasReferrer({ affiliateCode, domain }: Referral): boolean {
  return affiliateCode !== '' || domain !== '';
}

/**
 * The referral of this visit: the one in the address, else the one with which the visit came to the registration
 * before. The way over the login or home loses the address, and must not lose who brought the player.
 */
export function readReferral(search: string): Referral {
  const inAddress = referralOf(search);
  if (!hasReferrer(inAddress)) return readJson(tabStore, REFERRAL_KEY, isReferral) ?? noReferral;
  tabStore.write(REFERRAL_KEY, JSON.stringify(inAddress));
  return inAddress;
}
