import type { RoundView } from '../../arcadeApi.ts';
import type { DrawChainView, DrawMessage, DrawTotals, DrawView, PastDraw } from '../../drawApi.ts';

/** The room of a title whose rounds are draws, from its messages. */
export interface DrawState {
  draw: DrawView;
  schedule: Extract<DrawMessage, { type: 'hello' }>['schedule'];
  chain: DrawChainView;
  phase: 'betting' | 'closed' | 'revealed';
  /** Null while bets are open. */
  clientSeed: string | null;
  /** Newest first. */
  past: readonly PastDraw[];
  totals: DrawTotals;
  /** The player's bets by id: of this and later draws, and unsettled ones. */
  mine: ReadonlyMap<string, RoundView>;
}

const PAST_DRAWS = 100;
const noTotals: DrawTotals = { players: 0, bets: 0, places: [] };

/** Returns the state with a bet of the player added or replaced. */
export function withBet(state: DrawState, round: RoundView): DrawState {
  return { ...state, mine: new Map(state.mine).set(round.id, round) };
}

/** Returns the state after a message; undefined before the first hello. */
export function drawAfter(state: DrawState | undefined, message: DrawMessage): DrawState | undefined {
  if (message.type === 'hello') {
    const { draw, schedule, chain, phase, clientSeed, past, totals, mine } = message;
    const bets = new Map(mine.map((round) => [round.id, round]));
    return { draw, schedule, chain, phase, clientSeed, past, totals, mine: bets };
  }
  if (!state) return undefined;
  switch (message.type) {
    case 'opened': {
      const { draw } = message;
      const kept = [...state.mine].filter(([, round]) => round.nonce >= draw.index || round.state === 'OPEN');
      return { ...state, draw, phase: 'betting', clientSeed: null, totals: noTotals, mine: new Map(kept) };
    }
    case 'closed':
      return message.index === state.draw.index ? { ...state, phase: 'closed', clientSeed: message.clientSeed } : state;
    case 'result': {
      const { index, result } = message;
      if (state.past[0]?.index === index) return state;
      const past = [{ index, result }, ...state.past].slice(0, PAST_DRAWS);
      return { ...state, past, phase: index === state.draw.index ? 'revealed' : state.phase };
    }
    case 'bets':
      return message.index === state.draw.index ? { ...state, totals: message.totals } : state;
    case 'mine':
      return withBet(state, message.round);
    // The clock handles it.
    case 'time':
      break;
  }
  return state;
}
