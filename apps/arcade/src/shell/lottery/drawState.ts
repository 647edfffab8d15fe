import type { RoundView } from '../../arcadeApi.ts';
import type { DrawChainView, DrawMessage, DrawTotals, DrawView, PastDraw } from '../../drawApi.ts';

type Hello = Extract<DrawMessage, { type: 'hello' }>;

/** A room of draws as its messages tell it. */
export interface DrawState {
  draw: DrawView;
  phase: Hello['phase'];
  chain: DrawChainView;
  schedule: Hello['schedule'];
  /** Newest first. */
  past: readonly PastDraw[];
  totals: DrawTotals;
  /** The player's bets by their id. */
  mine: ReadonlyMap<string, RoundView>;
}

const KEPT_DRAWS = 100;
const KEPT_BETS = 200;

/** The state after a message. Messages before the first `hello`, and of another draw, change nothing. */
export function drawStateAfter(state: DrawState | undefined, message: DrawMessage): DrawState | undefined {
  if (message.type === 'hello') {
    const { draw, phase, chain, schedule, past, totals } = message;
    return { draw, phase, chain, schedule, past, totals, mine: merged(state?.mine ?? new Map(), message.mine) };
  }
  if (!state) return undefined;
  const { index } = state.draw;
  if (message.type === 'opened')
    return { ...state, draw: message.draw, phase: 'betting', totals: { players: 0, bets: 0, places: [] } };
  if (message.type === 'closed' && message.index === index) return { ...state, phase: 'closed' };
  if (message.type === 'result' && state.past[0]?.index !== message.index) {
    const past = [{ index: message.index, result: message.result }, ...state.past].slice(0, KEPT_DRAWS);
    return { ...state, past, phase: message.index === index ? 'revealed' : state.phase };
  }
  if (message.type === 'bets' && message.index === index) return { ...state, totals: message.totals };
  if (message.type === 'mine') return { ...state, mine: merged(state.mine, [message.round]) };
  return state;
}

/** The bets with the changed ones put in; the newest are kept. */
function merged(bets: ReadonlyMap<string, RoundView>, changed: readonly RoundView[]): Map<string, RoundView> {
  const next = new Map(bets);
  for (const bet of changed) next.set(bet.id, bet);
  const sorted = [...next].toSorted(([, a], [, b]) => b.createdAt - a.createdAt);
  return new Map(sorted.slice(0, KEPT_BETS));
}

/** The first draw that still takes bets. */
export function openDraw({ draw, phase }: Pick<DrawState, 'draw' | 'phase'>): number {
  return phase === 'betting' ? draw.index : draw.index + 1;
}
