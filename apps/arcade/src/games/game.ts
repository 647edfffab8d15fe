import type { Currency, MarkTableKind, RoadTable, TableSide } from '@parlor/contract';
import type { z } from 'zod';
import type { OpenBook } from '../books/openBook.ts';
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { Json } from './json.ts';
import type { Seating } from './seating.ts';

/** An event of a round, as the game's client plays it. Amounts are digits in minor units. */
export interface RoundEvent {
  type: string;
}

/** A decision that the rules do not allow at this point of the round, for instance a cash-out before the first pick. */
export class DecisionError extends Error {
  override name = 'DecisionError';
}

/** The outcome of a round. */
export interface Outcome<Event extends RoundEvent = RoundEvent> {
  /** The events that the player may see so far, in order. */
  events: Event[];
  /** The win in minor units. While the round continues: the payout of stopping now. */
  win: bigint;
  /** False while the round waits for another decision of the player. */
  isOver: boolean;
  /**
   * The total stake so far, in minor units, if decisions have raised it. If absent, it is the stake of the bet. It
   * never falls. The result of a decision is shown after its raise is paid, so a refused raise cancels the decision.
   */
  staked?: bigint;
  /** The code of the jackpot that the round wins in addition to its win. Its amount comes from the ledger. */
  jackpot?: string;
}

/**
 * The rules of a game: a pure function from fair numbers, stake, choice and decisions to an outcome. The server, the
 * game's client and the verifier run the same function. The same arguments always give the same outcome, and a longer
 * list of decisions only adds events.
 *
 * @throws DecisionError if a decision is not allowed at its point of the round.
 */
export type PlayRound<Choice, Decision, Event extends RoundEvent> = (
  draw: UniformDraw,
  /** In minor units. */
  stake: bigint,
  choice: Choice,
  decisions: readonly Decision[],
) => Outcome<Event>;

/** The limits of a slip's amounts, in minor units. */
export interface SlipLimits {
  /** Each amount is a positive multiple of it. */
  unit: bigint;
  /** The maximum sum of one bet's amounts. */
  max: bigint;
}

/**
 * The schedule of a room's draws, in ms. Draw k opens at `offset + k × period` of the epoch, by the database's clock.
 */
export interface DrawSchedule {
  periodMs: number;
  /** If absent, every room has its own offset. */
  offsetMs?: number;
  bettingMs: number;
  /** The time from the close to the publication of the seeds: at least a second. Draws of a room do not overlap. */
  revealsAfterMs: number;
}

export type { Json } from './json.ts';

/** The form of a table's results in the lobby: a big road of two sides, or a mark for each result. */
export type TableTraces = RoadTraces | MarkTraces;

export interface RoadTraces {
  form: 'road';
  kind: RoadTable['kind'];
  /** The sides that are drawn in red and in blue. */
  sides: readonly [red: TableSide, blue: TableSide];
  /** The side that won; undefined at a tie. */
  sideOf: (result: Json) => TableSide | undefined;
}

export interface MarkTraces {
  form: 'marks';
  kind: MarkTableKind;
  /** The mark of a result, in the form that the contract defines for the kind. */
  markOf: (result: Json) => string;
}

/** A game whose rounds are scheduled draws that all players of its room share. A room is a title. */
export interface Drawing<Choice = unknown> {
  schedule: DrawSchedule;
  /** How many draws ahead a bet may be placed; 0 allows only the open draw. */
  drawsAhead: number;
  /** Whether a bet may be cancelled before its draw closes. */
  isCancellable?: boolean;
  /** Whether the site notifies players of their result in a draw: they may be offline at that time. */
  notifiesPlayers?: boolean;
  /** The public result of the draw, from the same fair numbers that `play` reads. */
  resultOf: (draw: UniformDraw) => Json;
  /** The mark of the draw in the lobby of tables. Absent for a game without tables there. */
  traces?: TableTraces;
  /** The stakes of a bet by place, for the public totals. Amounts are in minor units. */
  placesOf?(choice: Choice): { place: string; amount: bigint }[];
}

/** A game on offer: its rules, and the properties that the server reads. */
export interface Game<Choice = unknown, Decision = unknown, Event extends RoundEvent = RoundEvent> {
  /** Stored with every round. Any change of an outcome or a pay requires a new version. */
  version: string;
  /**
   * The exact return to player as a fraction of the stake, rounded to nine places, for instance "0.990000000". Empty
   * for a game with seats, which declares its rake.
   */
  declaredReturn: string;
  /** The declared return where jackpots are not allowed. Absent if the game has none. */
  returnWithoutJackpots?: string;
  /** Set for slots, which have their own cycle time. */
  isSlot?: boolean;
  /**
   * Set for a game whose rounds all players share; its bets and decisions go through the room. Events of these types
   * stay hidden until the seeds of the round are revealed.
   */
  sharedSecrets?: readonly string[];
  /**
   * Set for a game whose rounds are draws on a schedule. The result of a bet stays hidden until the draw is revealed.
   */
  drawing?: Drawing<Choice>;
  /** Set for a game that players play with each other at tables with seats. Its rounds are sittings. */
  seating?: Seating;
  /** Set for the sportsbook: its bets are slips, with their own calls. */
  isSportsbook?: boolean;
  /** The available stakes in minor units, in ascending order. */
  stakesOf: (currency: Currency) => bigint[];
  /**
   * Set for a game whose stake is the sum of amounts on several places. `stakesOf` then returns the chips. The choice
   * has already passed `choice`.
   */
  slip?: {
    amountsOf: (choice: Choice) => bigint[];
    limitsOf: (currency: Currency) => SlipLimits;
  };
  /**
   * Set for a game whose player bets while the last round is still shown: the least time in ms between the last bet and
   * a bet with this choice. The minimum cycle of a play profile also applies.
   */
  minCycleMsOf?: (choice: Choice) => number;
  /** The player's choice with a bet, for instance a target, and the terms. Unknown fields are rejected. */
  choice: z.ZodType<Choice>;
  /** The part of the choice that follows from the session instead of the player. Absent if there is none. */
  termsOf?: (session: { currency: Currency; areJackpotsAllowed: boolean }) => object;
  /**
   * The decimal odds of a bet, reported to the gateway with the bet; the final odds are reported with its win. Absent
   * for a game without odds.
   */
  oddsOf?: (choice: Choice, decisions: readonly Decision[]) => string;
  /** The player's decision during a round. `z.never()` for a game that is over when the bet is placed. */
  decision: z.ZodType<Decision>;
  play: PlayRound<Choice, Decision, Event>;
  /**
   * The next decision of a round that its player abandoned; called until the round is over. It never raises the stake.
   * Absent for a game without decisions.
   */
  nextEndingDecision?: (events: readonly Event[]) => Decision;
  /** The book that its rounds or prizes come from. Absent if the seeds decide everything. */
  book?: OpenBook;
}

/**
 * Erases the types of a game's definition for the server. Arguments of its functions have passed `choice` and
 * `decision`, or come from `play`.
 */
export function defineGame<Choice, Decision, Event extends RoundEvent>(game: Game<Choice, Decision, Event>): Game {
  const { play, nextEndingDecision, slip, minCycleMsOf, oddsOf, ...rest } = game;
  return {
    ...rest,
    play: (draw, stake, choice, decisions) => play(draw, stake, choice as Choice, decisions as readonly Decision[]),
    ...(slip && { slip: { ...slip, amountsOf: (choice: unknown) => slip.amountsOf(choice as Choice) } }),
    ...(minCycleMsOf && { minCycleMsOf: (choice: unknown) => minCycleMsOf(choice as Choice) }),
    ...(oddsOf && {
      oddsOf: (choice: unknown, decisions: readonly unknown[]) =>
        oddsOf(choice as Choice, decisions as readonly Decision[]),
    }),
    ...(nextEndingDecision && {
      nextEndingDecision: (events: readonly RoundEvent[]) => nextEndingDecision(events as readonly Event[]),
    }),
  };
}
