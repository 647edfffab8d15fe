import type { FixtureView } from '../../../../../sportsApi.ts';
import type { MatchEvent } from '../../../model/sportModel.ts';
import { sideOf, type Side } from './drawing.ts';

/** A played turn: its side and its points. Null is a wicket. */
export interface Turn {
  tick: number;
  side: Side;
  points: number | null;
}

/** The state of a game of points or innings for the drawing. */
export interface TurnsMoment {
  /** The number of played turns. */
  tick: number;
  /** All turns so far, in order. In sports with innings, only the turns of the shown innings. */
  turns: readonly Turn[];
  last: Turn | null;
  /** The side whose turn is next. */
  attacking: Side;
  score: readonly [number, number];
  /** The side that won; null while the game continues and after a draw. */
  winner: Side | null;
}

/** Sports in which each side has a whole innings. Elsewhere sides alternate turn by turn. */
const inBlocks: ReadonlySet<string> = new Set(['cricket']);

/**
 * Reads a game of points or innings from its board and its tape. The clock of the board counts turns, including those
 * that an innings that ended early left unplayed.
 */
export function turnsMoment({ board, sport }: FixtureView, events: readonly MatchEvent[]): TurnsMoment {
  const scoringEvents = events.filter(({ type }) => type === 'score' || type === 'wicket');
  const isInBlocks = inBlocks.has(sport);
  const firstEnd = isInBlocks ? events.find(({ type }) => type === 'periodEnd')?.tick : undefined;
  const attacking: Side = board.details?.['attacking']?.[1] === 1 ? 1 : 0;
  const lastScoringTick = scoringEvents.at(-1)?.tick ?? 0;
  const end = events.find(({ type }) => type === 'end')?.tick;
  const tick = end ?? Math.max(lastScoringTick, playedOf(board.clock ?? 0, firstEnd));
  /** An innings that has just ended is shown until the next turn. */
  const inningsStart = firstEnd !== undefined && tick > firstEnd ? firstEnd : 0;
  const turnSide = (at: number): Side => {
    if (isInBlocks) return inningsStart > 0 ? 1 : 0;
    return at % 2 === 1 ? 0 : 1;
  };
  const turns = Array.from({ length: tick - inningsStart }, (_, i): Turn => {
    const turnTick = inningsStart + i + 1;
    const event = scoringEvents.find((each) => each.tick === turnTick);
    const side = (event && sideOf(event)) ?? turnSide(turnTick);
    return { tick: turnTick, side, points: event ? (event.type === 'wicket' ? null : (event.points ?? 1)) : 0 };
  });
  const [home = 0, away = 0] = board.score;
  return {
    tick,
    turns,
    last: turns.at(-1) ?? null,
    attacking,
    score: [home, away],
    winner: board.isOver && home !== away ? (home > away ? 0 : 1) : null,
  };
}

/** The turns of a full innings; one that ends early has fewer. */
const INNINGS = 24;

function playedOf(clock: number, firstEnd: number | undefined): number {
  return firstEnd === undefined || clock < INNINGS ? clock : clock - (INNINGS - firstEnd);
}
