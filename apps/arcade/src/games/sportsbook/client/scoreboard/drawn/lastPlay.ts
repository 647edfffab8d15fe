import type { FixtureView } from '../../../../../sportsApi.ts';
import type { MatchEvent, ModelKind } from '../../../model/sportModel.ts';
import { sideOf, type Side } from './drawing.ts';
import { setsMoment } from './setsMoment.ts';
import { turnsMoment } from './turnsMoment.ts';

/** The last event, as a message key of the page with its values. */
export interface LastPlay {
  key: string;
  side: Side | null;
  points: number;
}

/** A recent event, as a mark in a row. */
export interface Play {
  side: Side | null;
  mark: string;
  /** Whether the mark has a figure besides its colour. */
  isWide: boolean;
}

/** The number of marks in a row. */
const MAX_PLAYS = 14;

/** The names of points in sports that have their own. */
const pointKeys: Readonly<Record<string, string>> = {
  snooker: 'play.ball',
  'lane-war': 'play.tower',
  'hero-arena': 'play.tower',
  'mobile-heroes': 'play.tower',
  'tactical-shooter': 'play.round',
  'mecha-league': 'event.hit',
  'strategy-clash': 'play.land',
  'card-duel': 'play.trick',
  'pro-circuit': 'play.station',
};

function lastOfSets(fixture: FixtureView, events: readonly MatchEvent[]): LastPlay | undefined {
  const { last, winner } = setsMoment(fixture, events);
  if (!last) return undefined;
  const { side, ends } = last;
  if (winner !== null) return { key: 'event.winner', side: winner, points: 0 };
  const key = ends === 'point' ? (pointKeys[fixture.sport] ?? 'event.point') : `event.${ends}`;
  return { key, side, points: 1 };
}

function lastOfTurns(fixture: FixtureView, events: readonly MatchEvent[]): LastPlay | undefined {
  const { last } = turnsMoment(fixture, events);
  if (!last) return undefined;
  const { side, points } = last;
  if (points === null) return { key: 'event.wicket', side, points: 0 };
  return { key: points === 0 ? 'play.nothing' : 'play.scored', side, points };
}

function lastOfBout({ board }: FixtureView, events: readonly MatchEvent[]): LastPlay | undefined {
  const last = events.findLast(({ type }) => type !== 'end');
  if (!last) return undefined;
  if (board.isOver && last.type !== 'stoppage') {
    const [home = 0, away = 0] = board.score;
    if (board.isAbandoned) return { key: 'event.noContest', side: null, points: 0 };
    if (home === away) return { key: 'pick.draw', side: null, points: 0 };
    return { key: 'event.winner', side: home > away ? 0 : 1, points: 0 };
  }
  return { key: `event.${last.type}`, side: sideOf(last) ?? null, points: 1 };
}

/** Returns the last event of a fixture; undefined before the first one. */
export function lastPlay(kind: ModelKind, fixture: FixtureView, events: readonly MatchEvent[]): LastPlay | undefined {
  if (kind === 'sets') return lastOfSets(fixture, events);
  if (kind === 'bout') return lastOfBout(fixture, events);
  return lastOfTurns(fixture, events);
}

/** Returns the latest events, the newest last: points of the set, turns of the innings, hits of the round. */
export function recentPlays(kind: ModelKind, fixture: FixtureView, events: readonly MatchEvent[]): Play[] {
  if (kind === 'sets')
    return setsMoment(fixture, events)
      .points.slice(-MAX_PLAYS)
      .map((side) => ({ side, mark: '', isWide: false }));
  if (kind === 'bout') {
    const roundStart = events.findLastIndex(({ type }) => type === 'roundEnd') + 1;
    return events
      .slice(roundStart)
      .filter(({ type }) => type === 'hit')
      .slice(-MAX_PLAYS)
      .map((hit) => ({ side: sideOf(hit) ?? null, mark: '', isWide: false }));
  }
  const { turns } = turnsMoment(fixture, events);
  return turns.slice(-6).map(({ side, points }) => ({
    side: points === 0 ? null : side,
    mark: points === null ? 'W' : points === 0 ? '·' : String(points),
    isWide: true,
  }));
}
