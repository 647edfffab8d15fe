/*
 * The API between the arcade's server and the page of the sportsbook. Amounts are digits in minor units, prices are
 * decimal odds in hundredths, times are epoch milliseconds. Types only, so that the page contains none of it.
 */
import type { Currency } from '@parlor/contract';
import type { RoundView } from './arcadeApi.ts';
import type { CashOutQuote } from './fairness/cashOutQuote.ts';
import type { FixtureTape } from './fairness/fixtureTape.ts';
import type { LegQuote } from './fairness/legQuote.ts';
import type { Board, LegOutcome, MatchEvent, Selection, SportText } from './games/sportsbook/model/sportModel.ts';

export interface SportView {
  code: string;
  name: SportText;
  group: 'sports' | 'esports' | 'cockfight';
  /** Fixtures that are played now, and those of the next 24 hours. */
  live: number;
  upcoming: number;
}

/** A price on offer. */
export interface PickView {
  pick: string;
  price: number;
}

export interface MarketView {
  market: string;
  group: string;
  /** Nothing is taken for the moment, for instance just after a goal. */
  isSuspended: boolean;
  picks: PickView[];
}

/** A fixture in a list, with its main markets. */
export interface FixtureView {
  id: string;
  sport: string;
  league: { code: string; name: SportText };
  entrants: SportText[];
  startsAt: number;
  endsBy: number;
  phase: 'upcoming' | 'live' | 'over';
  /** SHA-256 of the server seed, stored before the fixture was listed. */
  seedHash: string;
  clientSeed: string;
  board: Board;
  /** Grows with everything that changes the fixture or a price. */
  revision: number;
  markets: MarketView[];
  /** How many markets the fixture has open in all. */
  openMarkets: number;
}

/** A fixture with everything: all of its markets, and what has happened in it. */
export interface FixtureDetail extends FixtureView {
  events: MatchEvent[];
  /** Present once the fixture is over. */
  serverSeed: string | null;
}

export interface LeagueView {
  code: string;
  sport: string;
  name: SportText;
  live: number;
  upcoming: number;
}

/** The limits of a slip. Amounts are of the session's currency. */
export interface SlipLimitsView {
  legs: number;
  lines: number;
  /** A stake is a multiple of it, and of the number of lines. */
  unit: string;
  /** The most that a slip stakes. */
  maxStake: string;
  /** The most that a slip pays. One that could pay more is refused, with the most that may be staked on it. */
  maxPayout: string;
}

/** How bets in play are taken in a sport, in ms. */
export interface SportPaceView {
  sport: string;
  /** The delay of a slip in play before its second check. */
  betDelayMs: number;
  /** How long nothing is taken after a goal or the like. */
  suspendedMs: number;
}

/** `GET /arcade/api/sports`, with the session in the header as for every call. */
export interface SportsLobby {
  serverTime: number;
  sports: SportView[];
  leagues: LeagueView[];
  paces: SportPaceView[];
  limits: SlipLimitsView;
  /** The margin of a price, in hundredths of a percent; also in the rules. */
  marginBasisPoints: number;
  /**
   * SHA-256 of the server seed of the player's next slip. The page makes the client seed of the slip after it saw
   * this.
   */
  nextSeedHash: string;
  /** The leagues and fixtures that the player has starred, by their codes and ids. */
  favourites: string[];
}

/** `POST /arcade/api/sports/favourites` stars a league or a fixture, `…/favourites/remove` takes the star away. */
export interface FavouriteRequest {
  code: string;
}

/** The answer: all that the player has starred. More than 50 are refused with `favourites.full`. */
export interface FavouriteList {
  favourites: string[];
}

/**
 * `GET /arcade/api/sports/fixtures?sport=&league=&phase=upcoming|live&from=&until=&search=&offset=&limit=`, all of
 * them optional; what the player has starred comes first, ordered by the time of the start. Starts are from `from` on
 * and before `until`. `search` is a part of an entrant's or a league's name in any language. `GET
 * /arcade/api/sports/fixtures/<id>` answers with a `FixtureDetail`.
 */
export interface FixtureList {
  serverTime: number;
  list: FixtureView[];
  hasMore: boolean;
}

/** `GET /arcade/api/sports/results?sport=&league=&offset=&limit=`: fixtures that are over, the last one first. */
export interface ResultList {
  list: FixtureResult[];
  hasMore: boolean;
}

/** A fixture that is over, with the seeds that it follows from. */
export interface FixtureResult {
  id: string;
  sport: string;
  league: { code: string; name: SportText };
  entrants: SportText[];
  startsAt: number;
  board: Board;
  seedHash: string;
  clientSeed: string;
  serverSeed: string;
}

/**
 * `GET /arcade/api/sports/shown?sport=`, without a session: what a site shows of a sport's fixtures on pages of its
 * own, at most 2 s old. Those in play come first.
 */
export interface ShownFixtures {
  /** The cards that open the sportsbook at this sport. */
  gameCodes: string[];
  list: ShownFixture[];
}

export interface ShownFixture {
  id: string;
  league: SportText;
  entrants: SportText[];
  startsAt: number;
  isLive: boolean;
  score: number[];
  clock: number | null;
  /** Of the main market; empty while nothing is taken. */
  prices: PickView[];
}

/** One leg of a slip; several selections of one fixture make a bet builder. */
export interface SlipLeg {
  fixture: string;
  selections: Selection[];
  /** The price that the player saw. */
  price: number;
}

/** The behaviour if a price has changed since. `higher` takes better ones only. */
export type PriceChanges = 'none' | 'higher' | 'any';

/**
 * `POST /arcade/api/sports/slips`. A slip: `combine` legs out of all in each of its lines. One leg is a single; all
 * of them a multiple; fewer a system. `stake` is for the whole slip and a multiple of the number of lines.
 */
export interface SlipRequest {
  idempotencyKey: string;
  clientSeed: string;
  legs: SlipLeg[];
  combine: number;
  stake: string;
  priceChanges: PriceChanges;
  /** Cash out by itself when the offer reaches this. */
  autoCashOutAt?: string | null;
}

export interface LegView extends SlipLeg {
  entrants: SportText[];
  league: SportText;
  sport: string;
  startsAt: number;
  outcome: LegOutcome;
  phase: FixtureView['phase'];
  /** The board at the time when the leg was decided; the present one before. */
  board: Board;
  /** The price of the leg now; null where nothing is taken. */
  newPrice: number | null;
  /** The inputs of the price, so that the player can recompute it. Null until the slip is placed, and for old slips. */
  quote: LegQuote | null;
  /** The inputs of the fixture, once it is over. */
  tape: FixtureTape | null;
}

export interface CashOutOffer {
  /** For the whole of what is left. `0` while it is suspended. */
  amount: string;
  /** No offer while a market is suspended or a fixture cannot be priced. */
  isSuspended: boolean;
}

/** `POST /arcade/api/sports/slips/<id>/cash-out`. */
export interface CashOutRequest {
  idempotencyKey: string;
  /** The part of the whole stake to cash out, in hundredths of a percent; at most `openShare` of the slip. */
  share: number;
  /**
   * The amount that the player saw for this part: `amount × share / openShare` of the offer, rounded down. It pays no
   * less.
   */
  amount: string;
}

/** The answer: the present slip, and the reason if nothing was cashed out. The slip then has the new offer. */
export interface CashOutAnswer {
  slip: SlipView;
  refusal: 'cash_out.lower' | 'cash_out.suspended' | 'slip.closed' | null;
}

/** `POST /arcade/api/sports/slips/<id>/auto-cash-out`, answered with the slip. Null takes the order back. */
export interface AutoCashOutRequest {
  amount: string | null;
}

/** Why a slip was refused. It has cost nothing. */
export type SlipRefusal =
  | 'price.changed'
  /** The market of a leg is closed or suspended, or something like a goal happened during the delay. */
  | 'market.closed'
  /** It could pay more than the rules allow; `mostStake` is the most that may be staked. */
  | 'payout.too_high'
  /** No process could check it in time. */
  | 'slip.late'
  | 'round.insufficient_funds'
  | 'session.expired'
  | 'session.replaced'
  /** The platform did not take the bet, for instance because of a limit. */
  | 'bet.refused';

/**
 * `GET /arcade/api/sports/slips?state=open|closed&before=<id>&limit=`, newest first. `…/slips/<id>` answers with one.
 */
export interface SlipList {
  list: SlipView[];
  hasMore: boolean;
}

/** A part of a slip that was cashed out. */
export interface CashOutView {
  /** Of the whole stake, in hundredths of a percent. */
  share: number;
  amount: string;
  isAuto: boolean;
  /** The inputs of the amount, so that the player can recompute it. Null for old cash-outs. */
  quote: CashOutQuote | null;
}

/** A slip of the player. */
export interface SlipView {
  id: string;
  /** `delayed` waits for the delay of bets in play, `placing` for the gateway. */
  state: 'delayed' | 'placing' | 'open' | 'settled' | 'refused' | 'void';
  refusal: SlipRefusal | null;
  /** Prices of the legs when it was refused because of them; null for one that was closed. */
  newPrices: (number | null)[] | null;
  /** The most that may be staked on it, for a refusal because of the highest payout. */
  mostStake: string | null;
  legs: SlipLeg[];
  views: LegView[];
  combine: number;
  lines: number;
  stake: string;
  currency: Currency;
  /** The most that it can still pay. */
  potentialWin: string;
  /** The sum of its payments so far, including partial cash-outs. */
  paid: string;
  /** The part of the stake that is still in, in hundredths of a percent. */
  openShare: number;
  cashOut: CashOutOffer | null;
  /** Cash out by itself when the offer reaches this. */
  autoCashOutAt: string | null;
  /** The sum of the cash-outs so far. */
  cashOuts: CashOutView[];
  placedAt: number;
  /** When a delayed slip is decided. */
  decidedAt: number | null;
  round: RoundView | null;
}

/** `POST /arcade/api/sports/builder` with this body: the price of selections of one fixture together. */
export interface BuilderRequest {
  fixture: string;
  selections: Selection[];
}

export interface BuilderPrice {
  fixture: string;
  /** Null if they exclude each other, or one of them is not taken now. */
  price: number | null;
  revision: number;
}

/**
 * The messages of a client of the socket `/arcade/api/sports/live` after its first message, `{"token": "…"}`. Each
 * replaces the one before. At most 60 fixtures, and 20 such messages in ten seconds.
 */
export interface SportsWatch {
  /** Fixtures of lists: they are sent with their main markets. */
  watch: string[];
  /** A fixture that is sent with all of its markets. */
  detail?: string | null;
}

/**
 * A message of the socket. A fixture is sent at once when it is watched, and at every tick that changes it. `events`
 * are those since the message before; in the first one of a fixture, all of them.
 */
export type SportsMessage =
  | { type: 'hello'; serverTime: number; slips: SlipView[] }
  | { type: 'fixture'; fixture: FixtureView; events: MatchEvent[] }
  | { type: 'detail'; fixture: FixtureView; events: MatchEvent[]; serverSeed: string | null }
  /** A slip of the player, when it changes and when its offer does. */
  | { type: 'slip'; slip: SlipView }
  | { type: 'time'; serverTime: number };
