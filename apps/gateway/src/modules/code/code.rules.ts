import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { rulesFor, type SmsPurpose } from '@parlor/contract';
import type { CodePurpose } from '../../tables/messageTables.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';

/** How long a code is valid, in ms. */
export const CODE_TTL_MS = 10 * 60_000;
/** How long after a code the next one may be requested, in ms. */
export const CODE_PAUSE_MS = 60_000;
/** The most codes for one number in an hour. */
export const CODES_PER_NUMBER = 5;
/** Wrong tries after which a code is invalid. */
export const CODE_TRIES = 5;

const CODE_DIGITS = 6;

/** What a code is bound to, besides the browser that requested it. */
export interface CodeSubject {
  merchantCode: string;
  /** E.164, or an email address in lower case. */
  number: string;
  purpose: CodePurpose;
}

/** Returns a random code. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** Returns the key by which a browser's code is found. Reading it does not reveal the browser's secret. */
export function holderHash(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

/** Returns the stored form of a code. Without the browser's secret, trying all codes finds nothing. */
export function codeHash(id: string, { merchantCode, number, purpose }: CodeSubject, code: string): Buffer {
  return createHmac('sha256', id).update(`${merchantCode} ${number} ${purpose} ${code}`).digest();
}

/** Compares hashes in constant time. */
export function isSameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Returns the block of ten thousand numbers that contains a number: fraudsters who earn from text messages own whole
 * blocks.
 */
export function blockOf(number: string): string {
  return number.slice(0, -4);
}

/**
 * Whether the gateway sends codes of a merchant for this purpose: the merchant uses our codes, and a screen requests
 * them.
 */
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
