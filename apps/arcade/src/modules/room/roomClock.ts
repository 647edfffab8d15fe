import { sql, type Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';

/** The database's clock, which all processes share. Times are epoch ms. */
export interface RoomClock {
  /** Returns the database's time. It may lag by the latency of an answer, and is never ahead. */
  now(): number;
  /** The database's time at a moment of this process's clock. */
  at(processMs: number): number;
  /** Compares the clocks again. */
  sync(): Promise<void>;
}

/** The number of comparisons that count. Older ones are discarded, because clocks drift. */
const SAMPLES = 3;
/** The number of comparisons of the first call. */
const FIRST_SAMPLES = 5;

/** Creates a clock that follows the database's. It is wrong until the first `sync`. */
export function createRoomClock(db: Kysely<ArcadeSchema>, now: () => number): RoomClock {
  let samples: number[] = [];
  let offsetMs = 0;

  async function sample(): Promise<void> {
    const { rows } = await sql<{ time: number }>`select clock_timestamp() as time`.execute(db);
    // The time since the database read its clock is not included, so the greatest difference is the closest one.
    samples = [...samples, (rows[0]?.time ?? 0) - now()].slice(-SAMPLES);
    offsetMs = Math.max(...samples);
  }

  return {
    now: () => now() + offsetMs,
    at: (processMs) => processMs + offsetMs,
    async sync() {
      for (let remaining = samples.length === 0 ? FIRST_SAMPLES : 1; remaining > 0; remaining -= 1) await sample();
    },
  };
}
