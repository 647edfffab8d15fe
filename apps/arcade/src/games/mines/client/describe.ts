import type { Text } from '../../../shell/gameText.ts';
import type { MinesEvent } from '../rules.ts';
import { multiplierText } from './multiplierText.ts';

/** One event in words. `amountOf` formats minor units. Tiles are counted from 1. */
export function describeMines(event: MinesEvent, text: Text, amountOf: (minor: bigint) => string): string {
  if (event.type === 'board_revealed')
    return text('eventBoard', { tiles: event.mines.map((tile) => tile + 1).join(', ') });
  if (event.type === 'round_ended') return text('eventEnd', { amount: amountOf(BigInt(event.win)) });
  return text(event.isMine ? 'eventMine' : 'eventGem', {
    tile: event.tile + 1,
    multiplier: multiplierText(event.multiplier),
    amount: amountOf(BigInt(event.payout)),
  });
}
