import { createHash } from 'node:crypto';

/** How many draws a chain has. */
export const CHAIN_LENGTH = 4096;

const SEED_BYTES = 32;
/** Computes the seed before each seed of the chain. A commitment is a hash of the seed, and reveals nothing of it. */
const STEP = Buffer.from([0]);

/** The seeds of a chain. */
export interface DrawSeeds {
  /** The seed of a draw by its place in the chain, from 1; the one at 0 is published with the chain. */
  at(place: number): string;
}

/**
 * All seeds of a chain: the last one is given, each one before is the SHA-256 of the bytes of the next and a zero byte.
 * They are kept as bytes, because a server has a chain for every room.
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
 * The client seed of a draw: of the seeds of its first bets, or of what was published with the chain if it has none.
 */
export function drawClientSeed(seeds: readonly string[], publicSeed: string, index: number): string {
  const text = seeds.length > 0 ? seeds.join(':') : `${publicSeed}:${index}`;
  return createHash('sha256').update(text).digest('hex');
}
