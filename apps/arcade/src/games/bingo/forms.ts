import type { DrawSchedule } from '../game.ts';
import { formOf } from '../formOf.ts';

/** The two games of bingo, by the number of balls. */
export const bingoForms = ['75', '90'] as const;
export type BingoForm = (typeof bingoForms)[number];

/** How many balls are called in a game. Incomplete patterns do not pay. */
export const callsOf: Readonly<Record<BingoForm, number>> = { '75': 65, '90': 70 };

/** The form of each word in the code of a title. A hall plays the British game. */
const forms = [
  ['bingo-90', '90'],
  ['bingo-hall', '90'],
  ['bingo', '75'],
] as const;

/** Returns the form of a title. */
export const bingoFormOf = (code: string): BingoForm => formOf<BingoForm>(forms, code);

const SECOND = 1000;

/** A game every two minutes. The calls fill the time after the close. */
const usual: DrawSchedule = { periodMs: 120 * SECOND, bettingMs: 30 * SECOND, revealsAfterMs: 2 * SECOND };
/** A game every minute, with calls twice as fast. */
const speedy: DrawSchedule = { periodMs: 60 * SECOND, bettingMs: 13 * SECOND, revealsAfterMs: 2 * SECOND };

/** Returns the schedule of a title's games. */
export const bingoScheduleOf = (code: string): DrawSchedule => (code.startsWith('speed-') ? speedy : usual);

/** The pause between the last call and the next game, in ms. */
const REST_MS = 4 * SECOND;

/** Returns the time from one call to the next, in ms. */
export function callEveryMs(form: BingoForm, { periodMs, bettingMs, revealsAfterMs }: DrawSchedule): number {
  return Math.floor((periodMs - bettingMs - revealsAfterMs - REST_MS) / callsOf[form]);
}
