import { isIP } from 'node:net';
import type { PushKind } from '@parlor/contract';

/** Kinds that are on when a browser is subscribed. Marketing needs a word of its own. */
export const firstKinds: readonly PushKind[] = ['account', 'bonus', 'service'];
/** Browsers of one account; the one that was subscribed first makes room. */
export const MAX_SUBSCRIPTIONS = 10;
/** How often notifications that are due are looked for, in ms. */
export const SEND_EVERY_MS = 2_000;
/** Notifications that one gateway sends at once. */
export const BATCH = 50;
/** How long a push service may take to answer, in ms. */
export const LONGEST_ANSWER_MS = 10_000;
/** A claimed one becomes due again after this many ms, if its process was killed. Longer than any attempt. */
export const LEASE_MS = 60_000;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** Names that no public server has. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|home\.arpa)\.?$/i;

/**
 * Whether an address may be one at a push service: TLS on its usual port, a public name, no login. Where the name leads
 * is checked again when something is sent.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname.includes('.') && !PRIVATE_NAME.test(hostname);
}

/**
 * When to try again after the `attempts`-th try; undefined after the last one. A push service may ask for more time.
 */
export function afterFailure(attempts: number, now: number, askedMs = 0): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return now + Math.min(LONGEST_PAUSE_MS, Math.max(askedMs, FIRST_PAUSE_MS * 2 ** (attempts - 1)));
}

/** Hours in which nothing is sent, in minutes of the day; over midnight where the end is the smaller one. */
export interface QuietHours {
  from: number;
  to: number;
}

/** When quiet hours that are now are over; undefined outside them. */
export function quietUntil(now: number, quiet: QuietHours | null, timeZone: string): number | undefined {
  if (quiet === null) return undefined;
  const { from, to } = quiet;
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return undefined;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % MINUTE_MS) + left * MINUTE_MS;
}

/** A time of day as `HH:MM`. */
export function writeMinute(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that `HH:MM` names. */
export function readMinute(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

function minuteOfDay(now: number, timeZone: string): number {
  return readMinute(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now),
  );
}
