import type { FixtureView } from '../../../../../sportsApi.ts';
import type { MatchEvent } from '../../../model/sportModel.ts';
import { sideOf, type Side } from './drawing.ts';

/** The state of a match of sets for the drawing. */
export interface SetsMoment {
  /** The number of all played points. */
  tick: number;
  /** The winner of each point of the shown set, in order. A set that has just ended is shown until the next point. */
  points: readonly Side[];
  /** The last of these points: its winner, and the unit that it ended. Null before the first one. */
  last: { side: Side; ends: 'point' | 'game' | 'set' | 'match' } | null;
  /** The number of the shown set, from 0. */
  set: number;
  /** The side that serves next. */
  server: Side;
  /** The side that won the match. Null while the match continues, and if it was abandoned. */
  winner: Side | null;
}

/** The units that end with a point, the greatest first. */
const endings = [
  { type: 'end', ends: 'match' },
  { type: 'set', ends: 'set' },
  { type: 'game', ends: 'game' },
] as const;

/**
 * Returns the side that serves next if the board does not name it: in table tennis the server changes after two points,
 * elsewhere the winner of the point serves.
 */
function serverOf(sport: string, set: number, points: readonly Side[]): Side {
  if (sport === 'table-tennis') return ((Math.floor(points.length / 2) + set) % 2) as Side;
  return points.at(-1) ?? ((set % 2) as Side);
}

/** Reads a match of sets from its board and its tape. */
export function setsMoment({ board, sport }: FixtureView, events: readonly MatchEvent[]): SetsMoment {
  const played = events.filter(({ type }) => type === 'point');
  const tick = played.at(-1)?.tick ?? 0;
  const setEnds = events.filter(({ type, tick: end }) => type === 'set' && end < tick).map(({ tick: end }) => end);
  const setStart = setEnds.at(-1) ?? 0;
  const points = played.filter((point) => point.tick > setStart).flatMap((point) => sideOf(point) ?? []);
  const side = points.at(-1);
  const atLast = events.filter((event) => event.tick === tick);
  const ends = endings.find(({ type }) => atLast.some((event) => event.type === type))?.ends ?? 'point';
  const serving = board.details?.['serving'];
  const winner = events.find(({ type }) => type === 'end');
  return {
    tick,
    points,
    last: side === undefined ? null : { side, ends },
    set: setEnds.length,
    server: serving ? (serving[1] === 1 ? 1 : 0) : serverOf(sport, setEnds.length, points),
    winner: winner ? (sideOf(winner) ?? null) : null,
  };
}

/** Returns the points of each side in the shown set. */
export function pointsOf({ points }: Pick<SetsMoment, 'points'>): [number, number] {
  const away = points.filter((side) => side === 1).length;
  return [points.length - away, away];
}
