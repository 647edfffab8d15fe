import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { PLACES, respinCoins, RESPIN_COIN_BELOW, RESPIN_SIDES, RESPINS, ROWS, type CoinFace } from './paytable.ts';
import type { ChangedValue, Coin, EngineEvent } from './roundEvents.ts';

/** Draws the kind and value of a coin. The order of the faces is part of the rules. */
export function drawCoin(draw: UniformDraw, faces: readonly CoinFace[], place: number): Coin {
  let remaining = draw(faces.reduce((sum, { weight }) => sum + weight, 0));
  for (const { kind, value, weight } of faces) {
    if (remaining < weight) return { place, kind, value };
    remaining -= weight;
  }
  throw new Error('the draw is beyond the weights');
}

/** Whether two places touch, also at a corner. */
function isNeighbour(place: number, other: number): boolean {
  const reels = Math.abs(Math.floor(place / ROWS) - Math.floor(other / ROWS));
  const rows = Math.abs((place % ROWS) - (other % ROWS));
  return place !== other && reels <= 1 && rows <= 1;
}

/** Returns the total value of coins, in stakes. */
function totalValueOf(coins: readonly Coin[]): number {
  return coins.reduce((sum, { value }) => sum + value, 0);
}

/** Returns the effect of a special coin: the coins whose value it changes, with their new value in stakes. */
function changedBy({ place, kind }: Pick<Coin, 'place' | 'kind'>, coins: readonly Coin[]): ChangedValue[] {
  // A collector adds the values of the other coins to its own.
  if (kind === 'collector') return [{ place, value: totalValueOf(coins) }];
  return coins
    .filter((coin) => isNeighbour(place, coin.place) && coin.value > 0)
    .map((coin) => ({ place: coin.place, value: coin.value * 2 }));
}

/** A played feature. */
export interface Feature {
  events: EngineEvent[];
  /** The total value of all coins, in stakes. */
  total: number;
  isFull: boolean;
}

/**
 * Plays the respins that the coins of a window start. Coins stay; each respin that brings a coin resets the counter;
 * special coins act in the order of their places. It ends when no respin is left, the board is full or the coins are
 * worth `limit` stakes.
 */
export function playHoldAndSpin(draw: UniformDraw, triggers: readonly Coin[], limit: number): Feature {
  // In the order of places, which is the order of actions and events of specials.
  let coins = triggers.map((coin) => ({ ...coin }));
  const events: EngineEvent[] = [{ type: 'respins_started', count: RESPINS }];

  /** Doublers act when they land; collectors act again with every new coin. */
  function act(landed: ReadonlySet<number>): void {
    for (const { place, kind } of coins) {
      if (kind !== 'collector' && !(kind === 'doubler' && landed.has(place))) continue;
      const changed = changedBy({ place, kind }, coins);
      coins = coins.map((coin) => ({ ...coin, ...changed.find((other) => other.place === coin.place) }));
      events.push({ type: 'coin_special', place, kind, changed });
    }
  }

  let remaining = RESPINS;
  while (remaining > 0 && coins.length < PLACES && totalValueOf(coins) < limit) {
    const occupied = new Set(coins.map(({ place }) => place));
    const added: Coin[] = [];
    for (let place = 0; place < PLACES; place += 1) {
      if (occupied.has(place) || draw(RESPIN_SIDES) >= RESPIN_COIN_BELOW) continue;
      added.push(drawCoin(draw, respinCoins, place));
    }
    remaining = added.length > 0 ? RESPINS : remaining - 1;
    events.push({ type: 'respin', left: remaining, coins: added.map((coin) => ({ ...coin })) });
    coins = [...coins, ...added].toSorted((a, b) => a.place - b.place);
    if (added.length > 0) act(new Set(added.map(({ place }) => place)));
  }
  return { events, total: totalValueOf(coins), isFull: coins.length === PLACES };
}
