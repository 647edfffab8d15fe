import { createHash } from 'node:crypto';

/** The file that `buildCommonPasswords.ts` writes and the gateway reads. */
export const FILTER_FILE = new URL('commonPasswords.bloom', import.meta.url);

/** With these a password that is not in the list passes for one of it once in 100,000 times. */
const BITS_FOR_EACH = 24;
const HASHES = 16;

/** How a password is compared: as somebody who guesses tries it in every case. */
function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** The places of a password in a filter of this many bits. Two halves of one hash give any number of hashes. */
function* placesOf(password: string, bits: number): Generator<number> {
  const hash = createHash('sha256').update(folded(password)).digest();
  const [start, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)];
  for (let number = 0; number < HASHES; number += 1) yield (start + number * step) % bits;
}

/** Makes the Bloom filter of a list of passwords. The same list makes the same bytes. */
export function makeFilter(passwords: readonly string[]): Buffer {
  const filter = Buffer.alloc(Math.ceil((passwords.length * BITS_FOR_EACH) / 8));
  for (const password of passwords) {
    for (const place of placesOf(password, filter.length * 8))
      filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return filter;
}

/**
 * Whether a password is in the list of a filter. Never wrong about one that is, and about another once in 100,000
 * times.
 */
export function isInFilter(filter: Buffer, password: string): boolean {
  for (const place of placesOf(password, filter.length * 8))
    if (((filter[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false;
  return true;
}
