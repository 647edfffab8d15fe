import { isBot, isPlaying, type Hand, type SeatTimes, type Table } from './seatTable.ts';

/** The delay, in ms, after which a table counts as late: no process stepped it, or the clock has jumped ahead. */
const LATE_MS = 10_000;

/**
 * Corrects the times of a table after a jump of the database clock, or after a time without a process. If the table is
 * late, the time to move starts again: nobody loses a turn to a clock. No start time is in the future, and no due time
 * is further ahead than its maximum.
 */
export function setTimesRight(table: Table, times: SeatTimes, now: number): void {
  const isLate = now - table.dueAt > LATE_MS;
  const { hand, sittings } = table;
  if (isPlaying(hand))
    for (const [place, since] of Object.entries(hand.turns))
      hand.turns[place] = isLate && isOfPerson(table, hand, Number(place)) ? now : Math.min(since, now);
  if (table.dealsAt !== null) table.dealsAt = Math.min(table.dealsAt, now + Math.max(times.gatherMs, times.showMs));
  if (table.fillsAt !== null)
    table.fillsAt = Math.min(table.fillsAt, now + Math.max(times.fillAfterMs, times.fillEveryMs));
  for (const sitting of sittings)
    if (sitting.outSince !== null) sitting.outSince = isLate ? now : Math.min(sitting.outSince, now);
}

function isOfPerson({ sittings }: Table, { places }: Hand, place: number): boolean {
  const id = places.find((handPlace) => handPlace.place === place)?.sittingId;
  return sittings.some((sitting) => sitting.id === id && !isBot(sitting));
}
