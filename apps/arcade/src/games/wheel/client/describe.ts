import type { Text } from '../../../shell/gameText.ts';
import type { WheelEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. Segments count from 1 for players. */
export function describeWheel(event: WheelEvent, text: Text, money: (minor: bigint) => string): string {
  return event.type === 'wheel_stopped'
    ? text('stoppedAt', { segment: event.segment + 1 })
    : text('roundWins', { amount: money(BigInt(event.win)) });
}
