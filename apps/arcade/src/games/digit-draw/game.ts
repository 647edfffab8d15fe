import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { lotteryDrawing, ticketChoice, ticketLimits } from '../lotteryTitles.ts';
import { gridStakes } from '../stakes.ts';
import { digitFormOf } from './forms.ts';
import { DECLARED_RETURN, digitPlays } from './math.ts';
import { drawNumbers, DIGIT_DRAW_VERSION, playDigitDraw } from './rules.ts';

/** Creates the draw of digits of a title. The title is the game code, and the form follows from it. */
export function digitDrawGame(title: string): Game {
  const form = digitFormOf(title);
  return defineGame({
    version: DIGIT_DRAW_VERSION,
    declaredReturn: DECLARED_RETURN,
    drawing: lotteryDrawing(title, (draw) => drawNumbers(draw, form)),
    stakesOf: gridStakes,
    slip: { amountsOf: ({ lines }) => lines.map(({ amount }) => BigInt(amount)), limitsOf: ticketLimits },
    choice: ticketChoice(form, digitPlays[form]),
    termsOf: () => ({ form }),
    decision: z.never(),
    play: playDigitDraw,
  });
}
