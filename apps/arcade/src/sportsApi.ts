/*
 * What the arcade's server and the page of the sportsbook say to each other. Amounts are digits in minor units, prices are
 * decimal odds in hundredths, times are epoch milliseconds. Types only, so that the page carries none of it.
 */
import type { Currency } from '@parlor/contract';
import type { RoundView } from './arcadeApi.ts';
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

/** A fixture with everything. */
export interface FixtureDetail extends FixtureView {
  events: MatchEvent[];
  /** Present once the fixture is over. */
  serverSeed: string | null;
}

/** `GET /arcade/api/sports`, with the session in the header as for every call. */
export interface SportsLobby {
  serverTime: number;
  sports: SportView[];
  /** What a price keeps back, in hundredths of a percent; in the rules too. */
  marginBasisPoints: number;
}

/** One leg of a slip; several selections of one fixture make a bet builder. */
export interface SlipLeg {
  fixture: string;
  selections: Selection[];
  /** The price that the player saw. */
  price: number;
}

/** What to do when a price has changed since. `higher` takes better ones only. */
export type PriceChanges = 'none' | 'higher' | 'any';

/**
 * A slip: `combine` legs out of all in each of its lines. One leg is a single; all of them a multiple; fewer a system.
 * `stake` is for the whole slip and a multiple of the number of lines.
 */
export interface SlipRequest {
  idempotencyKey: string;
  clientSeed: string;
  legs: SlipLeg[];
  combine: number;
  stake: string;
  priceChanges: PriceChanges;
}

export interface LegView extends SlipLeg {
  entrants: SportText[];
  league: SportText;
  sport: string;
  startsAt: number;
  outcome: LegOutcome;
  /** The board as it stood when the leg was decided; the present one before. */
  board: Board;
}

export interface CashOutOffer {
  /** For the whole of what is left. */
  amount: string;
  /** No offer while a market is suspended or a fixture cannot be priced. */
  isSuspended: boolean;
}

/** A slip of the player. */
export interface SlipView {
  id: string;
  /** `delayed` waits for the delay of bets in play, `placing` for the gateway. */
  state: 'delayed' | 'placing' | 'open' | 'settled' | 'refused' | 'void';
  /** The code of a refusal: `price.changed`, `market.closed`, `round.insufficient_funds` and others. */
  refusal: string | null;
  /** Present prices of the legs, for a refusal because of them. */
  newPrices: number[] | null;
  legs: SlipLeg[];
  views: LegView[];
  combine: number;
  lines: number;
  stake: string;
  currency: Currency;
  /** The most that it can still pay. */
  potentialWin: string;
  /** What it has paid so far, partial cash-outs included. */
  paid: string;
  /** The part of the stake that is still in, in hundredths of a percent. */
  openShare: number;
  cashOut: CashOutOffer | null;
  /** Cash out by itself when the offer reaches this. */
  autoCashOutAt: string | null;
  placedAt: number;
  /** When a delayed slip is decided. */
  decidedAt: number | null;
  round: RoundView | null;
}

/** `POST /arcade/api/sports/builder`: the price of selections of one fixture together. */
export interface BuilderPrice {
  fixture: string;
  /** Null if they exclude each other. */
  price: number | null;
  revision: number;
}

/** A message of the socket `/arcade/api/sports/live`. Its first message is `{"token": "…"}`, later ones `{"watch": [fixture ids]}`. */
export type SportsMessage =
  | { type: 'hello'; serverTime: number }
  | { type: 'fixture'; fixture: FixtureView; events: MatchEvent[] }
  | { type: 'slip'; slip: SlipView }
  | { type: 'time'; serverTime: number };
