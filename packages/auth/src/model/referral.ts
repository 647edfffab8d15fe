import { TEXT_MAX_UNITS } from '@parlor/contract';
import { readJson, tabStore } from '@parlor/core';

/** The referral of an address. */
export interface Referral {
  affiliateCode: string;
  /** The agent's domain. */
  domain: string;
  /** The code of the player who invites. It is separate from an agent's code. */
  referrer: string;
}

const REFERRAL_KEY = 'parlor.referral';

/** The affiliate code whose visit this tab has counted. */
const VISIT_KEY = 'parlor.affiliateVisit';

/** The empty referral. */
export const noReferral: Referral = { affiliateCode: '', domain: '', referrer: '' };

function isReferral(value: unknown): value is Referral {
  const { affiliateCode, domain, referrer } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Referral>;
  return [affiliateCode, domain, referrer].every((text) => typeof text === 'string');
}

/** A query parameter, or '' if it is too long for the call or cannot be stored. */
function readParameter(text: string | null): string {
  const tidy = (text ?? '').trim();
  return tidy.length <= TEXT_MAX_UNITS && !/[\p{Cc}\p{Cs}]/u.test(tidy) ? tidy : '';
}

/** The referral that an address carries: an agent's (`?affiliateCode=…&domain=…`) or a player's (`?referrer=…`). */
export function referralOf(search: string): Referral {
  const query = new URLSearchParams(search);
  return {
    affiliateCode: readParameter(query.get('affiliateCode')),
    domain: readParameter(query.get('domain')),
    referrer: readParameter(query.get('referrer')),
  };
}

/** Whether the referral names an agent, whose code is checked. */
export function hasReferrer({ affiliateCode, domain }: Referral): boolean {
  return affiliateCode !== '' || domain !== '';
}

/**
 * The referral of this visit: from the address, or else the one stored when the visit first reached the registration.
 * Opening the login or home changes the address, but must not lose the referrer.
 */
export function readReferral(search: string): Referral {
  const inAddress = referralOf(search);
  if (!hasReferrer(inAddress) && inAddress.referrer === '')
    return readJson(tabStore, REFERRAL_KEY, isReferral) ?? noReferral;
  tabStore.write(REFERRAL_KEY, JSON.stringify(inAddress));
  return inAddress;
}

/** Whether the affiliate code of an address counts as a visit: once per tab (AGT-05). */
export function isFirstVisit(affiliateCode: string): boolean {
  if (affiliateCode.length < 4 || affiliateCode.length > 20 || tabStore.read(VISIT_KEY) === affiliateCode) return false;
  tabStore.write(VISIT_KEY, affiliateCode);
  return true;
}
