import type { SmsPurpose } from '@parlor/contract';
import { readJson, tabStore } from '@parlor/core';

const KEY = 'smsCodeWaits';

/** By number and purpose, when the next code may be asked for, by the gateway's clock. */
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

/** Identifies targets. */
export const targetName = ({ purpose, mobileNum, countryDialingCode }: SmsCodeTarget): string =>
  `${purpose} ${countryDialingCode} ${mobileNum}`;

/**
 * Keeps how long a number has to wait for its next code, beyond the popup and a reload; what is over is forgotten.
 * Times are the gateway's.
 */
export function keepSmsCodeWait(target: SmsCodeTarget, expirationTime: number, now: number): void {
  const open = Object.entries(readWaits()).filter(([, time]) => time > now);
  tabStore.write(KEY, JSON.stringify({ ...Object.fromEntries(open), [targetName(target)]: expirationTime }));
}

/**
 * Seconds until a number can get another code, rounded up; 0 if now. A code may have been sent before the countries were
 * loaded; its wait is kept without a dialling code, and the number still waits once it has one.
 */
export function smsCodeWaitSeconds(target: SmsCodeTarget, now: number): number {
  const waits = readWaits();
  const expirationTime = waits[targetName(target)] ?? waits[targetName({ ...target, countryDialingCode: '' })] ?? 0;
  return Math.max(0, Math.ceil((expirationTime - now) / 1000));
}
