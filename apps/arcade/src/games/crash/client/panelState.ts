import type { RoundView } from '../../../arcadeApi.ts';
import type { RoomPhase, RoomState } from '../../../shell/room/roomState.ts';
import type { CrashChoice, CrashEvent } from '../rules.ts';

/** A part of a bet that a player can cash out. */
export type CashOutPart = 'half' | 'all';

/** The result of a bet, as its panel shows it. Amounts are minor units, multipliers hundredths. */
export type PanelResult =
  | { kind: 'cashed_out'; hundredths: number; win: bigint; isAuto: boolean }
  /** Half was cashed out and the rest is still in. */
  | { kind: 'half_out'; hundredths: number; win: bigint }
  /** Half was cashed out and the rest crashed. */
  | { kind: 'half_won'; hundredths: number; win: bigint }
  | { kind: 'crashed'; hundredths: number | undefined }
  /** The round crashed before a cash-out arrived. */
  | { kind: 'late'; hundredths: number | undefined }
  | { kind: 'returned'; win: bigint }
  | { kind: 'void' }
  /** Betting closed before the bet arrived. */
  | { kind: 'closed' };

/** One of the two bets of a player. */
export interface PanelState {
  /** The next bet: queued for the coming round, or pending. */
  next: 'none' | 'queued' | 'sending';
  /** The last bet that the server took. */
  bet: RoundView | undefined;
  /** A pending cash-out. */
  cashing: CashOutPart | undefined;
  result: PanelResult | undefined;
}

/** The state of a panel before its first bet. */
export const emptyPanel: PanelState = { next: 'none', bet: undefined, cashing: undefined, result: undefined };

/** The action of the panel's button. Its label follows from it. */
export type ButtonAction =
  /** Does nothing, until the room is connected. */
  | 'wait'
  | 'bet'
  | 'bet_next'
  | 'cancel'
  /** The bet is pending. */
  | 'sending'
  /** The bet is in, and the round has not started. */
  | 'placed'
  | 'cash_out'
  /** The cash-out is pending. */
  | 'cashing';

/** Returns the choice of a bet of this game. The server checked it. */
export function choiceOf(round: RoundView): CrashChoice {
  return round.choice as CrashChoice;
}

/** Returns the events of a bet of this game. */
export function eventsOf(round: RoundView): readonly CrashEvent[] {
  // The server sends events of this game only.
  return round.events as CrashEvent[];
}

/** Whether a bet belongs to the round that the room shows. */
export function isOfRound(bet: RoundView, room: Pick<RoomState, 'round'>): boolean {
  return bet.serverSeedHash === room.round.hash;
}

/** Returns the bet that is still in the round of the room. */
export function openBet({ bet }: PanelState, room: Pick<RoomState, 'round'> | undefined): RoundView | undefined {
  return bet && room && bet.state === 'OPEN' && isOfRound(bet, room) ? bet : undefined;
}

/** Returns the action of the button. A crash frees it at once, even if a cash-out is still being decided. */
export function buttonOf(state: PanelState, room: RoomState | undefined, isConnected: boolean): ButtonAction {
  if (state.next === 'sending') return 'sending';
  const phase: RoomPhase | undefined = room?.phase;
  if (openBet(state, room)) {
    if (phase === 'betting') return 'placed';
    if (phase === 'running') return state.cashing === undefined ? 'cash_out' : 'cashing';
  }
  if (state.next === 'queued') return 'cancel';
  if (!room || !isConnected) return 'wait';
  return phase === 'betting' ? 'bet' : 'bet_next';
}

/** Whether half of a bet can be cashed out: once, while the whole stake is in. */
export function canHalve(bet: RoundView): boolean {
  return !eventsOf(bet).some(({ type }) => type === 'cashed_out');
}

/** Returns the remaining stake, in minor units. */
export function stakeLeft(bet: RoundView): bigint {
  const stake = BigInt(bet.stake);
  return canHalve(bet) ? stake : stake - stake / 2n;
}

/**
 * Returns the value of a stake at a multiplier in hundredths. Stakes are multiples of two hundred, so nothing is
 * rounded.
 */
export function payoutAt(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}

/** Returns the result of a bet so far. Undefined while the whole stake is in. */
export function resultOf(bet: RoundView, wasLate: boolean, crashedAt: number | undefined): PanelResult | undefined {
  if (bet.state === 'VOID') return { kind: 'void' };
  const events = eventsOf(bet);
  const cashOuts = events.filter((event) => event.type === 'cashed_out');
  const last = cashOuts.at(-1);
  const win = BigInt(bet.win);
  const paid = cashOuts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (bet.state === 'OPEN') return last && { kind: 'half_out', hundredths: last.hundredths, win: paid };
  if (events.some(({ type }) => type === 'stake_returned')) return { kind: 'returned', win };
  if (last && last.part !== 'half')
    return { kind: 'cashed_out', hundredths: last.hundredths, win, isAuto: last.isAuto };
  const crash = events.find((event) => event.type === 'round_crashed');
  const hundredths = crash?.hundredths ?? crashedAt;
  if (last) return { kind: 'half_won', hundredths: last.hundredths, win };
  return { kind: wasLate ? 'late' : 'crashed', hundredths };
}

/** Whether one view of a bet is later than another. Answers and messages may overtake each other. */
export function isNewer(view: RoundView, than: RoundView): boolean {
  const rank = ({ state }: RoundView): number => (state === 'OPEN' ? 0 : state.startsWith('PENDING') ? 1 : 2);
  if (rank(view) !== rank(than)) return rank(view) > rank(than);
  return view.decisions.length > than.decisions.length || view.events.length > than.events.length;
}
