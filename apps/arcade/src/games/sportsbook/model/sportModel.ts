/*
 * The models of simulated fixtures. A fixture follows from its league and number; its tape, the course of events,
 * follows from its seeds. Everything here is pure: the server, the page and the verifier run the same code.
 */
import type { UniformDraw } from '../../../fairness/uniformDraw.ts';
import type { Fraction } from '../../fraction.ts';
import type { Json } from '../../game.ts';

/** A text in each language of the site. */
export interface SportText {
  EN: string;
  TY: string;
  CN: string;
}

export type ModelKind = 'goals' | 'points' | 'sets' | 'race' | 'bout' | 'innings';

/** A sport of the sportsbook. `group` is the category of the site that lists it. */
export interface Sport {
  code: string;
  group: 'sports' | 'esports' | 'cockfight';
  name: SportText;
  kind: ModelKind;
}

/** A league: its entrants, and the schedule of its fixtures. */
export interface League {
  code: string;
  /** Code of the sport. */
  sport: string;
  name: SportText;
  /** Invented names; none refers to a real club, athlete or league. */
  entrants: readonly SportText[];
  /** A strength from 1 to 9 for each entrant. */
  strengths: readonly number[];
  /** Fixture n starts at `offsetMs + n × periodMs` of the epoch. */
  periodMs: number;
  offsetMs: number;
}

/** A fixture, without anything of its tape. */
export interface Fixture {
  /** `<league>:<number>`. */
  id: string;
  league: string;
  sport: string;
  number: number;
  kind: ModelKind;
  /** Home and away; the runners of a race in order of their numbers. */
  entrants: readonly SportText[];
  /** Integers that the model reads, for instance chances of a goal in a tick in 65,536ths. */
  parameters: Readonly<Record<string, number | readonly number[]>>;
  startsAt: number;
  /** The fixture ends after at most this many ticks. */
  ticks: number;
  tickMs: number;
}

/** The selection of a bet. `market` names the question and its line, `pick` the answer: `total:2.5`, `over`. */
export interface Selection {
  market: string;
  pick: string;
}

/** An answer on offer, with its chance now. */
export interface Pick {
  pick: string;
  /** The chance that it wins, given that it is not void. */
  chance: Fraction;
}

export interface Market {
  market: string;
  /** The group of the market on the page; the main group is first. */
  group: 'main' | 'handicap' | 'total' | 'period' | 'score' | 'special';
  picks: readonly Pick[];
}

/** The public state of a fixture at a tick. */
export interface Board {
  /** One number for each entrant: goals, points, sets won, or the place in a race. */
  score: readonly number[];
  /** The score of each period or set so far, in the order of `score`. */
  periods: readonly (readonly number[])[];
  /** The name of the current period, a key of the page's words: `firstHalf`, `set2`, `lap`. */
  period: string;
  /** The clock of the sport, for instance minutes; null if the sport has none. */
  clock: number | null;
  isOver: boolean;
  /** Whether the fixture was abandoned. Undecided bets are then void. */
  isAbandoned: boolean;
  /** Further figures of a sport, one number for each entrant by message key: `game`, `serving`, `wickets`. */
  details?: Readonly<Record<string, readonly number[]>>;
}

/** An event of a fixture, for the page's feed and picture. */
export interface MatchEvent {
  tick: number;
  type: string;
  /** The entrant of the event; null if there is none. */
  entrant: number | null;
  /** The points of a `score`. */
  points?: number;
}

export type LegOutcome = 'open' | 'won' | 'lost' | 'void';

/**
 * The possible results of selections of one fixture in one leg. The leg is lost if one of them is, otherwise void if
 * one of them is, otherwise won. Both chances are unconditional: the remainder to 1 is the chance to lose.
 */
export interface LegChances {
  won: Fraction;
  void: Fraction;
}

/**
 * A model. A state contains everything about the fixture so far that a market depends on, so that pricing and settling
 * need nothing else.
 */
export interface SportModel<State extends Json = Json> {
  kind: ModelKind;
  start(fixture: Fixture): State;
  /** The state after the next tick. */
  play(fixture: Fixture, state: State, draw: UniformDraw): State;
  board(fixture: Fixture, state: State): Board;
  /** Resets the parts of a state that no price depends on. If absent, prices depend on the whole state. */
  pricingState?(state: State): State;
  /** The events between a state and the next one. */
  eventsBetween(fixture: Fixture, before: State, after: State): MatchEvent[];
  /** The open markets of a state, without decided ones. */
  markets(fixture: Fixture, state: State): Market[];
  /**
   * The exact chance that all selections of one fixture win from this state on, given that their leg is not void.
   * Prices are computed from it. It is 0 if the leg is certainly void.
   *
   * @throws RangeError if the fixture has no such selection.
   */
  chanceOfAll(fixture: Fixture, state: State, selections: readonly Selection[]): Fraction;
  /**
   * The exact chances that the leg of these selections wins, or is void. The value of a cash-out is the first times the
   * price, plus the second times the stake.
   *
   * @throws RangeError if the fixture has no such selection.
   */
  legChances(fixture: Fixture, state: State, selections: readonly Selection[]): LegChances;
  outcomeOf(fixture: Fixture, state: State, selection: Selection): LegOutcome;
}
