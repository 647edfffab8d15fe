import { z } from 'zod';
import { epochMs } from './primitives.ts';

/** Types of plays: traditional plays on numbers; entertainment plays on sides, sums, shapes and duels (GAME-09). */
export const lotteryPlayTypes = ['trad', 'ent'] as const;

/** A way to bet on a form of lottery. */
const lotteryPlay = z.object({
  play: z.string(),
  name: z.string(),
  type: z.enum(lotteryPlayTypes),
  /** The maximum payout of one unit, a decimal string such as "92.15". */
  pay: z.string(),
  /** Whether it is a bet on a number from 00 to 99. */
  isNumero: z.boolean(),
});

/** A form of lotteries with the same draw, and its plays. */
export const lotteryForm = z.object({
  /** Such as `thai`, `vietnam`, `cars` or `keno`. */
  form: z.string(),
  name: z.string(),
  /** A sentence that describes the draw. */
  about: z.string(),
  plays: z.array(lotteryPlay),
});
/** Answer of `listGameMenus`: every form with its plays of one type, or of both (GAME-20). */
export const gameMenus = z.object({ list: z.array(lotteryForm) });
/** Query of `listGameMenus`. */
export const gameMenusQuery = z.object({ playType: z.enum(lotteryPlayTypes).optional() });

/** A lottery with its next draw. */
export const lotteryRow = z.object({
  nodeId: z.string(),
  displayName: z.string(),
  /** Name of the vendor. */
  house: z.string(),
  gameType: z.enum(['LOTT', 'ELOTT']),
  form: z.string(),
  isMaintained: z.boolean(),
  /** Interval between draws, in ms. */
  periodMs: z.int().positive(),
  /** The draw that is open for slips: its number, when it closes, and when it is drawn. */
  next: z.object({ index: z.int(), closesAt: epochMs, drawnAt: epochMs }),
});
/** Answer of `listLotteryMenu` (GAME-20). */
export const lotteryMenu = z.object({ list: z.array(lotteryRow) });
/** Query of `listLotteryMenu`. */
export const lotteryMenuQuery = z.object({ gameType: z.enum(['LOTT', 'ELOTT']).optional() });

/** Answer of `listNumero`: lotteries with plays on a number from 00 to 99, and these plays (GAME-20). */
export const numero = z.object({ list: z.array(lotteryRow.extend({ plays: z.array(lotteryPlay) })) });

/** The result of a draw. */
export const lotteryResult = z.object({
  index: z.int(),
  drawnAt: epochMs,
  /** In their fixed order. */
  prizes: z.array(z.object({ prize: z.string(), name: z.string(), numbers: z.array(z.string()) })),
});
/** Answer of `listRecentVn`: Vietnamese lotteries with their last draw; null before the first (GAME-20). */
export const recentLotteries = z.object({ list: z.array(lotteryRow.extend({ last: lotteryResult.nullable() })) });

/** Answer of `listVnNumero`: how often recent draws ended in each two-digit number (GAME-20). */
export const vnNumero = z.object({
  list: z.array(
    lotteryRow.extend({
      plays: z.array(lotteryPlay),
      /** Number of draws counted. */
      draws: z.int().nonnegative(),
      /** A hundred counts, from 00 to 99. */
      counts: z.array(z.int().nonnegative()).length(100),
    }),
  ),
});

/** Number of draws in a page of results. */
export const LOTTERY_RESULTS_PAGE = 20;
/** Query of `listLotteryResults`. */
export const lotteryResultsQuery = z.object({
  nodeId: z.string().min(1).max(64),
  /** Only draws of this day in the merchant's time zone, `YYYY-MM-DD`. */
  day: z.iso.date().optional(),
  /** Only draws before this one: the last of the previous page. */
  before: z.coerce.number<number>().int().min(0).optional(),
});
/** Answer of `listLotteryResults`: draws of a lottery, newest first (GAME-20). */
export const lotteryResults = z.object({
  lottery: lotteryRow,
  form: lotteryForm,
  list: z.array(lotteryResult),
  /** Whether there are earlier draws, on the requested day if there is one. */
  hasMore: z.boolean(),
});

/** Schemas of the calls about lotteries. */
export const lotteryCalls = {
  listGameMenus: {
    summary: 'Plays of every form of lottery, traditional or entertainment',
    query: gameMenusQuery,
    value: gameMenus,
    errors: [],
  },
  listLotteryMenu: {
    summary: 'Lotteries with their next draw',
    query: lotteryMenuQuery,
    value: lotteryMenu,
    errors: [],
  },
  listNumero: {
    summary: 'Lotteries with plays on a number from 00 to 99',
    value: numero,
    errors: [],
  },
  listVnNumero: {
    summary: 'How often each number from 00 to 99 came in Vietnamese lotteries',
    value: vnNumero,
    errors: [],
  },
  listRecentVn: {
    summary: 'The last draw of every Vietnamese lottery',
    value: recentLotteries,
    errors: [],
  },
  listLotteryResults: {
    summary: 'What a lottery drew, newest first',
    query: lotteryResultsQuery,
    value: lotteryResults,
    errors: ['game.not_found'],
  },
} as const;
