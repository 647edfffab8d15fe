import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `hex` is the HMAC-SHA256 of the bytes under one of the keys. Compares in constant time and tries every key.
 */
export function isHmacSha256(rawBody: Buffer, hex: string, keys: readonly string[]): boolean {
  const given = Buffer.from(hex, 'hex');
  let isValid = false;
  for (const key of keys) {
    const expected = createHmac('sha256', key).update(rawBody).digest();
    if (given.length === expected.length && timingSafeEqual(given, expected)) isValid = true;
  }
  return isValid;
}
