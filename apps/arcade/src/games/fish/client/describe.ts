import type { Text } from '../../../shell/gameText.ts';
import type { FishEvent } from '../rules.ts';

/** An event in words. `money` writes an amount in minor units. */
export function describeFish(event: FishEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'round_ended') return text('batchWins', { amount: money(BigInt(event.win)) });
  const { species, bullet, multiplier, win } = event;
  const words = { name: text(`species.${species}`), bullet: money(BigInt(bullet)) };
  return multiplier === 0
    ? text('shotMissed', words)
    : text('shotCaught', { ...words, multiplier: `×${multiplier}`, amount: money(BigInt(win)) });
}
