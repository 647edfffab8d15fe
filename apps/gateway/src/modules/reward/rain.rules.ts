import { randomInt } from 'node:crypto';
import { dayIn } from '@parlor/contract';
import type { OfferRule } from './offerRule.ts';
import { addDays, openHours, startOfDay, timeOfDayIn } from './offerSpan.rules.ts';

/** Returns a random whole number below a number. */
export type RandomBelow = (below: number) => number;

const MINUTE_MS = 60_000;

/**
 * Returns the amount of the next packet of a window: at least one minor unit, at most twice the average of the rest,
 * and the whole rest for the last packet. So the packets sum to the total of the window, in any order.
 */
export function packetOf(
  { packets, amount }: { packets: number; amount: bigint },
  random: RandomBelow = (below) => randomInt(below),
): bigint {
  if (packets === 1) return amount;
  const others = BigInt(packets - 1);
  const doubleAverage = (amount * 2n) / BigInt(packets);
  // Leave one minor unit for each of the others.
  const max = doubleAverage < amount - others ? doubleAverage : amount - others;
  if (max <= 1n) return 1n;
  // Amounts beyond the range of a random number are drawn in larger steps.
  const step = max / 1_000_000_000_000n + 1n;
  return 1n + BigInt(random(Number((max - 1n) / step) + 1)) * step;
}

/** A window of a rain: its name, and its start and end in epoch milliseconds. */
export interface RainWindow {
  period: string;
  startsAt: number;
  endsAt: number;
}

/** Returns the window that is open at a time, or the next one; undefined without one in the next two days. */
export function rainWindowAt(rule: OfferRule, timeZone: string, now: number): RainWindow | undefined {
  const { trigger, window } = rule;
  if (trigger.on !== 'claim' || trigger.hours === undefined) return undefined;
  const today = dayIn(timeZone, now);
  const windows = [-1, 0, 1, 2].flatMap((days) =>
    (trigger.hours ?? []).map(({ from, to }): RainWindow => {
      const day = addDays(today, days);
      return {
        period: `${day} ${from}`,
        startsAt: momentOf(timeZone, day, from),
        endsAt: momentOf(timeZone, from <= to ? day : addDays(day, 1), to),
      };
    }),
  );
  return windows
    .filter(
      ({ startsAt, endsAt }) => endsAt > now && startsAt >= window.from && (window.to === null || startsAt < window.to),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt)[0];
}

/** Returns the window that is open at a time; undefined between two. */
export function openRainAt(rule: OfferRule, timeZone: string, now: number): RainWindow | undefined {
  const { trigger } = rule;
  if (trigger.on !== 'claim' || trigger.hours === undefined) return undefined;
  if (openHours(trigger.hours, timeOfDayIn(timeZone, now)) === undefined) return undefined;
  const next = rainWindowAt(rule, timeZone, now);
  return next !== undefined && next.startsAt <= now ? next : undefined;
}

/** Returns the moment of a time of day; if a clock change skips it, as much later as the clock skips. */
function momentOf(timeZone: string, day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const guess = startOfDay(timeZone, day) + (hours * 60 + minutes) * MINUTE_MS;
  // On a day with a clock change, the guess is off by an hour after the change.
  return [0, -60, 60].map((by) => guess + by * MINUTE_MS).find((at) => timeOfDayIn(timeZone, at) === time) ?? guess;
}
