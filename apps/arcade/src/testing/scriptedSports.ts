import { fraction, times, type Fraction } from '../games/fraction.ts';
import type { Json } from '../games/game.ts';
import type {
  Fixture,
  LegChances,
  LegOutcome,
  League,
  Selection,
  Sport,
  SportModel,
} from '../games/sportsbook/model/sportModel.ts';
import type { Pace } from '../games/sportsbook/pace.ts';
import type { SimulatedSports } from '../modules/sports/simulatedFeed.ts';

/*
 * A sport whose tape a test writes: its fixtures name the ticks of their goals. Prices follow from the score in a
 * simple way, so that a test knows them.
 */

const text = (EN: string) => ({ EN, TY: EN, CN: EN });

const sport: Sport = { code: 'scripted', group: 'sports', name: text('Scripted'), kind: 'goals' };

/** The only league. Its fixtures begin once an hour; a test inserts those that it needs. */
const scriptedLeague: League = {
  code: 'league',
  sport: sport.code,
  name: text('League'),
  entrants: [text('Home'), text('Away')],
  strengths: [1, 1],
  periodMs: 3_600_000,
  offsetMs: 0,
};

/**
 * The rules of bets in play. Tests advance the time, so that a delay is never over before they have checked the delayed
 * slip.
 */
export const scriptedPace: Pace = { betDelayMs: 30_000, suspendedMs: 60_000, stoppedBy: ['goal'] };

/** The events of a fixture, by tick. */
export interface Script {
  home?: number[];
  away?: number[];
  /** Ticks at which the chances move to the home side as after a goal, though there is none. */
  shifts?: number[];
  /** The tick after which the fixture is abandoned. */
  abandonedAt?: number;
  ticks?: number;
  tickMs?: number;
}

export function scriptedFixture(number: number, startsAt: number, script: Script = {}): Fixture {
  const { home = [], away = [], shifts = [], abandonedAt = -1, ticks = 600, tickMs = 1_000 } = script;
  return {
    id: `${scriptedLeague.code}:${number}`,
    league: scriptedLeague.code,
    sport: sport.code,
    number,
    kind: 'goals',
    entrants: scriptedLeague.entrants,
    parameters: { home, away, shifts, abandonedAt },
    startsAt,
    ticks,
    tickMs,
  };
}

interface Score {
  readonly [key: string]: Json;
  tick: number;
  home: number;
  away: number;
  shifts: number;
}

const countBy = ({ parameters }: Fixture, side: 'home' | 'away' | 'shifts', tick: number): number =>
  (parameters[side] as readonly number[]).filter((at) => at <= tick).length;

const isAbandoned = ({ parameters }: Fixture, tick: number): boolean => {
  const at = parameters['abandonedAt'] as number;
  return at >= 0 && tick >= at;
};
const isOver = (fixture: Fixture, { tick }: Score): boolean => tick >= fixture.ticks || isAbandoned(fixture, tick);

const markets = {
  winner: ['home', 'draw', 'away'],
  'total:1.5': ['over', 'under'],
  noDraw: ['home', 'away'],
} as const;
type MarketName = keyof typeof markets;

function isMarket(market: string): market is MarketName {
  return Object.hasOwn(markets, market);
}

function outcomeOf(fixture: Fixture, score: Score, { market, pick }: Selection): LegOutcome {
  const picks: readonly string[] = isMarket(market) ? markets[market] : [];
  if (!picks.includes(pick)) throw new RangeError(`the fixture has no ${market} ${pick}`);
  const { home, away } = score;
  if (market === 'total:1.5' && home + away > 1) return pick === 'over' ? 'won' : 'lost';
  if (isAbandoned(fixture, score.tick)) return 'void';
  if (!isOver(fixture, score)) return 'open';
  if (market === 'total:1.5') return pick === 'under' ? 'won' : 'lost';
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
  if (market === 'noDraw' && winner === 'draw') return 'void';
  return winner === pick ? 'won' : 'lost';
}

/** Chances with a denominator of 20, by the goals so far: even at first, and a fifth more for each goal of a side. */
function chancesOf({ home, away, shifts }: Score, { market, pick }: Selection): LegChances {
  const lead = Math.max(-2, Math.min(2, home + shifts - away));
  const twentieths: Record<string, [won: number, returned: number]> = {
    'winner home': [8 + 4 * lead, 0],
    'winner away': [8 - 4 * lead, 0],
    'winner draw': [4, 0],
    'noDraw home': [8 + 4 * lead, 4],
    'noDraw away': [8 - 4 * lead, 4],
    'total:1.5 over': [10 + 5 * (home + away), 0],
    'total:1.5 under': [10 - 5 * (home + away), 0],
  };
  const [won, returned] = twentieths[`${market} ${pick}`] ?? [0, 0];
  return { won: fraction(won, 20), void: fraction(returned, 20) };
}

function legChances(fixture: Fixture, score: Score, selections: readonly Selection[]): LegChances {
  let chances: LegChances = { won: fraction(1), void: fraction(0) };
  for (const selection of selections) {
    outcomeOf(fixture, score, selection);
    const next = chancesOf(score, selection);
    chances = { won: times(chances.won, next.won), void: selections.length === 1 ? next.void : fraction(0) };
  }
  return chances;
}

function unlessVoid({ won, void: returned }: LegChances): Fraction {
  return fraction(won.numerator * returned.denominator, won.denominator * (returned.denominator - returned.numerator));
}

const scripted: SportModel<Score> = {
  kind: 'goals',
  start: () => ({ tick: 0, home: 0, away: 0, shifts: 0 }),
  play(fixture, { tick }, draw) {
    // The tape of a real model draws numbers too.
    draw(2);
    const next = tick + 1;
    return {
      tick: next,
      home: countBy(fixture, 'home', next),
      away: countBy(fixture, 'away', next),
      shifts: countBy(fixture, 'shifts', next),
    };
  },
  board(fixture, score) {
    const { tick, home, away } = score;
    return {
      score: [home, away],
      periods: [[home, away]],
      period: 'firstHalf',
      clock: tick,
      isOver: isOver(fixture, score),
      isAbandoned: isAbandoned(fixture, tick),
    };
  },
  eventsBetween: (_, before, after) => [
    ...(after.home > before.home ? [{ tick: after.tick, type: 'goal', entrant: 0 }] : []),
    ...(after.away > before.away ? [{ tick: after.tick, type: 'goal', entrant: 1 }] : []),
  ],
  markets: (fixture, score) =>
    Object.entries(markets).flatMap(([market, picks]) => {
      const open = picks.filter((pick) => outcomeOf(fixture, score, { market, pick }) === 'open');
      if (open.length === 0) return [];
      const chance = (pick: string) => unlessVoid(chancesOf(score, { market, pick }));
      return [{ market, group: 'main' as const, picks: open.map((pick) => ({ pick, chance: chance(pick) })) }];
    }),
  chanceOfAll: (fixture, score, selections) => unlessVoid(legChances(fixture, score, selections)),
  legChances,
  outcomeOf,
};

// A model only receives states that it created.
const model = scripted as SportModel;

/** The sports of tests. They list no fixtures automatically. */
export const scriptedSports: SimulatedSports = {
  sports: [sport],
  leagues: [{ ...scriptedLeague, periodMs: Number.MAX_SAFE_INTEGER }],
  fixtureOf: (_, number) => scriptedFixture(number, scriptedLeague.offsetMs + number * scriptedLeague.periodMs),
  modelOf: () => model,
  paceOf: () => scriptedPace,
};
