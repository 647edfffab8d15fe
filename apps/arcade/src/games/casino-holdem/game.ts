import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN } from './returns.ts';
import { CASINO_HOLDEM_VERSION, playCasinoHoldem } from './rules.ts';

const amount = z.string().regex(/^[1-9]\d{0,14}$/);

/** Casino hold'em: ante and call against the dealer, and a bonus bet on the player's cards with the flop. */
export const casinoHoldemGame = defineGame({
  version: CASINO_HOLDEM_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  slip: {
    amountsOf: ({ ante, bonus }) => [BigInt(ante), ...(bonus === null ? [] : [BigInt(bonus)])],
    limitsOf: (currency) => ({ unit: 100n, max: 2n * (gridStakes(currency).at(-1) ?? 0n) }),
  },
  choice: z.strictObject({ ante: amount, bonus: amount.nullable() }),
  decision: z.strictObject({ type: z.enum(['call', 'fold']) }),
  play: playCasinoHoldem,
  // A player who leaves adds no stake.
  nextEndingDecision: () => ({ type: 'fold' as const }),
});
