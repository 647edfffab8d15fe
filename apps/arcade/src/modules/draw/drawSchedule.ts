import { createHash } from 'node:crypto';
import type { DrawSchedule } from '../../games/game.ts';

/** The times of a draw, in epoch ms of the database's clock. */
export interface DrawTimes {
  /** The number of the draw since the epoch. It is the nonce of its bets. */
  index: number;
  opensAt: number;
  closesAt: number;
  revealsAt: number;
}

/**
 * Returns the schedule of a room. Rooms of one game without their own offset draw at different moments, so that their
 * work does not coincide.
 */
export function roomSchedule(schedule: DrawSchedule, room: string): Required<DrawSchedule> {
  const { periodMs, bettingMs, revealsAfterMs } = schedule;
  if (bettingMs + revealsAfterMs > periodMs) throw new RangeError('a draw ends before the next one opens');
  const spread = createHash('sha256').update(`draws of ${room}`).digest().readUInt32BE(0) % periodMs;
  return {
    periodMs,
    bettingMs,
    revealsAfterMs,
    offsetMs: schedule.offsetMs ?? spread,
  };
}

/** Returns the draw whose period contains a moment. */
export function indexAt({ periodMs, offsetMs }: Required<DrawSchedule>, at: number): number {
  return Math.floor((at - offsetMs) / periodMs);
}

/** Returns the times of a draw by its number. */
export function timesOf(schedule: Required<DrawSchedule>, index: number): DrawTimes {
  const opensAt = schedule.offsetMs + index * schedule.periodMs;
  const closesAt = opensAt + schedule.bettingMs;
  return {
    index,
    opensAt,
    closesAt,
    revealsAt: closesAt + schedule.revealsAfterMs,
  };
}
