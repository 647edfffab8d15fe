import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { climbDifficulties, DECLARED_RETURN } from './math.ts';
import { CLIMB_VERSION, nextEndingDecision, playClimb } from './rules.ts';

/** A ladder of rows with safe doors and traps: climb, and stop at any time. */
export const climbGame = defineGame({
  version: CLIMB_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ difficulty: z.enum(climbDifficulties) }),
  decision: z.discriminatedUnion('type', [
    // The number of doors depends on the difficulty, so the rules check the upper end.
    z.strictObject({ type: z.literal('step'), door: z.int().min(0) }),
    z.strictObject({ type: z.literal('cash_out') }),
  ]),
  play: playClimb,
  nextEndingDecision,
});
