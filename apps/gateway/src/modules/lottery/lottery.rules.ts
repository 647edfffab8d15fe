import type { LotteryForm, LotteryResult, LotteryRow } from '@parlor/contract';
import type { DrawMenus, DrawnResult } from './drawSource.ts';

type Schedule = DrawMenus['lotteries'][number]['schedule'];
type SourceForm = DrawMenus['forms'][number];

/** Returns the draw that accepts slips at a moment. Draw k opens at `offsetMs + k × periodMs`. */
export function nextDrawAt(schedule: Schedule, at: number): LotteryRow['next'] {
  const { periodMs, offsetMs, bettingMs, revealsAfterMs } = schedule;
  const current = Math.floor((at - offsetMs) / periodMs);
  const closesAt = (index: number): number => offsetMs + index * periodMs + bettingMs;
  const index = at < closesAt(current) ? current : current + 1;
  return { index, closesAt: closesAt(index), drawnAt: closesAt(index) + revealsAfterMs };
}

/** Returns the first draw at or after a moment. */
export function firstDrawFrom(schedule: Schedule, at: number): number {
  const { periodMs, offsetMs, bettingMs, revealsAfterMs } = schedule;
  return Math.ceil((at - offsetMs - bettingMs - revealsAfterMs) / periodMs);
}

/** Converts a form for the wire, with the requested plays. */
export function formOf(
  { form, name, about, plays }: SourceForm,
  isWanted: (play: SourceForm['plays'][number]) => boolean = () => true,
): LotteryForm {
  return { form, name, about, plays: plays.filter(isWanted) };
}

/** Converts a draw for the wire: its prizes get the names of their form. */
export function resultOf({ prizes }: SourceForm, { index, drawnAt, prizes: drawn }: DrawnResult): LotteryResult {
  const names = new Map(prizes.map(({ prize, name }) => [prize, name]));
  return {
    index,
    drawnAt,
    prizes: drawn.map(({ prize, numbers }) => ({ prize, name: names.get(prize) ?? prize, numbers })),
  };
}

/** Counts how often each number from 00 to 99 is the last two digits of a drawn number. */
export function countEndings(results: readonly DrawnResult[]): number[] {
  const counts = Array<number>(100).fill(0);
  for (const { prizes } of results)
    for (const number of prizes.flatMap(({ numbers }) => numbers)) {
      const ending = Number(number.slice(-2));
      counts[ending] = (counts[ending] ?? 0) + 1;
    }
  return counts;
}
