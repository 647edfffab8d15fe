import { isIP } from 'node:net';
import { registrationFields } from '@parlor/contract';
import { isSitePath, isWebAddress } from '../content/address.rules.ts';
import { depositProblem } from '../deposit/depositMethodSettings.ts';
import { loyaltyProblem } from '../loyalty/loyaltySettings.ts';
import { withdrawalProblem } from '../withdrawal/withdrawalSettings.ts';
import { jurisdictions } from '../jurisdiction/jurisdictions.ts';
import { isJurisdiction } from '../jurisdiction/playProfile.rules.ts';
import type { MerchantSettings } from './merchantSettings.ts';

/** The longest name of a channel or link that a phone shows completely. */
const LABEL_LENGTH = 60;
/** The prefix of an IPv4 or IPv6 address, which ends in a dot or colon. */
const ADDRESS_BEGINNING = /^(?:\d{1,3}\.){1,3}$|^(?:[\da-f]{1,4}:){1,7}:?$/i;

type Rule = (settings: MerchantSettings) => string | undefined;

const isLabel = (text: string): boolean => text.trim() !== '' && text.length <= LABEL_LENGTH;

/** Whether a text is exactly a host, or an http(s) origin. */
function isSite(text: string): boolean {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    !/[\s/?#@]$/.test(text)
  );
}

/** Combinations of settings that break the site although each setting is valid. */
const rules: readonly Rule[] = [
  ({ languages, defaultLanguage }) =>
    languages.includes(defaultLanguage)
      ? undefined
      : `defaultLanguage: ${defaultLanguage} is not one of languages (${languages.join(', ')})`,
  ({ jurisdiction }) =>
    isJurisdiction(jurisdiction)
      ? undefined
      : `jurisdiction: ${jurisdiction} is not one of ${Object.keys(jurisdictions).join(', ')}`,
  ({ mainDomain }) =>
    mainDomain === '' || isSite(mainDomain) ? undefined : 'mainDomain: must be a host, such as www.example.com',
  ({ blockedAddresses }) => {
    const wrong = blockedAddresses.find((entry) => isIP(entry) === 0 && !ADDRESS_BEGINNING.test(entry));
    return wrong === undefined
      ? undefined
      : `blockedAddresses: "${wrong}" is not an address, and no beginning of one such as "203.0.113."`;
  },
  ({ customerService }) => {
    const place = customerService.findIndex(({ title }) => !isLabel(title));
    return place < 0 ? undefined : `customerService.${place}.title: must have 1 to ${LABEL_LENGTH} characters`;
  },
  ({ resources }) => {
    const place = resources.findIndex(({ url }) => !isWebAddress(url) && !isSitePath(url));
    return place < 0 ? undefined : `resources.${place}.url: must be an http(s) address or a path of the site`;
  },
  ({ resources }) => {
    const place = resources.findIndex(({ labelNameEn }) => !isLabel(labelNameEn));
    return place < 0 ? undefined : `resources.${place}.labelNameEn: must have 1 to ${LABEL_LENGTH} characters`;
  },
  ({ smsCodes, identityProvider }) =>
    smsCodes === 'provider' && identityProvider === null
      ? 'smsCodes: provider needs identityProvider to be set first'
      : undefined,
  ({ registration: { methods } }) =>
    methods.username || methods.mobile
      ? undefined
      : 'registration.methods: one must stay; registration.isOpen closes registration',
  ({ registration }) => {
    const field = registrationFields.find(
      (name) => registration.rules[name].minLength > registration.rules[name].maxLength,
    );
    return field && `registration.rules.${field}: minLength is above maxLength`;
  },
  ({ depositMethods, deposit }) => depositProblem(depositMethods, deposit),
  ({ withdrawal }) => withdrawalProblem(withdrawal),
  ({ loyalty }) => loyaltyProblem(loyalty),
];

/**
 * Returns a contradiction between valid settings as one line; undefined if there is none. It is checked only on writes:
 * an existing row with one is still served.
 */
export function ruleProblem(settings: MerchantSettings): string | undefined {
  return rules.reduce<string | undefined>((problem, rule) => problem ?? rule(settings), undefined);
}
