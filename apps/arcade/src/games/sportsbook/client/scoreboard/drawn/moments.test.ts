import { describe, expect, it } from 'vitest';
import { sports } from '../../../model/sports.ts';
import { tapedFixture } from '../../testing/tapedFixture.ts';
import { boutMoment } from './boutMoment.ts';
import { landingOf } from './court.ts';
import { lastPlay } from './lastPlay.ts';
import { pointsOf, setsMoment } from './setsMoment.ts';
import { turnsMoment } from './turnsMoment.ts';

const sportsOf = (...kinds: string[]): string[] =>
  sports.filter(({ kind }) => kinds.includes(kind)).map(({ code }) => code);
/** Yields each moment of a fixture with the server's data. */
function replay(sport: string, number?: number) {
  const fixture = tapedFixture(sport, number);
  return Array.from({ length: fixture.ticks + 1 }, (_, tick) => ({
    tick,
    fixture: fixture.at(tick),
    before: fixture.at(Math.max(0, tick - 1)),
  }));
}

describe('a match of sets', () => {
  it.each(sportsOf('sets'))('of %s shows the points of the current set as the board counts them', (sport) => {
    for (const { tick, fixture } of replay(sport)) {
      const moment = setsMoment(fixture, fixture.events);
      expect(moment.tick).toBe(tick);
      // In tennis the board counts games, the drawing points.
      const counted = sport === 'tennis' ? pointsOf(moment) : fixture.board.periods[moment.set];
      expect(pointsOf(moment)).toEqual(counted);
      expect(moment.winner === null).toBe(!fixture.board.isOver || fixture.board.isAbandoned);
    }
  });

  it('shows a set that has just ended until the next point', () => {
    const all = replay('badminton');
    const end = all.find(({ fixture }) => fixture.events.some(({ type }) => type === 'set'));
    const after = end && all[end.tick + 1];
    expect(end && setsMoment(end.fixture, end.fixture.events).last?.ends).toBe('set');
    expect(end && setsMoment(end.fixture, end.fixture.events).set).toBe(0);
    expect(after && setsMoment(after.fixture, after.fixture.events).points).toHaveLength(1);
  });

  it('lands the ball in the half of the side that lost the point', () => {
    for (let tick = 1; tick < 200; tick += 1) {
      expect(landingOf('tn-bamboo:1', tick, 0)[0]).toBeGreaterThan(0.5);
      expect(landingOf('tn-bamboo:1', tick, 1)[0]).toBeLessThan(0.5);
    }
  });

  it('lets the side serve that the board of tennis names', () => {
    for (const { fixture } of replay('tennis'))
      expect(setsMoment(fixture, fixture.events).server).toBe(fixture.board.details?.['serving']?.indexOf(1));
  });
});

describe('a game of turns', () => {
  it.each(sportsOf('points', 'innings'))('of %s shows each turn with its points', (sport) => {
    for (const number of [3_000_000, 3_000_001, 3_000_002, 3_000_003])
      for (const { tick, fixture, before } of replay(sport, number)) {
        const { last, tick: shown, winner } = turnsMoment(fixture, fixture.events);
        expect(shown).toBe(tick);
        if (tick === 0) continue;
        const side = last?.side ?? 0;
        const gained = [0, 1].map((each) => (fixture.board.score[each] ?? 0) - (before.board.score[each] ?? 0));
        expect(gained[side]).toBe(last?.points ?? 0);
        expect(gained[1 - side]).toBe(0);
        const wickets = [fixture, before].map(({ board }) => board.details?.['wickets']?.[side] ?? 0);
        expect(last?.points === null).toBe((wickets[0] ?? 0) > (wickets[1] ?? 0));
        const [home = 0, away = 0] = fixture.board.score;
        expect(winner).toBe(fixture.board.isOver && home !== away ? Number(away > home) : null);
      }
  });

  it('shows the turns of one innings of cricket, then of the next from its first ball on', () => {
    const all = replay('cricket');
    const first = all.find(({ fixture }) => fixture.events.some(({ type }) => type === 'periodEnd'));
    const next = first && all[first.tick + 1];
    expect(first && turnsMoment(first.fixture, first.fixture.events).turns).toHaveLength(first?.tick ?? -1);
    const turns = (next && turnsMoment(next.fixture, next.fixture.events).turns) ?? [];
    expect(turns.map(({ side }) => side)).toEqual([1]);
  });
});

describe('a bout', () => {
  it.each(sportsOf('bout'))('of %s shows every hit in its tick, and the side that took it', (sport) => {
    for (const number of [3_000_000, 3_000_001, 3_000_002])
      for (const { tick, fixture, before } of replay(sport, number)) {
        const { tick: shown, last, hitsTaken, winner } = boutMoment(fixture, fixture.events);
        const [home = 0, away = 0] = fixture.board.score;
        expect(shown).toBe(tick);
        expect(hitsTaken).toEqual([away, home]);
        const [homeBefore = 0, awayBefore = 0] = before.board.score;
        const hit = home > homeBefore ? 0 : away > awayBefore ? 1 : null;
        const stopped = fixture.board.details?.['stopped'];
        expect(last?.side ?? null).toBe(stopped ? 1 - stopped.indexOf(1) : hit);
        const byHits = home === away ? null : Number(away > home);
        const won = stopped ? 1 - stopped.indexOf(1) : byHits;
        expect(winner).toBe(fixture.board.isOver && !fixture.board.isAbandoned ? won : null);
      }
  });
});

it('describes the last event with messages of the page', async () => {
  const { english } = await import('../../messages/english.ts');
  const without = new Set<string>();
  for (const { code, kind } of sports.filter(({ kind: each }) => each !== 'goals' && each !== 'race'))
    for (const { fixture } of replay(code)) {
      const key = lastPlay(kind, fixture, fixture.events)?.key;
      if (key !== undefined && !(key in english)) without.add(`${code}: ${key}`);
    }
  expect([...without]).toEqual([]);
});
