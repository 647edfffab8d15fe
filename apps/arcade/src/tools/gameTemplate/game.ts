import { z } from 'zod';
import { defineGame } from '../../games/game.ts';
import { gridStakes } from '../../games/stakes.ts';
import { DECLARED_RETURN } from './math.ts';
import { playStamped, STAMPED_VERSION } from './rules.ts';

/** Stamped: one number wins a prize or nothing. */
export const stampedGame = defineGame({
  version: STAMPED_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({}),
  decision: z.never(),
  play: playStamped,
});
