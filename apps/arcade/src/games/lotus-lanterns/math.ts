import type { Fraction } from '../fraction.ts';
import { lineWin } from './rules.ts';
import { freeSpinCounts, freeSpinMultipliers, REELS, ROWS, scatterPays } from './paytable.ts';
import { baseStrips, freeStrips } from './reelStrips.ts';
import { lotusSymbols, type LotusSymbol } from './symbols.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact enumeration. */
export const DECLARED_RETURN = '0.960474381';

/**
 * The largest win of a round as a multiple of the stake. It was found by going through every window of both sets of
 * reels; a test plays the round that reaches it.
 */
export const bestMultiplier = '9,460';

type Strips = readonly (readonly LotusSymbol[])[];

function product(numbers: readonly number[]): bigint {
  return numbers.reduce((result, number) => result * BigInt(number), 1n);
}

/**
 * What one line pays on average, in bets per line: every combination of five symbols, weighted by how often the strips
 * show it. A row of a ring that stops anywhere with equal chance shows each of its symbols equally often, so this is
 * every line.
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

/** How many of all stops of all reels show each number of lotuses. */
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

/** The exact return of the game as a fraction of the stake, by enumeration of every outcome. */
export function exactReturn(): Fraction {
  const base = lineReturn(baseStrips);
  const free = lineReturn(freeStrips);
  const stops = product(baseStrips.map((strip) => strip.length));
  let scatter = 0n;
  let multipliers = 0n;
  lotusWeights(baseStrips).forEach((weight, count) => {
    scatter += weight * BigInt(scatterPays[count] ?? 0);
    multipliers +=
      weight *
      BigInt(freeSpinMultipliers.slice(0, freeSpinCounts[count] ?? 0).reduce<number>((sum, value) => sum + value, 0));
  });
  // base + scatter + (chance × multipliers) × free, over one denominator.
  return {
    numerator:
      base.numerator * stops * free.denominator +
      scatter * base.denominator * free.denominator +
      multipliers * free.numerator * base.denominator,
    denominator: base.denominator * stops * free.denominator,
  };
}
