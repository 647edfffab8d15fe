/** A fixture of the sportsbook that is over, as its results show it. All that happened in it follows from this. */
export interface FixtureTape {
  id: string;
  serverSeed: string;
  /** The SHA-256 that was shown before the start. Without it nothing is compared. */
  seedHash?: string;
}
