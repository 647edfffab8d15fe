import { sha256, toHex } from './sha256.ts';

/**
 * The client seed of a hand at a table: the SHA-256 of the seeds of those who were dealt in, in the order of play,
 * joined by a colon. Bots have none.
 */
export function jointSeed(seeds: readonly (string | null)[]): string {
  const given = seeds.filter((seed) => seed !== null).join(':');
  return toHex(sha256(new TextEncoder().encode(given)));
}
