import type { Text } from '../../../shell/gameText.ts';
import { hundredthsOf, hundredthsText } from '../../../shell/multiplierText.ts';
import type { ClimbEvent } from '../rules.ts';

/** Describes an event in words. `amountOf` formats minor units. Rows and doors are counted from 1. */
export function describeClimb(event: ClimbEvent, text: Text, amountOf: (minor: bigint) => string): string {
  if (event.type === 'ladder_revealed')
    return text('eventLadder', {
      traps: event.traps.map((doors) => doors.map((door) => door + 1).join('+')).join(', '),
    });
  if (event.type === 'round_ended') return text('eventEnd', { amount: amountOf(BigInt(event.win)) });
  return text(event.isTrap ? 'eventTrap' : 'eventStep', {
    row: event.row + 1,
    door: event.door + 1,
    multiplier: hundredthsText(hundredthsOf(event.multiplier)),
    amount: amountOf(BigInt(event.payout)),
  });
}
