import type { FreeRoundsView, JackpotView, RoundView, SessionView } from '../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { endOfSession } from './refusals.ts';
import type { GameFrame } from './gameFrame.ts';
import { paidBy } from './paidBy.ts';

/** The balance and the totals of a session, as the frame shows them. */
export interface SessionFigures {
  balance: () => bigint;
  setBalance: (balance: bigint) => void;
  /** Adds a stake or a win to the net position. It is shown by the next tick of the clock. */
  addNet: (change: bigint) => void;
  /** Adds the payment of a round. A pending jackpot is added when it is credited. */
  addPaid: (round: RoundView) => void;
  /** Sets balance and totals from a new answer of the server. */
  setSession: (session: SessionView) => void;
  /** Shows clock and net position. */
  show: () => void;
  /** Requests the balance, unless a bet is in flight at the request or the answer. */
  refresh: () => Promise<void>;
}

interface FigureParts {
  session: SessionView;
  frame: GameFrame;
  client: Pick<ArcadeClient, 'balance' | 'round'>;
  isIdle: () => boolean;
  /** Called when the session is over, with the reason for the player. */
  onExpired: (reason: 'SESSION_EXPIRED' | 'PARALLEL_GAMES') => void;
  /** Called with every answer with jackpots. */
  onJackpots?: (jackpots: readonly JackpotView[]) => void;
  /** Called with every answer that no bet overtook. */
  onFreeRounds?: (list: readonly FreeRoundsView[]) => void;
}

const CLOCK_MS = 1000;
/** The interval at which a visible page polls its jackpots, in ms. */
const JACKPOTS_MS = 8000;

/** Shows the figures of a session and keeps the clock going. */
export function showSessionFigures({
  session,
  frame,
  client,
  isIdle,
  onExpired,
  onJackpots,
  onFreeRounds,
}: FigureParts): SessionFigures {
  let balance = 0n;
  let net = 0n;
  /** Rounds with a pending jackpot. */
  const awaited = new Set<string>();
  /** The opening of the session by the browser's clock, which may differ from the server's. */
  const openedAt = Date.now() - (session.serverTime - session.openedAt);

  function setBalance(next: bigint): void {
    balance = next;
    frame.setBalance(balance);
  }

  function setSession(fresh: SessionView): void {
    setBalance(BigInt(fresh.balance));
    net = BigInt(fresh.won) - BigInt(fresh.wagered);
    awaited.clear();
    const { interruptedRound } = fresh;
    if (interruptedRound) awaitJackpot(interruptedRound);
  }

  /** Waits for a round's pending jackpot. Play money gets none. */
  function awaitJackpot({ id, jackpot, isFreePlay }: RoundView): void {
    if (jackpot?.amount === null && !isFreePlay) awaited.add(id);
  }

  /** Counts jackpots that have been credited since. */
  async function refetchAwaited(): Promise<void> {
    for (const id of awaited) {
      const { jackpot } = await client.round(id);
      // Totals of the session that arrived meanwhile include it.
      if (jackpot?.amount == null || !awaited.delete(id)) continue;
      net += BigInt(jackpot.amount);
      show();
    }
  }

  const show = (): void => frame.setSession(Date.now() - openedAt, net);

  let polling: ReturnType<typeof setInterval> | undefined;

  async function refetch(): Promise<void> {
    const wasIdle = isIdle();
    try {
      const fresh = await client.balance();
      onJackpots?.(fresh.jackpots);
      if (wasIdle && isIdle()) {
        setBalance(BigInt(fresh.balance));
        onFreeRounds?.(fresh.freeRounds);
      }
      await refetchAwaited();
    } catch (error) {
      const end = error instanceof ArcadeFailure ? endOfSession(error.code) : undefined;
      if (end === undefined) return;
      clearInterval(polling);
      onExpired(end);
    }
  }

  setSession(session);
  show();
  setInterval(show, CLOCK_MS);
  if (session.jackpots.length > 0) {
    onJackpots?.(session.jackpots);
    polling = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, JACKPOTS_MS);
  }

  return {
    balance: () => balance,
    setBalance,
    addNet(change) {
      net += change;
    },
    addPaid(round) {
      net += paidBy(round);
      awaitJackpot(round);
    },
    setSession,
    show,
    async refresh() {
      if (isIdle()) await refetch();
    },
  };
}
