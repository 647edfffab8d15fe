import { defaultSeatTimes, type SeatTimes } from '../modules/seat/seatTable.ts';

/**
 * Tables with seats in haste, for suites in which many hands are to be played. The house waits for nobody; a player has the
 * time to think of the site, and is waited for while a process that was killed starts again.
 */
export const quickSeats: SeatTimes = {
  ...defaultSeatTimes,
  lookEveryMs: 50,
  idleEveryMs: 200,
  showMs: 200,
  gatherMs: 100,
  seedWaitMs: 500,
  fillAfterMs: 200,
  fillEveryMs: 50,
  botThinkMs: [50, 150],
  leavesAfterMs: 20_000,
  touchEveryMs: 1_000,
};
