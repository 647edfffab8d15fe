/**
 * Returns whether the database's clock has just jumped ahead. Takes a time of that clock, epoch ms, and compares it
 * with a clock that does not jump. A long stall of the process counts as a jump too.
 */
export type ClockJumps = (databaseNow: number) => boolean;

/** The smallest jump that counts, in ms. Presence is reported in time to absorb smaller ones. */
const MIN_JUMP_MS = 5_000;
/** The time after a jump by which every process has reported its players, in ms. */
const SETTLED_AFTER_MS = 10_000;

/** Creates the watch of a process. `steady` is a clock that does not jump, in ms. */
export function createClockJumps(steady: () => number = () => performance.now()): ClockJumps {
  let last: { database: number; steady: number } | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return (database) => {
    const at = steady();
    if (last && database - last.database - (at - last.steady) > MIN_JUMP_MS) until = at + SETTLED_AFTER_MS;
    last = { database, steady: at };
    return at < until;
  };
}
