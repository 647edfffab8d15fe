import { z } from 'zod';
import { defineGame } from '../game.ts';
import { lotusTerms } from './jackpots.ts';
import { lotusStakes } from './lotusStakes.ts';
import { BASE_RETURN, DECLARED_RETURN } from './math.ts';
import { LOTUS_LANTERNS_VERSION, playLotusLanterns } from './rules.ts';

/** Lotus Lanterns: a slot of five reels and twenty lines with free spins and jackpots. */
export const lotusLanternsGame = defineGame({
  isSlot: true,
  version: LOTUS_LANTERNS_VERSION,
  declaredReturn: DECLARED_RETURN,
  returnWithoutJackpots: BASE_RETURN,
  stakesOf: lotusStakes,
  // The player chooses only the stake; the unit is one of the terms.
  choice: z.strictObject({ unit: z.int().min(0) }),
  termsOf: lotusTerms,
  decision: z.never(),
  play: playLotusLanterns,
});
