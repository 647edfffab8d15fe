import { isIP } from 'node:net';
import type { PushKind } from '@parlor/contract';

/** The kinds enabled when a browser subscribes. Marketing requires a separate consent. */
export const firstKinds: readonly PushKind[] = ['account', 'bonus', 'service'];
/** The most browsers of one account. A new one replaces the oldest. */
export const MAX_SUBSCRIPTIONS = 10;
/** The interval between two looks for due notifications, in ms. */
export const SEND_EVERY_MS = 2_000;
/** How many notifications one gateway sends at once. */
export const BATCH = 50;
/** The timeout of a push service's response, in ms. */
export const ANSWER_TIMEOUT_MS = 10_000;
/** The time after which a claimed notification is due again if its process died, in ms. Longer than any attempt. */
export const LEASE_MS = 60_000;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 6 * 3_600_000;
/** Names that no public server has. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|home\.arpa)\.?$/i;

/**
 * Whether an address may belong to a push service: TLS on its default port, a public name, no credentials. The resolved
 * address is checked again when something is sent.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname.includes('.') && !PRIVATE_NAME.test(hostname);
}

/**
 * Returns when to retry after the `attempts`-th attempt; undefined after the last one. A push service may request a
 * longer delay.
 */
export function afterFailure(attempts: number, now: number, askedMs = 0): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return now + Math.min(MAX_PAUSE_MS, Math.max(askedMs, FIRST_PAUSE_MS * 2 ** (attempts - 1)));
}

/** Hours without notifications, in minutes of the day; across midnight if the end is smaller than the start. */
export interface QuietHours {
  from: number;
  to: number;
}

/** Returns the end of the current quiet hours; undefined outside them. */
export function quietUntil(now: number, quiet: QuietHours | null, timeZone: string): number | undefined {
  if (quiet === null) return undefined;
  const { from, to } = quiet;
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return undefined;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % MINUTE_MS) + left * MINUTE_MS;
}

/** Formats a minute of the day as `HH:MM`. */
export function writeMinute(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Parses `HH:MM` to a minute of the day. */
export function readMinute(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

function minuteOfDay(now: number, timeZone: string): number {
  return readMinute(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now),
  );
}
