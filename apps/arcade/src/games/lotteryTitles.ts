import type { Currency } from '@parlor/contract';
import { z } from 'zod';
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { Drawing, DrawSchedule, Json, SlipLimits } from './game.ts';
import { gridStakes } from './stakes.ts';
import { isLine, MAX_LINES, type Play, type TicketChoice } from './ticketLines.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The periods of frequent draws in minutes, by their noun. */
const quickPeriods: readonly [noun: string, minutes: number][] = [
  ['one-minute-five', 1],
  ['five-minute-draw', 5],
  ['quick-dice', 1],
  ['ten-car-race', 1],
  ['keno', 2],
  ['boat-race', 2],
  ['derby-draw', 2],
  ['lucky-28', 3],
  ['eleven-choose-five', 3],
  ['fast-three', 3],
];

/** Returns the schedule of a frequent draw. The time after the draw is for viewing the result. */
function quickSchedule(minutes: number): DrawSchedule {
  const periodMs = minutes * MINUTE;
  return { periodMs, bettingMs: periodMs - 10 * SECOND, revealsAfterMs: 3 * SECOND };
}

/** Returns the schedule of a draw at `drawnAt` of its period. Bets close five minutes before it. */
function clockSchedule(periodMs: number, drawnAt: number): DrawSchedule & { offsetMs: number } {
  const revealsAfterMs = 5 * MINUTE;
  return { periodMs, offsetMs: drawnAt % periodMs, bettingMs: periodMs - revealsAfterMs, revealsAfterMs };
}

/** Converts an hour in Bangkok to the time of the day in UTC. */
const bangkok = (hour: number): number => (hour - 7) * HOUR;

/** Returns the schedule of a title's draws, by the words of its code. */
export function scheduleOf(code: string): DrawSchedule {
  const quick = quickPeriods.find(([noun]) => code.includes(noun));
  if (quick) {
    const [noun, minutes] = quick;
    return quickSchedule(code.endsWith('-turbo') && noun !== 'five-minute-draw' ? 1 : minutes);
  }
  // The epoch began on a Thursday; the weekly draw is on Saturday.
  if (code.endsWith('-weekly')) return clockSchedule(7 * DAY, 2 * DAY + bangkok(18));
  return clockSchedule(DAY, code.endsWith('-evening') ? bangkok(20) : bangkok(16));
}

/** Returns how many draws ahead a slip may be placed: about a month of daily and weekly ones. */
export function drawsAheadOf({ periodMs }: DrawSchedule): number {
  return periodMs < DAY ? 50 : periodMs === DAY ? 30 : 4;
}

/** Returns the draws of a title. */
export function lotteryDrawing<Choice>(code: string, resultOf: (draw: UniformDraw) => Json): Drawing<Choice> {
  const schedule = scheduleOf(code);
  return { schedule, drawsAhead: drawsAheadOf(schedule), isCancellable: true, notifiesPlayers: true, resultOf };
}

/** The maximum of one slip, in largest stakes of the grid. */
const MAX_SLIP_STAKES = 10n;

/** Returns the limits of a slip. */
export function ticketLimits(currency: Currency): SlipLimits {
  const stakes = gridStakes(currency);
  return { unit: stakes[0] ?? 100n, max: (stakes.at(-1) ?? 100n) * MAX_SLIP_STAKES };
}

/** Creates the schema of the slips of a form. */
export function ticketChoice<Form extends string, Result>(
  form: Form,
  plays: Readonly<Record<string, Play<Result>>>,
): z.ZodType<TicketChoice<Form>> {
  const line = z
    .strictObject({
      play: z.string().max(20),
      picks: z.array(z.array(z.string().max(10)).max(100)).max(10),
      amount: z.string().regex(/^[1-9]\d{0,12}$/),
    })
    .refine((value) => isLine(plays, value));
  return z.strictObject({ form: z.literal(form), lines: z.array(line).min(1).max(MAX_LINES) });
}
