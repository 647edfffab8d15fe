import type { Counted } from './lotteryGame.ts';

/** How a value did in the draws that are known. */
export interface Missing {
  value: string;
  /** Draws since it last came. The number of all draws if it did not. */
  missed: number;
  /** How often it came. */
  hits: number;
}

/** Counts the draws, newest first, in which each value came and did not come. */
export function missingNumbers<Result>({ values, isIn }: Counted<Result>, results: readonly Result[]): Missing[] {
  return values.map((value) => {
    const came = results.map((result) => isIn(value, result));
    const last = came.indexOf(true);
    return { value, missed: last < 0 ? came.length : last, hits: came.filter(Boolean).length };
  });
}
