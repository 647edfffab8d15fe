import { formats, type Format } from './formats.ts';
import { leagueOf, leagues } from './leagues.ts';
import type { Fixture, League } from './sportModel.ts';
import { sportOf } from './sports.ts';

/** The fixtures that are listed start within this many ms. */
export const LISTED_MS = 24 * 60 * 60 * 1000;

/** The longest fixture. A window that opens this long before now contains all live fixtures. */
export const MAX_FIXTURE_MS = 11 * 60 * 1000;

/** The filter of fixtures; an empty one selects all. */
export interface FixtureFilter {
  sport?: string;
  league?: string;
}

function formatOf(league: League): Format {
  const format = formats[league.sport];
  if (!format) throw new RangeError(`the sport ${league.sport} has no format`);
  return format;
}

/**
 * Returns the indices of two sides by the circle method: every two entrants meet once in a cycle, and each cycle swaps
 * home and away. Entrant 0 is fixed while the others rotate.
 */
function pairOf(entrants: number, number: number): [number, number] {
  const games = entrants / 2;
  const [round, game] = [Math.floor(number / games), number % games];
  const seat = (position: number): number => (position === 0 ? 0 : ((position - 1 + round) % (entrants - 1)) + 1);
  const pair: [number, number] = [seat(game), seat(entrants - 1 - game)];
  const [cycle, inCycle] = [Math.floor(round / (entrants - 1)), round % (entrants - 1)];
  const isSwapped = (cycle + inCycle + game) % 2 === 1;
  return isSwapped ? [pair[1], pair[0]] : pair;
}

/** Returns the indices of the runners of a race: a window that moves over the entrants. */
function fieldOf(entrants: number, runners: number, number: number): number[] {
  return Array.from({ length: runners }, (_, i) => (number * 3 + i) % entrants);
}

function build(league: League, number: number): Fixture {
  const format = formatOf(league);
  const count = league.entrants.length;
  const indices = format.entrants === 2 ? pairOf(count, number) : fieldOf(count, format.entrants, number);
  return {
    id: `${league.code}:${number}`,
    league: league.code,
    sport: league.sport,
    number,
    kind: sportOf(league.sport).kind,
    entrants: indices.map((index) => league.entrants[index] as League['entrants'][number]),
    parameters: format.parametersOf(indices.map((index) => league.strengths[index] as number)),
    startsAt: league.offsetMs + number * league.periodMs,
    ticks: format.ticks,
    tickMs: format.tickMs,
  };
}

/**
 * Fixture `number` of a league. It follows only from these two.
 *
 * @throws RangeError if there is no such league, or the number is not a whole number from 0.
 */
export function fixtureOf(leagueCode: string, number: number): Fixture {
  const league = leagueOf(leagueCode);
  if (!league || !Number.isSafeInteger(number) || number < 0) {
    throw new RangeError(`there is no fixture ${leagueCode}:${number}`);
  }
  return build(league, number);
}

/** Returns the fixture of an id, `<league>:<number>`. Undefined if there is none. */
export function fixtureOfId(id: string): Fixture | undefined {
  const match = /^([a-z\d-]{1,40}):(0|[1-9]\d{0,11})$/.exec(id);
  const league = match?.[1] === undefined ? undefined : leagueOf(match[1]);
  return league && build(league, Number(match?.[2]));
}

/** Returns the fixtures that start from `fromMs` on and before `toMs`, in order of their starts. */
export function fixturesBetween(fromMs: number, toMs: number, filter: FixtureFilter = {}): Fixture[] {
  const fixtures: Fixture[] = [];
  for (const league of leagues) {
    if (filter.sport !== undefined && league.sport !== filter.sport) continue;
    if (filter.league !== undefined && league.code !== filter.league) continue;
    const first = Math.max(0, Math.ceil((fromMs - league.offsetMs) / league.periodMs));
    for (let number = first; league.offsetMs + number * league.periodMs < toMs; number += 1) {
      fixtures.push(build(league, number));
    }
  }
  return fixtures.toSorted((a, b) => a.startsAt - b.startsAt);
}

/** Returns the latest end of a fixture, in epoch ms. */
export function endsBy({ startsAt, ticks, tickMs }: Fixture): number {
  return startsAt + ticks * tickMs;
}

/** Returns how many ticks of a fixture are played at a time: 0 before its start, and at most all. */
export function tickAt({ startsAt, ticks, tickMs }: Fixture, nowMs: number): number {
  return Math.min(ticks, Math.max(0, Math.floor((nowMs - startsAt) / tickMs)));
}
