import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import {
  FISH_PRAWN_CRAB_VERSION,
  fishPrawnCrabPlaces,
  playFishPrawnCrab,
  throwSymbols,
  type DieSymbol,
} from './rules.ts';

/** Fish Prawn Crab: three dice with six symbols, and everybody at a table bets on the same throw. */
export const fishPrawnCrabGame = placeGame({
  version: FISH_PRAWN_CRAB_VERSION,
  declaredReturn: DECLARED_RETURN,
  schedule: usualSchedule,
  places: fishPrawnCrabPlaces,
  resultOf: (draw) => ({ symbols: throwSymbols(draw) }),
  traces: {
    form: 'marks',
    kind: 'fish-prawn-crab',
    // No two symbols begin with the same letter.
    markOf: (result) => (result as { symbols: DieSymbol[] }).symbols.map(([letter]) => letter).join(''),
  },
  play: playFishPrawnCrab,
});
