import type { Text } from '../../../shell/gameText.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import type { LimboEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeLimbo(event: LimboEvent, text: Text, money: (minor: bigint) => string): string {
  return event.type === 'multiplier_reached'
    ? text('reached', { multiplier: hundredthsText(event.hundredths) })
    : text('roundWins', { amount: money(BigInt(event.win)) });
}
