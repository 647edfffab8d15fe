import type { LegQuote } from '../../fairness/legQuote.ts';
import type {
  Board,
  Fixture,
  LegChances,
  League,
  LegOutcome,
  MatchEvent,
  Selection,
  Sport,
} from '../../games/sportsbook/model/sportModel.ts';
import type { Pace } from '../../games/sportsbook/pace.ts';
import type { MarketView } from '../../sportsApi.ts';

/** A listed fixture, as a row of the table. */
export interface ListedFixture extends Fixture {
  /** The latest moment at which it ends, in epoch ms. */
  endsBy: number;
  seedPairId: string;
  sealedServerSeed: Buffer;
  seedHash: string;
  clientSeed: string;
}

/** A source's state of a fixture at a time. The same fixture and moment always have the same answer. */
export interface FixtureMoment {
  /** Grows with every change of the fixture or a price. */
  revision: number;
  phase: 'upcoming' | 'live' | 'over';
  board: Board;
  /** The events so far. */
  events: readonly MatchEvent[];
  /** Whether bets are suspended. */
  isSuspended: boolean;
  /** The time of the last event that suspends betting, in epoch ms; null if there was none. */
  stoppedAt: number | null;
  /** Returns the open markets with their prices. */
  markets: () => readonly MarketView[];
  /**
   * Returns the price of a leg of these selections, in hundredths. Null if one of them is closed now, or they exclude
   * each other.
   *
   * @throws RangeError for a selection that the fixture does not have.
   */
  priceOf(selections: readonly Selection[]): number | null;
  /** The inputs of prices at this time. Null if they do not come from a model that players can run. */
  quote: LegQuote | null;
  /**
   * Returns the chances of a leg of these selections.
   *
   * @throws RangeError for a selection that the fixture does not have.
   */
  legChances(selections: readonly Selection[]): LegChances;
  /** Returns the result of a leg of these selections. @throws RangeError as above. */
  outcomeOf(selections: readonly Selection[]): LegOutcome;
}

/**
 * The source of fixtures and their states. The sportsbook uses a sport only through this interface, so a source of real
 * fixtures can replace the simulated one (docs/sports-feed.md).
 */
export interface SportsFeed {
  sports: readonly Sport[];
  leagues: readonly League[];
  /** Returns the rules of bets in play for a sport. */
  paceOf(sport: Pick<Sport, 'kind'>): Pace;
  /** Returns the fixtures of a league that start after one moment and not after another. */
  startingBetween(league: League, after: number, until: number): Fixture[];
  /** Returns the known state at a time in epoch ms. It is never called for a future time. */
  at(fixture: ListedFixture, moment: number): FixtureMoment;
}
