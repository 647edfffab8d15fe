import { currencies } from '@parlor/contract';
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal } from '../fraction.ts';
import { DecisionError } from '../game.ts';
import { lotusStakes } from './lotusStakes.ts';
import { BASE_RETURN, DECLARED_RETURN, exactReturn, JACKPOT_RETURN, totalReturn } from './math.ts';
import { LINE_COUNT, linePays, lines, MAX_FREE_SPINS, REELS, ROWS } from './paytable.ts';
import { baseStrips, freeStrips } from './reelStrips.ts';
import type { LotusEvent } from './roundEvents.ts';
import { lineWin, playLotusLanterns } from './rules.ts';
import { paySymbols, type LotusSymbol } from './symbols.ts';

/** Draws these stops in order, and no jackpot. Running out of them fails the test. */
function scripted(stops: number[]): UniformDraw {
  const remaining = [...stops];
  return (sides) => {
    if (sides === 2 ** 32) return sides - 1;
    const stop = remaining.shift();
    if (stop === undefined) throw new Error('the round drew more than expected');
    return stop;
  };
}

/** Plays a round, which has neither choices nor decisions. */
function playRound(draw: UniformDraw, stake: bigint) {
  return playLotusLanterns(draw, stake, { unit: 20 }, []);
}

/** Returns the stop that shows a symbol in the top row. */
function topStop(strips: readonly (readonly LotusSymbol[])[], reel: number, symbol: LotusSymbol): number {
  return strips[reel]?.indexOf(symbol) ?? -1;
}

describe('a line', () => {
  it.each<[string, LotusSymbol[], ReturnType<typeof lineWin>]>([
    [
      'pays three of a kind from the left',
      ['naga', 'naga', 'naga', 'koi', 'naga'],
      { symbol: 'naga', count: 3, pay: 50 },
    ],
    ['pays four', ['koi', 'koi', 'koi', 'koi', 'bowl'], { symbol: 'koi', count: 4, pay: 100 }],
    ['pays five', ['chilli', 'chilli', 'chilli', 'chilli', 'chilli'], { symbol: 'chilli', count: 5, pay: 50 }],
    [
      'counts a lantern as the symbol it stands beside',
      ['mango', 'lantern', 'mango', 'lantern', 'mango'],
      { symbol: 'mango', count: 5, pay: 80 },
    ],
    [
      'pays the first symbol when lanterns follow',
      ['elephant', 'lantern', 'lantern', 'lantern', 'koi'],
      { symbol: 'elephant', count: 4, pay: 150 },
    ],
    ['does not pay two of a kind', ['naga', 'naga', 'koi', 'naga', 'naga'], undefined],
    ['does not pay from the right', ['koi', 'chilli', 'naga', 'naga', 'naga'], undefined],
    ['does not pay lotuses, which pay anywhere', ['lotus', 'lotus', 'lotus', 'lotus', 'lotus'], undefined],
    ['is broken by a lotus', ['koi', 'koi', 'lotus', 'koi', 'koi'], undefined],
  ])('%s', (_, symbols, expected) => {
    expect(lineWin(symbols)).toEqual(expected);
  });

  it('is one of twenty distinct lines', () => {
    expect(LINE_COUNT).toBe(20);
    expect(new Set(lines.map(String)).size).toBe(20);
  });
});

describe('a round', () => {
  it('records the window of its stops and ends with its win', () => {
    const { events, win } = playRound(scripted([0, 0, 0, 1, 7]), 2000n);
    expect(events[0]).toEqual({
      type: 'reels_stopped',
      stops: [0, 0, 0, 1, 7],
      window: [
        ['chilli', 'koi', 'bowl'],
        ['bowl', 'coconut', 'chilli'],
        ['chilli', 'parasol', 'mango'],
        ['bowl', 'chilli', 'coconut'],
        ['koi', 'chilli', 'mango'],
      ],
    });
    expect(events.at(-1)).toEqual({ type: 'round_ended', win: win.toString() });
  });

  it('pays every winning line in bets per line and sums them', () => {
    // Chillies in the top row of the first reels: lines that begin at the top win.
    const stops = [
      topStop(baseStrips, 0, 'chilli'),
      topStop(baseStrips, 1, 'chilli'),
      topStop(baseStrips, 2, 'chilli'),
      0,
      0,
    ];
    const { events, win } = playRound(scripted(stops), 2000n);
    const won = events.filter((event) => event.type === 'line_win');
    expect(won.length).toBeGreaterThan(0);
    expect(won).toContainEqual({ type: 'line_win', line: 1, symbol: 'chilli', count: 3, amount: '600' });
    expect(win).toBe(won.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
  });

  it('gives eight free spins with rising multipliers for three lotuses, and reports a big win', () => {
    const lotusStops = [0, 1, 2].map((reel) => topStop(baseStrips, reel, 'lotus'));
    const bigSpin = [0, 1, 2, 3, 4].map((reel) => topStop(freeStrips, reel, 'naga'));
    const dullSpin = [0, 1, 0, 0, 0];
    const { events, win } = playRound(
      scripted([...lotusStops, 0, 1, ...bigSpin, ...Array.from({ length: 7 }, () => dullSpin).flat()]),
      2000n,
    );
    expect(events).toContainEqual({ type: 'scatter', count: 3, amount: '6000' });
    expect(events).toContainEqual({ type: 'free_spins_started', count: 8 });
    const spins = events.filter((event) => event.type === 'free_spin');
    expect(spins.map(({ index, multiplier }) => `${index}×${multiplier}`)).toEqual([
      '1×2',
      '2×2',
      '3×2',
      '4×2',
      '5×3',
      '6×3',
      '7×3',
      '8×3',
    ]);
    // Five nagas on the top line, twice: 1500 × 100 × 2.
    expect(events).toContainEqual({ type: 'line_win', line: 1, symbol: 'naga', count: 5, amount: '300000' });
    expect(events.at(-2)).toEqual({ type: 'big_win', amount: win.toString() });
    const feature = events.find((event) => event.type === 'free_spins_ended');
    expect(win).toBe(
      events.filter((event) => event.type === 'line_win').reduce((sum, { amount }) => sum + BigInt(amount), 6000n),
    );
    expect(BigInt(feature?.amount ?? 0)).toBeLessThanOrEqual(win - 6000n);
  });

  it.each([
    [4, 10, '20000'],
    [5, 12, '200000'],
  ])('gives more free spins for %i lotuses', (count, spins, amount) => {
    const stops = Array.from({ length: REELS }, (_, reel) => (reel < count ? topStop(baseStrips, reel, 'lotus') : 0));
    const { events } = playRound(scripted([...stops, ...Array.from({ length: spins * REELS }, () => 0)]), 2000n);
    expect(events).toContainEqual({ type: 'scatter', count, amount });
    expect(events.filter((event) => event.type === 'free_spin')).toHaveLength(spins);
  });

  it('rejects a stake that is not a positive multiple of the number of lines', () => {
    for (const stake of [0n, -20n, 19n, 1001n]) expect(() => playRound(scripted([]), stake)).toThrow(RangeError);
  });

  it('refuses decisions, because the bet ends the round', () => {
    const decisions = [{}] as unknown as never[];
    expect(() => playLotusLanterns(scripted([]), 2000n, { unit: 20 }, decisions)).toThrow(DecisionError);
  });

  it('adds free spins for the lotuses of a free spin, with the multiplier of their position', () => {
    const lotusStops = [0, 1, 2].map((reel) => topStop(baseStrips, reel, 'lotus'));
    const growing = [0, 1, 2, 3].map((reel) => topStop(freeStrips, reel, 'lotus'));
    const dullSpin = [0, 1, 0, 0, 0];
    const stops = [...lotusStops, 0, 1, ...growing, 0, ...Array.from({ length: 15 }, () => dullSpin).flat()];
    const { events } = playRound(scripted(stops), 2000n);
    expect(events).toContainEqual({ type: 'free_spins_added', lotuses: 4, count: 8, total: 16 });
    const spins = events.filter((event) => event.type === 'free_spin');
    expect(spins.map(({ count }) => count)).toEqual([8, ...Array.from({ length: 15 }, () => 16)]);
    expect(spins.at(-1)).toMatchObject({ index: 16, multiplier: 5 });
    expect(events.indexOf(events.find(({ type }) => type === 'free_spins_added') as LotusEvent)).toBeLessThan(
      events.indexOf(spins[1] as LotusEvent),
    );
  });

  it(`has no more than ${MAX_FREE_SPINS} free spins, however many lotuses come`, () => {
    const lotusStops = [0, 1, 2, 3, 4].map((reel) => topStop(baseStrips, reel, 'lotus'));
    const growing = [0, 1, 2, 3, 4].map((reel) => topStop(freeStrips, reel, 'lotus'));
    const stops = [...lotusStops, ...Array.from({ length: MAX_FREE_SPINS }, () => growing).flat()];
    const { events } = playRound(scripted(stops), 2000n);
    expect(events.filter((event) => event.type === 'free_spin')).toHaveLength(MAX_FREE_SPINS);
    const added = events.filter((event) => event.type === 'free_spins_added');
    expect(added.map(({ count, total }) => `${count}/${total}`)).toEqual(['12/24', '12/36', '12/48', '2/50']);
  });

  it('is reproducible from its seeds', () => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 22 };
    const round = playRound(uniformDraw(outcomeWords(seeds)), 1000n);
    expect(playRound(uniformDraw(outcomeWords(seeds)), 1000n)).toEqual(round);
    expect(round.events[0]).toMatchObject({ type: 'reels_stopped', stops: [25, 27, 23, 27, 26] });
    expect(round.win).toBe(6450n);
  });
});

describe('stakes', () => {
  it('are sorted positive multiples of the number of lines in every currency', () => {
    for (const currency of currencies) {
      const stakes = lotusStakes(currency);
      expect(stakes.length).toBeGreaterThanOrEqual(8);
      expect(stakes.filter((stake) => stake <= 0n || stake % BigInt(LINE_COUNT) !== 0n)).toEqual([]);
      expect(stakes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(stakes);
    }
  });
});

describe('the return to the player', () => {
  it('equals the declared value by enumeration of every outcome', () => {
    expect(toDecimal(exactReturn(), 9)).toBe(BASE_RETURN);
  });

  it('is the sum of the game and its jackpots', () => {
    expect(toDecimal(totalReturn(), 9)).toBe(DECLARED_RETURN);
    const nanos = (decimal: string): bigint => BigInt(decimal.replace('.', ''));
    expect(nanos(BASE_RETURN) + nanos(JACKPOT_RETURN)).toBe(nanos(DECLARED_RETURN));
  });

  it('requires no lantern on the first reel, one lotus in a column and pays that rise with the count', () => {
    for (const strips of [baseStrips, freeStrips]) expect(strips[0]).not.toContain('lantern');
    // The count of lotuses in a window is the count of reels that show one.
    for (const strip of [...baseStrips, ...freeStrips]) {
      const places = strip.flatMap((symbol, place) => (symbol === 'lotus' ? [place] : []));
      for (const place of places)
        for (let row = 1; row < ROWS; row += 1) expect(strip[(place + row) % strip.length]).not.toBe('lotus');
    }
    for (const symbol of paySymbols) expect(linePays[symbol].toSorted((a, b) => a - b)).toEqual([...linePays[symbol]]);
  });

  it('is confirmed by a seeded simulation that detects a deviation of one percent', () => {
    // n = (zσ/ε)²: z = 1.96 standard errors of the win per stake (σ ≈ 5.5) within ε, half of the bias to be noticed.
    const tolerance = (Number(BASE_RETURN) * 0.01) / 2;
    const rounds = Math.ceil(((1.96 * 5.5) / tolerance) ** 2);
    const draw = uniformDraw(seededWords(20_261_121));
    let won = 0;
    // A jackpot is not part of the win. Without jackpots a round draws the same numbers and takes less time.
    const terms = { unit: 0 };
    for (let i = 0; i < rounds; i += 1) won += Number(playLotusLanterns(draw, 20n, terms, []).win);
    const measured = won / 20 / rounds;
    const isBelieved = (value: number): boolean => Math.abs(value - Number(BASE_RETURN)) <= tolerance;
    expect(isBelieved(measured)).toBe(true);
    expect(isBelieved(measured * 0.99)).toBe(false);
  });
});

/** Creates a fast generator of 32-bit words for simulations (xoshiro128**); rounds for players never come from it. */
function seededWords(seed: number): () => number {
  // Variables are faster than an array, and a simulation draws millions of words.
  let [a, b, c, d] = [1, 2, 3, 4].map((word) => Math.imul(seed + word, 0x9e3779b1)) as [number, number, number, number];
  return () => {
    const scaled = Math.imul(b, 5);
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    const shifted = b << 9;
    b ^= third;
    a ^= fourth;
    c = third ^ shifted;
    d = (fourth << 11) | (fourth >>> 21);
    return result;
  };
}
