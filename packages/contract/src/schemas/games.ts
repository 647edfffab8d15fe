import { z } from 'zod';
import { CLIENT_TYPE, GAME_PAGE_SIZE, IMAGE_SIZE, IS_PLATFORM, PLATFORM } from '../constants.ts';
import { gameDataTypes, gameTypes } from '../games.ts';
import { epochMs, merchantCode, moneyAmount, pageNumber, pageSize } from './primitives.ts';

/** A game in a list. `vassalage` is its vendor code; `nodeId` identifies it in every call. */
export const game = z.object({
  nodeId: z.string(),
  gameId: z.string(),
  gameCode: z.string(),
  gameType: z.enum(gameTypes),
  vassalage: z.string(),
  gameName: z.string(),
  /** Name in the language of the request. */
  displayName: z.string(),
  gameClassify: z.array(z.string()),
  /** Address of the picture without density and format. Append `@1x.avif` or `@2x.webp`, for example. */
  iconUrl: z.string(),
  /** Placeholder colour, `#rrggbb`. */
  dominantColour: z.string().regex(/^#[\da-f]{6}$/i),
  /** Supports play for money. */
  supportPlay: z.boolean(),
  /** Supports free play (GAME-17). */
  freeplay: z.boolean(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  hasJackpot: z.boolean(),
  /** The vendor is under maintenance, so the game cannot be launched (GAME-21). */
  isMaintained: z.boolean(),
  /** No server runs the game yet, so it cannot be launched (GAME-21). */
  opensSoon: z.boolean(),
  minBet: moneyAmount,
  minLine: z.int(),
  /** A round that the caller began and has not ended; opening the game resumes it. Only in `listRecentGames`. */
  openRound: z.object({ stake: moneyAmount }).optional(),
});

/**
 * Constants that the site sends with each list call (API-02). The answer does not depend on them; the merchant comes
 * from the header.
 */
const caller = {
  platform: z.literal(PLATFORM).optional(),
  clientType: z.coerce.number<number>().pipe(z.literal(CLIENT_TYPE)).optional(),
  imgSize: z.literal(IMAGE_SIZE).optional(),
  isPlatform: z.coerce.number<number>().pipe(z.literal(IS_PLATFORM)).optional(),
  merchantCode: merchantCode.optional(),
};

/** Query of `listGames`. All filters must match. */
export const gamesQuery = z.object({
  ...caller,
  /** Part of a name of the game or of its vendor, in any of their languages. */
  gameName: z.string().max(60).optional(),
  gameType: z.enum(gameTypes).optional(),
  /** One vendor code, or several separated by commas. */
  vassalage: z.string().max(200).optional(),
  gameClassify: z.string().max(40).optional(),
  dataType: z.enum(gameDataTypes).default('ALL'),
  /** Upper limit of a game's minimum bet, a decimal string. */
  minBet: z.string().max(20).optional(),
  /** Lower limit of a game's line count. */
  minLine: z.coerce.number<number>().int().min(0).max(10_000).optional(),
  pageNo: pageNumber,
  pageSize: pageSize(GAME_PAGE_SIZE, 200),
});
/** A page of games. Unlike other pages its list is called `games`, as in product.md 7. */
export const gamePage = z.object({ games: z.array(game), pageNum: z.int(), totalPages: z.int(), totalCount: z.int() });

/** Query of `listHotGames`. */
export const hotGamesQuery = z.object({
  ...caller,
  pageNo: pageNumber,
  pageSize: pageSize(GAME_PAGE_SIZE, 200),
  gameType: z.enum(gameTypes).optional(),
});

/** A vendor with its classifications for one game type. */
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
/** Query of `listVendors`. */
export const vendorsQuery = z.object({
  /** Part of a vendor's name, in any of its languages. */
  name: z.string().max(60).optional(),
});
/** Answer of `listVendors`: one row per vendor and game type. */
export const vendors = z.object({ list: z.array(vendor) });

/** Answer of `listLotteries`: one row per vendor and lottery type, with its lotteries in display order (GAME-20). */
export const lotteries = z.object({
  list: z.array(
    z.object({
      vassalage: z.string(),
      displayName: z.string(),
      gameType: z.enum(['LOTT', 'ELOTT']),
      isMaintained: z.boolean(),
      lotteries: z.array(z.object({ nodeId: z.string(), displayName: z.string(), opensSoon: z.boolean() })).min(1),
    }),
  ),
});

/** Node ids of all favourites; the answer of `listFavouriteIds`, `addFavourite` and `removeFavourite`. */
export const favouriteIds = z.object({ list: z.array(z.string()) });
/** Query of `listFavourites` and `listRecentGames`. */
export const personalGamesQuery = z.object({
  ...caller,
  pageNo: pageNumber,
  pageSize: pageSize(GAME_PAGE_SIZE, 200),
  gameType: z.enum(gameTypes).optional(),
  vassalage: z.string().max(40).optional(),
});
/** Body of `addFavourite`. */
export const favouriteBody = z.strictObject({ nodeId: z.string().min(1).max(64) });
/** Path parameters of `removeFavourite`. */
export const favouriteParams = z.object({ nodeId: z.string().min(1).max(64) });

/** Body of `launchGame`. `freePlay` is '1' for free play. */
export const launchBody = z.strictObject({
  nodeId: z.string().min(1).max(64),
  freePlay: z.enum(['0', '1']).default('0'),
});
/** Answer of `launchGame`. Accept frame messages from `origin` only (GAME-16). */
export const launch = z.object({
  /** Address of the game with a single-use launch code, valid for 60 s. */
  url: z.string(),
  origin: z.string(),
  game,
});

/** Orders of the winners' board. */
export const winnerOrders = ['latest', 'biggest'] as const;
/** Query of `listWinners`. */
export const winnersQuery = z.object({
  /** `latest` is newest first; `biggest` is today in the merchant's time zone, by the day of the bet. */
  order: z.enum(winnerOrders).default('latest'),
});
/** Answer of `listWinners`: real wins in the requested order, then demo ones in the same order. */
export const winners = z.object({
  list: z.array(
    z.object({
      /** Masked account name, such as `pl****01`. */
      account: z.string(),
      gameName: z.string(),
      nodeId: z.string(),
      vo: z.object({ winAmount: moneyAmount }),
      wonAt: epochMs,
      /** True for seeded demo data. */
      isDemo: z.boolean(),
    }),
  ),
});

/** Query of `listFixtures`. */
export const fixturesQuery = z.object({
  /** Code of the sport. */
  sport: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .default('football'),
});
/**
 * Answer of `listFixtures`: simulated fixtures, those in play first, at most 5 s old. Empty while the games are
 * unreachable.
 */
export const fixtures = z.object({
  list: z.array(
    z.object({
      /** Pass it as `fixture` in the address of the game to open the sportsbook at it. */
      id: z.string(),
      /** The game that opens the sportsbook. */
      nodeId: z.string(),
      league: z.string(),
      home: z.string(),
      away: z.string(),
      startsAt: epochMs,
      isLive: z.boolean(),
      score: z.tuple([z.int(), z.int()]),
      /** Minutes played; null in a sport without a clock. */
      clock: z.int().nullable(),
      /** Decimal odds such as "2.15". Empty while betting is closed. */
      prices: z.array(z.object({ pick: z.enum(['home', 'draw', 'away']), price: z.string() })),
    }),
  ),
});

/** Answer of `listJackpots`: the merchant's jackpots in its currency, the smallest first, at most 5 s old. */
export const jackpots = z.object({
  list: z.array(
    z.object({
      /** Code of the plan, such as `LOTUS_GRAND`. */
      code: z.string(),
      gameCode: z.string(),
      /** The game that can win it. */
      nodeId: z.string(),
      /** Name of the game in the language of the request. */
      name: z.string(),
      amount: moneyAmount,
      /** It is won before it exceeds this; null for a drawn jackpot. */
      ceiling: moneyAmount.nullable(),
    }),
  ),
  /** The sum of all amounts in the list. */
  total: moneyAmount,
});

/** The sides of live tables with a road. */
export const tableSide = z.enum(['banker', 'player', 'dragon', 'tiger']);
/** The kinds of live tables whose draws have two sides and leave a road, named after their games. */
export const roadTableKind = z.enum(['baccarat', 'dragon-tiger']);
/** The kinds whose draws leave marks. */
export const markTableKind = z.enum(['roulette', 'money-wheel', 'fan-tan', 'sic-bo', 'fish-prawn-crab', 'bull-bull']);
type MarkKind = z.infer<typeof markTableKind>;
/** The form of a mark, by the kind of table. */
const markForms: Readonly<Record<MarkKind, RegExp>> = {
  // The number.
  roulette: /^(?:[12]?\d|3[0-6])$/,
  // The payout of the segment, in stakes.
  'money-wheel': /^(?:2|4|6\.5|13|26|52)$/,
  // The number of remaining beads.
  'fan-tan': /^[1-4]$/,
  // The three dice in the order thrown.
  'sic-bo': /^[1-6]{3}$/,
  // The initials of the three symbols: fish, prawn, crab, rooster, gourd, tiger.
  'fish-prawn-crab': /^[fpcrgt]{3}$/,
  // The banker's hand (0 without a bull, 10 for bull bull, 11 for five figures), and whether each player won or lost.
  'bull-bull': /^(?:1[01]|\d)[wl]{3}$/,
};
const tableTimes = {
  opensAt: epochMs,
  closesAt: epochMs,
  revealsAt: epochMs,
  nextOpensAt: epochMs,
  /** Players with a bet for real money on the current draw. */
  players: z.int().min(0),
};
const roadState = z.object({
  form: z.literal('road'),
  kind: roadTableKind,
  /** The side drawn in red, then the one in blue. */
  sides: z.tuple([tableSide, tableSide]),
  /** `r` and `b` for the sides, `t` for a tie. */
  road: z.string().regex(/^[rbt]{0,100}$/),
  /**
   * A run, alternating sides, or runs of two at the end of the road; null without one. It does not predict the next
   * result.
   */
  good: z
    .object({
      kind: z.enum(['run', 'alternate', 'pairs']),
      side: tableSide,
      tone: z.enum(['red', 'blue']),
      /** Number of draws in it. */
      length: z.int().min(1),
    })
    .nullable(),
  ...tableTimes,
});
const markState = z.object({
  form: z.literal('marks'),
  kind: markTableKind,
  /** Results in the form of the table's kind. */
  marks: z.array(z.string()).max(100),
  ...tableTimes,
});
const hasKnownMarks = ({ kind, marks }: { kind: MarkKind; marks: readonly string[] }): boolean =>
  marks.every((mark) => markForms[kind].test(mark));
/**
 * The public data of a table from the arcade. Times are by the arcade's clock. Results are the latest ones, oldest
 * first; empty while the arcade loads them.
 */
export const tableState = z.discriminatedUnion('form', [roadState, markState.refine(hasKnownMarks)]);
const onOffer = {
  nodeId: z.string(),
  /** The table's code in its own game. */
  gameCode: z.string(),
  /** Name in the language of the request. */
  gameName: z.string(),
};
/** A live table on offer to the merchant. */
export const liveTable = z.discriminatedUnion('form', [
  roadState.extend(onOffer),
  markState.extend(onOffer).refine(hasKnownMarks),
]);
/** Answer of `listLiveTables`, at most two seconds old. */
export const liveTables = z.object({
  /** False if the games do not answer; the list is then empty. */
  isReachable: z.boolean(),
  /** The arcade's clock at the time of its answer. */
  serverTime: epochMs,
  list: z.array(liveTable),
});

/** Module of the live-anchor calls (GAME-19). */
export const ANCHOR_MODULE = 'CBS3';
/** Query of `listAnchors` and `listLiveModels`. The answer does not depend on it. */
export const anchorsQuery = z.object({ module: z.literal(ANCHOR_MODULE).optional() });
/** The host of a live table. */
export const anchor = z.object({
  id: z.string(),
  /** Name in the language of the request. */
  name: z.string(),
  /** The table's game. */
  nodeId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  isLive: z.boolean(),
  /** The vendor of the table is under maintenance (GAME-21). */
  isMaintained: z.boolean(),
  /** No server runs the table yet (GAME-21). */
  opensSoon: z.boolean(),
  /** Players who follow the host. */
  followers: z.int(),
  /** True for seeded demo data. */
  isDemo: z.boolean(),
});
/** Answer of `listAnchors` and `listLiveModels`, live ones first. */
export const anchors = z.object({ list: z.array(anchor) });
/**
 * Ids of the anchors that the account follows; the answer of `listFollowedAnchors`, `followAnchor` and
 * `unfollowAnchor`.
 */
export const followedAnchors = z.object({ list: z.array(z.string()) });
/** Body of `followAnchor`. */
export const followBody = z.strictObject({ anchorId: z.string().min(1).max(40) });
/** Path parameters of `unfollowAnchor`. */
export const followParams = z.object({ anchorId: z.string().min(1).max(40) });
