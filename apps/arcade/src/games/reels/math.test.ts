import { describe, expect, it } from 'vitest';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal, type Fraction } from '../fraction.ts';
import type { ReelsDesign } from './design.ts';
import { designOf } from './designOf.ts';
import { factsOf } from './facts.ts';
import { layouts } from './layouts.ts';
import { declaredReturn, exactReturn } from './math.ts';
import { reelsRules } from './rules.ts';

/** The sum over all rounds of a design, each of which is played. */
interface Enumeration {
  meanWin: Fraction;
  hits: Fraction;
  maxWin: bigint;
}

/** Plays every possible round for a stake of one minor unit per unit. */
function enumerate(design: ReelsDesign): Enumeration {
  const play = reelsRules(design);
  const stake = BigInt(design.layout.units);
  const sides: number[] = [];
  const drawn: number[] = [];
  let [win, hits, maxWin, denominator] = [0n, 0n, 0n, 1n];
  do {
    let drawCount = 0;
    const draw: UniformDraw = (count) => {
      if (drawCount === drawn.length) {
        drawn.push(0);
        sides.push(count);
      }
      drawCount += 1;
      return drawn[drawCount - 1] as number;
    };
    const round = play(draw, stake, {}, []);
    const outcomes = sides.reduce((product, count) => product * BigInt(count), 1n);
    // Rounds with more draws are less likely, so all use one common denominator.
    if (outcomes > denominator) {
      win *= outcomes / denominator;
      hits *= outcomes / denominator;
      denominator = outcomes;
    }
    const weight = denominator / outcomes;
    win += round.win * weight;
    if (round.win > 0n) hits += weight;
    if (round.win > maxWin) maxWin = round.win;
    while (drawn.length > 0 && (drawn.at(-1) as number) + 1 === sides.at(-1)) {
      drawn.pop();
      sides.pop();
    }
    if (drawn.length > 0) drawn.push((drawn.pop() as number) + 1);
  } while (drawn.length > 0);
  return {
    meanWin: { numerator: win, denominator: denominator * stake },
    hits: { numerator: hits, denominator },
    maxWin,
  };
}

/** Reduces a fraction to lowest terms, so that equal ones compare as equal. */
function lowest({ numerator, denominator }: Fraction): Fraction {
  let [divisor, rest] = [denominator, numerator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

const generated: ReelsDesign[] = [];

/** Returns the first of the numbered titles with a property. */
function titleWhere(isWanted: (design: ReelsDesign) => boolean): ReelsDesign {
  const known = generated.find(isWanted);
  if (known) return known;
  while (generated.length < 2000) {
    const design = designOf(`title-${generated.length}`);
    generated.push(design);
    if (isWanted(design)) return design;
  }
  throw new Error('there is no such title');
}

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

/** The mean win of a simulation in stakes, its standard error, and the number of winning rounds. */
function simulate(design: ReelsDesign, rounds: number, seed: number): { mean: number; error: number; hits: number } {
  const play = reelsRules(design);
  const draw = uniformDraw(seededWords(seed));
  const { units } = design.layout;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  for (let i = 0; i < rounds; i += 1) {
    const win = Number(play(draw, BigInt(units), {}, []).win) / units;
    sum += win;
    squares += win * win;
    if (win > 0) hits += 1;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds), hits };
}

function numberOf(fraction: Fraction): number {
  return Number(toDecimal(fraction, 12));
}

/** One row, two symbols per reel and the scatter: few enough rounds to play all of them. */
const smallFreeSpins: ReelsDesign = {
  layout: { code: 'lines-3x3-5', reels: 3, rows: 1, lines: [[0, 0, 0]], units: 1 },
  volatility: 'low',
  symbols: [{ role: 'high0' }, { role: 'scatter' }],
  paySymbols: 1,
  scatter: { symbol: 1, pays: [0, 0, 0, 2] },
  strips: [
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  pays: [[0, 0, 1, 3]],
  feature: { kind: 'free_spins', spins: [0, 0, 0, 2], multiplier: 3, retriggerSpins: 1, retriggerLimit: 2 },
};

describe('the exact return', () => {
  it('is between 95 and 97 percent for each of 2,000 titles', () => {
    const outside: string[] = [];
    for (let i = 0; i < 2000; i += 1) {
      const { numerator, denominator } = exactReturn(designOf(`title-${i}`));
      if (numerator * 100n < denominator * 95n || numerator * 100n > denominator * 97n) outside.push(`title-${i}`);
    }
    expect(outside).toEqual([]);
  });

  it.each(['none', 'plain', 'multiplier', 'expanding'] as const)(
    'equals the mean of every round on three reels with wild: %s',
    (wild) => {
      const design = titleWhere(
        ({ layout, wild: found, feature }) =>
          layout.reels === 3 && (found?.kind ?? 'none') === wild && !('spins' in feature),
      );
      const { meanWin, hits, maxWin } = enumerate(design);
      const facts = factsOf(design);
      expect(lowest(exactReturn(design))).toEqual(lowest(meanWin));
      expect(lowest(facts.hitRate)).toEqual(lowest(hits));
      expect(lowest(facts.maxWin)).toEqual(lowest({ numerator: maxWin, denominator: BigInt(design.layout.units) }));
    },
    30_000,
  );

  it.each(['prize_pick', 'wheel'] as const)(
    'equals the mean of every round and prize with feature: %s',
    (kind) => {
      const design = titleWhere(({ layout, feature }) => layout.reels === 3 && feature.kind === kind);
      const { meanWin, maxWin } = enumerate(design);
      expect(lowest(exactReturn(design))).toEqual(lowest(meanWin));
      expect(lowest(factsOf(design).maxWin)).toEqual(
        lowest({ numerator: maxWin, denominator: BigInt(design.layout.units) }),
      );
    },
    30_000,
  );

  it.each<[string, Partial<ReelsDesign>]>([
    ['the strips of the base game', {}],
    ['richer strips', { freeStrips: [[0, 0, 1], [0], [0, 1]] }],
    ['strips that never start them again', { freeStrips: [[0], [0], [0]] }],
  ])('equals the mean of every sequence of free spins on %s', (_, change) => {
    const design = { ...smallFreeSpins, ...change };
    expect(lowest(exactReturn(design))).toEqual(lowest(enumerate(design).meanWin));
  });

  it('is confirmed by simulation for every layout with every feature', () => {
    const rounds = 5000;
    const scores: number[] = [];
    const hitScores: number[] = [];
    for (const { code } of layouts)
      for (const kind of ['none', 'free_spins', 'rich_free_spins', 'prize_pick', 'wheel'] as const) {
        const design = titleWhere(({ layout, feature }) => layout.code === code && feature.kind === kind);
        const { mean, error, hits } = simulate(design, rounds, scores.length);
        scores.push((mean - numberOf(exactReturn(design))) / error);
        const hitRate = numberOf(factsOf(design).hitRate);
        hitScores.push((hits - rounds * hitRate) / Math.sqrt(rounds * hitRate * (1 - hitRate)));
      }
    expect(scores).toHaveLength(45);
    expect([...scores, ...hitScores].filter((score) => Math.abs(score) > 4)).toEqual([]);
    // The mean of 45 standard scores has a standard error of 0.15.
    expect(Math.abs(scores.reduce((sum, score) => sum + score, 0) / scores.length)).toBeLessThan(0.5);
  });

  it('is distinguished by simulation from a return that is one percent lower', () => {
    const design = titleWhere(
      ({ layout, feature, volatility, wild }) =>
        layout.code === 'lines-5x4-40' && feature.kind === 'none' && volatility === 'low' && wild?.kind === 'plain',
    );
    const declared = Number(declaredReturn(design));
    const { mean, error } = simulate(design, 600_000, 1);
    const tolerance = (declared * 0.01) / 2;
    expect(error * 1.96).toBeLessThan(tolerance);
    const isBelieved = (value: number): boolean => Math.abs(value - declared) <= tolerance;
    expect(isBelieved(mean)).toBe(true);
    expect(isBelieved(mean * 0.99)).toBe(false);
  });
});

describe('the greatest win', () => {
  it('is not exceeded in simulated rounds of any feature', () => {
    for (let i = 0; i < 40; i += 1) {
      const design = designOf(`title-${i}`);
      const { units } = design.layout;
      const { maxWin } = factsOf(design);
      const play = reelsRules(design);
      const draw = uniformDraw(seededWords(i));
      let best = 0n;
      for (let round = 0; round < 500; round += 1) {
        const { win } = play(draw, BigInt(units), {}, []);
        if (win > best) best = win;
      }
      expect(best * maxWin.denominator).toBeLessThanOrEqual(maxWin.numerator * BigInt(units));
    }
  });
});
