import { BOOK_RETURN, engineDraw, fingerprintOf, seedOf, type BookFacts, type PrizeBookFacts } from './book.ts';
import type { BookEngine } from './bookEngine.ts';
import { createMerkleTree } from './merkleTree.ts';
import { rowsOfFile } from './openBook.ts';

/** The rows of every book. */
export const BOOK_ROWS = 100_000;

/** A book as it is generated. */
export interface BuiltBook {
  /** The content of `book.bin`. */
  bin: Uint8Array;
  facts: BookFacts | PrizeBookFacts;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/**
 * Returns the weights at which rows pay back exactly `BOOK_RETURN`. With S the sum of all payouts in hundredths, p
 * paying and l losing rows, u · S = R · (u · p + v · l) holds for u = R · l and v = S − R · p.
 *
 * @throws RangeError if no rows lose, or if the paying rows alone do not pay more than the return.
 */
export function exactWeights(
  payouts: Iterable<number>,
): Pick<BookFacts, 'payingRows' | 'payingWeight' | 'losingWeight' | 'totalWeight'> {
  let sum = 0n;
  let paying = 0n;
  let losing = 0n;
  for (const payout of payouts) {
    sum += BigInt(payout);
    if (payout > 0) paying += 1n;
    else losing += 1n;
  }
  const payingWeight = BOOK_RETURN * losing;
  const losingWeight = sum - BOOK_RETURN * paying;
  if (payingWeight <= 0n || losingWeight <= 0n) throw new RangeError('no weights give the return');
  const divisor = greatestCommonDivisor(payingWeight, losingWeight);
  const weights = { payingWeight: payingWeight / divisor, losingWeight: losingWeight / divisor };
  return {
    payingRows: Number(paying),
    ...weights,
    totalWeight: paying * weights.payingWeight + losing * weights.losingWeight,
  };
}

/**
 * Returns equal weights for rows that all pay, with the sum of their payouts.
 *
 * @throws RangeError if a row pays nothing.
 */
export function equalWeights(
  payouts: readonly number[],
): Pick<PrizeBookFacts, 'payingRows' | 'payingWeight' | 'losingWeight' | 'totalWeight' | 'payoutSum'> {
  if (payouts.includes(0)) throw new RangeError('a row of prizes pays nothing');
  return {
    payingRows: payouts.length,
    payingWeight: 1n,
    losingWeight: 0n,
    totalWeight: BigInt(payouts.length),
    payoutSum: payouts.reduce((sum, payout) => sum + BigInt(payout), 0n),
  };
}

/** Plays the seeds from 0 to below `rows` and makes a book of their payouts. */
export function buildBook(engine: BookEngine, rows: number): BuiltBook {
  const bin = new Uint8Array(rows * 4);
  const view = new DataView(bin.buffer);
  const payouts: number[] = [];
  for (let number = 0; number < rows; number += 1) {
    const { payout } = engine.play(engineDraw(seedOf(number)), 1n);
    view.setUint32(number * 4, payout, true);
    payouts.push(payout);
  }
  const facts = {
    engineVersion: engine.version,
    rows,
    ...(engine.hasPrizes ? equalWeights(payouts) : exactWeights(payouts)),
    root: createMerkleTree(rowsOfFile(bin)).root,
  };
  return { bin, facts: { ...facts, fingerprint: fingerprintOf(facts) } };
}
