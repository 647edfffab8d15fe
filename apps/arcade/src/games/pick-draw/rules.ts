import { drawDistinct } from '../../fairness/drawDistinct.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { PlayRound } from '../game.ts';
import { settleLines, type LineEvent, type TicketChoice } from '../ticketLines.ts';
import { drums, pickPlays, type PickForm, type PickResult } from './math.ts';

/** The version of these rules, stored with every round. */
export const PICK_DRAW_VERSION = 'pick-draw@1';

export type PickDrawChoice = TicketChoice<PickForm>;

/** An event of a round. */
export type PickDrawEvent =
  /** In the order drawn; the star is null if the form has none. */
  { type: 'balls_drawn'; balls: number[]; star: number | null } | LineEvent;

/** Draws the balls of a form, and then its star. */
export function drawBalls(draw: UniformDraw, form: PickForm): PickResult & { balls: number[] } {
  const drum = drums[form];
  const balls = drawDistinct(draw, drum.balls, drum.drawn).map((index) => index + 1);
  return { balls, star: drum.stars > 0 ? draw(drum.stars) + 1 : null };
}

/** Plays a slip of a draw of balls. */
export const playPickDraw: PlayRound<PickDrawChoice, never, PickDrawEvent> = (draw, _stake, { form, lines }) => {
  const result = drawBalls(draw, form);
  const settled = settleLines(draw, pickPlays[form], lines, result);
  return { ...settled, events: [{ type: 'balls_drawn', ...result }, ...settled.events] };
};
