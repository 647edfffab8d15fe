import dayjs from 'dayjs';

/** A day as 2026-11-21, in the player's own time zone. */
export function formatDay(at: number): string {
  return dayjs(at).format('YYYY-MM-DD');
}

/** A moment as 2026-11-21 14:05:09, in the player's own time zone. */
export function formatMoment(at: number): string {
  return dayjs(at).format('YYYY-MM-DD HH:mm:ss');
}
