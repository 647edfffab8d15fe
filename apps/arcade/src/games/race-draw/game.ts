import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { lotteryDrawing, ticketChoice, ticketLimits } from '../lotteryTitles.ts';
import { gridStakes } from '../stakes.ts';
import { raceFormOf } from './forms.ts';
import { DECLARED_RETURN, racePlays } from './math.ts';
import { drawOrder, RACE_DRAW_VERSION, playRaceDraw } from './rules.ts';

/** Creates the draw of runners of a title. The title is the game code, and the form follows from it. */
export function raceDrawGame(title: string): Game {
  const form = raceFormOf(title);
  return defineGame({
    version: RACE_DRAW_VERSION,
    declaredReturn: DECLARED_RETURN,
    drawing: lotteryDrawing(title, (draw) => drawOrder(draw, form)),
    stakesOf: gridStakes,
    slip: { amountsOf: ({ lines }) => lines.map(({ amount }) => BigInt(amount)), limitsOf: ticketLimits },
    choice: ticketChoice(form, racePlays[form]),
    termsOf: () => ({ form }),
    decision: z.never(),
    play: playRaceDraw,
  });
}
