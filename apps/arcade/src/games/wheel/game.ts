import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, wheelRisks, wheelSizes } from './math.ts';
import { playWheel, WHEEL_VERSION } from './rules.ts';

/** Wheel: one spin of a wheel of the player's choice. */
export const wheelGame = defineGame({
  version: WHEEL_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ segments: z.literal(wheelSizes), risk: z.enum(wheelRisks) }),
  decision: z.never(),
  play: playWheel,
});
