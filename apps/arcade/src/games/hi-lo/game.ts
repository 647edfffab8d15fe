import { z } from 'zod';
import { defineGame } from '../game.ts';
import { MAX_WIN } from '../maxWin.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, guesses } from './math.ts';
import { HI_LO_VERSION, nextEndingDecision, playHiLo } from './rules.ts';

/** Hi-Lo: guesses whether the next card is higher or lower raise the multiplier until the player cashes out. */
export const hiLoGame = defineGame({
  version: HI_LO_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ maxWin: z.literal(MAX_WIN) }),
  termsOf: () => ({ maxWin: MAX_WIN }),
  decision: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('guess'), guess: z.enum(guesses) }),
    z.strictObject({ type: z.literal('skip') }),
    z.strictObject({ type: z.literal('cash_out') }),
  ]),
  play: playHiLo,
  nextEndingDecision,
});
