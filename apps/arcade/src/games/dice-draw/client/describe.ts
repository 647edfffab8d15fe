import type { Text } from '../../../shell/gameText.ts';
import { describeLine } from '../../../shell/lottery/words.ts';
import type { DiceDrawEvent } from '../rules.ts';

/** Returns the dice and their sum in words. */
export function diceWords(dice: readonly number[], text: Text): string {
  return text('diceThrown', { dice: dice.join(', '), sum: dice.reduce((sum, die) => sum + die, 0) });
}

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeDiceDraw(event: DiceDrawEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'dice_thrown') return diceWords(event.dice, text);
  return describeLine(event, text, money);
}
