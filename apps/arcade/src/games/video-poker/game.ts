import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN } from './returns.ts';
import { HAND_SIZE, playVideoPoker, VIDEO_POKER_VERSION } from './rules.ts';

const place = z
  .number()
  .int()
  .min(0)
  .max(HAND_SIZE - 1);

/** Video poker, jacks or better: five cards, any of which can be kept. */
export const videoPokerGame = defineGame({
  version: VIDEO_POKER_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({}),
  decision: z.strictObject({ type: z.literal('draw'), held: z.array(place).max(HAND_SIZE) }),
  play: playVideoPoker,
  // A player who leaves keeps the dealt cards, so a winning hand is paid.
  nextEndingDecision: () => ({ type: 'draw' as const, held: Array.from({ length: HAND_SIZE }, (_, index) => index) }),
});
