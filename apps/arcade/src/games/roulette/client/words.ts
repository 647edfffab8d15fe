import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import { placeOf } from '../places.ts';
import type { LandedEvent, RouletteResult } from '../rules.ts';

/** Returns a result in words, for instance "17 black". */
export function resultText({ number, colour }: RouletteResult, text: Text): string {
  return text('landedOn', { number, colour: text(`colour.${colour}`) });
}

/** Returns a place in words, for instance "Split 17, 20". */
export function placeName(code: string, text: Text): string {
  const { kind, numbers } = placeOf(code);
  if (kind === 'even' || kind === 'dozen' || kind === 'column') return text(`place.${code}`);
  return text(`kind.${kind}`, { numbers: numbers.join(', ') });
}

/** Places and numbers in words. */
export const rouletteWords: TableWords<string, LandedEvent> = { placeName, shownWords: resultText };
