/** Time left in whole units, rounded up to a second. */
export interface TimeLeft {
  readonly days: number;
  /** 0 to 23. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** 0 to 59. */
  readonly seconds: number;
  /** The total in seconds. */
  readonly totalSeconds: number;
}

const secondMs = 1000;

/** Returns the time left between two epoch-millisecond timestamps; zero once the end has passed. */
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

/**
 * Milliseconds until the displayed second changes, 1 to 1000. Computed from the end, so that late timers do not
 * accumulate.
 */
export function msToNextSecond(endsAtMs: number, nowMs: number): number {
  const rest = (endsAtMs - nowMs) % secondMs;
  return rest <= 0 ? rest + secondMs : rest;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Formats as a clock: "04:59", or "1:04:59" with hours. Days count as hours. */
export function formatTimeLeft({ days, hours, minutes, seconds }: TimeLeft): string {
  const allHours = days * 24 + hours;
  return `${allHours > 0 ? `${allHours}:` : ''}${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

/** Formats as an ISO 8601 duration for the `datetime` attribute: "P1DT2H3M4S". */
export function durationOf({ days, hours, minutes, seconds }: TimeLeft): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`;
}

/** Seconds before the end at which a countdown is announced. */
export const announcedAt: readonly number[] = [600, 300, 60, 30, 10, 0];
