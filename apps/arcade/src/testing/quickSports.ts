import { leagues } from '../games/sportsbook/model/leagues.ts';
import { simulatedSports } from '../modules/sports/simulatedSports.ts';
import type { SimulatedSports } from '../modules/sports/simulatedFeed.ts';

/** The acceleration of fixtures: a football match takes half a minute, a horse race ten seconds. */
const SPEED = 20;

/**
 * Some leagues of each model, preferring those with the most frequent fixtures. All leagues at this pace would be
 * 60,000 rows a day.
 */
const QUICK_LEAGUES = new Set([
  'fb-lantern',
  'vl-mirage',
  'bk-harbour',
  'tn-bamboo',
  'tt-lotus',
  'sf-alley',
  'ck-saffron',
  'hr-meadow',
]);

/** The accelerated simulated sports, for suites in which fixtures settle slips. Rules and prices are the site's. */
export const quickSports: SimulatedSports = {
  ...simulatedSports,
  leagues: leagues
    .filter(({ code }) => QUICK_LEAGUES.has(code))
    .map((league) => ({ ...league, periodMs: league.periodMs / SPEED, offsetMs: league.offsetMs / SPEED })),
  fixtureOf(code, number) {
    const fixture = simulatedSports.fixtureOf(code, number);
    return { ...fixture, startsAt: Math.round(fixture.startsAt / SPEED), tickMs: Math.round(fixture.tickMs / SPEED) };
  },
  paceOf(kind) {
    const pace = simulatedSports.paceOf(kind);
    return { ...pace, betDelayMs: pace.betDelayMs / 4, suspendedMs: pace.suspendedMs / SPEED };
  },
};
