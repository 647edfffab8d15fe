import { sha256 } from '../../fairness/sha256.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import type { Fraction } from '../fraction.ts';
import {
  FEATURE_SCATTERS,
  type ReelsChances,
  type ReelsDesign,
  type ReelsFeature,
  type ReelsLayout,
  type ReelsRole,
  type ReelsVolatility,
  type ReelsWild,
} from './design.ts';
import { fitPays, type PayItem } from './fitPays.ts';
import { layouts } from './layouts.ts';
import { exactReturn, meanFreeSpins, meanPrize, runWeights, scatterWeights, stopCount, triggerChance } from './math.ts';
import { REELS_VERSION } from './rules.ts';
import { drawStrips, type StripPlan } from './strips.ts';

/**
 * The value of a whole stake; values are whole numbers. The search may be inexact, since its result is checked exactly.
 */
const STAKE_VALUE = 10n ** 18n;

/** The bounds of the return of every title, in thousandths of the stake. */
const RETURN_WINDOW = [950n, 970n] as const;

/** How many strips are tried until pays bring the return into the window. */
const ATTEMPTS = 40;

/** The title whose design is used if no attempt succeeds. */
const FALLBACK_TITLE = 'fallback';

/** Creates the draw of a title: SHA-256 of version, title and a block number, read as 32-bit words. */
function titleDraw(title: string): UniformDraw {
  const encoder = new TextEncoder();
  let block = 0;
  let words: number[] = [];
  return uniformDraw(() => {
    if (words.length === 0) {
      const bytes = new DataView(sha256(encoder.encode(`${REELS_VERSION}:${title}:${block}`)).buffer);
      words = Array.from({ length: 8 }, (_, i) => bytes.getUint32(i * 4));
      block += 1;
    }
    return words.shift() as number;
  });
}

function pick<Item>(items: readonly Item[], draw: UniformDraw): Item {
  return items[draw(items.length)] as Item;
}

/** Draws a number from `min` to `max`, both included. */
function between(min: number, max: number, draw: UniformDraw): number {
  return min + draw(max - min + 1);
}

type Range = readonly [min: number, max: number];

interface Shape {
  /** Of the frequencies of symbols, as in `StripPlan`. */
  slope: Range;
  /** The payout of the next better symbol, in percent. */
  symbolStep: Range;
  /** The payout of one more symbol, in percent. */
  countStep: Range;
  /** The return of prizes, in percent of all stakes. */
  prizeShare: Range;
  freeSpinMultiplier: Range;
}

/** How the volatility shapes strips, pays and features. */
const shapes: Readonly<Record<ReelsVolatility, Shape>> = {
  low: {
    slope: [0, 1],
    symbolStep: [112, 124],
    countStep: [200, 260],
    prizeShare: [10, 18],
    freeSpinMultiplier: [1, 2],
  },
  medium: {
    slope: [1, 3],
    symbolStep: [125, 142],
    countStep: [280, 380],
    prizeShare: [18, 27],
    freeSpinMultiplier: [2, 3],
  },
  high: {
    slope: [2, 5],
    symbolStep: [143, 165],
    countStep: [400, 600],
    prizeShare: [27, 38],
    freeSpinMultiplier: [3, 5],
  },
};

/** Draws the number of pay symbols. Ways and large windows need more of them. */
function paySymbolsOf({ lines, reels, rows }: ReelsLayout, volatility: ReelsVolatility, draw: UniformDraw): number {
  const [min, max] = reels === 3 ? [6, 8] : !lines || rows === 4 ? [8, 10] : [7, 10];
  if (volatility === 'low') return between(min, max - 1, draw);
  return volatility === 'high' ? between(min + 1, max, draw) : between(min, max, draw);
}

function wildOf({ reels }: ReelsLayout, symbol: number, draw: UniformDraw): ReelsWild | undefined {
  const kind = pick(['none', 'plain', 'multiplier', 'expanding'] as const, draw);
  if (kind === 'none') return undefined;
  const places: Readonly<Record<number, readonly (readonly number[])[]>> = {
    3: [[1], [1, 2]],
    5: [[1, 2, 3], [1, 3], [2], [1, 2, 3, 4], [2, 3, 4]],
    6: [
      [1, 2, 3, 4],
      [2, 3],
      [1, 4],
      [1, 3, 5],
    ],
  };
  const wildReels = pick(places[reels] ?? [], draw);
  if (kind !== 'multiplier') return { kind, symbol, reels: wildReels, multiplier: 1 };
  // The multipliers of several reels multiply each other, so at most two reels have a multiplier of three.
  return { kind, symbol, reels: wildReels.slice(0, 3), multiplier: wildReels.length > 2 ? 2 : between(2, 3, draw) };
}

/** Returns the payout by number of scatters, in stakes, then converted to units. */
function scatterPaysOf({ reels, units }: ReelsLayout, draw: UniformDraw): number[] {
  const paid = [0, 0, 0, between(1, 3, draw), between(5, 10, draw), between(20, 60, draw), between(80, 150, draw)];
  return paid.slice(0, reels + 1).map((stakes) => stakes * units);
}

/**
 * Returns prizes in the given proportions, in whole stakes converted to units. `total` is their approximate sum in
 * units.
 */
function prizesOf(spread: readonly number[], total: number, units: number): number[] {
  const parts = spread.reduce((sum, part) => sum + part, 0);
  return spread.map((part) => Math.max(1, Math.round((part * total) / (parts * units))) * units);
}

const prizeSpreads = [
  [1, 2, 3, 5, 9],
  [2, 2, 3, 3, 4, 6],
  [1, 1, 2, 3, 5, 8, 20],
  [1, 1, 2, 2, 3, 4, 6, 12, 29],
];
const wheelSpreads = [
  [2, 4, 2, 6, 3, 10, 2, 5],
  [1, 3, 1, 5, 2, 8, 1, 3, 2, 14],
  [1, 2, 1, 4, 1, 6, 1, 2, 1, 10, 2, 29],
  [3, 4, 3, 5, 4, 6, 3, 4, 5, 7, 3, 4, 5, 6, 4, 12],
];
const wheelRings = [
  [1, 1, 2],
  [1, 2, 1, 3],
  [1, 1, 1, 2, 5],
  [1, 2, 3],
];

function featureOf(
  kind: ReelsFeature['kind'],
  chances: ReelsChances,
  { prizeShare, freeSpinMultiplier }: Shape,
  draw: UniformDraw,
): ReelsFeature {
  if (kind === 'none') return { kind };
  if (kind === 'free_spins' || kind === 'rich_free_spins') {
    const started = between(6, 12, draw);
    const step = between(0, 4, draw);
    return {
      kind,
      spins: Array.from({ length: chances.layout.reels + 1 }, (_, count) =>
        count < FEATURE_SCATTERS ? 0 : started + step * (count - FEATURE_SCATTERS),
      ),
      // Richer strips already raise the wins, so their multiplier is small.
      multiplier: kind === 'free_spins' ? between(...freeSpinMultiplier, draw) : between(1, 2, draw),
      retriggerSpins: between(3, started, draw),
      retriggerLimit: between(1, 3, draw),
    };
  }
  const { numerator, denominator } = triggerChance(chances, chances.strips);
  const { units } = chances.layout;
  const share = between(...prizeShare, draw);
  const mean = Number((BigInt(share * units) * denominator) / (100n * numerator));
  if (kind === 'prize_pick') {
    const spread = pick(prizeSpreads, draw);
    return { kind, prizes: prizesOf(spread, mean * spread.length, units) };
  }
  const spread = pick(wheelSpreads, draw);
  const multipliers = pick(wheelRings, draw);
  const ring = multipliers.reduce((sum, multiplier) => sum + multiplier, 0);
  return { kind, prizes: prizesOf(spread, (mean * spread.length * multipliers.length) / ring, units), multipliers };
}

function valueOf({ numerator, denominator }: Fraction, units: number): bigint {
  return (numerator * STAKE_VALUE) / (denominator * BigInt(units));
}

/** Returns the mean number of free spins times their multiplier, in values of a stake. */
function freeSpinValue(chances: ReelsChances, feature: ReelsFeature): bigint {
  if (!('spins' in feature)) return 0n;
  const { numerator, denominator } = meanFreeSpins(chances, feature);
  return (numerator * BigInt(feature.multiplier) * STAKE_VALUE) / denominator;
}

/** Fixes the pays of the symbols so that the whole return is about `target` thousandths of the stake. */
function paysOf(
  chances: ReelsChances,
  feature: ReelsFeature,
  volatility: ReelsVolatility,
  target: bigint,
  draw: UniformDraw,
): number[][] {
  const { layout, strips, paySymbols } = chances;
  const freeStrips = chances.freeStrips ?? strips;
  const freeSpins = freeSpinValue(chances, feature);
  const units = BigInt(layout.units);
  /** Converts units to values: `base` in every spin and `free` in every free spin, both summed over all stops. */
  const valueOfBoth = (base: bigint, free: bigint): bigint =>
    (base * STAKE_VALUE) / (stopCount(strips) * units) + (free * freeSpins) / (stopCount(freeStrips) * units);

  let missing = (target * STAKE_VALUE) / 1000n;
  const freeScatters = scatterWeights(chances, freeStrips);
  scatterWeights(chances, strips).forEach((weight, count) => {
    const pay = BigInt(chances.scatter?.pays[count] ?? 0);
    missing -= valueOfBoth(weight * pay, (freeScatters[count] ?? 0n) * pay);
  });
  if ('prizes' in feature) {
    const { numerator, denominator } = triggerChance(chances, strips);
    const prize = meanPrize(feature);
    missing -= valueOf(
      { numerator: numerator * prize.numerator, denominator: denominator * prize.denominator },
      layout.units,
    );
  }

  const { symbolStep, countStep } = shapes[volatility];
  const stepOfSymbols = BigInt(between(...symbolStep, draw));
  const stepOfCounts = BigInt(between(...countStep, draw));
  // On three reels two of the lowest symbol pay, unless wins are to be rare.
  const minCount = (symbol: number): number =>
    layout.reels === 3 && volatility !== 'high' && symbol === paySymbols - 1 ? 2 : 3;
  const free = runWeights(chances, freeStrips);
  const items = runWeights(chances, strips).flatMap((weights, symbol) =>
    weights.flatMap((weight, count): PayItem[] => {
      if (count < minCount(symbol)) return [];
      const better = BigInt(paySymbols - 1 - symbol);
      const shape =
        (1_000_000n * stepOfSymbols ** better * stepOfCounts ** BigInt(count - 2)) /
        100n ** (better + BigInt(count - 2));
      return [{ symbol, count, shape, value: valueOfBoth(weight, free[symbol]?.[count] ?? 0n) }];
    }),
  );
  const pays = Array.from({ length: paySymbols }, () => Array.from({ length: layout.reels + 1 }, () => 0));
  for (const [{ symbol, count }, pay] of fitPays(items, missing, STAKE_VALUE))
    (pays[symbol] as number[])[count] = Number(pay);
  return pays;
}

function isWithinWindow({ numerator, denominator }: Fraction): boolean {
  const thousandths = numerator * 1000n;
  return thousandths >= RETURN_WINDOW[0] * denominator && thousandths <= RETURN_WINDOW[1] * denominator;
}

function rolesOf(paySymbols: number, hasWild: boolean, hasScatter: boolean): ReelsRole[] {
  const high = Math.floor(paySymbols / 2);
  return [
    ...Array.from({ length: paySymbols }, (_, rank): ReelsRole => (rank < high ? `high${rank}` : `low${rank - high}`)),
    ...(hasWild ? (['wild'] as const) : []),
    ...(hasScatter ? (['scatter'] as const) : []),
  ];
}

/**
 * Generates the slot of a title. The same title always gives the same slot; changing the generation requires a new
 * version.
 */
export function designOf(title: string): ReelsDesign {
  const draw = titleDraw(title);
  const layout = pick(layouts, draw);
  const volatility = pick(['low', 'medium', 'high'] as const, draw);
  const kind = pick(['none', 'free_spins', 'rich_free_spins', 'prize_pick', 'wheel'] as const, draw);
  const paySymbols = paySymbolsOf(layout, volatility, draw);
  const wild = wildOf(layout, paySymbols, draw);
  const hasScatter = kind !== 'none' || draw(2) === 0;
  const symbols = rolesOf(paySymbols, wild !== undefined, hasScatter).map((role) => ({ role }));
  const hasStacks = !layout.lines && draw(2) === 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const scatter = hasScatter ? { symbol: symbols.length - 1, pays: scatterPaysOf(layout, draw) } : undefined;
    const plan: StripPlan = {
      layout,
      paySymbols,
      ...(wild && { wild }),
      ...(scatter && { scatter }),
      scattersPerReel: layout.reels === 3 ? 2 : 1,
      wildsPerReel: wild?.kind === 'plain' ? between(1, 2, draw) : 1,
      length: layout.reels === 3 ? between(18, 26, draw) : between(24, 32, draw) + (layout.rows === 4 ? 12 : 0),
      slope: between(...shapes[volatility].slope, draw),
      hasStacks,
    };
    const strips = drawStrips(plan, draw);
    // Richer strips have one more wild on each reel of the wild, or more frequent better symbols if there is no wild.
    const freeStrips =
      kind === 'rich_free_spins'
        ? drawStrips({ ...plan, slope: wild ? plan.slope : -1, wildsPerReel: plan.wildsPerReel + 1 }, draw)
        : undefined;
    const chances: ReelsChances = {
      layout,
      symbols,
      paySymbols,
      strips,
      ...(wild && { wild }),
      ...(scatter && { scatter }),
      ...(freeStrips && { freeStrips }),
    };
    const feature = featureOf(kind, chances, shapes[volatility], draw);
    const pays = paysOf(chances, feature, volatility, BigInt(between(955, 965, draw)), draw);
    const design: ReelsDesign = { ...chances, volatility, pays, feature };
    if (isWithinWindow(exactReturn(design))) return design;
  }
  return designOf(FALLBACK_TITLE);
}
