import { createHash } from 'node:crypto';

/** The number of rounds of a chain. */
export const CHAIN_LENGTH = 10_000;

/**
 * Computes all seeds of a chain from the last one, in hexadecimal digits by index: each seed is the SHA-256 of the
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
