import { defaultSeatTimes, type SeatTimes } from '../modules/seat/seatTable.ts';

/**
 * Short pauses at tables with seats, for suites that play many hands. Players keep the decision time of the site, so
 * that nobody times out while a killed process restarts.
 */
export const quickSeats: SeatTimes = {
  ...defaultSeatTimes,
  pollEveryMs: 50,
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
