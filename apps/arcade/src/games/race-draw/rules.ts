import { drawDistinct } from '../../fairness/drawDistinct.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { PlayRound } from '../game.ts';
import { settleLines, type LineEvent, type TicketChoice } from '../ticketLines.ts';
import { racePlays, runnersOf, type RaceForm } from './math.ts';

/** The version of these rules, stored with every round. */
export const RACE_DRAW_VERSION = 'race-draw@1';

export type RaceDrawChoice = TicketChoice<RaceForm>;

/** An event of a round. */
export type RaceDrawEvent =
  /** The runners in the order in which they finish. */
  { type: 'race_run'; order: number[] } | LineEvent;

/** Draws the order in which the runners of a form finish. */
export function drawOrder(draw: UniformDraw, form: RaceForm): number[] {
  const runners = runnersOf[form];
  return drawDistinct(draw, runners, runners).map((index) => index + 1);
}

/** Plays a slip of a race. */
export const playRaceDraw: PlayRound<RaceDrawChoice, never, RaceDrawEvent> = (draw, _stake, { form, lines }) => {
  const order = drawOrder(draw, form);
  const settled = settleLines(draw, racePlays[form], lines, order);
  return { ...settled, events: [{ type: 'race_run', order }, ...settled.events] };
};
