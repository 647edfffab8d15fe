import type { Text } from '../../../shell/gameText.ts';
import type { Coin, MarketEvent, Window } from '../roundEvents.ts';

interface Words {
  text: Text;
  money: (minor: bigint) => string;
}

/** Returns the symbols of a window, reel by reel. */
export function windowWords(window: Window, text: Text): string {
  return window.map((column) => column.map((symbol) => text(`symbol.${symbol}`)).join(', ')).join('; ');
}

function coinWords({ kind, value }: Coin, text: Text): string {
  if (kind === 'collector' || kind === 'doubler') return text(`coin.${kind}`);
  return kind === 'value' ? `${value}x` : `${text(`coin.${kind}`)} ${value}x`;
}

/** Coins with their values. */
function coinsWords(coins: readonly Coin[], text: Text): string {
  return coins.map((coin) => coinWords(coin, text)).join(', ');
}

/** Returns one event of a round in words. */
export function describeMarket(event: MarketEvent, { text, money }: Words): string {
  switch (event.type) {
    case 'row_drawn':
      return text('rowDrawn', { position: event.position, seed: event.seed });
    case 'reels_stopped':
      return text('reelsStop', { columns: windowWords(event.window, text) });
    case 'coins_landed':
      return text('coinsLanded', { coins: coinsWords(event.coins, text) });
    case 'ways_won':
      return text(event.ways === 1 ? 'oneWayWins' : 'waysWin', {
        count: event.count,
        symbol: text(`symbol.${event.symbol}`),
        ways: event.ways,
        amount: money(BigInt(event.amount)),
      });
    case 'respins_started':
      return text('respinsStarted', { count: event.count });
    case 'respin':
      return event.coins.length === 0
        ? text('respinEmpty', { left: event.left })
        : text('respinCoins', { left: event.left, coins: coinsWords(event.coins, text) });
    case 'coin_special':
      return event.kind === 'collector'
        ? text('collectorActs', { value: event.changed[0]?.value ?? 0 })
        : text('doublerActs', { count: event.changed.length });
    case 'grand_won':
      return text('grandWon', { amount: money(BigInt(event.amount)) });
    case 'feature_ended':
      return text('featureEnded', { amount: money(BigInt(event.amount)) });
    case 'max_win':
      return text('maxWin', { amount: money(BigInt(event.amount)) });
    case 'round_ended':
      return text('endsWith', { amount: money(BigInt(event.win)) });
  }
  return '';
}
