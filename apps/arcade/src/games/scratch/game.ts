import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN } from './math.ts';
import { playScratch, SCRATCH_VERSION } from './rules.ts';

/** Scratch card: three equal symbols on nine fields win their prize. */
export const scratchGame = defineGame({
  version: SCRATCH_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({}),
  decision: z.never(),
  play: playScratch,
});
