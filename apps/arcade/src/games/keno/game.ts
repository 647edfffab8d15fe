import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, kenoRisks, MAX_PICKS, NUMBERS } from './math.ts';
import { KENO_VERSION, playKeno } from './rules.ts';

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));
}

/** Keno: pick up to ten numbers, ten of forty are drawn. */
export const kenoGame = defineGame({
  version: KENO_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({
    picks: z.array(z.int().min(1).max(NUMBERS)).min(1).max(MAX_PICKS).refine(isAscending),
    risk: z.enum(kenoRisks),
  }),
  decision: z.never(),
  play: playKeno,
});
