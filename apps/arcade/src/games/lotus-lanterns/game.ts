import { z } from 'zod';
import { defineGame } from '../game.ts';
import { lotusStakes } from './lotusStakes.ts';
import { DECLARED_RETURN } from './math.ts';
import { LOTUS_LANTERNS_VERSION, playLotusLanterns } from './rules.ts';

/** Lotus Lanterns: a slot of five reels and twenty lines with free spins. */
export const lotusLanternsGame = defineGame({
  isSlot: true,
  version: LOTUS_LANTERNS_VERSION,
  declaredReturn: DECLARED_RETURN,
  stakesOf: lotusStakes,
  choice: z.strictObject({}),
  decision: z.never(),
  play: playLotusLanterns,
});
