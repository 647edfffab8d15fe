import type { Text } from '../../../shell/gameText.ts';
import type { PlinkoEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describePlinko(event: PlinkoEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'round_ended') return text('roundWins', { amount: money(BigInt(event.win)) });
  const path = event.path.map((step) => (step === 1 ? '→' : '←')).join(' ');
  return text('ballDropped', { path, bucket: event.bucket + 1, multiplier: `×${event.multiplier}` });
}
