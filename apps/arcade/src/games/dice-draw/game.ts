import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { ticketChoice, ticketLimits } from '../lotteryTitles.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, dicePlays } from './math.ts';
import { DICE_DRAW_VERSION, playDiceDraw } from './rules.ts';

/** Creates the draw of dice of a title. The title is the game code, and the form follows from it. */
export function diceDrawGame(): Game {
  const form = 'dice';
  return defineGame({
    version: DICE_DRAW_VERSION,
    declaredReturn: DECLARED_RETURN,
    stakesOf: gridStakes,
    slip: { amountsOf: ({ lines }) => lines.map(({ amount }) => BigInt(amount)), limitsOf: ticketLimits },
    choice: ticketChoice(form, dicePlays[form]),
    termsOf: () => ({ form }),
    decision: z.never(),
    play: playDiceDraw,
  });
}
