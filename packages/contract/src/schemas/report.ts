import { z } from 'zod';
import { REPORT_MAX_DAYS } from '../constants.ts';
import { currency, moneyAmount } from './primitives.ts';

/** A day of the merchant's time zone, `YYYY-MM-DD`. */
const day = z.iso
  .date()
  .refine((value) => value >= '1970-01-01', 'must not be before 1970')
  .meta({ description: "Day of the merchant's time zone, YYYY-MM-DD" });
const MAX_MS = (REPORT_MAX_DAYS - 1) * 86_400_000;

/** Query of reports: first and last day, both included, at most twelve months (WAL-05). */
export const daysQuery = z.object({ from: day, to: day }).refine(({ from, to }) => {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length <= MAX_MS;
}, 'must be 1 to 366 days');

/** The sums of an account. All but `net` and `other` are zero or more. */
const movements = {
  deposited: moneyAmount,
  withdrawn: moneyAmount,
  staked: moneyAmount,
  won: moneyAmount,
  /** Returned stakes. */
  refunded: moneyAmount,
  /** Bonuses, corrections and transfers; signed. */
  other: moneyAmount,
  /** The net result of betting: `won` plus `refunded` less `staked`. */
  net: moneyAmount,
};

/** Answer of `getProfitAndLoss`. The balance changed by `deposited` less `withdrawn` plus `net` plus `other`. */
export const profitAndLoss = z.object({
  currency,
  /** Days with movements, the earliest first. */
  days: z.array(z.object({ day, ...movements })),
  /** Sums over the days. */
  totals: z.object(movements),
});

/** Answer of `getGameTypeResults`: rounds begun on these days, whenever they were paid; largest stake first. */
export const gameTypeResults = z.object({
  currency,
  list: z.array(
    z.object({
      gameType: z.string(),
      rounds: z.int(),
      stake: moneyAmount,
      /** Includes returned stakes. */
      payout: moneyAmount,
      net: moneyAmount,
    }),
  ),
});

/**
 * Answer of `exportTransactions`: a header line with the column names, then a line for each transaction, oldest first.
 */
export const transactionFile = z.string();
