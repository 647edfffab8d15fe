import { createHash } from 'node:crypto';

/** How many rounds a chain has. */
export const CHAIN_LENGTH = 10_000;

/**
 * All seeds of a chain in hexadecimal digits, by index: the last one is given, each one before is the SHA-256 of the
 * bytes of the next. The one at index 0 is published with the chain; round k uses the one at k.
 */
export function chainSeeds(lastSeed: string, length: number): string[] {
  const seeds: string[] = Array.from({ length: length + 1 }, () => '');
  let seed = Buffer.from(lastSeed, 'hex');
  for (let index = length; index >= 0; index -= 1) {
    seeds[index] = seed.toString('hex');
    seed = createHash('sha256').update(seed).digest();
  }
  return seeds;
}
