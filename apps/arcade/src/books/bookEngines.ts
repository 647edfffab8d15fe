import { emeraldFallsEngine } from '../games/emerald-falls/engine.ts';
import { nightMarketEngine } from '../games/night-market/rules.ts';
import { treasureEngine } from '../games/fish/treasure.ts';
import type { BookEngine } from './bookEngine.ts';

/** The engine of every book, by the family of its games. */
export const bookEngines: Readonly<Record<string, BookEngine>> = {
  'emerald-falls': emeraldFallsEngine,
  fish: treasureEngine,
  'night-market': nightMarketEngine,
};
