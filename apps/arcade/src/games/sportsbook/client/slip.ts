/*
 * The bet slip: picks that the player collects, with the stake and the possible win of a bet on them. Everything here
 * is pure. Prices are hundredths, amounts are minor units.
 */
import type { PriceChanges, SlipRequest } from '../../../sportsApi.ts';
import type { Selection, SportText } from '../model/sportModel.ts';

/** A pick on the slip: one selection of a fixture, or several that were built together. */
export interface SlipPick {
  fixture: string;
  sport: string;
  league: SportText;
  entrants: SportText[];
  startsAt: number;
  selections: Selection[];
  /** The price that the player has seen and accepted. */
  price: number;
}

export type SlipMode = 'singles' | 'multiple' | 'system';

export interface Slip {
  picks: readonly SlipPick[];
  /** The player's mode; `modeOf` restricts it to one that the picks allow. */
  mode: SlipMode;
  /** The number of picks in each line of a system. */
  system: number;
  /** The stake of each line, in minor units. */
  stake: bigint;
  priceChanges: PriceChanges;
}

/** The most picks of a slip. */
export const MAX_PICKS = 12;
const HUNDRED = 100n;

export const emptySlip: Slip = { picks: [], mode: 'multiple', system: 2, stake: 0n, priceChanges: 'none' };

const keyOf = ({ market, pick }: Selection): string => `${market}|${pick}`;

/** Whether both are the same selections of the same fixture. */
function isSamePick(a: Pick<SlipPick, 'fixture' | 'selections'>, b: typeof a): boolean {
  if (a.fixture !== b.fixture || a.selections.length !== b.selections.length) return false;
  const keys = new Set(a.selections.map(keyOf));
  return b.selections.every((selection) => keys.has(keyOf(selection)));
}

/** Whether the slip has exactly this selection. */
export function hasSelection({ picks }: Slip, fixture: string, selection: Selection): boolean {
  return picks.some((pick) => isSamePick(pick, { fixture, selections: [selection] }));
}

export function without(slip: Slip, fixture: string): Slip {
  return { ...slip, picks: slip.picks.filter((pick) => pick.fixture !== fixture) };
}

/**
 * Adds a pick to the slip, or removes it. A slip has each fixture only once, so another pick of it replaces the first.
 * Undefined if the slip is full.
 */
export function toggled(slip: Slip, pick: SlipPick): Slip | undefined {
  const index = slip.picks.findIndex(({ fixture }) => fixture === pick.fixture);
  const known = slip.picks[index];
  if (known && isSamePick(known, pick)) return without(slip, pick.fixture);
  if (known) return { ...slip, picks: slip.picks.with(index, pick) };
  return slip.picks.length < MAX_PICKS ? { ...slip, picks: [...slip.picks, pick] } : undefined;
}

/** Returns the kinds of bet that the picks allow. */
export function modesOf({ picks }: Slip): SlipMode[] {
  if (picks.length < 2) return ['singles'];
  return picks.length < 3 ? ['singles', 'multiple'] : ['singles', 'multiple', 'system'];
}

/** Returns the kind of bet of the slip. */
export function modeOf(slip: Slip): SlipMode {
  const modes = modesOf(slip);
  return modes.includes(slip.mode) ? slip.mode : (modes.at(-1) ?? 'singles');
}

/** Returns the number of picks in each line. */
export function combineOf(slip: Slip): number {
  const mode = modeOf(slip);
  const count = slip.picks.length;
  if (mode === 'singles') return 1;
  return mode === 'multiple' ? count : Math.min(Math.max(2, slip.system), count - 1);
}

/** Returns in how many ways `combine` picks out of `count` can be chosen. */
export function linesOf(count: number, combine: number): number {
  let lines = 1;
  for (let i = 0; i < combine; i += 1) lines = (lines * (count - i)) / (i + 1);
  return count === 0 ? 0 : lines;
}

/** Returns the sum of the products of every `combine` of the prices. Its unit is 100 to the power of `combine`. */
function sumOfLines(prices: readonly number[], combine: number): bigint {
  // After each price, index k holds the sum over all k of the prices so far.
  const sums = [1n, ...Array.from({ length: combine }, () => 0n)];
  for (const price of prices) {
    for (let k = combine; k > 0; k -= 1) sums[k] = (sums[k] ?? 0n) + (sums[k - 1] ?? 0n) * BigInt(price);
  }
  return sums[combine] ?? 0n;
}

/** Returns the most that a slip can pay, in minor units, if every line wins. */
export function potentialOf(prices: readonly number[], combine: number, stakePerLine: bigint): bigint {
  return (stakePerLine * sumOfLines(prices, combine)) / HUNDRED ** BigInt(combine);
}

/** Returns the price of all picks together in hundredths, truncated. */
export function totalPrice(prices: readonly number[]): bigint {
  return potentialOf(prices, prices.length, HUNDRED);
}

/** Returns the stake of the whole slip. */
export function stakeOf(slip: Slip): bigint {
  return slip.stake * BigInt(linesOf(slip.picks.length, combineOf(slip)));
}

/** Returns the bet of the slip. With the same key it is placed once, however often it is sent. */
export function requestOf(slip: Slip, keys: Pick<SlipRequest, 'idempotencyKey' | 'clientSeed'>): SlipRequest {
  return {
    ...keys,
    legs: slip.picks.map(({ fixture, selections, price }) => ({ fixture, selections, price })),
    combine: combineOf(slip),
    stake: stakeOf(slip).toString(),
    priceChanges: slip.priceChanges,
  };
}
