import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { ticketLimits } from '../lotteryTitles.ts';
import { gridStakes } from '../stakes.ts';
import { bingoFormOf, bingoScheduleOf } from './forms.ts';
import { declaredReturns } from './math.ts';
import { BINGO_VERSION, callBalls, playBingo, type BingoChoice } from './rules.ts';
import { isTicket, ticketShapes } from './tickets.ts';

/** Most tickets of one bet. */
export const MAX_TICKETS = 12;
/** How many games ahead tickets are sold. */
const GAMES_AHEAD = 20;

/** Creates the bingo of a title. The form and the times of its games follow from the title. */
export function bingoGame(title: string): Game {
  const form = bingoFormOf(title);
  const choice: z.ZodType<BingoChoice> = z.strictObject({
    form: z.literal(form),
    amount: z.string().regex(/^[1-9]\d{0,12}$/),
    tickets: z
      .array(
        z
          .array(z.int().min(1).max(Number(form)))
          .length(ticketShapes[form].numbers)
          .refine((ticket) => isTicket(form, ticket)),
      )
      .min(1)
      .max(MAX_TICKETS),
  });
  return defineGame({
    version: BINGO_VERSION,
    declaredReturn: declaredReturns[form],
    drawing: {
      schedule: bingoScheduleOf(title),
      drawsAhead: GAMES_AHEAD,
      isCancellable: true,
      resultOf: (draw) => ({ balls: callBalls(draw, form) }),
    },
    stakesOf: gridStakes,
    slip: { amountsOf: ({ amount, tickets }) => tickets.map(() => BigInt(amount)), limitsOf: ticketLimits },
    choice,
    termsOf: () => ({ form }),
    decision: z.never(),
    play: playBingo,
  });
}
