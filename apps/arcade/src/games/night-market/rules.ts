import type { BookEngine, EngineRound } from '../../books/bookEngine.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { drawCoin, playHoldAndSpin } from './holdAndSpin.ts';
import { MAX_WIN, plateValues, reelCoins, REELS, ROWS, TRIGGER_COINS, wayPays } from './paytable.ts';
import { reelStrips } from './reelStrips.ts';
import type { Coin, EngineEvent, Window } from './roundEvents.ts';
import { paySymbols, type MarketSymbol, type PaySymbol } from './symbols.ts';

/** The version of these rules, stored with every round. Any change of an outcome or a pay requires a new version. */
export const NIGHT_MARKET_VERSION = 'night-market@1';

/** A symbol that wins on ways. The pay is in hundredths of the stake. */
interface WaysWin {
  symbol: PaySymbol;
  count: number;
  ways: number;
  pay: number;
}

/** Returns the win of a symbol: the reels from the left that show it or a lantern, and the ways through them. */
export function waysWin(window: Window, symbol: PaySymbol): WaysWin | undefined {
  let count = 0;
  let ways = 1;
  for (const column of window) {
    const shown = column.filter((other) => other === symbol || other === 'lantern').length;
    if (shown === 0) break;
    count += 1;
    ways *= shown;
  }
  const pay = wayPays[symbol][count - 3];
  return pay === undefined ? undefined : { symbol, count, ways, pay: pay * ways };
}

function coinsOf(window: Window, draw: UniformDraw): Coin[] {
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'coin' ? [drawCoin(draw, reelCoins, reel * ROWS + row)] : [])),
  );
}

/** Every column that a reel can show, by its stop. */
const columns = reelStrips.map((strip) =>
  strip.map((_, stop) => Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length] as MarketSymbol)),
);

/** Plays one round of the engine. `hundredth` is a hundredth of the stake in minor units. */
function play(draw: UniformDraw, hundredth: bigint): EngineRound<EngineEvent> {
  const amount = (payout: number): string => (hundredth * BigInt(payout)).toString();
  const stops = columns.map((reel) => draw(reel.length));
  const window = Array.from({ length: REELS }, (_, reel) => columns[reel]?.[stops[reel] as number] ?? []);
  const events: EngineEvent[] = [{ type: 'reels_stopped', stops, window }];
  const coins = coinsOf(window, draw);
  if (coins.length > 0) events.push({ type: 'coins_landed', coins });

  let payout = 0;
  for (const symbol of paySymbols) {
    const won = waysWin(window, symbol);
    if (!won) continue;
    const { pay, ...shown } = won;
    payout += pay;
    events.push({ type: 'ways_won', ...shown, amount: amount(pay) });
  }

  if (coins.length >= TRIGGER_COINS) {
    const feature = playHoldAndSpin(draw, coins, MAX_WIN / 100);
    const grand = feature.isFull ? plateValues.grand : 0;
    events.push(...feature.events);
    if (grand > 0) events.push({ type: 'grand_won', value: grand, amount: amount(grand * 100) });
    // The win of the ways counts too, so the feature pays at most the remainder up to the greatest win.
    const value = Math.min((feature.total + grand) * 100, MAX_WIN - payout);
    events.push({ type: 'feature_ended', amount: amount(value) });
    payout += value;
    if (payout === MAX_WIN) events.push({ type: 'max_win', amount: amount(payout) });
  }

  events.push({ type: 'round_ended', win: amount(payout) });
  return { events, payout };
}

/** The engine of Lucky Night Market, which plays a row from its seed. */
export const nightMarketEngine: BookEngine<EngineEvent> = { version: NIGHT_MARKET_VERSION, play };
