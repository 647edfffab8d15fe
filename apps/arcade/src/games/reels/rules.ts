import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { PlayRound } from '../game.ts';
import {
  FEATURE_SCATTERS,
  type ReelsChances,
  type ReelsDesign,
  type ReelsFeature,
  type ReelsStrips,
} from './design.ts';

/** The version of these rules and of the generation of titles, stored with every round. */
export const REELS_VERSION = 'reels@1';

/** A win of at least this many stakes is a big win. */
const BIG_WIN_STAKES = 15n;

/** The player chooses nothing. */
export type ReelsChoice = Record<string, never>;

/** The symbol indices in the window: reel by reel, each from top to bottom. */
type ReelsWindow = readonly (readonly number[])[];

/**
 * An event of a round. Amounts are digits in minor units and include every multiplier. The `multiplier` of a win is the
 * product of its wilds and of the free spin; in a game of ways the wilds are part of `ways`.
 */
export type ReelsEvent =
  | { type: 'reels_stopped'; stops: number[]; window: ReelsWindow }
  | { type: 'wild_expanded'; reel: number }
  | { type: 'line_win'; line: number; symbol: number; count: number; multiplier: number; amount: string }
  | { type: 'ways_win'; symbol: number; count: number; ways: number; multiplier: number; amount: string }
  | { type: 'scatter'; count: number; amount: string }
  | { type: 'free_spins_started'; count: number }
  /** `index` counts from 1; `count` is the number of free spins awarded so far. */
  | { type: 'free_spin'; index: number; count: number; multiplier: number; stops: number[]; window: ReelsWindow }
  | { type: 'free_spins_added'; count: number }
  | { type: 'free_spins_ended'; amount: string }
  | { type: 'prize_picked'; index: number; amount: string; prizes: string[] }
  | {
      type: 'wheel_stopped';
      index: number;
      multiplierIndex: number;
      amount: string;
      prizes: string[];
      multipliers: number[];
    }
  | { type: 'big_win'; amount: string }
  | { type: 'round_ended'; win: string };

/** A win of a spin before the bet is applied. */
interface SpinWin {
  /** Absent in a game of ways. */
  line?: number;
  symbol: number;
  count: number;
  /** The product of the wilds of a line, or the number of ways. */
  weight: number;
  /** In units, weight included. */
  units: number;
}

/** Returns the columns that a strip can show, by its stop. */
export function columnsOf(strip: readonly number[], rows: number): number[][] {
  // A window at the end of the strip continues at its start.
  const ring = [...strip, ...strip.slice(0, rows - 1)];
  return strip.map((_, stop) => ring.slice(stop, stop + rows));
}

/** Returns the column that counts: all wild if it shows an expanding wild. */
export function expandedColumn({ wild }: ReelsChances, column: readonly number[]): readonly number[] {
  return wild?.kind === 'expanding' && column.includes(wild.symbol) ? column.map(() => wild.symbol) : column;
}

/** Returns the weight of a cell for a pay symbol: 0 if it does not match, otherwise the multiplier of the cell. */
export function cellWeight({ wild }: ReelsChances, cell: number | undefined, symbol: number): number {
  if (cell === symbol) return 1;
  return wild !== undefined && cell === wild.symbol ? wild.multiplier : 0;
}

/**
 * Returns the longest run of a symbol from the left. `weightOf` returns the weight of a reel, 0 if the run ends there.
 */
function runOf(design: ReelsDesign, symbol: number, weightOf: (reel: number) => number): Omit<SpinWin, 'line'> {
  let count = 0;
  let weight = 1;
  for (; count < design.layout.reels; count += 1) {
    const next = weightOf(count);
    if (next === 0) break;
    weight *= next;
  }
  return { symbol, count, weight, units: weight * (design.pays[symbol]?.[count] ?? 0) };
}

/** Returns the wins of a window after wilds have expanded, without scatters. */
function winsOf(design: ReelsDesign, window: ReelsWindow): SpinWin[] {
  const { lines } = design.layout;
  const wins: SpinWin[] = [];
  const firstColumn = window[0] ?? [];
  if (lines) {
    lines.forEach((rows, line) => {
      // The first reel has no wild, so its symbol decides what the line can pay.
      const symbol = firstColumn[rows[0] as number] as number;
      if (symbol >= design.paySymbols) return;
      const run = runOf(design, symbol, (reel) => cellWeight(design, window[reel]?.[rows[reel] as number], symbol));
      if (run.units > 0) wins.push({ line, ...run });
    });
    return wins;
  }
  for (const symbol of new Set(firstColumn)) {
    if (symbol >= design.paySymbols) continue;
    const run = runOf(design, symbol, (reel) =>
      (window[reel] ?? []).reduce((sum, cell) => sum + cellWeight(design, cell, symbol), 0),
    );
    if (run.units > 0) wins.push(run);
  }
  return wins;
}

interface Spin {
  stops: number[];
  window: ReelsWindow;
  /** The events after the stop of the reels. */
  events: ReelsEvent[];
  scatters: number;
  win: bigint;
}

type Columns = readonly (readonly (readonly number[])[])[];

function spinReels(design: ReelsDesign, columns: Columns, draw: UniformDraw, unit: bigint, multiplier: number): Spin {
  const events: ReelsEvent[] = [];
  const stops = columns.map((reel) => draw(reel.length));
  const window = columns.map((reel, index) => reel[stops[index] as number] as readonly number[]);
  const expanded = window.map((column, reel) => {
    const counted = expandedColumn(design, column);
    if (counted !== column) events.push({ type: 'wild_expanded', reel });
    return counted;
  });
  let win = 0n;
  for (const { line, symbol, count, weight, units } of winsOf(design, expanded)) {
    const amount = unit * BigInt(units * multiplier);
    win += amount;
    events.push(
      line === undefined
        ? { type: 'ways_win', symbol, count, ways: weight, multiplier, amount: amount.toString() }
        : { type: 'line_win', line, symbol, count, multiplier: weight * multiplier, amount: amount.toString() },
    );
  }
  const { scatter } = design;
  // Scatters count in the stopped window, even below an expanded wild.
  const scatters = scatter ? window.flat().filter((cell) => cell === scatter.symbol).length : 0;
  const scatterUnits = scatter?.pays[scatters] ?? 0;
  if (scatterUnits > 0) {
    const amount = unit * BigInt(scatterUnits * multiplier);
    win += amount;
    events.push({ type: 'scatter', count: scatters, amount: amount.toString() });
  }
  return { stops, window, events, scatters, win };
}

interface FeatureRound {
  events: ReelsEvent[];
  win: bigint;
}

function playFreeSpins(
  design: ReelsDesign,
  feature: Extract<ReelsFeature, { spins: unknown }>,
  columns: Columns,
  draw: UniformDraw,
  unit: bigint,
  scatters: number,
): FeatureRound {
  let awarded = feature.spins[scatters] as number;
  const events: ReelsEvent[] = [{ type: 'free_spins_started', count: awarded }];
  let retriggersLeft = feature.retriggerLimit;
  let win = 0n;
  for (let index = 1; index <= awarded; index += 1) {
    const {
      stops,
      window,
      events: followed,
      scatters: shown,
      win: won,
    } = spinReels(design, columns, draw, unit, feature.multiplier);
    win += won;
    events.push(
      { type: 'free_spin', index, count: awarded, multiplier: feature.multiplier, stops, window },
      ...followed,
    );
    if (shown >= FEATURE_SCATTERS && retriggersLeft > 0) {
      retriggersLeft -= 1;
      awarded += feature.retriggerSpins;
      events.push({ type: 'free_spins_added', count: feature.retriggerSpins });
    }
  }
  events.push({ type: 'free_spins_ended', amount: win.toString() });
  return { events, win };
}

function playPrizes(
  feature: Extract<ReelsFeature, { prizes: unknown }>,
  draw: UniformDraw,
  unit: bigint,
): FeatureRound {
  const prizes = feature.prizes.map((prize) => (unit * BigInt(prize)).toString());
  const index = draw(prizes.length);
  const prize = unit * BigInt(feature.prizes[index] as number);
  if (feature.kind === 'prize_pick')
    return { events: [{ type: 'prize_picked', index, amount: prize.toString(), prizes }], win: prize };
  const multiplierIndex = draw(feature.multipliers.length);
  const win = prize * BigInt(feature.multipliers[multiplierIndex] as number);
  const multipliers = [...feature.multipliers];
  return {
    events: [{ type: 'wheel_stopped', index, multiplierIndex, amount: win.toString(), prizes, multipliers }],
    win,
  };
}

/**
 * Creates the rules of a title. The stake is in minor units and a multiple of the layout's units, so that every pay is
 * a whole number and the declared return holds at every stake. `play` throws a RangeError for another stake.
 */
export function reelsRules(design: ReelsDesign): PlayRound<ReelsChoice, never, ReelsEvent> {
  const allColumns = (strips: ReelsStrips): Columns => strips.map((strip) => columnsOf(strip, design.layout.rows));
  const columns = allColumns(design.strips);
  const freeColumns = design.freeStrips ? allColumns(design.freeStrips) : columns;
  const units = BigInt(design.layout.units);
  const { feature } = design;
  return (draw, stake) => {
    const unit = stake / units;
    if (stake <= 0n || unit * units !== stake) throw new RangeError('the stake is not a whole number of units');
    const base = spinReels(design, columns, draw, unit, 1);
    const events: ReelsEvent[] = [{ type: 'reels_stopped', stops: base.stops, window: base.window }, ...base.events];
    let { win } = base;
    if (base.scatters >= FEATURE_SCATTERS && feature.kind !== 'none') {
      const bonus =
        'spins' in feature
          ? playFreeSpins(design, feature, freeColumns, draw, unit, base.scatters)
          : playPrizes(feature, draw, unit);
      events.push(...bonus.events);
      win += bonus.win;
    }
    if (win >= stake * BIG_WIN_STAKES) events.push({ type: 'big_win', amount: win.toString() });
    events.push({ type: 'round_ended', win: win.toString() });
    return { events, win, isOver: true };
  };
}
