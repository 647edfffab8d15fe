import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN } from './returns.ts';
import { playThreeCardPoker, THREE_CARD_POKER_VERSION } from './rules.ts';

const amount = z.string().regex(/^[1-9]\d{0,14}$/);

/** Three-card poker: ante and play against the dealer, and pair plus on the player's hand. */
export const threeCardPokerGame = defineGame({
  version: THREE_CARD_POKER_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  slip: {
    amountsOf: ({ ante, pairPlus }) => [BigInt(ante), ...(pairPlus === null ? [] : [BigInt(pairPlus)])],
    limitsOf: (currency) => ({ unit: 100n, max: 2n * (gridStakes(currency).at(-1) ?? 0n) }),
  },
  choice: z.strictObject({ ante: amount, pairPlus: amount.nullable() }),
  decision: z.strictObject({ type: z.enum(['play', 'fold']) }),
  play: playThreeCardPoker,
  // A player who leaves adds no stake.
  nextEndingDecision: () => ({ type: 'fold' as const }),
});
