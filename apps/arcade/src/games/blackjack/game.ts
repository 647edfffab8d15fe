import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { nextEndingDecision } from './bestMove.ts';
import { DECLARED_RETURN } from './math.ts';
import { BLACKJACK_VERSION, MAX_HANDS, moves, playBlackjack } from './rules.ts';

/** Every amount is a multiple of this many minor units, so that 3 to 2 and half a stake are whole. */
const UNIT = 100n;

/** Blackjack: one to three hands against the dealer, closer to 21 without passing it. */
export const blackjackGame = defineGame({
  version: BLACKJACK_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  slip: {
    amountsOf: ({ stakes }) => stakes.map(BigInt),
    limitsOf: (currency) => ({ unit: UNIT, max: (gridStakes(currency).at(-1) ?? 0n) * BigInt(MAX_HANDS) }),
  },
  choice: z.strictObject({
    stakes: z
      .array(z.string().regex(/^[1-9]\d{0,14}$/))
      .min(1)
      .max(MAX_HANDS),
  }),
  decision: z.union([
    z.strictObject({ type: z.enum(moves) }),
    z.strictObject({ type: z.literal('insurance'), isTaken: z.boolean() }),
  ]),
  play: playBlackjack,
  nextEndingDecision,
});
