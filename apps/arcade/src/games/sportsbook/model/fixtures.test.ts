import { describe, expect, it } from 'vitest';
import { endsBy, fixtureOf, fixtureOfId, fixturesBetween, LISTED_MS, MAX_FIXTURE_MS, tickAt } from './fixtures.ts';
import { formats } from './formats.ts';
import { leagues } from './leagues.ts';
import type { Fixture } from './sportModel.ts';
import { sports } from './sports.ts';

const NOW = 1_790_000_000_000;
const MINUTE = 60_000;

const day = fixturesBetween(NOW - MAX_FIXTURE_MS, NOW + LISTED_MS);

function liveAt(at: number, fixtures: readonly Fixture[]): Fixture[] {
  return fixtures.filter((fixture) => fixture.startsAt <= at && endsBy(fixture) > at);
}

describe('fixtures', () => {
  it('follow only from league and number', () => {
    expect(fixtureOf('fb-lantern', 3_000_000)).toEqual(fixtureOf('fb-lantern', 3_000_000));
    expect(fixtureOf('fb-lantern', 3_000_000)).toMatchObject({
      id: 'fb-lantern:3000000',
      sport: 'football',
      kind: 'goals',
      startsAt: 3_000_000 * 9 * MINUTE,
      tickMs: 6000,
    });
    for (const { league, number } of day) expect(fixtureOf(league, number).id).toBe(`${league}:${number}`);
  });

  it('are found by their ids, and nothing else is', () => {
    for (const fixture of day.slice(0, 50)) expect(fixtureOfId(fixture.id)).toEqual(fixture);
    for (const id of ['', 'fb-lantern', 'fb-lantern:', 'fb-lantern:01', 'fb-lantern:-1', 'fb-lantern:1e3', 'no:1']) {
      expect(fixtureOfId(id)).toBeUndefined();
    }
    expect(() => fixtureOf('no', 1)).toThrow(RangeError);
    expect(() => fixtureOf('fb-lantern', 1.5)).toThrow(RangeError);
    expect(() => fixtureOf('fb-lantern', -1)).toThrow(RangeError);
  });

  it('are in order of their starts, from the first requested moment to before the last', () => {
    const starts = day.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const [first] = fixturesBetween(NOW, NOW + LISTED_MS, { league: 'fb-lantern' });
    const { startsAt } = first as Fixture;
    expect(fixturesBetween(startsAt, startsAt + 1, { league: 'fb-lantern' })).toEqual([first]);
    expect(fixturesBetween(startsAt - 1, startsAt, { league: 'fb-lantern' })).toEqual([]);
    expect(fixturesBetween(NOW, NOW + LISTED_MS, { sport: 'golf' }).every(({ sport }) => sport === 'golf')).toBe(true);
  });

  it('list fewer than 3,000 for a day', () => {
    expect(fixturesBetween(NOW, NOW + LISTED_MS).length).toBeLessThan(3000);
    expect(fixturesBetween(NOW, NOW + LISTED_MS).length).toBeGreaterThan(2500);
  });

  it('have two to four live games of football at any time', () => {
    const football = day.filter(({ sport }) => sport === 'football');
    for (let at = NOW; at < NOW + LISTED_MS - MINUTE; at += 7000) {
      const { length } = liveAt(at, football);
      expect(length).toBeGreaterThanOrEqual(2);
      expect(length).toBeLessThanOrEqual(4);
    }
  });

  it.each(sports)('of $code are live or begin within twenty minutes', ({ code }) => {
    const ofSport = day.filter(({ sport }) => sport === code);
    for (let at = NOW; at < NOW + LISTED_MS - 30 * MINUTE; at += 5 * MINUTE) {
      const isLive = liveAt(at, ofSport).length > 0;
      expect(isLive || ofSport.some(({ startsAt }) => startsAt > at && startsAt <= at + 20 * MINUTE)).toBe(true);
    }
  });

  it('last at most three to eleven minutes, and hardly overlap within a league', () => {
    for (const { code, periodMs } of leagues) {
      const fixture = fixtureOf(code, 3_000_000);
      const lastsMs = endsBy(fixture) - fixture.startsAt;
      expect(lastsMs).toBeGreaterThanOrEqual(3 * MINUTE);
      expect(lastsMs).toBeLessThanOrEqual(MAX_FIXTURE_MS);
      expect(lastsMs).toBeLessThanOrEqual(periodMs + MINUTE);
    }
  });

  it('let every two entrants of a league meet, at home and away', () => {
    const meetings = new Map<string, number>();
    for (let number = 0; number < 12 * 11; number += 1) {
      const [home, away] = fixtureOf('fb-monsoon', number).entrants.map(({ EN }) => EN);
      expect(home).not.toBe(away);
      meetings.set(`${home}/${away}`, (meetings.get(`${home}/${away}`) ?? 0) + 1);
    }
    expect(meetings.size).toBe(12 * 11);
  });

  it('have different runners in a race', () => {
    for (const { entrants } of day.filter(({ kind }) => kind === 'race').slice(0, 100)) {
      expect(new Set(entrants.map(({ EN }) => EN)).size).toBe(entrants.length);
    }
  });

  it('count ticks from the start to the end', () => {
    const fixture = fixtureOf('fb-lantern', 3_000_000);
    expect(tickAt(fixture, fixture.startsAt - 1)).toBe(0);
    expect(tickAt(fixture, fixture.startsAt + 5999)).toBe(0);
    expect(tickAt(fixture, fixture.startsAt + 6000)).toBe(1);
    expect(tickAt(fixture, endsBy(fixture) + 1)).toBe(fixture.ticks);
  });

  it('have parameters of whole numbers', () => {
    for (const { parameters } of day) {
      for (const value of Object.values(parameters).flat()) {
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      }
    }
  });

  it.each(Object.keys(formats))('of %s fit all cases for any difference of strengths', (sport) => {
    for (const strengths of [
      [9, 1],
      [1, 9],
      [5, 5],
    ]) {
      const parameters = formats[sport]?.parametersOf(strengths) as Record<string, number>;
      const { home = 1, away = 1, homeStop = 1, awayStop = 1, homeHit = 1, awayHit = 1 } = parameters;
      expect(Math.min(home, away, homeStop, awayStop, homeHit, awayHit)).toBeGreaterThan(0);
      expect(home + away + homeStop + awayStop + homeHit + awayHit).toBeLessThan(65_536);
      const { homeServing = 1, awayServing = 1, goldenHome = 1 } = parameters;
      expect(Math.max(homeServing, awayServing, goldenHome)).toBeLessThan(4096);
      expect(Math.min(homeServing, awayServing)).toBeGreaterThan(0);
      for (const scores of [parameters.homeScores, parameters.awayScores, parameters.weights]) {
        const cases = (scores ?? [1]) as unknown as number[];
        expect(Math.min(...cases)).toBeGreaterThanOrEqual(0);
        expect(cases.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4096);
      }
    }
  });
});
