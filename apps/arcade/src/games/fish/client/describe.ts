import type { Text } from '../../../shell/gameText.ts';
import type { FishEvent } from '../rules.ts';
import { TREASURE_MIN } from '../treasure.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeFish(event: FishEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'round_ended') return text('batchWins', { amount: money(BigInt(event.win)) });
  if (event.type === 'row_drawn')
    return text('rowDrawn', { position: String(event.position), seed: event.seed, least: `×${TREASURE_MIN}` });
  if (event.type === 'chest_opened')
    return text(`chest.${event.kind}`, { value: String(event.value), total: `×${event.total}` });
  const { species, bullet, multiplier, win } = event;
  const words = { name: text(`species.${species}`), bullet: money(BigInt(bullet)) };
  return multiplier === 0
    ? text('shotMissed', words)
    : text('shotCaught', { ...words, multiplier: `×${multiplier}`, amount: money(BigInt(win)) });
}
