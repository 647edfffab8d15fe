import type { Text } from '../../../shell/gameText.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns the day of a time, such as "Friday, 27 November". */
export function dayText(time: number, tag: string): string {
  return new Date(time).toLocaleDateString(tag, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Returns the time of the day, such as "18:30". */
export function timeText(time: number, tag: string): string {
  return new Date(time).toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Returns when a fixture starts: its time, with the day unless it is today, and the remaining time if it is soon. */
export function startText(startsAt: number, now: number, { text, tag }: { text: Text; tag: string }): string {
  const leftMs = startsAt - now;
  if (leftMs <= 0) return text('startsNow');
  if (leftMs < MINUTE_MS) return text('startsInSeconds', { seconds: Math.ceil(leftMs / 1000) });
  if (leftMs < HOUR_MS) return text('startsInMinutes', { minutes: Math.floor(leftMs / MINUTE_MS) });
  const time = timeText(startsAt, tag);
  const isToday = new Date(startsAt).toDateString() === new Date(now).toDateString();
  if (isToday) return time;
  const day = new Date(startsAt).toLocaleDateString(tag, { weekday: 'short', day: 'numeric' });
  return `${day} ${time}`;
}
