import { z } from 'zod';
import { defineGame } from '../game.ts';
import { MAX_WIN } from '../maxWin.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN } from './math.ts';
import { COIN_FLIP_VERSION, coinSides, playCoinFlip, type CoinFlipDecision } from './rules.ts';

/** Coin flip: every right call doubles the win, a wrong one loses it. */
export const coinFlipGame = defineGame({
  version: COIN_FLIP_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ side: z.enum(coinSides), maxWin: z.literal(MAX_WIN) }),
  termsOf: () => ({ maxWin: MAX_WIN }),
  decision: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('flip'), side: z.enum(coinSides) }),
    z.strictObject({ type: z.literal('cash_out') }),
  ]),
  play: playCoinFlip,
  // A round that waits has a streak, which can always be paid.
  nextEndingDecision: (): CoinFlipDecision => ({ type: 'cash_out' }),
});
