import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import { placeOf } from '../places.ts';
import type { CountedEvent, FanTanResult } from '../rules.ts';

/** Returns a place in words, for instance "Nim 1, stake back on 2". */
export function placeName(code: string, text: Text): string {
  const { kind, wins, back } = placeOf(code);
  if (code === 'kwok13' || code === 'kwok24') return text(`place.${code}`);
  const numbers = wins.join(', ');
  return back === undefined ? text(`name.${kind}`, { numbers }) : text(`name.${kind}`, { numbers, back });
}

/** Returns a result in words. */
export function resultText({ beads, remainder }: FanTanResult, text: Text): string {
  return text('counted', { beads, remainder });
}

/** Places and piles in words. */
export const fanTanWords: TableWords<string, CountedEvent> = { placeName, shownWords: resultText };
