import type { LiveBet, PastCrash, RoomMessage, RoomRound, RoomTotals } from '../../roomApi.ts';

/** The phase of a shared round. */
export type RoomPhase = 'betting' | 'running' | 'crashed';

/** A shared room, from its messages. */
export interface RoomState {
  round: RoomRound;
  phase: RoomPhase;
  /** The client seed from the first bets; null until betting has closed. */
  clientSeed: string | null;
  terminalHash: string;
  /** Finished rounds, the newest first. */
  past: readonly PastCrash[];
  /** Bets of the round by their public id. */
  bets: ReadonlyMap<string, LiveBet>;
  totals: RoomTotals;
}

const MAX_ROUNDS = 30;
/** The number of stored bets. The list shows 50; the others are for the tab of the highest. */
const MAX_BETS = 200;
const noTotals: RoomTotals = { players: 0, bets: 0, staked: [] };

/** Returns the state after a message. Messages before the first `hello`, and of another round, are ignored. */
export function roomAfter(state: RoomState | undefined, message: RoomMessage): RoomState | undefined {
  if (message.type === 'hello') {
    const { round, phase, clientSeed, terminalHash, past, bets, totals } = message;
    return { round, phase, clientSeed, terminalHash, past, bets: merged(new Map(), bets), totals };
  }
  if (!state) return undefined;
  const { index } = state.round;
  if (message.type === 'opened')
    return { ...state, round: message.round, phase: 'betting', clientSeed: null, bets: new Map(), totals: noTotals };
  if (message.type === 'started' && message.index === index)
    return { ...state, phase: 'running', clientSeed: message.clientSeed };
  if (message.type === 'crash' && state.past[0]?.index !== index) {
    const crash = { index, hundredths: message.x, serverSeed: message.s, clientSeed: state.clientSeed ?? '' };
    return { ...state, phase: 'crashed', past: [crash, ...state.past].slice(0, MAX_ROUNDS) };
  }
  if (message.type === 'bets' && message.index === index)
    return { ...state, bets: merged(state.bets, message.bets), totals: message.totals };
  return state;
}

/** Merges changed bets. Own bets and the most recently changed ones are kept. */
function merged(bets: ReadonlyMap<string, LiveBet>, changed: readonly LiveBet[]): ReadonlyMap<string, LiveBet> {
  const next = new Map(bets);
  for (const bet of changed) {
    next.delete(bet.id);
    next.set(bet.id, bet);
  }
  for (const [id, { isMine }] of next) {
    if (next.size <= MAX_BETS) break;
    if (!isMine) next.delete(id);
  }
  return next;
}
