import type { Text } from '../../../shell/gameText.ts';
import type { Board, FallsEvent } from '../fallsEvents.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeEvent(event: FallsEvent, text: Text, money: (minor: bigint) => string): string {
  const columnsText = (columns: Board): string =>
    columns.map((column) => column.map((symbol) => text(`symbol.${symbol}`)).join(', ') || '–').join('; ');
  switch (event.type) {
    case 'row_drawn':
      return text('rowDrawn', { position: event.position, seed: event.seed });
    case 'board_dropped':
      return text('boardShows', { columns: columnsText(event.columns) });
    case 'symbol_win':
      return text('symbolWin', {
        count: event.count,
        symbol: text(`symbol.${event.symbol}`),
        multiplier: event.multiplier,
        amount: money(BigInt(event.amount)),
      });
    case 'cascade':
      return text('cascade', { columns: columnsText(event.fresh), multiplier: event.multiplier });
    case 'scatter':
      return text('templesPay', { count: event.count, amount: money(BigInt(event.amount)) });
    case 'free_falls_started':
      return text('freeFallsStarted', { count: event.count });
    case 'free_fall':
      return text('freeFallShows', {
        index: event.index,
        count: event.count,
        multiplier: event.multiplier,
        columns: columnsText(event.columns),
      });
    case 'free_falls_added':
      return text('freeFallsAdded', { count: event.count });
    case 'free_falls_ended':
      return text('freeFallsEnded', { amount: money(BigInt(event.amount)) });
    case 'max_win':
      return text('maxWinOf', { amount: money(BigInt(event.amount)) });
    case 'big_win':
      return text('bigWinOf', { amount: money(BigInt(event.amount)) });
    case 'round_ended':
      return text('endsWith', { amount: money(BigInt(event.win)) });
  }
  return '';
}
