import { fixedText } from '../../../shell/fixedPoint.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { DiceEvent } from '../rules.ts';

/** Returns a roll as players read it: face 4950 is 49.50. */
export function rollText(roll: number): string {
  return fixedText(roll, 2);
}

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeDice(event: DiceEvent, text: Text, money: (minor: bigint) => string): string {
  return event.type === 'rolled'
    ? text('rolled', { roll: rollText(event.roll) })
    : text('roundWins', { amount: money(BigInt(event.win)) });
}
