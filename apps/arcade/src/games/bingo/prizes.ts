import type { BingoForm } from './forms.ts';

/** The patterns of a ticket. `line` is any one line, `twoLines` any two. */
export const bingoPatterns = ['line', 'corners', 'twoLines', 'full'] as const;
export type BingoPattern = (typeof bingoPatterns)[number];

/** The payout of a pattern completed with at most this many calls, in hundredths of the ticket's price. */
export interface Prize {
  calls: number;
  hundredths: number;
}

/**
 * The prizes of each form. A pattern pays the first of its prizes that it is in time for. A ticket may win each
 * pattern.
 */
export const bingoPrizes: Readonly<Record<BingoForm, Partial<Record<BingoPattern, readonly Prize[]>>>> = {
  '75': {
    line: prizes([15, 20], [20, 5], [25, 2], [30, 1.5], [35, 1]),
    corners: prizes([10, 100], [20, 20], [30, 5]),
    full: prizes([45, 10_000], [50, 5000], [55, 500], [60, 60], [65, 6]),
  },
  '90': {
    line: prizes([20, 60], [30, 10], [40, 3], [45, 2], [55, 1]),
    twoLines: prizes([40, 100], [50, 20], [55, 5], [60, 2]),
    full: prizes([45, 10_000], [55, 200], [60, 50], [65, 10], [70, 4]),
  },
};

function prizes(...steps: readonly [calls: number, times: number][]): Prize[] {
  return steps.map(([calls, times]) => ({ calls, hundredths: times * 100 }));
}

/** Returns the patterns of a form, in the order in which they are usually completed. */
export function patternsOf(form: BingoForm): BingoPattern[] {
  return bingoPatterns.filter((pattern) => bingoPrizes[form][pattern] !== undefined);
}

/** Returns the payout of a pattern completed with a call. Zero if that is too late. */
export function hundredthsOf(form: BingoForm, pattern: BingoPattern, calls: number): number {
  return bingoPrizes[form][pattern]?.find((prize) => calls <= prize.calls)?.hundredths ?? 0;
}

/** Returns the last call with which a pattern still pays. */
export function lastCallOf(form: BingoForm, pattern: BingoPattern): number {
  return bingoPrizes[form][pattern]?.at(-1)?.calls ?? 0;
}
