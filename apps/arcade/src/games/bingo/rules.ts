import { drawDistinct } from '../../fairness/drawDistinct.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { callsOf, type BingoForm } from './forms.ts';
import { callsOfTicket, completed } from './patterns.ts';
import { hundredthsOf, patternsOf, type BingoPattern } from './prizes.ts';
import type { BingoTicket } from './tickets.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const BINGO_VERSION = 'bingo@1';

/** The player's choice with a bet. */
export interface BingoChoice {
  /** The form of the game, which follows from the title. */
  form: BingoForm;
  /** The price of each ticket, in digits of minor units. */
  amount: string;
  tickets: readonly BingoTicket[];
}

/** A pattern that pays: the call that completed it, and its win in digits of minor units. */
export interface PatternWin {
  pattern: BingoPattern;
  calls: number;
  win: string;
}

/** The public data of a draw. */
export interface BingoResult {
  /** In the order called. */
  balls: readonly number[];
}

/** An event of a round. Amounts are digits in minor units. */
export type BingoEvent =
  | { type: 'balls_called'; balls: readonly number[] }
  /** `ticket` counts from 0. */
  | { type: 'ticket_settled'; ticket: number; wins: PatternWin[]; win: string }
  | { type: 'round_ended'; win: string };

/** Calls the balls of a form. */
export function callBalls(draw: UniformDraw, form: BingoForm): number[] {
  return drawDistinct(draw, Number(form), callsOf[form]).map((index) => index + 1);
}

/** Returns the win of the patterns of a ticket, at a price in minor units. */
export function ticketWins(
  form: BingoForm,
  ticket: BingoTicket,
  amount: bigint,
  balls: readonly number[],
): PatternWin[] {
  const calls = callsOfTicket(ticket, balls);
  return patternsOf(form).flatMap((pattern) => {
    const { calls: completedAt } = completed(form, pattern, calls);
    const hundredths = hundredthsOf(form, pattern, completedAt);
    return hundredths === 0
      ? []
      : [{ pattern, calls: completedAt, win: ((amount / 100n) * BigInt(hundredths)).toString() }];
  });
}

export function sumOf(wins: readonly { win: string }[]): bigint {
  return wins.reduce((sum, { win }) => sum + BigInt(win), 0n);
}

/**
 * Plays the tickets of a bet. Prices are multiples of one hundred, so that no pay is rounded.
 *
 * @throws RangeError if a price is not such a multiple, or the stake is not the price of all tickets.
 */
export const playBingo: PlayRound<BingoChoice, never, BingoEvent> = (draw, stake, choice, decisions) => {
  if (decisions.length > 0) throw new DecisionError('a round of bingo has no decisions');
  const { form, tickets } = choice;
  const amount = BigInt(choice.amount);
  if (amount <= 0n || amount % 100n !== 0n) throw new RangeError('a price is not a multiple of one hundred');
  if (amount * BigInt(tickets.length) !== stake) throw new RangeError('the stake is not that of the tickets');
  const balls = callBalls(draw, form);
  const settled = tickets.map((ticket, index) => {
    const wins = ticketWins(form, ticket, amount, balls);
    return { type: 'ticket_settled' as const, ticket: index, wins, win: sumOf(wins).toString() };
  });
  const win = sumOf(settled);
  return {
    events: [{ type: 'balls_called', balls }, ...settled, { type: 'round_ended', win: win.toString() }],
    win,
    isOver: true,
  };
};
