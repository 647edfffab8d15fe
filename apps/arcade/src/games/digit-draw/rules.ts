import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { PlayRound } from '../game.ts';
import { settleLines, type LineEvent, type TicketChoice } from '../ticketLines.ts';
import { digitPlays, numberLengths, type DigitForm } from './math.ts';

/** The version of these rules, stored with every round. */
export const DIGIT_DRAW_VERSION = 'digit-draw@1';

export type DigitDrawChoice = TicketChoice<DigitForm>;

/** An event of a round. */
export type DigitDrawEvent =
  /** Each number as its digits, in the order drawn. */
  { type: 'numbers_drawn'; numbers: string[] } | LineEvent;

/** Draws the numbers of a form, digit by digit. */
export function drawNumbers(draw: UniformDraw, form: DigitForm): string[] {
  return numberLengths[form].map((length) => Array.from({ length }, () => String(draw(10))).join(''));
}

/** Plays a slip of a draw of digits. */
export const playDigitDraw: PlayRound<DigitDrawChoice, never, DigitDrawEvent> = (draw, _stake, { form, lines }) => {
  const numbers = drawNumbers(draw, form);
  const settled = settleLines(draw, digitPlays[form], lines, numbers);
  return { ...settled, events: [{ type: 'numbers_drawn', numbers }, ...settled.events] };
};
