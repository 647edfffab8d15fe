import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import { isTriple, sumOf } from '../../threeDice.ts';
import { aimOf, sizeOf, type SicBoPlace, type SicBoResult, type SicBoThrownEvent } from '../rules.ts';

/** Returns the dice in words. */
export function diceWords({ dice }: SicBoResult, text: Text): string {
  return text('diceThrown', { dice: dice.join(', '), sum: sumOf(dice) });
}

/** Places and dice in words. */
export const sicBoWords: TableWords<SicBoPlace, SicBoThrownEvent> = {
  placeName(place, text) {
    const aim = aimOf(place);
    switch (aim.kind) {
      case 'side':
        return text(aim.side);
      case 'total':
        return text('aim.total', { total: aim.total });
      case 'pair':
        return text('aim.pair', { low: aim.faces[0], high: aim.faces[1] });
      case 'anyTriple':
        return text('aim.anyTriple');
      case 'single':
      case 'double':
      case 'triple':
        break;
    }
    return text(`aim.${aim.kind}`, { face: aim.face });
  },
  shownWords: diceWords,
};

/** Returns the total with its properties, for instance "11, big, odd". */
export function resultText({ dice }: SicBoResult, text: Text): string {
  const sum = sumOf(dice);
  if (isTriple(dice)) return text('verdictTriple', { sum });
  return text('verdict', {
    sum,
    size: text(sizeOf(dice) ?? ''),
    parity: text(sum % 2 === 1 ? 'odd' : 'even'),
  });
}
