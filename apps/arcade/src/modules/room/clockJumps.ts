/**
 * Returns whether the database's clock has jumped ahead a moment ago. Takes a time of that clock, epoch ms, and
 * compares it with a clock that does not jump. A long stall of the process counts as a jump too.
 */
export type ClockJumps = (databaseNow: number) => boolean;

/** A smaller jump, in ms, makes nobody late: players report their presence more often than absence is checked. */
const LEAST_MS = 5_000;
/** So long after a jump, in ms, every process has said who is there. */
const SETTLED_AFTER_MS = 10_000;

/** Creates the watch of a process. `steady` is a clock that does not jump, in ms. */
export function createClockJumps(steady: () => number = () => performance.now()): ClockJumps {
  let last: { database: number; steady: number } | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return (database) => {
    const at = steady();
    if (last && database - last.database - (at - last.steady) > LEAST_MS) until = at + SETTLED_AFTER_MS;
    last = { database, steady: at };
    return at < until;
  };
}
