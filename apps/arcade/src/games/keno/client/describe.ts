import type { Text } from '../../../shell/gameText.ts';
import type { KenoEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeKeno(event: KenoEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'round_ended') return text('roundWins', { amount: money(BigInt(event.win)) });
  return text('numbersDrawn', {
    numbers: event.numbers.join(', '),
    hits: event.hits,
    multiplier: `×${event.multiplier}`,
  });
}
