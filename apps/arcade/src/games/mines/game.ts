import { z } from 'zod';
import { defineGame } from '../game.ts';
import { MAX_WIN } from '../maxWin.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, MAX_MINES, TILES } from './math.ts';
import { MINES_VERSION, nextEndingDecision, playMines } from './rules.ts';

/** Mines: find gems among hidden mines, and stop at any time. */
export const minesGame = defineGame({
  version: MINES_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ mines: z.int().min(1).max(MAX_MINES), maxWin: z.literal(MAX_WIN) }),
  termsOf: () => ({ maxWin: MAX_WIN }),
  decision: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('pick'),
      tile: z
        .int()
        .min(0)
        .max(TILES - 1),
    }),
    z.strictObject({ type: z.literal('cash_out') }),
  ]),
  play: playMines,
  nextEndingDecision,
});
