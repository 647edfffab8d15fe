import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, MAX_TARGET, MIN_TARGET } from './math.ts';
import { LIMBO_VERSION, playLimbo } from './rules.ts';

/** Limbo: the round reaches a multiplier, and pays the target if it is not below it. */
export const limboGame = defineGame({
  version: LIMBO_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ target: z.int().min(MIN_TARGET).max(MAX_TARGET) }),
  decision: z.never(),
  play: playLimbo,
});
