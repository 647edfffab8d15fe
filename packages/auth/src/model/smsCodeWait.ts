import type { SmsPurpose } from '@parlor/contract';
import { readJson, tabStore } from '@parlor/core';

const KEY = 'smsCodeWaits';

/** The time of the next possible request by number and purpose, by the gateway's clock. */
type Waits = Record<string, number>;

function isWaits(value: unknown): value is Waits {
  return typeof value === 'object' && value !== null && Object.values(value).every((time) => typeof time === 'number');
}

const readWaits = (): Waits => readJson(tabStore, KEY, isWaits) ?? {};

/** The number and the purpose of a code. */
export interface SmsCodeTarget {
  purpose: SmsPurpose;
  mobileNum: string;
  countryDialingCode: string;
}

/** Returns the key of a target. */
export const targetName = ({ purpose, mobileNum, countryDialingCode }: SmsCodeTarget): string =>
  `${purpose} ${countryDialingCode} ${mobileNum}`;

/**
 * Stores when a number can get its next code, beyond the popup and a reload. Drops expired entries. Times are the
 * gateway's.
 */
export function storeSmsCodeWait(target: SmsCodeTarget, expirationTime: number, now: number): void {
  const open = Object.entries(readWaits()).filter(([, time]) => time > now);
  tabStore.write(KEY, JSON.stringify({ ...Object.fromEntries(open), [targetName(target)]: expirationTime }));
}

/**
 * Seconds until a number can get another code, rounded up; 0 if now. A code may have been sent before the countries were
 * loaded. Its wait is stored without a dialling code and still applies once the number has one.
 */
export function smsCodeWaitSeconds(target: SmsCodeTarget, now: number): number {
  const waits = readWaits();
  const expirationTime = waits[targetName(target)] ?? waits[targetName({ ...target, countryDialingCode: '' })] ?? 0;
  return Math.max(0, Math.ceil((expirationTime - now) / 1000));
}
