import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { lotteryDrawing, ticketChoice, ticketLimits } from '../lotteryTitles.ts';
import { gridStakes } from '../stakes.ts';
import { throwDice } from '../threeDice.ts';
import { DECLARED_RETURN, dicePlays } from './math.ts';
import { DICE_DRAW_VERSION, playDiceDraw } from './rules.ts';

/** Creates the throws of a title. The title is the game code, and the schedule follows from it. */
export function diceDrawGame(title: string): Game {
  const form = 'dice';
  return defineGame({
    version: DICE_DRAW_VERSION,
    declaredReturn: DECLARED_RETURN,
    drawing: lotteryDrawing(title, throwDice),
    stakesOf: gridStakes,
    slip: { amountsOf: ({ lines }) => lines.map(({ amount }) => BigInt(amount)), limitsOf: ticketLimits },
    choice: ticketChoice(form, dicePlays[form]),
    termsOf: () => ({ form }),
    decision: z.never(),
    play: playDiceDraw,
  });
}
