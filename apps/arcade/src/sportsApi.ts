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
  /** The number of fixtures in play, and of the next 24 hours. */
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
  /** Whether bets are suspended, for instance just after a goal. */
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
  /** Grows with every change of the fixture or a price. */
  revision: number;
  markets: MarketView[];
  /** The total number of open markets of the fixture. */
  openMarkets: number;
}

/** A fixture with all its markets and events. */
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
  /** The unit of stakes. A stake is a multiple of it, and of the number of lines. */
  unit: string;
  /** The highest stake of a slip. */
  maxStake: string;
  /** The highest payout of a slip. A slip that could pay more is refused with its highest possible stake. */
  maxPayout: string;
}

/** The rules of bets in play for a sport, in ms. */
export interface SportPaceView {
  sport: string;
  /** The delay of a slip in play before its second check. */
  betDelayMs: number;
  /** How long bets are suspended after a goal or a similar event. */
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
   * SHA-256 of the server seed of the player's next slip. The page creates the client seed of the slip after it has
   * received this.
   */
  nextSeedHash: string;
  /** The leagues and fixtures that the player has starred, by their codes and ids. */
  favourites: string[];
}

/** `POST /arcade/api/sports/favourites` stars a league or a fixture, `…/favourites/remove` removes the star. */
export interface FavouriteRequest {
  code: string;
}

/** The answer: all favourites of the player. More than 50 are refused with `favourites.full`. */
export interface FavouriteList {
  favourites: string[];
}

/**
 * `GET /arcade/api/sports/fixtures?sport=&league=&phase=upcoming|live&from=&until=&search=&offset=&limit=`, all
 * optional. Starred fixtures come first; the order is by start. Starts are from `from` on and before `until`. `search`
 * is a part of an entrant's or a league's name in any language. `GET /arcade/api/sports/fixtures/<id>` answers with a
 * `FixtureDetail`.
 */
export interface FixtureList {
  serverTime: number;
  list: FixtureView[];
  hasMore: boolean;
}

/** `GET /arcade/api/sports/results?sport=&league=&offset=&limit=`: finished fixtures, newest first. */
export interface ResultList {
  list: FixtureResult[];
  hasMore: boolean;
}

/** A finished fixture with its seeds. */
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
 * `GET /arcade/api/sports/shown?sport=`, without a session: a sport's fixtures for the pages of a site, at most 2 s
 * old. Fixtures in play come first.
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
  /** The prices of the main market; empty while bets are suspended. */
  prices: PickView[];
}

/** One leg of a slip; several selections of one fixture make a bet builder. */
export interface SlipLeg {
  fixture: string;
  selections: Selection[];
  /** The price that the player saw. */
  price: number;
}

/** The behaviour if a price has changed since. `higher` accepts better ones only. */
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
  /** The offer at which the slip cashes out automatically. */
  autoCashOutAt?: string | null;
}

export interface LegView extends SlipLeg {
  entrants: SportText[];
  league: SportText;
  sport: string;
  startsAt: number;
  outcome: LegOutcome;
  phase: FixtureView['phase'];
  /** The board when the leg was decided; the current one before that. */
  board: Board;
  /** The current price of the leg; null while it is closed or suspended. */
  newPrice: number | null;
  /** The inputs of the price, so that the player can recompute it. Null until the slip is placed, and for old slips. */
  quote: LegQuote | null;
  /** The inputs of the fixture, once it is over. */
  tape: FixtureTape | null;
}

export interface CashOutOffer {
  /** The offer for the remaining stake. `0` while it is suspended. */
  amount: string;
  /** Whether there is no offer, because a market is suspended or a fixture cannot be priced. */
  isSuspended: boolean;
}

/** `POST /arcade/api/sports/slips/<id>/cash-out`. */
export interface CashOutRequest {
  idempotencyKey: string;
  /** The part of the whole stake to cash out, in hundredths of a percent; at most `openShare` of the slip. */
  share: number;
  /**
   * The amount that the player saw for this part: `amount × share / openShare` of the offer, rounded down. It is the
   * minimum payment.
   */
  amount: string;
}

/** The answer: the current slip, and the reason if nothing was cashed out. The slip then has the new offer. */
export interface CashOutAnswer {
  slip: SlipView;
  refusal: 'cash_out.lower' | 'cash_out.suspended' | 'slip.closed' | null;
}

/** `POST /arcade/api/sports/slips/<id>/auto-cash-out`, answered with the slip. Null cancels the order. */
export interface AutoCashOutRequest {
  amount: string | null;
}

/** The reason of a slip's refusal. A refused slip costs nothing. */
export type SlipRefusal =
  | 'price.changed'
  /** The market of a leg is closed or suspended, or an event such as a goal happened during the delay. */
  | 'market.closed'
  /** It could pay more than the rules allow; `mostStake` is the highest possible stake. */
  | 'payout.too_high'
  /** No process could check it in time. */
  | 'slip.late'
  | 'round.insufficient_funds'
  | 'session.expired'
  | 'session.replaced'
  /** The platform refused the bet, for instance because of a limit. */
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
  /** The cashed-out part of the whole stake, in hundredths of a percent. */
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
  /** The prices of the legs after a refusal because of prices; null for a closed one. */
  newPrices: (number | null)[] | null;
  /** The highest possible stake, after a refusal because of the highest payout. */
  mostStake: string | null;
  legs: SlipLeg[];
  views: LegView[];
  combine: number;
  lines: number;
  stake: string;
  currency: Currency;
  /** The highest amount that it can still pay. */
  potentialWin: string;
  /** The sum of its payments so far, including partial cash-outs. */
  paid: string;
  /** The part of the stake that is still in, in hundredths of a percent. */
  openShare: number;
  cashOut: CashOutOffer | null;
  /** The offer at which the slip cashes out automatically. */
  autoCashOutAt: string | null;
  /** The cash-outs so far. */
  cashOuts: CashOutView[];
  placedAt: number;
  /** When a delayed slip is decided. */
  decidedAt: number | null;
  round: RoundView | null;
}

/** `POST /arcade/api/sports/builder` with this body: the joint price of selections of one fixture. */
export interface BuilderRequest {
  fixture: string;
  selections: Selection[];
}

export interface BuilderPrice {
  fixture: string;
  /** Null if they exclude each other, or one of them is closed now. */
  price: number | null;
  revision: number;
}

/**
 * The messages of a client of the socket `/arcade/api/sports/live` after its first message, `{"token": "…"}`. Each
 * replaces the previous one. At most 60 fixtures, and 20 such messages in ten seconds.
 */
export interface SportsWatch {
  /** The fixtures of lists, which are sent with their main markets. */
  watch: string[];
  /** The fixture that is sent with all its markets. */
  detail?: string | null;
}

/**
 * A message of the socket. A fixture is sent at once when it is watched, and at every tick that changes it. `events`
 * are those since the previous message; in the first message of a fixture, all of them.
 */
export type SportsMessage =
  | { type: 'hello'; serverTime: number; slips: SlipView[] }
  | { type: 'fixture'; fixture: FixtureView; events: MatchEvent[] }
  | { type: 'detail'; fixture: FixtureView; events: MatchEvent[]; serverSeed: string | null }
  /** A slip of the player, when it changes and when its offer does. */
  | { type: 'slip'; slip: SlipView }
  | { type: 'time'; serverTime: number };
