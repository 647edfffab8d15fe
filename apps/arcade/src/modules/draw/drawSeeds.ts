import { createHash } from 'node:crypto';

/** The number of draws of a chain. */
export const CHAIN_LENGTH = 4096;

const SEED_BYTES = 32;
/** The byte after a seed in the hash that gives the seed before it. Commitments hash the seed alone. */
const STEP = Buffer.from([0]);

/** The seeds of a chain. */
export interface DrawSeeds {
  /** Returns the seed of a draw by its position in the chain, from 1; the one at 0 is published with the chain. */
  at(place: number): string;
}

/**
 * Computes all seeds of a chain from the last one: each seed is the SHA-256 of the bytes of the next and a zero byte.
 * They are stored as bytes, because a server has a chain for every room.
 */
export function drawSeeds(lastSeed: string, length: number): DrawSeeds {
  const all = Buffer.alloc((length + 1) * SEED_BYTES);
  let seed = Buffer.from(lastSeed, 'hex');
  for (let place = length; place >= 0; place -= 1) {
    seed.copy(all, place * SEED_BYTES);
    seed = createHash('sha256').update(seed).update(STEP).digest();
  }
  return {
    at: (place) => all.subarray(place * SEED_BYTES, (place + 1) * SEED_BYTES).toString('hex'),
  };
}

/**
 * Returns the client seed of a draw: from the seeds of its first bets, or from the public seed of the chain without
 * bets.
 */
export function drawClientSeed(seeds: readonly string[], publicSeed: string, index: number): string {
  const text = seeds.length > 0 ? seeds.join(':') : `${publicSeed}:${index}`;
  return createHash('sha256').update(text).digest('hex');
}
