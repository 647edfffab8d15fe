import { createHash } from 'node:crypto';

/** The filter file, written by `buildCommonPasswords.ts`. */
export const FILTER_FILE = new URL('commonPasswords.bloom', import.meta.url);

/** The size of the filter for each password. It gives one false positive in 100,000. */
const BITS_FOR_EACH = 24;
const HASHES = 16;

/** Normalizes a password for comparison: guesses try every case. */
function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** Yields the bit positions of a password in a filter of `bits` bits, by double hashing. */
function* placesOf(password: string, bits: number): Generator<number> {
  const hash = createHash('sha256').update(folded(password)).digest();
  const [start, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)];
  for (let number = 0; number < HASHES; number += 1) yield (start + number * step) % bits;
}

/** Builds the Bloom filter of a list of passwords. The same list gives the same bytes. */
export function makeFilter(passwords: readonly string[]): Buffer {
  const filter = Buffer.alloc(Math.ceil((passwords.length * BITS_FOR_EACH) / 8));
  for (const password of passwords) {
    for (const place of placesOf(password, filter.length * 8))
      filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return filter;
}

/** Whether a password is in the list of a filter. No false negatives; one false positive in 100,000. */
export function isInFilter(filter: Buffer, password: string): boolean {
  for (const place of placesOf(password, filter.length * 8))
    if (((filter[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false;
  return true;
}
