import { emeraldFallsEngine } from '../games/emerald-falls/engine.ts';
import { nightMarketEngine } from '../games/night-market/rules.ts';
import type { BookEngine } from './bookEngine.ts';

/** The engine of every book, by the family of games that it belongs to. */
export const bookEngines: Readonly<Record<string, BookEngine>> = {
  'emerald-falls': emeraldFallsEngine,
  'night-market': nightMarketEngine,
};
