import { bookRowsWith, replayFromBook } from '../../books/bookEngine.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { bookFacts } from './facts.ts';
import type { Coin, MarketEvent, Window } from './roundEvents.ts';
import { NIGHT_MARKET_VERSION, nightMarketEngine } from './rules.ts';

const columnsText = (window: Window): string => window.map((column) => column.join('/')).join(' | ');

function coinText({ place, kind, value }: Coin): string {
  if (kind === 'collector' || kind === 'doubler') return `${kind} at ${place}`;
  return `${kind === 'value' ? '' : `${kind} `}${value}x at ${place}`;
}

const coinsText = (coins: readonly Coin[]): string => coins.map(coinText).join(', ');

function describe(event: MarketEvent): string {
  switch (event.type) {
    case 'row_drawn':
      return `The seeds draw row ${event.position} of the book, with seed ${event.seed}`;
    case 'reels_stopped':
      return `Reels stop at ${event.stops.join(', ')}: ${columnsText(event.window)}`;
    case 'coins_landed':
      return `Coins on the reels: ${coinsText(event.coins)}`;
    case 'ways_won':
      return `${event.count} × ${event.symbol} on ${event.ways} ways pays ${event.amount}`;
    case 'respins_started':
      return `${event.count} respins start`;
    case 'respin':
      return `${event.coins.length === 0 ? 'A respin brings no coin' : `A respin brings ${coinsText(event.coins)}`}; ${event.left} left`;
    case 'coin_special':
      return `The ${event.kind} at ${event.place} makes ${event.changed.map(({ place, value }) => `${place} worth ${value}x`).join(', ')}`;
    case 'grand_won':
      return `The board is full: the Grand pays ${event.amount}`;
    case 'feature_ended':
      return `The respins pay ${event.amount}`;
    case 'max_win':
      return `The greatest win, ${event.amount}: the round ends`;
    case 'round_ended':
      return `The round wins ${event.win}`;
  }
  return '';
}

/** Lucky Night Market for the verifier. */
export const nightMarketFamily = defineFamily<MarketEvent>({
  name: 'Lucky Night Market',
  version: NIGHT_MARKET_VERSION,
  replay: replayFromBook(nightMarketEngine, bookFacts),
  bookRows: bookRowsWith(bookFacts),
  describe,
  exampleChoice: {},
});
