import type { PlayRound } from '../game.ts';
import { throwDice } from '../threeDice.ts';
import { settleLines, type LineEvent, type TicketChoice } from '../ticketLines.ts';
import { dicePlays, type DiceForm } from './math.ts';

/** The version of these rules, stored with every round. */
export const DICE_DRAW_VERSION = 'dice-draw@1';

export type DiceDrawChoice = TicketChoice<DiceForm>;

/** An event of a round. */
export type DiceDrawEvent =
  /** In the order thrown. */
  { type: 'dice_thrown'; dice: number[] } | LineEvent;

/** Plays a slip of a throw. */
export const playDiceDraw: PlayRound<DiceDrawChoice, never, DiceDrawEvent> = (draw, _stake, { form, lines }) => {
  const dice = throwDice(draw);
  const settled = settleLines(draw, dicePlays[form], lines, dice);
  return { ...settled, events: [{ type: 'dice_thrown', dice }, ...settled.events] };
};
