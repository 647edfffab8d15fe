/** What is left of a time, in whole units; a second that has begun counts as a whole one. */
export interface TimeLeft {
  readonly days: number;
  /** 0 to 23. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** 0 to 59. */
  readonly seconds: number;
  /** All of it in seconds. */
  readonly totalSeconds: number;
}

const secondMs = 1000;

/** What is left at a moment until an end (both in ms since 1970); nothing once the end has passed. */
export function timeLeft(endsAtMs: number, nowMs: number): TimeLeft {
  const totalSeconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / secondMs));
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
  };
}

/** How long the number of seconds stays as it is, in ms: 1 to 1000. Counting by the end keeps a late timer from adding up. */
export function msToNextSecond(endsAtMs: number, nowMs: number): number {
  const rest = (endsAtMs - nowMs) % secondMs;
  return rest <= 0 ? rest + secondMs : rest;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** As a clock: "04:59", with hours "1:04:59", and days counted as hours. */
export function formatTimeLeft({ days, hours, minutes, seconds }: TimeLeft): string {
  const allHours = days * 24 + hours;
  return `${allHours > 0 ? `${allHours}:` : ''}${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

/** As an ISO 8601 duration, for machines: "P1DT2H3M4S". */
export function durationOf({ days, hours, minutes, seconds }: TimeLeft): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`;
}

/** When a countdown is read out, in seconds before its end: seldom enough not to talk over everything else. */
export const announcedAt: readonly number[] = [600, 300, 60, 30, 10, 0];
