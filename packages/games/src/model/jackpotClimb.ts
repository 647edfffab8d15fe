/** The start and end of the climbing display, in whole units. */
export const JACKPOT_CLIMB_FROM = 100_000_000;
export const JACKPOT_CLIMB_TO = 900_000_000;

/** Returns the value after a share (0 to 1) of the animation: fast at first, slow at the end. */
export function jackpotClimb(share: number): number {
  const eased = 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;
  return Math.round(JACKPOT_CLIMB_FROM + (JACKPOT_CLIMB_TO - JACKPOT_CLIMB_FROM) * eased);
}
