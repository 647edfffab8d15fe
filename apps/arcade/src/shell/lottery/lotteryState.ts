import type { RoundView } from '../../arcadeApi.ts';
import type { DrawMessage } from '../../drawApi.ts';
import { drawAfter, type DrawState } from '../draw/drawState.ts';

const MAX_TICKETS = 200;

/** Returns the state of a lottery after a message. Tickets of finished draws are kept, newest first. */
export function lotteryAfter(state: DrawState | undefined, message: DrawMessage): DrawState | undefined {
  const next = drawAfter(state, message);
  if (!next || next.mine === state?.mine) return next;
  return { ...next, mine: newestOf(new Map([...(state?.mine ?? []), ...next.mine])) };
}

function newestOf(tickets: ReadonlyMap<string, RoundView>): Map<string, RoundView> {
  const sorted = [...tickets].toSorted(([, a], [, b]) => b.createdAt - a.createdAt);
  return new Map(sorted.slice(0, MAX_TICKETS));
}

/** Returns the number of the first draw that takes bets. */
export function openDraw({ draw, phase }: Pick<DrawState, 'draw' | 'phase'>): number {
  return phase === 'betting' ? draw.index : draw.index + 1;
}
