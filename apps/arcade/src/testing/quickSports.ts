import { leagues } from '../games/sportsbook/model/leagues.ts';
import { simulatedSports } from '../modules/sports/simulatedSports.ts';
import type { SimulatedSports } from '../modules/sports/simulatedFeed.ts';

/**
 * Fixtures pass this many times as fast as on a site: a football match within half a minute, a horse race within ten
 * seconds.
 */
const HASTE = 20;

/**
 * Some of each model, those first whose fixtures follow each other soonest. All leagues at this pace were 60,000 rows
 * for a day.
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

/**
 * The simulated sports in haste, for suites in which slips are to be settled by their fixtures. Rules and prices are
 * the site's.
 */
export const quickSports: SimulatedSports = {
  ...simulatedSports,
  leagues: leagues
    .filter(({ code }) => QUICK_LEAGUES.has(code))
    .map((league) => ({ ...league, periodMs: league.periodMs / HASTE, offsetMs: league.offsetMs / HASTE })),
  fixtureOf(code, number) {
    const fixture = simulatedSports.fixtureOf(code, number);
    return { ...fixture, startsAt: Math.round(fixture.startsAt / HASTE), tickMs: Math.round(fixture.tickMs / HASTE) };
  },
  paceOf(kind) {
    const pace = simulatedSports.paceOf(kind);
    return { ...pace, betDelayMs: pace.betDelayMs / 4, suspendedMs: pace.suspendedMs / HASTE };
  },
};
