import { describe, expect, it } from 'vitest';
import { engineDraw, seedOf } from '../../books/book.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { countOn, emeraldFallsEngine, fallInto, multiplierAt, payOf } from './engine.ts';
import type { Board, FallEvent } from './fallsEvents.ts';
import { baseWeights, freeWeights, ladder, MAX_FREE_FALLS, MAX_PAYOUT, payCounts, symbolPays } from './paytable.ts';
import { fallsSymbols, paySymbols, type FallsSymbol } from './symbols.ts';

/** Draws these symbols in order, then symbols that do not win together. */
function symbolsDraw(
  symbols: readonly FallsSymbol[],
  isFree: (position: number) => boolean = () => false,
): UniformDraw {
  let position = 0;
  return () => {
    const weights = isFree(position) ? freeWeights : baseWeights;
    const symbol = symbols[position] ?? paySymbols[position % paySymbols.length] ?? 'shell';
    position += 1;
    return fallsSymbols.slice(0, fallsSymbols.indexOf(symbol)).reduce((sum, other) => sum + weights[other], 0);
  };
}

/** Returns thirty symbols: `count` of the first, then the others in turn, too few of each to win. */
function boardOf(symbol: FallsSymbol, count: number): FallsSymbol[] {
  const others = paySymbols.filter((other) => other !== symbol);
  return Array.from({ length: 30 }, (_, i) => (i < count ? symbol : (others[i % others.length] ?? 'shell')));
}

function typesOf(events: readonly FallEvent[]): string[] {
  return events.map(({ type }) => type);
}

/** Returns the events of the round of a seed, at a stake of 100. */
function eventsOf(seed: string): FallEvent[] {
  return emeraldFallsEngine.play(engineDraw(seed), 1n).events;
}

describe('the pays of Emerald Falls', () => {
  it('rise with the number of equal symbols, from eight on', () => {
    for (const symbol of paySymbols) {
      expect(payOf(symbol, 7)).toBe(0);
      expect([8, 9, 10, 11, 12, 30].map((count) => payOf(symbol, count))).toEqual(
        [0, 0, 1, 1, 2, 2].map((tier) => symbolPays[symbol][tier]),
      );
    }
    expect(payCounts).toEqual([8, 10, 12]);
  });

  it('are higher for rarer symbols', () => {
    for (const [index, symbol] of paySymbols.slice(1).entries()) {
      const rarer = paySymbols[index] ?? 'emerald';
      expect(symbolPays[rarer].every((pay, tier) => pay > (symbolPays[symbol][tier] ?? 0))).toBe(true);
      expect(baseWeights[rarer]).toBeLessThan(baseWeights[symbol]);
    }
  });
});

describe('a round of Emerald Falls', () => {
  it('pays nothing for seven equal symbols', () => {
    const { events, payout } = emeraldFallsEngine.play(symbolsDraw(boardOf('ruby', 7)), 10n);
    expect(payout).toBe(0);
    expect(typesOf(events)).toEqual(['board_dropped', 'round_ended']);
  });

  it('pays eight equal symbols anywhere, bursts them and lets others fall from the top', () => {
    const { events, payout } = emeraldFallsEngine.play(
      symbolsDraw([
        ...boardOf('ruby', 8),
        ...(['amber', 'fern', 'shell', 'orchid', 'amber', 'fern', 'shell', 'orchid'] as const),
      ]),
      10n,
    );
    expect(payout).toBe(120);
    expect(events[1]).toEqual({ type: 'symbol_win', symbol: 'ruby', count: 8, multiplier: 1, amount: '1200' });
    // The rubies filled column 0 and three cells of column 1.
    expect(events[2]).toEqual({
      type: 'cascade',
      multiplier: 2,
      fresh: [['amber', 'fern', 'shell', 'orchid', 'amber'], ['fern', 'shell', 'orchid'], [], [], [], []],
    });
  });

  it('multiplies each win in a row by the next step of the ladder', () => {
    const { events } = emeraldFallsEngine.play(
      symbolsDraw([...boardOf('ruby', 8), ...Array.from({ length: 8 }, () => 'emerald' as const)]),
      10n,
    );
    const wins = events.filter((event) => event.type === 'symbol_win');
    expect(wins.slice(0, 2).map(({ multiplier }) => multiplier)).toEqual([1, 2]);
    expect(wins[1]).toMatchObject({
      symbol: 'emerald',
      amount: String(10 * 2 * payOf('emerald', wins[1]?.count ?? 0)),
    });
  });

  it('keeps the order of the remaining symbols', () => {
    const board: Board = [['ruby', 'amber', 'ruby', 'fern', 'shell']];
    expect(fallInto(board, new Set<FallsSymbol>(['ruby']), [['orchid', 'temple']])).toEqual([
      ['orchid', 'temple', 'amber', 'fern', 'shell'],
    ]);
    expect(countOn(board, 'ruby')).toBe(2);
  });

  it('stays on the last step of the ladder', () => {
    expect(ladder.map((_, step) => multiplierAt(step))).toEqual([...ladder]);
    expect(multiplierAt(ladder.length + 5)).toBe(1000);
    expect(ladder.slice(0, 6)).toEqual([1, 2, 3, 5, 8, 12]);
  });

  it.each([
    [4, 200, 8],
    [5, 1000, 10],
    [6, 5000, 12],
    [7, 5000, 12],
  ])('pays %d temples %d hundredths and starts %d free falls', (temples, pay, falls) => {
    const { events } = emeraldFallsEngine.play(
      symbolsDraw(boardOf('temple', temples), (at) => at >= 30),
      10n,
    );
    expect(events[1]).toEqual({ type: 'scatter', count: Math.min(temples, 6), amount: String(pay * 10) });
    expect(events[2]).toEqual({ type: 'free_falls_started', count: falls });
    expect(events.filter(({ type }) => type === 'free_fall').length).toBeGreaterThanOrEqual(falls);
  });

  it('starts no free falls with three temples', () => {
    const { events } = emeraldFallsEngine.play(symbolsDraw(boardOf('temple', 3)), 10n);
    expect(typesOf(events)).toEqual(['board_dropped', 'round_ended']);
  });

  it('keeps the multiplier from free fall to free fall', () => {
    const events = eventsOf('000000000000025c');
    const started = events.findIndex(({ type }) => type === 'free_falls_started');
    let multiplier = 1;
    const pairs = events.slice(started).flatMap((event) => {
      if (event.type === 'cascade') multiplier = event.multiplier;
      return event.type === 'free_fall' || event.type === 'symbol_win' ? [[event.multiplier, multiplier]] : [];
    });
    expect(pairs.filter(([shown, expected]) => shown !== expected)).toEqual([]);
    expect(multiplier).toBeGreaterThan(1);
  });

  it('adds free falls with three temples, up to thirty in all', () => {
    const events = eventsOf('000000000000033a');
    const index = events.findIndex(({ type }) => type === 'free_falls_added');
    expect(events[index]).toEqual({ type: 'free_falls_added', count: 5 });
    const before = events.slice(0, index).findLast((event) => event.type === 'free_fall');
    const after = events.slice(index).find((event) => event.type === 'free_fall');
    expect(after?.count).toBe((before?.count ?? 0) + 5);
    // Four temples in every fall would never end.
    const always = emeraldFallsEngine.play(() => 0, 1n);
    expect(always.events.filter(({ type }) => type === 'free_fall')).toHaveLength(MAX_FREE_FALLS);
  });

  it('ends at the greatest win, to which the last win is cut', () => {
    const events = eventsOf('0000000000009ae8');
    expect(typesOf(events).slice(-3)).toEqual(['free_falls_ended', 'max_win', 'round_ended']);
    expect(events.at(-1)).toEqual({ type: 'round_ended', win: String(MAX_PAYOUT) });
    const paid = events.reduce(
      (sum, event) => sum + (event.type === 'symbol_win' || event.type === 'scatter' ? BigInt(event.amount) : 0n),
      0n,
    );
    expect(paid).toBe(BigInt(MAX_PAYOUT));
    expect(events.at(-4)?.type).toBe('symbol_win');
  });

  it('celebrates wins of at least fifteen stakes', () => {
    for (let number = 0; number < 3000; number += 1) {
      const { events, payout } = emeraldFallsEngine.play(engineDraw(seedOf(number)), 1n);
      expect(events.some(({ type }) => type === 'big_win')).toBe(payout >= 1500 && payout < MAX_PAYOUT);
    }
  });

  it('pays the sum of its wins', () => {
    for (let number = 0; number < 1000; number += 1) {
      const { events, payout } = emeraldFallsEngine.play(engineDraw(seedOf(number)), 3n);
      const paid = events.reduce(
        (sum, event) => sum + (event.type === 'symbol_win' || event.type === 'scatter' ? BigInt(event.amount) : 0n),
        0n,
      );
      expect(paid).toBe(3n * BigInt(payout));
      expect(events.at(-1)).toEqual({ type: 'round_ended', win: paid.toString() });
    }
  });
});
