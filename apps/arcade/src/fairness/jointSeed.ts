import { sha256, toHex } from './sha256.ts';

/**
 * Returns the client seed of a hand at a table: the SHA-256 of the seeds of the players in the hand, in the order of
 * play, joined by a colon. Bots have none.
 */
export function jointSeed(seeds: readonly (string | null)[]): string {
  const given = seeds.filter((seed) => seed !== null).join(':');
  return toHex(sha256(new TextEncoder().encode(given)));
}
