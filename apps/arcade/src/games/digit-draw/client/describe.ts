import type { Text } from '../../../shell/gameText.ts';
import { describeLine } from '../../../shell/lottery/words.ts';
import type { DigitDrawEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeDigitDraw(event: DigitDrawEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'numbers_drawn') return text('numbersDrawn', { numbers: event.numbers.join(', ') });
  return describeLine(event, text, money);
}
