import { z } from 'zod';
import { defineGame } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN, MAX_WINNING, MIN_WINNING } from './math.ts';
import { DICE_VERSION, diceSides, playDice } from './rules.ts';

/** Dice: a roll of a die of ten thousand faces, over or under a target. */
export const diceGame = defineGame({
  version: DICE_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: gridStakes,
  choice: z.strictObject({ side: z.enum(diceSides), winning: z.int().min(MIN_WINNING).max(MAX_WINNING) }),
  decision: z.never(),
  play: playDice,
});
