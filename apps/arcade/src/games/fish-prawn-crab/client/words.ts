import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import {
  symbolsOfPlace,
  type FishPrawnCrabPlace,
  type FishPrawnCrabResult,
  type SymbolsThrownEvent,
} from '../rules.ts';

/** Returns the symbols in words. */
export function symbolWords({ symbols }: FishPrawnCrabResult, text: Text): string {
  return symbols.map((symbol) => text(symbol)).join(' · ');
}

/** Places and dice in words. */
export const fishPrawnCrabWords: TableWords<FishPrawnCrabPlace, SymbolsThrownEvent> = {
  placeName(place, text) {
    const [first, second, third] = symbolsOfPlace(place).map((symbol) => text(symbol));
    if (first === undefined) return text('anyTriple');
    if (third !== undefined) return text('tripleOf', { symbol: first });
    return second === undefined ? first : text('pairOf', { first, second });
  },
  shownWords: symbolWords,
};
