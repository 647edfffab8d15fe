import type { FixtureView } from '../../../../../sportsApi.ts';
import type { MatchEvent } from '../../../model/sportModel.ts';
import { sideOf, type Side } from './drawing.ts';

/** The state of a bout for the drawing. */
export interface BoutMoment {
  /** The number of fought ticks. */
  tick: number;
  /** Hits that each side has taken so far. */
  hitsTaken: readonly [number, number];
  /** The leader of the current round by hits: 1 home, -1 away, 0 neither. */
  lead: number;
  /** The hit of the last tick; null if there was none. */
  last: { side: Side; isStoppage: boolean } | null;
  isOver: boolean;
  /** The side that won; null while the bout continues, after a draw and after a no contest. */
  winner: Side | null;
  /** The side that was stopped. */
  stopped: Side | null;
}

/** Reads a bout from its board and its tape. The clock of the board counts the ticks of the current round. */
export function boutMoment({ board }: FixtureView, events: readonly MatchEvent[]): BoutMoment {
  const ended = events.find(({ type }) => type === 'end' || type === 'noContest')?.tick;
  const roundEnd = events.findLast(({ type }) => type === 'roundEnd')?.tick ?? 0;
  const tick = ended ?? roundEnd + (board.clock ?? 0);
  const strike = events.findLast((event) => event.tick === tick && ['hit', 'stoppage'].includes(event.type));
  const side = strike && sideOf(strike);
  const [home = 0, away = 0] = board.score;
  const [homeNow = 0, awayNow = 0] = board.periods.at(-1) ?? [];
  const stoppage = events.find(({ type }) => type === 'stoppage');
  const stopper = stoppage && sideOf(stoppage);
  const byPoints = board.isOver && !board.isAbandoned && home !== away ? (home > away ? 0 : 1) : null;
  return {
    tick,
    hitsTaken: [away, home],
    lead: Math.sign(homeNow - awayNow),
    last: strike && side !== undefined ? { side, isStoppage: strike.type === 'stoppage' } : null,
    isOver: board.isOver,
    winner: stopper ?? byPoints,
    stopped: stopper === undefined ? null : stopper === 0 ? 1 : 0,
  };
}
