import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import type { RoundViews } from '../round/roundView.ts';
import { createWinSender } from '../round/winSender.ts';
import { listDueDraws, noteSettled, revealDraw, type DrawRow } from './draw.repository.ts';
import { endDrawBets, endFreeDrawBets, listUnendedBets, type DecidedBet } from './drawBet.repository.ts';
import { createChases } from './chases.ts';
import type { Draws } from './draws.ts';

/** Ends the bets of due draws, including draws that no process watched. */
export interface DrawEndings {
  /**
   * Reveals and pays all draws that are due. Processes that end a draw at the same time share its bets. Returns the
   * number of draws.
   */
  endDue(): Promise<number>;
  /** Waits for the wins that are being sent, and leaves the rest to other workers. */
  stop(): Promise<void>;
}

export interface DrawEndingDependencies {
  db: Kysely<ArcadeSchema>;
  draws: Draws;
  views: Pick<RoundViews, 'outcome'>;
  settlement: Pick<RoundSettlement, 'advance'>;
  gameOf: (gameCode: string) => Game | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
}

const BATCH = 500;
const DUE_DRAWS = 100;
/** The time after which another worker sends an unsent win, in ms. */
const SEND_WITHIN_MS = 5_000;

/** Creates the endings of draws. */
export function createDrawEndings({
  db,
  draws,
  views,
  settlement,
  gameOf,
  log,
  now,
}: DrawEndingDependencies): DrawEndings {
  const sender = createWinSender({ settlement, log });
  const chases = createChases({ db, draws, settlement, now });

  /**
   * Ends a batch of bets. Returns how many were read, and how many of them it ended; other processes ended the rest.
   */
  async function endBatch(drawId: string): Promise<{ read: number; ended: number }> {
    const bets = await listUnendedBets(db, drawId, BATCH);
    const real: DecidedBet[] = [];
    const free: DecidedBet[] = [];
    for (const bet of bets) {
      const game = gameOf(bet.game_code);
      if (!game) throw new Error('the game of a bet is gone');
      (bet.is_free_play ? free : real).push({
        id: bet.id,
        win: views.outcome(game, bet).win,
      });
    }
    const { count, due } = await endDrawBets(db, real, new Date(now() + SEND_WITHIN_MS));
    sender.send(due);
    const closedAt = new Date(now());
    const freeCount = await db.transaction().execute((transaction) => endFreeDrawBets(transaction, free, closedAt));
    return { read: bets.length, ended: count + freeCount };
  }

  async function end(draw: DrawRow): Promise<void> {
    if (draw.state === 'OPEN') {
      const room = draws.roomOf(draw.room);
      if (!room) throw new Error('the game of a draw is gone');
      await draws.close(room, Number(draw.index));
    }
    await revealDraw(db, draw.id);
    for (;;) {
      const { read, ended } = await endBatch(draw.id);
      if (read < BATCH || ended === 0) break;
    }
    await noteSettled(db, draw.id, { notifiesPlayers: draws.roomOf(draw.room)?.drawing.notifiesPlayers === true });
  }

  return {
    async endDue() {
      const due = await listDueDraws(db, DUE_DRAWS);
      for (const draw of due) {
        try {
          await end(draw);
        } catch (error) {
          // Other draws continue; this one is retried.
          log.error({ err: error, draw: draw.id }, 'The bets of a draw cannot be ended.');
        }
      }
      return due.length + (await chases.stopWon());
    },
    stop: () => sender.stop(),
  };
}
