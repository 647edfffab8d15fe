/*
 * The models of simulated fixtures. A fixture follows from its league and number; what happens in it, its tape, follows
 * from its seeds. Everything here is pure: the server, the page and the verifier run the same code.
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

/** A league: who plays, and when its fixtures start. */
export interface League {
  code: string;
  /** Code of the sport. */
  sport: string;
  name: SportText;
  /** Invented names; none of a real club, athlete or league. */
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
  /** That it wins, given that it is not void. */
  chance: Fraction;
}

export interface Market {
  market: string;
  /** For the page: markets of a group are together, the main ones first. */
  group: 'main' | 'handicap' | 'total' | 'period' | 'score' | 'special';
  picks: readonly Pick[];
}

/** The public state of a fixture at a tick. */
export interface Board {
  /** One number for each entrant: goals, points, sets won, or the place in a race. */
  score: readonly number[];
  /** The score of each period or set so far, in the order of `score`. */
  periods: readonly (readonly number[])[];
  /** The name of the running period, a key of the page's words: `firstHalf`, `set2`, `lap`. */
  period: string;
  /** The clock of the sport, for instance minutes; null where a sport has none. */
  clock: number | null;
  isOver: boolean;
  /** The fixture was given up: bets that are not decided are void. */
  isAbandoned: boolean;
  /** Further figures of a sport, one number for each entrant by message key: `game`, `serving`, `wickets`. */
  details?: Readonly<Record<string, readonly number[]>>;
}

/** Something that happened, for the page's feed and its picture of the fixture. */
export interface MatchEvent {
  tick: number;
  type: string;
  /** The entrant it is about; null if none. */
  entrant: number | null;
  /** The points of a `score`. */
  points?: number;
}

export type LegOutcome = 'open' | 'won' | 'lost' | 'void';

/**
 * The possible results of selections of one fixture in one leg. The leg is lost if one of them is, otherwise void if
 * one of them is, otherwise won. Both chances are unconditional: the rest to 1 is the chance to lose.
 */
export interface LegChances {
  won: Fraction;
  void: Fraction;
}

/**
 * A model. A state is what has happened so far; it holds all that a market asks for, so that nothing but the state is
 * needed to price or settle.
 */
export interface SportModel<State extends Json = Json> {
  kind: ModelKind;
  start(fixture: Fixture): State;
  /** The state after the next tick. */
  play(fixture: Fixture, state: State, draw: UniformDraw): State;
  board(fixture: Fixture, state: State): Board;
  /** A state without what no price asks for. As it is without this. */
  priced?(state: State): State;
  /** The events between a state and the next one. */
  eventsBetween(fixture: Fixture, before: State, after: State): MatchEvent[];
  /** The markets that are open in a state, without those that are decided. */
  markets(fixture: Fixture, state: State): Market[];
  /**
   * The exact chance that all selections win from this state on, all of one fixture, given that their leg is not void.
   * Prices are made from it. It is 0 if the leg is void for certain.
   *
   * @throws RangeError for a selection that the fixture does not have.
   */
  chanceOfAll(fixture: Fixture, state: State, selections: readonly Selection[]): Fraction;
  /**
   * The exact chances that the leg of these selections wins, or is void. A cash-out is worth the one times the price,
   * and the other times the stake.
   *
   * @throws RangeError for a selection that the fixture does not have.
   */
  legChances(fixture: Fixture, state: State, selections: readonly Selection[]): LegChances;
  outcomeOf(fixture: Fixture, state: State, selection: Selection): LegOutcome;
}
