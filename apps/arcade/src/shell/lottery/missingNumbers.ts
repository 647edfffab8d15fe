import type { Counted } from './lotteryGame.ts';

/** The statistics of a value in the known draws. */
export interface Missing {
  value: string;
  /** Draws since it last came, or all draws if it never came. */
  missed: number;
  /** The number of draws in which it came. */
  hits: number;
}

/** Counts the draws, newest first, in which each value came and did not come. */
export function missingNumbers<Result>({ values, isIn }: Counted<Result>, results: readonly Result[]): Missing[] {
  return values.map((value) => {
    const hits = results.map((result) => isIn(value, result));
    const last = hits.indexOf(true);
    return { value, missed: last < 0 ? hits.length : last, hits: hits.filter(Boolean).length };
  });
}
