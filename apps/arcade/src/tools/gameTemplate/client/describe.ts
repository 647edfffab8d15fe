import type { Text } from '../../../shell/gameText.ts';
import type { StampedEvent } from '../rules.ts';

/** An event in words. `money` writes an amount in minor units. */
export function describeStamped(event: StampedEvent, text: Text, money: (minor: bigint) => string): string {
  return event.type === 'number_drawn'
    ? text('numberDrawn', { number: event.number })
    : text('roundWins', { amount: money(BigInt(event.win)) });
}
