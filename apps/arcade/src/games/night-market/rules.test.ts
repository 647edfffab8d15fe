import { describe, expect, it } from 'vitest';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { MAX_WIN, plateValues, reelCoins, RESPIN_COIN_BELOW, ROWS, TRIGGER_COINS, wayPays } from './paytable.ts';
import { reelStrips } from './reelStrips.ts';
import type { Window } from './roundEvents.ts';
import { nightMarketEngine, waysWin } from './rules.ts';
import { paySymbols, type MarketSymbol } from './symbols.ts';

/** Draws these numbers in order. Running out of them fails the test. */
function scripted(numbers: readonly number[]): UniformDraw {
  const remaining = [...numbers];
  return (sides) => {
    const drawn = remaining.shift();
    if (drawn === undefined) throw new Error('the round drew more than expected');
    if (drawn >= sides) throw new Error(`${drawn} is not below ${sides}`);
    return drawn;
  };
}

/** Returns the stop at which a reel shows these symbols. */
function stopOf(reel: number, column: readonly MarketSymbol[]): number {
  const strip = reelStrips[reel] ?? [];
  const stop = strip.findIndex((_, at) => column.every((symbol, row) => strip[(at + row) % strip.length] === symbol));
  if (stop < 0) throw new Error(`reel ${reel} never shows ${column.join('/')}`);
  return stop;
}

/** Returns the first stop of a reel that shows this many coins and no symbol of `without`. */
function stopWithCoins(reel: number, coins: number, without: readonly MarketSymbol[] = []): number {
  const strip = reelStrips[reel] ?? [];
  const stop = strip.findIndex((_, at) => {
    const column = Array.from({ length: ROWS }, (__, row) => strip[(at + row) % strip.length] as MarketSymbol);
    return (
      column.filter((symbol) => symbol === 'coin').length === coins &&
      !column.some((symbol) => without.includes(symbol))
    );
  });
  if (stop < 0) throw new Error(`reel ${reel} never shows ${coins} coins`);
  return stop;
}

const noCoin = (places: number): number[] => Array.from({ length: places }, () => RESPIN_COIN_BELOW);

describe('a win on ways', () => {
  const empty: MarketSymbol[] = ['coin', 'coin', 'coin'];

  it.each<[string, Window, ReturnType<typeof waysWin>]>([
    [
      'pays three reels from the left in any row',
      [['cat', 'tea', 'neon'], ['tea', 'neon', 'cat'], ['tea', 'cat', 'neon'], empty, empty],
      { symbol: 'cat', count: 3, ways: 1, pay: 100 },
    ],
    [
      'multiplies the symbols of its reels',
      [['cat', 'cat', 'tea'], ['cat', 'cat', 'cat'], ['cat', 'cat', 'tea'], ['cat', 'tea', 'tea'], empty],
      { symbol: 'cat', count: 4, ways: 12, pay: 4800 },
    ],
    [
      'takes a lantern for its symbol',
      [
        ['cat', 'tea', 'tea'],
        ['lantern', 'tea', 'cat'],
        ['tea', 'lantern', 'tea'],
        ['lantern', 'tea', 'tea'],
        ['cat', 'tea', 'tea'],
      ],
      { symbol: 'cat', count: 5, ways: 2, pay: 4000 },
    ],
    [
      'ends at the first reel without the symbol',
      [
        ['cat', 'tea', 'tea'],
        ['cat', 'tea', 'tea'],
        ['tea', 'tea', 'tea'],
        ['cat', 'tea', 'tea'],
        ['cat', 'tea', 'tea'],
      ],
      undefined,
    ],
    [
      'does not pay from the right',
      [empty, ['cat', 'tea', 'tea'], ['cat', 'tea', 'tea'], ['cat', 'tea', 'tea'], ['cat', 'tea', 'tea']],
      undefined,
    ],
  ])('%s', (_, window, expected) => {
    expect(waysWin(window, 'cat')).toEqual(expected);
  });

  it('pays more for more reels, and less from symbol to symbol', () => {
    for (const symbol of paySymbols) expect(wayPays[symbol].toSorted((a, b) => a - b)).toEqual([...wayPays[symbol]]);
    for (const count of [0, 1, 2] as const) {
      const pays = paySymbols.map((symbol) => wayPays[symbol][count]);
      expect(pays.toSorted((a, b) => b - a)).toEqual(pays);
    }
  });
});

describe('a round', () => {
  const oneCoin = [1, 0, 0, 0, 0].map((coins, reel) => stopWithCoins(reel, coins));

  it('records its window, then its coins, then its wins, and ends with its payout', () => {
    const { events, payout } = nightMarketEngine.play(scripted([...oneCoin, 0]), 7n);
    const [stopped, landed] = events;
    expect(stopped).toMatchObject({ type: 'reels_stopped', stops: oneCoin });
    expect(landed).toMatchObject({ type: 'coins_landed', coins: [{ kind: 'value', value: 1 }] });
    const won = events.flatMap((event) => (event.type === 'ways_won' ? [event] : []));
    expect(won.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(7n * BigInt(payout));
    expect(events.at(-1)).toEqual({ type: 'round_ended', win: (7n * BigInt(payout)).toString() });
  });

  it('adds the wins of all symbols, in hundredths of the stake', () => {
    const window: Window = [0, 1, 2, 3, 4].map(() => ['skewers', 'tea', 'coconut']);
    const pays = paySymbols.flatMap((symbol) => waysWin(window, symbol) ?? []);
    expect(pays.map(({ symbol, pay }) => [symbol, pay])).toEqual([
      ['coconut', 250],
      ['skewers', 180],
      ['tea', 150],
    ]);
  });

  it('draws the faces of coins in the order of their places', () => {
    const stops = [3, 0, 2, 0, 0].map((coins, reel) => stopWithCoins(reel, coins));
    const faces = reelCoins.map(({ weight }, index) =>
      reelCoins.slice(0, index).reduce((sum, face) => sum + face.weight, weight - 1),
    );
    const points = [0, 3, 10, 8, 5].map((index) => faces[index] as number);
    const { events } = nightMarketEngine.play(scripted([...stops, ...points]), 1n);
    const landed = events.find((event) => event.type === 'coins_landed');
    expect(landed?.coins.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'value 1',
      'value 5',
      'major 250',
      'mini 25',
      'value 10',
    ]);
    expect(landed?.coins.map(({ place }) => place).slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('starts no respins with five coins', () => {
    const stops = [3, 0, 2, 0, 0].map((coins, reel) => stopWithCoins(reel, coins));
    const { events } = nightMarketEngine.play(scripted([...stops, 0, 0, 0, 0, 0]), 1n);
    expect(events.some(({ type }) => type === 'respins_started')).toBe(false);
  });

  it('starts respins with six coins and pays their values in addition to the ways', () => {
    const stops = [3, 0, 0, 0, 3].map((coins, reel) => stopWithCoins(reel, coins));
    // Six coins of one stake; three respins of nine places bring nothing.
    const draws = [...stops, ...Array.from({ length: TRIGGER_COINS }, () => 0), ...noCoin(27)];
    const { events, payout } = nightMarketEngine.play(scripted(draws), 5n);
    expect(payout).toBe(600);
    expect(events.filter(({ type }) => type === 'respin')).toHaveLength(3);
    expect(events.at(-2)).toEqual({ type: 'feature_ended', amount: '3000' });
    expect(events.at(-1)).toEqual({ type: 'round_ended', win: '3000' });
  });

  it('pays the Grand in addition to the coins of a full board', () => {
    const stops = [3, 0, 0, 0, 3].map((coins, reel) => stopWithCoins(reel, coins));
    // One respin brings a coin of one stake to all nine places.
    const draws = [...stops, 0, 0, 0, 0, 0, 0, ...Array.from({ length: 18 }, () => 0)];
    const { events, payout } = nightMarketEngine.play(scripted(draws), 1n);
    expect(payout).toBe((plateValues.grand + 15) * 100);
    expect(events).toContainEqual({ type: 'grand_won', value: 2500, amount: '250000' });
    expect(events).toContainEqual({ type: 'feature_ended', amount: '251500' });
  });

  it('ends at the greatest win, and the respins pay at most the remainder', () => {
    const stops = [3, 0, 0, 0, 3].map((coins, reel) => stopWithCoins(reel, coins));
    const major = reelCoins.reduce((sum, { weight }) => sum + weight, -1);
    // Six Majors are 1,500 stakes; a collector in the next place and later coins raise them beyond 5,000.
    const collector = 1029;
    const draws = [
      ...stops,
      ...Array.from({ length: TRIGGER_COINS }, () => major),
      // Each line is a respin.
      ...[[0, collector], noCoin(8)].flat(),
      ...[[0, 0], noCoin(7)].flat(),
      ...[[0, 0], noCoin(6)].flat(),
    ];
    const { events, payout } = nightMarketEngine.play(scripted(draws), 1n);
    expect(payout).toBe(MAX_WIN);
    expect(events.slice(-3)).toEqual([
      { type: 'feature_ended', amount: '500000' },
      { type: 'max_win', amount: '500000' },
      { type: 'round_ended', win: '500000' },
    ]);
  });
});

describe('the reels', () => {
  it('have lanterns only on the middle three, so that the first reel decides what can win', () => {
    expect(reelStrips.map((strip) => strip.includes('lantern'))).toEqual([false, true, true, true, false]);
    for (const strip of reelStrips) expect(strip).toContain('coin');
  });

  it('can show a symbol on all reels', () => {
    for (const symbol of paySymbols)
      for (const [reel] of reelStrips.entries()) expect(stopOf(reel, [symbol])).toBeGreaterThanOrEqual(0);
  });
});
