import { currencies } from '@parlor/contract';
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import type { ReelsDesign } from './design.ts';
import { designOf } from './designOf.ts';
import { reelsGame } from './game.ts';
import { reelsRules, type ReelsEvent } from './rules.ts';

/** Draws these numbers in order. Running out of them fails the test. */
function scripted(numbers: number[]): UniformDraw {
  const remaining = [...numbers];
  return () => {
    const number = remaining.shift();
    if (number === undefined) throw new Error('the round drew more than expected');
    return number;
  };
}

/** Two pay symbols (0 is the better one), wild 2, scatter 3. Each strip shows one column per stop. */
const design: ReelsDesign = {
  layout: {
    code: 'lines-3x3-5',
    reels: 3,
    rows: 3,
    lines: [
      [1, 1, 1],
      [0, 0, 0],
    ],
    units: 5,
  },
  volatility: 'low',
  symbols: [{ role: 'high0' }, { role: 'low0' }, { role: 'wild' }, { role: 'scatter' }],
  paySymbols: 2,
  wild: { kind: 'plain', symbol: 2, reels: [1], multiplier: 1 },
  scatter: { symbol: 3, pays: [0, 0, 0, 10] },
  strips: [
    [0, 0, 0, 1, 1, 3],
    [0, 0, 1, 2, 1, 3],
    [0, 0, 0, 1, 1, 3],
  ],
  pays: [
    [0, 0, 0, 7],
    [0, 0, 2, 4],
  ],
  feature: { kind: 'none' },
};

/** The stops that show three scatters, each in the bottom row. */
const scatterStops = [3, 3, 3];

function eventsOf(played: ReelsDesign, numbers: number[], stake = 500n): ReelsEvent[] {
  return reelsRules(played)(scripted(numbers), stake, {}, []).events;
}

describe('a spin', () => {
  it('shows the window of its stops and pays lines in units', () => {
    expect(eventsOf(design, [0, 0, 0])).toEqual([
      {
        type: 'reels_stopped',
        stops: [0, 0, 0],
        window: [
          [0, 0, 0],
          [0, 0, 1],
          [0, 0, 0],
        ],
      },
      { type: 'line_win', line: 0, symbol: 0, count: 3, multiplier: 1, amount: '700' },
      { type: 'line_win', line: 1, symbol: 0, count: 3, multiplier: 1, amount: '700' },
      { type: 'round_ended', win: '1400' },
    ]);
  });

  it('pays two of a symbol only if its lowest win is two', () => {
    // The middle row is 0 0 1, then the top row is 1 1 0.
    expect(eventsOf(design, [0, 0, 3]).filter(({ type }) => type === 'line_win')).toEqual([]);
    expect(eventsOf(design, [3, 4, 0])).toContainEqual({
      type: 'line_win',
      line: 1,
      symbol: 1,
      count: 2,
      multiplier: 1,
      amount: '200',
    });
  });

  it.each<[string, Partial<ReelsDesign>, string, number]>([
    ['as the symbol beside it', {}, '700', 1],
    ['and multiplies the win', { wild: { kind: 'multiplier', symbol: 2, reels: [1], multiplier: 3 } }, '2100', 3],
  ])('counts a wild %s', (_, change, amount, multiplier) => {
    // The middle row of the second reel is the wild.
    expect(eventsOf({ ...design, ...change }, [0, 2, 0])).toContainEqual({
      type: 'line_win',
      line: 0,
      symbol: 0,
      count: 3,
      multiplier,
      amount,
    });
  });

  it('expands a wild over its reel after the stop, and pays every line through it', () => {
    const expanding: ReelsDesign = { ...design, wild: { kind: 'expanding', symbol: 2, reels: [1], multiplier: 1 } };
    const events = eventsOf(expanding, [0, 2, 0]);
    expect(events[0]).toMatchObject({
      window: [
        [0, 0, 0],
        [1, 2, 1],
        [0, 0, 0],
      ],
    });
    expect(events[1]).toEqual({ type: 'wild_expanded', reel: 1 });
    expect(events.filter(({ type }) => type === 'line_win')).toHaveLength(2);
    expect(eventsOf(design, [0, 2, 0]).filter(({ type }) => type === 'line_win')).toHaveLength(1);
  });

  it('counts a scatter below an expanded wild', () => {
    const expanding: ReelsDesign = { ...design, wild: { kind: 'expanding', symbol: 2, reels: [1], multiplier: 1 } };
    expect(eventsOf(expanding, [3, 3, 3])).toContainEqual({ type: 'scatter', count: 3, amount: '1000' });
  });

  it('pays every way through adjacent reels, and counts a multiplying wild as that many symbols', () => {
    const { lines: _, ...layout } = design.layout;
    const ways: ReelsDesign = { ...design, layout: { ...layout, code: 'ways-5x3-243' } };
    // 3 zeros × 2 zeros × 3 zeros; in the second window 2 ones × (2 ones + wild) × 2 ones.
    expect(eventsOf(ways, [0, 0, 0])).toContainEqual({
      type: 'ways_win',
      symbol: 0,
      count: 3,
      ways: 18,
      multiplier: 1,
      amount: '12600',
    });
    const multiplied: ReelsDesign = { ...ways, wild: { kind: 'multiplier', symbol: 2, reels: [1], multiplier: 2 } };
    expect(eventsOf(multiplied, [2, 2, 2])).toContainEqual({
      type: 'ways_win',
      symbol: 1,
      count: 3,
      ways: 2 * (2 + 2) * 2,
      multiplier: 1,
      amount: '6400',
    });
  });

  it('reports a big win of fifteen stakes', () => {
    const rich: ReelsDesign = {
      ...design,
      pays: [
        [0, 0, 0, 38],
        [0, 0, 2, 4],
      ],
    };
    expect(eventsOf(rich, [0, 0, 0])).toContainEqual({ type: 'big_win', amount: '7600' });
    expect(
      eventsOf(
        {
          ...rich,
          pays: [
            [0, 0, 0, 37],
            [0, 0, 2, 4],
          ],
        },
        [0, 0, 0],
      ),
    ).not.toContainEqual(expect.objectContaining({ type: 'big_win' }));
  });

  it('rejects a stake that is not a positive multiple of the units', () => {
    for (const stake of [0n, -5n, 4n, 501n]) expect(() => eventsOf(design, [0, 0, 0], stake)).toThrow(RangeError);
  });
});

describe('free spins', () => {
  const withSpins: ReelsDesign = {
    ...design,
    feature: { kind: 'free_spins', spins: [0, 0, 0, 2], multiplier: 3, retriggerSpins: 1, retriggerLimit: 1 },
  };
  const dull = [0, 4, 0];

  it('multiply every win', () => {
    const events = eventsOf(withSpins, [...scatterStops, 0, 0, 0, ...dull]);
    expect(events).toContainEqual({ type: 'free_spins_started', count: 2 });
    expect(events).toContainEqual({ type: 'line_win', line: 0, symbol: 0, count: 3, multiplier: 3, amount: '2100' });
    expect(events).toContainEqual({ type: 'free_spins_ended', amount: '4200' });
  });

  it('are extended by scatters, up to the limit', () => {
    const events = eventsOf(withSpins, [...scatterStops, ...scatterStops, ...scatterStops, ...dull]);
    expect(events.filter(({ type }) => type === 'free_spins_added')).toEqual([{ type: 'free_spins_added', count: 1 }]);
    expect(events.flatMap((event) => (event.type === 'free_spin' ? [`${event.index}/${event.count}`] : []))).toEqual([
      '1/2',
      '2/3',
      '3/3',
    ]);
  });

  it('use their own strips, if any', () => {
    const rich: ReelsDesign = {
      ...withSpins,
      freeStrips: [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
    };
    const events = eventsOf(rich, [...scatterStops, 0, 0, 0, 2, 2, 2]);
    expect(events).toContainEqual({ type: 'free_spins_ended', amount: String(2 * 2 * 3 * 400) });
  });
});

describe('prizes', () => {
  it('are one of the table, which is shown too', () => {
    const picking: ReelsDesign = { ...design, feature: { kind: 'prize_pick', prizes: [5, 10, 50] } };
    expect(eventsOf(picking, [...scatterStops, 2])).toContainEqual({
      type: 'prize_picked',
      index: 2,
      amount: '5000',
      prizes: ['500', '1000', '5000'],
    });
  });

  it('of a wheel are multiplied by its inner ring', () => {
    const wheel: ReelsDesign = { ...design, feature: { kind: 'wheel', prizes: [5, 10], multipliers: [1, 3] } };
    const events = eventsOf(wheel, [...scatterStops, 1, 1]);
    expect(events).toContainEqual({
      type: 'wheel_stopped',
      index: 1,
      multiplierIndex: 1,
      amount: '3000',
      prizes: ['500', '1000'],
      multipliers: [1, 3],
    });
    expect(events.at(-1)).toMatchObject({ type: 'round_ended' });
  });
});

describe('the game of a title', () => {
  it('ends with the bet, and accepts an empty choice and no decision', () => {
    const game = reelsGame('golden-elephant');
    expect(game).toMatchObject({
      isSlot: true,
      version: 'reels@1',
      declaredReturn: '0.959875105',
    });
    expect(game.choice.safeParse({}).success).toBe(true);
    expect(game.choice.safeParse({ buy: true }).success).toBe(false);
    expect(game.decision.safeParse({}).success).toBe(false);
    expect(game.nextEndingDecision).toBeUndefined();
  });

  it('offers stakes that are whole multiples of its units in every currency', () => {
    for (const title of ['golden-elephant', 'dragon-gate', 'river-spirit']) {
      const game = reelsGame(title);
      const units = BigInt(designOf(title).layout.units);
      for (const currency of currencies) {
        const stakes = game.stakesOf(currency);
        expect(stakes.length).toBeGreaterThanOrEqual(6);
        expect(stakes.filter((stake) => stake <= 0n || stake % units !== 0n)).toEqual([]);
      }
    }
  });

  it.each<[string, number, number[], bigint]>([
    ['golden-elephant', 4, [41, 19, 6, 32, 1, 13], 67_800n],
    ['dragon-gate', 6, [3, 27, 39, 37, 2], 235_200n],
    ['river-spirit', 0, [3, 1, 18], 0n],
    ['fallback', 5, [19, 16, 23, 15, 23], 3200n],
  ])('plays %s from its seeds as before', (title, nonce, stops, win) => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const round = reelsGame(title).play(uniformDraw(outcomeWords(seeds)), 10_000n, {}, []);
    expect(round.events[0]).toMatchObject({ type: 'reels_stopped', stops });
    expect(round.win).toBe(win);
    expect(round.isOver).toBe(true);
  });

  it('pays the sum of its events at every nonce', () => {
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const draw = uniformDraw(outcomeWords({ serverSeed: 'ab'.repeat(32), clientSeed: 'cd'.repeat(16), nonce }));
      const { events, win } = reelsRules(designOf(`title-${nonce % 40}`))(draw, 10_000n, {}, []);
      const paid = events.reduce(
        (sum, event) =>
          'amount' in event && event.type !== 'big_win' && event.type !== 'free_spins_ended'
            ? sum + BigInt(event.amount)
            : sum,
        0n,
      );
      expect(paid).toBe(win);
      expect(events.at(-1)).toEqual({ type: 'round_ended', win: win.toString() });
    }
  });
});
