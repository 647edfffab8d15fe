import { z } from 'zod';
import { epochMs } from './primitives.ts';

/** Traditional plays are on numbers; entertainment plays on sides, sums, shapes and duels (GAME-09). */
export const lotteryPlayTypes = ['trad', 'ent'] as const;

/** A way to play a form of lottery. */
const lotteryPlay = z.object({
  play: z.string(),
  name: z.string(),
  type: z.enum(lotteryPlayTypes),
  /** The most that one unit is paid, a decimal string such as "92.15". */
  pay: z.string(),
  /** Whether it is on a number from 00 to 99. */
  isNumero: z.boolean(),
});

/** A form of lotteries: the draws that are alike, and their plays. */
export const lotteryForm = z.object({
  /** Such as `thai`, `vietnam`, `cars` or `keno`. */
  form: z.string(),
  name: z.string(),
  /** The content of the draw, in a sentence. */
  about: z.string(),
  plays: z.array(lotteryPlay),
});
/** Answer of `listGameMenus`: every form with the plays of a type, or of both (GAME-20). */
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
  /** Time from one draw to the next, in ms. */
  periodMs: z.int().positive(),
  /** The draw that takes slips now: its number, when they close, and when it is made. */
  next: z.object({ index: z.int(), closesAt: epochMs, drawnAt: epochMs }),
});
/** Answer of `listLotteryMenu` (GAME-20). */
export const lotteryMenu = z.object({ list: z.array(lotteryRow) });
/** Query of `listLotteryMenu`. */
export const lotteryMenuQuery = z.object({ gameType: z.enum(['LOTT', 'ELOTT']).optional() });

/** Answer of `listNumero`: lotteries with plays on a number from 00 to 99, and these plays (GAME-20). */
export const numero = z.object({ list: z.array(lotteryRow.extend({ plays: z.array(lotteryPlay) })) });

/** The result of the draw. */
export const lotteryResult = z.object({
  index: z.int(),
  drawnAt: epochMs,
  /** In their order. */
  prizes: z.array(z.object({ prize: z.string(), name: z.string(), numbers: z.array(z.string()) })),
});
/** Answer of `listRecentVn`: Vietnamese lotteries with their last draw; null before the first (GAME-20). */
export const recentLotteries = z.object({ list: z.array(lotteryRow.extend({ last: lotteryResult.nullable() })) });

/** Answer of `listVnNumero`: how often the last two digits of each number came in the last draws (GAME-20). */
export const vnNumero = z.object({
  list: z.array(
    lotteryRow.extend({
      plays: z.array(lotteryPlay),
      /** How many draws were counted. */
      draws: z.int().nonnegative(),
      /** A hundred counts, from 00 to 99. */
      counts: z.array(z.int().nonnegative()).length(100),
    }),
  ),
});

/** Draws of a page of results. */
export const LOTTERY_RESULTS_PAGE = 20;
/** Query of `listLotteryResults`. */
export const lotteryResultsQuery = z.object({
  nodeId: z.string().min(1).max(64),
  /** Draws that were made on this day of the merchant's time zone, `YYYY-MM-DD`. */
  day: z.iso.date().optional(),
  /** Only draws before this one: the last of the page before. */
  before: z.coerce.number<number>().int().min(0).optional(),
});
/** Answer of `listLotteryResults`: draws of a lottery, newest first (GAME-20). */
export const lotteryResults = z.object({
  lottery: lotteryRow,
  form: lotteryForm,
  list: z.array(lotteryResult),
  /** Whether there are draws before the last one, on the day asked for. */
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
