import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import { MAX_HUNDREDTHS, multiplierAt } from '../../games/crash/growth.ts';
import type { CrashChoice, CrashDecision } from '../../games/crash/rules.ts';
import { creditFree } from '../round/freePlay.ts';
import { addDecision, findRound, moveRound, type RoundRow } from '../round/round.repository.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import type { RoundViews } from '../round/roundView.ts';
import { createWinSender } from '../round/winSender.ts';
import { endBets, endFreeBets, listOpenBets, listReachedBets, type EndedBet } from './sharedBet.repository.ts';
import { noteEnded, type SharedRoundRow } from './sharedRound.repository.ts';
import type { SharedRounds } from './sharedRounds.ts';

/** Applies decisions to bets of shared rounds. */
export interface BetEndings {
  /**
   * Stores a decision of one bet and pays it out when the decision ends it. Undefined if the bet has changed since it
   * was read.
   *
   * @throws DecisionError for a decision that the rules do not allow.
   */
  apply(game: Game, bet: RoundRow, decision: CrashDecision): Promise<RoundRow | undefined>;
  /** Cashes out the bets whose target is at most this many hundredths. */
  cashOutReached(round: SharedRoundRow, hundredths: number): Promise<void>;
  /** Ends all bets of a crashed round, except those locked by other processes. */
  finish(round: SharedRoundRow): Promise<void>;
  /** Waits for wins in flight, and leaves the rest to other workers. */
  stop(): Promise<void>;
}

export interface BetEndingDependencies {
  db: Kysely<ArcadeSchema>;
  rounds: Pick<SharedRounds, 'fateOf'>;
  views: Pick<RoundViews, 'outcome'>;
  settlement: Pick<RoundSettlement, 'advance'>;
  gameOf: (gameCode: string) => Game | undefined;
  decisionWindowMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

const BATCH = 200;
/** The time after which another worker sends an unsent win, in ms. */
const SEND_WITHIN_MS = 5_000;

/** Creates the endings of bets. */
export function createBetEndings({
  db,
  rounds,
  views,
  settlement,
  gameOf,
  decisionWindowMs,
  log,
  now,
}: BetEndingDependencies): BetEndings {
  const sender = createWinSender({ settlement, log });

  async function applyFree(bet: RoundRow, decision: CrashDecision, win: bigint): Promise<RoundRow | undefined> {
    return await db.transaction().execute(async (transaction) => {
      const isAdded = await addDecision(transaction, bet.id, bet.decisions.length, decision, {
        state: 'SETTLED',
        win,
        is_over: true,
        closed_at: new Date(now()),
        next_attempt_at: null,
      });
      if (!isAdded) return undefined;
      // Bets are locked before sessions, as where many bets end at once, to avoid deadlocks.
      const balance = await creditFree(transaction, bet.session_id, win);
      await moveRound(transaction, bet.id, 'SETTLED', { balance_after: balance });
      return findRound(transaction, bet.id);
    });
  }

  const apply: BetEndings['apply'] = async (game, bet, decision) => {
    const decisions = [...bet.decisions, decision];
    const { win, isOver } = views.outcome(game, bet, decisions);
    if (!isOver) {
      const change = { next_attempt_at: new Date(now() + decisionWindowMs) };
      return (await addDecision(db, bet.id, bet.decisions.length, decision, change))
        ? { ...bet, decisions }
        : undefined;
    }
    if (bet.is_free_play) return applyFree(bet, decision, win);
    const isAdded = await addDecision(db, bet.id, bet.decisions.length, decision, {
      state: 'PENDING_WIN',
      win,
      is_over: true,
      next_attempt_at: new Date(now() + SEND_WITHIN_MS),
    });
    return isAdded ? settlement.advance(bet.id) : undefined;
  };

  /** Ends bets with the decision for each. Returns how many it ended; other processes ended the rest. */
  async function endAll(bets: readonly RoundRow[], decisionOf: (bet: RoundRow) => CrashDecision): Promise<number> {
    const real: EndedBet[] = [];
    const free: EndedBet[] = [];
    for (const bet of bets) {
      const game = gameOf(bet.game_code);
      if (!game) throw new Error('the game of a bet is gone');
      const decision = decisionOf(bet);
      const { win } = views.outcome(game, bet, [...bet.decisions, decision]);
      (bet.is_free_play ? free : real).push({ id: bet.id, position: bet.decisions.length, decision, win });
    }
    const { count, due: dueNow } = await endBets(db, real, new Date(now() + SEND_WITHIN_MS));
    sender.send(dueNow);
    if (free.length === 0) return count;
    const closedAt = new Date(now());
    return count + (await db.transaction().execute((transaction) => endFreeBets(transaction, free, closedAt)));
  }

  return {
    apply,
    async cashOutReached(round, hundredths) {
      for (;;) {
        const bets = await listReachedBets(db, round.id, hundredths, BATCH);
        const count = await endAll(bets, () => ({ ended: true }));
        // Bets that others have locked are checked again with the next targets.
        if (bets.length < BATCH || count === 0) return;
      }
    },
    async finish(round) {
      const fate = rounds.fateOf(round);
      if (!fate) throw new Error('the round has not started');
      // Only targets that were reached while a process kept the round count.
      const confirmed = round.interrupted
        ? multiplierAt((round.alive_at ?? round.starts_at) - round.starts_at)
        : fate.crash;
      const decisionOf = (bet: RoundRow): CrashDecision => {
        const { target } = bet.choice as CrashChoice;
        const isConfirmed = !round.interrupted || Math.min(confirmed, fate.crash) >= (target ?? MAX_HUNDREDTHS);
        return isConfirmed ? { ended: true } : { returned: true };
      };
      for (;;) {
        const bets = await listOpenBets(db, round.id, BATCH);
        if ((await endAll(bets, decisionOf)) === 0) break;
      }
      await noteEnded(db, round.id);
    },
    stop: () => sender.stop(),
  };
}
