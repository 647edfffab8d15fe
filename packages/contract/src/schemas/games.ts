import { z } from 'zod';
import { CLIENT_TYPE, GAME_PAGE_SIZE, IMAGE_SIZE, IS_PLATFORM, PLATFORM } from '../constants.ts';
import { gameDataTypes, gameTypes } from '../games.ts';
import { epochMs, merchantCode, moneyAmount, pageNumber, pageSize } from './primitives.ts';

export const game = z.object({
  nodeId: z.string(),
  gameId: z.string(),
  gameCode: z.string(),
  gameType: z.enum(gameTypes),
  vassalage: z.string(),
  gameName: z.string(),
  /** The name in the language of the call. */
  displayName: z.string(),
  gameClassify: z.array(z.string()),
  /** Address of the art without density and format: add `@1x.avif`, `@2x.webp`. */
  iconUrl: z.string(),
  /** The colour that stands in until the art arrives, `#rrggbb`. */
  dominantColour: z.string().regex(/^#[\da-f]{6}$/i),
  /** Can be played for money. */
  supportPlay: z.boolean(),
  /** Can be played for free. */
  freeplay: z.boolean(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  hasJackpot: z.boolean(),
  /** The vendor is being maintained; the game cannot be launched. */
  isMaintained: z.boolean(),
  minBet: moneyAmount,
  minLine: z.int(),
});

/** What the site says of itself in calls of lists. Nothing depends on it: whose games are asked for stands in the merchant header. */
const caller = {
  platform: z.literal(PLATFORM).optional(),
  clientType: z.coerce.number<number>().pipe(z.literal(CLIENT_TYPE)).optional(),
  imgSize: z.literal(IMAGE_SIZE).optional(),
  isPlatform: z.coerce.number<number>().pipe(z.literal(IS_PLATFORM)).optional(),
  merchantCode: merchantCode.optional(),
};

export const gamesQuery = z.object({
  ...caller,
  gameName: z.string().max(60).optional(),
  gameType: z.enum(gameTypes).optional(),
  /** One vendor, or several with commas between. */
  vassalage: z.string().max(200).optional(),
  gameClassify: z.string().max(40).optional(),
  dataType: z.enum(gameDataTypes).default('ALL'),
  /** Games whose smallest bet is at most this, a decimal string. */
  minBet: z.string().max(20).optional(),
  /** Games of at least this many lines. */
  minLine: z.coerce.number<number>().int().min(0).max(10_000).optional(),
  pageNo: pageNumber,
  pageSize: pageSize(GAME_PAGE_SIZE, 200),
});
export const gamePage = z.object({ games: z.array(game), pageNum: z.int(), totalPages: z.int(), totalCount: z.int() });

export const hotGamesQuery = z.object({ ...caller, pageNo: pageNumber, pageSize: pageSize(GAME_PAGE_SIZE, 200), gameType: z.enum(gameTypes).optional() });

export const vendor = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.enum(gameTypes),
  gameClassify: z.array(z.object({ key: z.string(), displayName: z.string() })),
  gameCount: z.int(),
  isHot: z.boolean(),
  iconUrl: z.string(),
  isMaintained: z.boolean(),
});
/** One row for each vendor and game type. */
export const vendors = z.object({ list: z.array(vendor) });

/** One row for each vendor and kind of lottery, with its lotteries in the order of the lists. */
export const lotteries = z.object({
  list: z.array(z.object({
    vassalage: z.string(),
    displayName: z.string(),
    gameType: z.enum(['LOTT', 'ELOTT']),
    isMaintained: z.boolean(),
    lotteries: z.array(z.object({ nodeId: z.string(), displayName: z.string() })).min(1),
  })),
});

export const favouriteIds = z.object({ list: z.array(z.string()) });
export const personalGamesQuery = z.object({ ...caller, pageNo: pageNumber, pageSize: pageSize(GAME_PAGE_SIZE, 200), gameType: z.enum(gameTypes).optional(), vassalage: z.string().max(40).optional() });
export const favouriteBody = z.strictObject({ nodeId: z.string().min(1).max(64) });
export const favouriteParams = z.object({ nodeId: z.string().min(1).max(64) });

export const launchQuery = z.object({ nodeId: z.string().min(1).max(64), freePlay: z.enum(['0', '1']).default('0') });
export const launch = z.object({
  /** Address of the game with its single-use code; good for 60 s. */
  url: z.string(),
  origin: z.string(),
  game,
});

export const winners = z.object({
  list: z.array(
    z.object({
      /** Masked account, `pl****01`. */
      account: z.string(),
      gameName: z.string(),
      nodeId: z.string(),
      vo: z.object({ winAmount: moneyAmount }),
      wonAt: epochMs,
      /** A seeded row of the demo merchant, marked as such. */
      isDemo: z.boolean(),
    }),
  ),
});
