/** A finished fixture of the sportsbook, as its results show it. All its events follow from this. */
export interface FixtureTape {
  id: string;
  serverSeed: string;
  /** The SHA-256 that was shown before the start. If absent, the seed is not checked. */
  seedHash?: string;
}
