import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { lotteryDrawing, ticketChoice, ticketLimits } from '../lotteryTitles.ts';
import { gridStakes } from '../stakes.ts';
import { pickFormOf } from './forms.ts';
import { DECLARED_RETURN, pickPlays } from './math.ts';
import { drawBalls, PICK_DRAW_VERSION, playPickDraw } from './rules.ts';

/** Creates the draw of balls of a title. The title is the game code, and the form follows from it. */
export function pickDrawGame(title: string): Game {
  const form = pickFormOf(title);
  return defineGame({
    version: PICK_DRAW_VERSION,
    declaredReturn: DECLARED_RETURN,
    drawing: lotteryDrawing(title, (draw) => ({ ...drawBalls(draw, form) })),
    stakesOf: gridStakes,
    slip: { amountsOf: ({ lines }) => lines.map(({ amount }) => BigInt(amount)), limitsOf: ticketLimits },
    choice: ticketChoice(form, pickPlays[form]),
    termsOf: () => ({ form }),
    decision: z.never(),
    play: playPickDraw,
  });
}
