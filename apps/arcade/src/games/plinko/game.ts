import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, plinkoRisks, plinkoRows } from './math.ts';
import { PLINKO_VERSION, playPlinko } from './rules.ts';

/** Plinko: a ball falls through rows of pins into a bucket. */
export const plinkoGame = defineGame({
  version: PLINKO_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ rows: z.literal(plinkoRows), risk: z.enum(plinkoRisks) }),
  decision: z.never(),
  play: playPlinko,
});
