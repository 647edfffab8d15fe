import type { Text } from '../../../shell/gameText.ts';
import type { ScratchEvent } from '../rules.ts';
import { multiplierOf } from './card.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeScratch(event: ScratchEvent, text: Text, money: (minor: bigint) => string): string {
  return event.type === 'card_dealt'
    ? text('cardHas', { fields: event.fields.map(multiplierOf).join(' ') })
    : text('roundWins', { amount: money(BigInt(event.win)) });
}
