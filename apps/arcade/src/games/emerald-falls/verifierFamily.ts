import { bookRowsWith, replayFromBook } from '../../books/bookEngine.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { EMERALD_FALLS_VERSION, emeraldFallsEngine } from './engine.ts';
import { bookFacts } from './facts.ts';
import type { Board, FallsEvent } from './fallsEvents.ts';

const columnsText = (board: Board): string => board.map((column) => column.join('/') || '-').join(' | ');

function describe(event: FallsEvent): string {
  switch (event.type) {
    case 'row_drawn':
      return `The seeds draw row ${event.position} of the book, with seed ${event.seed}`;
    case 'board_dropped':
      return `The board: ${columnsText(event.columns)}`;
    case 'symbol_win':
      return `${event.count} × ${event.symbol} pay ${event.amount} (×${event.multiplier})`;
    case 'cascade':
      return `They burst; these fall in: ${columnsText(event.fresh)}. Multiplier ×${event.multiplier}`;
    case 'scatter':
      return `${event.count} temples pay ${event.amount}`;
    case 'free_falls_started':
      return `${event.count} free falls`;
    case 'free_fall':
      return `Free fall ${event.index} of ${event.count} (×${event.multiplier}): ${columnsText(event.columns)}`;
    case 'free_falls_added':
      return `${event.count} more free falls`;
    case 'free_falls_ended':
      return `Free falls won ${event.amount}`;
    case 'max_win':
      return `The greatest win, ${event.amount}: the round ends`;
    case 'big_win':
      return `Big win ${event.amount}`;
    case 'round_ended':
      return `The round wins ${event.win}`;
  }
  return '';
}

/** Emerald Falls for the verifier. */
export const emeraldFallsFamily = defineFamily<FallsEvent>({
  name: 'Emerald Falls',
  version: EMERALD_FALLS_VERSION,
  replay: replayFromBook(emeraldFallsEngine, bookFacts),
  bookRows: bookRowsWith(bookFacts),
  describe,
  exampleChoice: {},
});
