import type { Fraction } from '../fraction.ts';
import { FEATURE_SCATTERS, type ReelsDesign, type ReelsStrips } from './design.ts';
import { scatterWeights, stopCount } from './math.ts';
import { cellWeight, columnsOf, expandedColumn } from './rules.ts';

/** Pays begin at this many symbols at the latest, so these reels decide whether a spin wins. */
const DECIDING_REELS = 3;

/** Figures of the rules sheet besides the return. */
interface ReelsFacts {
  /** The exact chance that a spin wins or starts the feature. */
  hitRate: Fraction;
  /** The upper bound of a round's win, in stakes. Without free spins some round wins it. */
  maxWin: Fraction;
}

/** Returns the pay symbols that a cell matches, as bits. */
function matchedSymbols(design: ReelsDesign, cell: number): number {
  let bits = 0;
  for (let symbol = 0; symbol < design.paySymbols; symbol += 1)
    if (cellWeight(design, cell, symbol) > 0) bits |= 1 << symbol;
  return bits;
}

/** A column as bits of matched symbols: by row for lines, of all rows together for ways. */
interface ColumnBits {
  rows: number[];
  scatters: number;
}

function columnBits(design: ReelsDesign, strip: readonly number[]): ColumnBits[] {
  return columnsOf(strip, design.layout.rows).map((column) => {
    const rows = expandedColumn(design, column).map((cell) => matchedSymbols(design, cell));
    return {
      rows: design.layout.lines ? rows : [rows.reduce((all, bits) => all | bits, 0)],
      scatters: column.filter((cell) => cell === design.scatter?.symbol).length,
    };
  });
}

function hitRateOf(design: ReelsDesign): Fraction {
  const { layout, strips } = design;
  const [firsts, seconds, thirds] = strips.slice(0, DECIDING_REELS).map((strip) => columnBits(design, strip)) as [
    ColumnBits[],
    ColumnBits[],
    ColumnBits[],
  ];
  const starts = new Set((layout.lines ?? [[0, 0, 0]]).map((line) => line.slice(0, DECIDING_REELS).join('')));
  const paths = Array.from(starts, (start) => Array.from(start, Number) as [number, number, number]);
  const pairs = design.pays.reduce((bits, pays, symbol) => ((pays[2] ?? 0) > 0 ? bits | (1 << symbol) : bits), 0);
  const isWin = (first: ColumnBits, second: ColumnBits, third: ColumnBits): boolean =>
    paths.some(([a, b, c]) => {
      const pair = (first.rows[a] as number) & (second.rows[b] as number);
      return (pair & ((third.rows[c] as number) | pairs)) !== 0;
    });
  /** Stops of the deciding reels without a win, by the number of scatters shown. */
  const losses: number[] = [];
  for (const first of firsts)
    for (const second of seconds)
      for (const third of thirds)
        if (!isWin(first, second, third)) {
          const scatters = first.scatters + second.scatters + third.scatters;
          losses[scatters] = (losses[scatters] ?? 0) + 1;
        }
  const others = scatterWeights(design, strips.slice(DECIDING_REELS));
  let lost = 0n;
  losses.forEach((stops, scatters) =>
    others.slice(0, Math.max(0, FEATURE_SCATTERS - scatters)).forEach((weight) => {
      lost += BigInt(stops) * weight;
    }),
  );
  const denominator = stopCount(strips);
  return { numerator: denominator - lost, denominator };
}

/** A line or all ways of a symbol whose run has not ended. */
interface Run {
  path: number;
  symbol: number;
  weight: number;
}

/** The runs after another reel, and the pay of the ended ones. */
interface Partial {
  runs: Run[];
  paid: number;
  scatters: number;
  /** The most that any completion pays. */
  bound: number;
}

/**
 * Returns the most that a spin can pay in units, by branch and bound over the stops. `scatterUnits[n]` is the most that
 * n scatters are worth, including the prize that they start. Returns `min` if no spin pays more, which is faster than
 * finding the maximum.
 */
function topSpin(design: ReelsDesign, strips: ReelsStrips, scatterUnits: readonly number[], min = 0): number {
  const { layout, pays, paySymbols, scatter } = design;
  const { lines, reels, rows } = layout;
  const paths = lines ?? [[]];
  const symbols = Array.from({ length: paySymbols }, (_, symbol) => symbol);
  /**
   * By reel and distinct column: the scatters, and the weight of each symbol by row, or of all rows together for ways.
   */
  const columns = strips.map((strip) =>
    Array.from(new Set(columnsOf(strip, rows).map(String)), (text) => text.split(',').map(Number)).map((column) => {
      const cells = expandedColumn(design, column);
      const weights = symbols.map((symbol) => cells.map((cell) => cellWeight(design, cell, symbol)));
      return {
        scatters: column.filter((cell) => cell === scatter?.symbol).length,
        weights: lines ? weights : weights.map((byRow) => [byRow.reduce((sum, weight) => sum + weight, 0)]),
      };
    }),
  );
  /** The maximum payout of a run of weight 1 that is alive at a reel. */
  const rest = symbols.map((symbol) => {
    const maxima = [pays[symbol]?.[reels] ?? 0];
    for (let reel = reels - 1; reel >= 0; reel -= 1)
      maxima.unshift(
        (maxima[0] as number) * Math.max(...(columns[reel] ?? []).flatMap(({ weights }) => weights[symbol] ?? [])),
      );
    return maxima;
  });
  const payOf = ({ symbol, weight }: Run, count: number): number => weight * (pays[symbol]?.[count] ?? 0);

  let best = min;
  const visit = (reel: number, { runs, paid, scatters }: Partial): void => {
    const nexts = (columns[reel] ?? []).map((column): Partial => {
      const next: Partial = { runs: [], paid, scatters: scatters + column.scatters, bound: 0 };
      for (const run of runs) {
        const weight = column.weights[run.symbol]?.[paths[run.path]?.[reel] ?? 0] ?? 0;
        if (weight === 0) next.paid += payOf(run, reel);
        else next.runs.push({ path: run.path, symbol: run.symbol, weight: run.weight * weight });
      }
      const later = scatterUnits.slice(next.scatters, next.scatters + reels - reel);
      next.bound = next.runs.reduce(
        (sum, run) => sum + run.weight * (rest[run.symbol]?.[reel + 1] ?? 0),
        next.paid + Math.max(0, ...later),
      );
      return next;
    });
    for (const next of nexts.toSorted((a, b) => b.bound - a.bound)) {
      if (next.bound <= best) return;
      if (reel === reels - 1) best = next.bound;
      else visit(reel + 1, next);
    }
  };
  const runs = paths.flatMap((_, path) => symbols.map((symbol) => ({ path, symbol, weight: 1 })));
  visit(0, { runs, paid: 0, scatters: 0, bound: 0 });
  return best;
}

/**
 * Returns the highest win of a round of a title, in stakes, or `least` if it is not higher. Without free spins some
 * round wins it.
 */
export function maxWinOf(design: ReelsDesign, min = 0): Fraction {
  const { feature, strips, freeStrips, layout } = design;
  const scatterPays = design.scatter?.pays ?? [];
  const denominator = BigInt(layout.units);
  if (!('spins' in feature)) {
    const prize = 'prizes' in feature ? Math.max(...feature.prizes) : 0;
    const topPrize = feature.kind === 'wheel' ? prize * Math.max(...feature.multipliers) : prize;
    const values = scatterPays.map((pay, count) => pay + (count >= FEATURE_SCATTERS ? topPrize : 0));
    return { numerator: BigInt(topSpin(design, strips, values, min * layout.units)), denominator };
  }
  const spins = Math.max(...feature.spins) + feature.retriggerSpins * feature.retriggerLimit;
  const top = topSpin(design, strips, scatterPays);
  const freeTop = freeStrips ? topSpin(design, freeStrips, scatterPays) : top;
  return { numerator: BigInt(top + freeTop * feature.multiplier * spins), denominator };
}

/** Computes the hit rate and the greatest win of a title. */
export function factsOf(design: ReelsDesign): ReelsFacts {
  return { hitRate: hitRateOf(design), maxWin: maxWinOf(design) };
}
