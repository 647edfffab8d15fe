import { z } from 'zod';
import { DECK } from '../cards.ts';
import { defineSeatGame } from '../seatTableGame.ts';
import { bigTwoRules } from './rules.ts';

/** The most cards of one play. */
const MAX_CARDS = 5;

/** Big Two at tables of two to four seats: the first player without cards is paid by the others. */
export const bigTwoGame = defineSeatGame({
  rules: bigTwoRules,
  move: z
    .array(
      z
        .int()
        .min(0)
        .max(DECK - 1),
    )
    .max(MAX_CARDS),
  fillTo: 4,
});
