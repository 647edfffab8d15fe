import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { rulesFor, type SmsPurpose } from '@parlor/contract';
import type { CodePurpose } from '../../tables/messageTables.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';

/** How long a code is good, in ms. */
export const CODE_TTL_MS = 10 * 60_000;
/** When the next code may be asked for, in ms after the last. */
export const CODE_PAUSE_MS = 60_000;
/** Codes that one number gets in an hour. */
export const CODES_PER_NUMBER = 5;
/** Wrong tries after which a code is worth nothing. */
export const CODE_TRIES = 5;

const CODE_DIGITS = 6;

/** The binding of a code beside the browser that requested it. */
export interface CodeSubject {
  merchantCode: string;
  /** E.164, or an email address in lower case. */
  number: string;
  purpose: CodePurpose;
}

/** A new code. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** Under what a browser's code is found; who reads it cannot become that browser. */
export function holderHash(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

/** The stored form of a code: without the secret of the browser, a million guesses find nothing. */
export function codeHash(id: string, { merchantCode, number, purpose }: CodeSubject, code: string): Buffer {
  return createHmac('sha256', id).update(`${merchantCode} ${number} ${purpose} ${code}`).digest();
}

/** Compares hashes in constant time. */
export function isSameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The block of ten thousand numbers of a number: fraudsters who are paid for text messages own such blocks. */
export function blockOf(number: string): string {
  return number.slice(0, -4);
}

/** Whether a merchant has the gateway send codes for this purpose: its own codes, and a screen that asks for them. */
export function isCodeSent(
  { smsCodes, features, registration }: Pick<MerchantSettings, 'smsCodes' | 'features' | 'registration'>,
  purpose: SmsPurpose,
): boolean {
  if (smsCodes !== 'gateway') return false;
  if (purpose === 'login') return features.mobileCodeLogin === true;
  if (purpose === 'reset') return features.phoneRetrieval === true;
  const { isOpen, methods, rules } = registration;
  return (
    isOpen && (methods.mobile || (methods.username && rulesFor({ regExp: rules }, 'username').verificationCode.enabled))
  );
}
