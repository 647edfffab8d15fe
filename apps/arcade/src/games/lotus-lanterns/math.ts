import type { Fraction } from '../fraction.ts';
import { jackpotReturn } from './jackpots.ts';
import { lineWin } from './rules.ts';
import {
  addedSpinCounts,
  freeSpinCounts,
  freeSpinMultiplier,
  MAX_FREE_SPINS,
  REELS,
  ROWS,
  scatterPays,
} from './paytable.ts';
import { baseStrips, freeStrips } from './reelStrips.ts';
import { lotusSymbols, type LotusSymbol } from './symbols.ts';

/** The declared return of the game without its jackpots, to nine places. A test compares it with the enumeration. */
export const BASE_RETURN = '0.934194757';

/** The declared return of the jackpots, to nine places. */
export const JACKPOT_RETURN = '0.026000000';

/** The declared return to player: both parts. */
export const DECLARED_RETURN = '0.960194757';

/**
 * The largest win of a round without its jackpots, as a multiple of the stake. It was found by enumerating every window
 * of both sets of reels; a test repeats that and plays the round that reaches it.
 */
export const bestMultiplier = '53,500';

type Strips = readonly (readonly LotusSymbol[])[];

function added(first: Fraction, second: Fraction): Fraction {
  return {
    numerator: first.numerator * second.denominator + second.numerator * first.denominator,
    denominator: first.denominator * second.denominator,
  };
}

function times(first: Fraction, second: Fraction): Fraction {
  return {
    numerator: first.numerator * second.numerator,
    denominator: first.denominator * second.denominator,
  };
}

function product(numbers: readonly number[]): bigint {
  return numbers.reduce((result, number) => result * BigInt(number), 1n);
}

/**
 * Returns the average payout of one line, in bets per line: every combination of five symbols, weighted by its
 * frequency on the strips. Every stop of a ring is equally likely, so the average is the same for every line.
 */
function lineReturn(strips: Strips): Fraction {
  const counts = strips.map((strip) => lotusSymbols.map((symbol) => strip.filter((other) => other === symbol).length));
  let numerator = 0n;
  const visit = (reel: number, symbols: LotusSymbol[], weight: bigint): void => {
    if (weight === 0n) return;
    if (reel === REELS) {
      numerator += weight * BigInt(lineWin(symbols)?.pay ?? 0);
      return;
    }
    lotusSymbols.forEach((symbol, index) =>
      visit(reel + 1, [...symbols, symbol], weight * BigInt(counts[reel]?.[index] ?? 0)),
    );
  };
  visit(0, [], 1n);
  return { numerator, denominator: product(strips.map((strip) => strip.length)) };
}

/** Counts the stops of all reels that show each number of lotuses. */
function lotusWeights(strips: Strips): bigint[] {
  return strips.reduce<bigint[]>(
    (weights, strip) => {
      const next = Array.from({ length: weights.length + ROWS }, () => 0n);
      for (let stop = 0; stop < strip.length; stop += 1) {
        const shown = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).filter(
          (symbol) => symbol === 'lotus',
        ).length;
        weights.forEach((weight, count) => {
          next[count + shown] = (next[count + shown] ?? 0n) + weight;
        });
      }
      return next;
    },
    [1n],
  );
}

/**
 * Returns the average sum of the multipliers of all free spins after `start` spins. Added spins depend on lotuses only,
 * not on line wins, so the result sums every spin's multiplier times the chance that the spin is played.
 */
function multipliersOf(start: number, weights: readonly bigint[], stops: bigint): Fraction {
  // The chances of each total number of spins, as numerators over stops^played.
  let chances = new Map([[start, 1n]]);
  let sum: Fraction = { numerator: 0n, denominator: 1n };
  for (let index = 1; chances.size > 0; index += 1) {
    const next = new Map<number, bigint>();
    let played = 0n;
    for (const [total, chance] of chances) {
      played += chance;
      weights.forEach((weight, lotuses) => {
        const grown = Math.min(MAX_FREE_SPINS, total + (addedSpinCounts[lotuses] ?? 0));
        if (grown > index && weight > 0n) next.set(grown, (next.get(grown) ?? 0n) + chance * weight);
      });
    }
    sum = {
      numerator: sum.numerator * stops + played * BigInt(freeSpinMultiplier(index)) * stops,
      denominator: sum.denominator * stops,
    };
    chances = next;
  }
  return sum;
}

/**
 * Returns the exact return of the game without its jackpots as a fraction of the stake, by enumeration of every
 * outcome.
 */
export function exactReturn(): Fraction {
  const base = lineReturn(baseStrips);
  const free = lineReturn(freeStrips);
  const stops = product(baseStrips.map((strip) => strip.length));
  const freeStops = product(freeStrips.map((strip) => strip.length));
  const freeWeights = lotusWeights(freeStrips);
  let sum: Fraction = base;
  lotusWeights(baseStrips).forEach((weight, count) => {
    const spins = freeSpinCounts[count];
    if (spins === undefined || weight === 0n) return;
    const multipliers = multipliersOf(spins, freeWeights, freeStops);
    const scatter = { numerator: BigInt(scatterPays[count] ?? 0), denominator: 1n };
    const feature = added(scatter, times(multipliers, free));
    sum = added(sum, times({ numerator: weight, denominator: stops }, feature));
  });
  return sum;
}

/** Returns the long-run return of the game, including the jackpots. */
export function totalReturn(): Fraction {
  return added(exactReturn(), jackpotReturn());
}
