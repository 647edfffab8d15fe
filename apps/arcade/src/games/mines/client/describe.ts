import type { Text } from '../../../shell/gameText.ts';
import { hundredthsOf, hundredthsText } from '../../../shell/multiplierText.ts';
import type { MinesEvent } from '../rules.ts';

/** Describes an event in words. `amountOf` formats minor units. Tiles are counted from 1. */
export function describeMines(event: MinesEvent, text: Text, amountOf: (minor: bigint) => string): string {
  if (event.type === 'board_revealed')
    return text('eventBoard', { tiles: event.mines.map((tile) => tile + 1).join(', ') });
  if (event.type === 'round_ended') return text('eventEnd', { amount: amountOf(BigInt(event.win)) });
  return text(event.isMine ? 'eventMine' : 'eventGem', {
    tile: event.tile + 1,
    multiplier: hundredthsText(hundredthsOf(event.multiplier)),
    amount: amountOf(BigInt(event.payout)),
  });
}
