import { toDecimal, type Fraction } from '../fraction.ts';
import {
  FEATURE_SCATTERS,
  type ReelsChances,
  type ReelsDesign,
  type ReelsFeature,
  type ReelsStrips,
} from './design.ts';
import { cellWeight, columnsOf, expandedColumn } from './rules.ts';

/** Multiplies fractions. */
function product(...fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(
    (result, { numerator, denominator }) => ({
      numerator: result.numerator * numerator,
      denominator: result.denominator * denominator,
    }),
    { numerator: 1n, denominator: 1n },
  );
}

function sum(first: Fraction, second: Fraction): Fraction {
  return {
    numerator: first.numerator * second.denominator + second.numerator * first.denominator,
    denominator: first.denominator * second.denominator,
  };
}

/** Returns the number of stops of all reels together. */
export function stopCount(strips: ReelsStrips): bigint {
  return strips.reduce((result, strip) => result * BigInt(strip.length), 1n);
}

/** The weight of a symbol on a reel, summed over its stops, and the number of stops that do not match. */
interface ReelMatch {
  weight: bigint;
  misses: bigint;
}

/**
 * Returns the weight of every run: `weights[symbol][count]` is the sum over all stops of all reels of the weight of
 * runs of exactly that many reels, over all lines or ways. The stops of the reels are independent, so the sum of
 * products is a product of sums.
 */
export function runWeights(design: ReelsChances, strips: ReelsStrips): bigint[][] {
  const { lines, reels, rows } = design.layout;
  const columns = strips.map((strip) => columnsOf(strip, rows).map((column) => expandedColumn(design, column)));
  const matchOf = (reel: number, symbol: number, row?: number): ReelMatch => {
    let weight = 0;
    let misses = 0;
    for (const column of columns[reel] ?? []) {
      let matched = 0;
      if (row === undefined) for (const cell of column) matched += cellWeight(design, cell, symbol);
      else matched = cellWeight(design, column[row], symbol);
      weight += matched;
      if (matched === 0) misses += 1;
    }
    return { weight: BigInt(weight), misses: BigInt(misses) };
  };
  return Array.from({ length: design.paySymbols }, (_, symbol) => {
    const weights = Array.from({ length: reels + 1 }, () => 0n);
    const addPath = (matches: readonly ReelMatch[], times: bigint): void => {
      let remaining = stopCount(strips);
      let matched = times;
      matches.forEach(({ weight, misses }, reel) => {
        remaining /= BigInt(strips[reel]?.length ?? 1);
        weights[reel] = (weights[reel] ?? 0n) + matched * misses * remaining;
        matched *= weight;
      });
      weights[reels] = (weights[reels] ?? 0n) + matched;
    };
    if (!lines) {
      addPath(
        strips.map((__, reel) => matchOf(reel, symbol)),
        1n,
      );
      return weights;
    }
    // Every row of a ring shows each symbol equally often. Rows differ only with an expanding wild.
    if (design.wild?.kind !== 'expanding') {
      addPath(
        strips.map((__, reel) => matchOf(reel, symbol, 0)),
        BigInt(lines.length),
      );
      return weights;
    }
    const byRow = strips.map((__, reel) => Array.from({ length: rows }, (___, row) => matchOf(reel, symbol, row)));
    for (const line of lines)
      addPath(
        line.map((row, reel) => byRow[reel]?.[row] as ReelMatch),
        1n,
      );
    return weights;
  });
}

/** Counts the stops of all reels that show each number of scatters. */
export function scatterWeights({ layout, scatter }: ReelsChances, strips: ReelsStrips): bigint[] {
  return strips.reduce<bigint[]>(
    (weights, strip) => {
      const shown = Array.from({ length: layout.rows + 1 }, () => 0n);
      for (const column of columnsOf(strip, layout.rows)) {
        const count = column.filter((cell) => cell === scatter?.symbol).length;
        shown[count] = (shown[count] ?? 0n) + 1n;
      }
      const next = Array.from({ length: weights.length + layout.rows }, () => 0n);
      weights.forEach((weight, before) =>
        shown.forEach((stops, count) => {
          next[before + count] = (next[before + count] ?? 0n) + weight * stops;
        }),
      );
      return next;
    },
    [1n],
  );
}

/** Returns the chance that the feature starts, or starts again. */
export function triggerChance(design: ReelsChances, strips: ReelsStrips): Fraction {
  const started = scatterWeights(design, strips).slice(FEATURE_SCATTERS);
  return { numerator: started.reduce((total, weight) => total + weight, 0n), denominator: stopCount(strips) };
}

/** Returns the average payout of a spin without features, in units. */
function spinUnits(design: ReelsDesign, strips: ReelsStrips): Fraction {
  let numerator = 0n;
  runWeights(design, strips).forEach((weights, symbol) =>
    weights.forEach((weight, count) => {
      numerator += weight * BigInt(design.pays[symbol]?.[count] ?? 0);
    }),
  );
  scatterWeights(design, strips).forEach((weight, count) => {
    numerator += weight * BigInt(design.scatter?.pays[count] ?? 0);
  });
  return { numerator, denominator: stopCount(strips) };
}

type FreeSpins = Extract<ReelsFeature, { spins: unknown }>;

/**
 * Returns the mean number of free spins of a round. With `left` remaining spins and `again` remaining retriggers, the
 * mean m satisfies m(left, again) = 1 + p·m(left − 1 + added, again − 1) + (1 − p)·m(left − 1, again).
 */
export function meanFreeSpins(design: ReelsChances, { spins, retriggerSpins, retriggerLimit }: FreeSpins): Fraction {
  const chance = triggerChance(design, design.freeStrips ?? design.strips);
  const missed = chance.denominator - chance.numerator;
  const maxSpins = Math.max(...spins);
  // The mean of (left, again) is stored over the denominator to the power of left + added · again.
  let before: bigint[] = [];
  for (let again = 0; again <= retriggerLimit; again += 1) {
    const means = [0n];
    let scale = chance.denominator ** BigInt(retriggerSpins * again);
    const longest = maxSpins + retriggerSpins * (retriggerLimit - again);
    for (let remaining = 1; remaining <= longest; remaining += 1) {
      scale *= chance.denominator;
      const retriggered = again === 0 ? 0n : (before[remaining - 1 + retriggerSpins] as bigint);
      const notRetriggered = means[remaining - 1] as bigint;
      means.push(
        scale +
          (again === 0
            ? chance.denominator * notRetriggered
            : chance.numerator * retriggered + missed * notRetriggered),
      );
    }
    before = means;
  }
  let numerator = 0n;
  scatterWeights(design, design.strips).forEach((weight, count) => {
    const started = spins[count] ?? 0;
    numerator += weight * (before[started] as bigint) * chance.denominator ** BigInt(maxSpins - started);
  });
  return {
    numerator,
    denominator: stopCount(design.strips) * chance.denominator ** BigInt(maxSpins + retriggerSpins * retriggerLimit),
  };
}

function mean(values: readonly number[]): Fraction {
  return { numerator: BigInt(values.reduce((total, value) => total + value, 0)), denominator: BigInt(values.length) };
}

/** Returns the average prize of a prize feature, in units. */
export function meanPrize(feature: Extract<ReelsFeature, { prizes: unknown }>): Fraction {
  return feature.kind === 'wheel' ? product(mean(feature.prizes), mean(feature.multipliers)) : mean(feature.prizes);
}

function featureUnits(design: ReelsDesign): Fraction {
  const { feature } = design;
  if (feature.kind === 'none') return { numerator: 0n, denominator: 1n };
  if ('prizes' in feature) return product(triggerChance(design, design.strips), meanPrize(feature));
  return product(
    meanFreeSpins(design, feature),
    { numerator: BigInt(feature.multiplier), denominator: 1n },
    spinUnits(design, design.freeStrips ?? design.strips),
  );
}

/** Returns the exact return of a title as a fraction of the stake. */
export function exactReturn(design: ReelsDesign): Fraction {
  const { numerator, denominator } = sum(spinUnits(design, design.strips), featureUnits(design));
  return { numerator, denominator: denominator * BigInt(design.layout.units) };
}

/** Returns the declared return of a title: the exact one, rounded to nine places. */
export function declaredReturn(design: ReelsDesign): string {
  return toDecimal(exactReturn(design), 9);
}
