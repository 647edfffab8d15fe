import { z } from 'zod';
import { defineGame, type Game } from '../game.ts';
import { designOf } from './designOf.ts';
import { declaredReturn } from './math.ts';
import { reelsStakes } from './reelsStakes.ts';
import { REELS_VERSION, reelsRules } from './rules.ts';

/** Creates the slot of a title. The title is the game code, and the slot follows from it. */
export function reelsGame(title: string): Game {
  const design = designOf(title);
  return defineGame({
    isSlot: true,
    version: REELS_VERSION,
    declaredReturn: declaredReturn(design),
    stakesOf: (currency) => reelsStakes(currency, design.layout.units),
    choice: z.strictObject({}),
    decision: z.never(),
    play: reelsRules(design),
  });
}
