import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { ProviderClient } from '../provider/providerClient.ts';
import { deleteNotice, postponeNotices, takeDueNotices, type DrawNotice } from './drawNotice.repository.ts';

/** Reports the results of draws to the gateway, once for each draw and player. */
export interface DrawNotices {
  start(): void;
  /** Waits for the call that is being sent, and leaves the rest to other processes. */
  stop(): Promise<void>;
}

export interface DrawNoticeDependencies {
  db: Kysely<ArcadeSchema>;
  client: ProviderClient;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The interval at which notices are polled, in ms. */
  everyMs: number;
  /** The pause before an unanswered notice is retried, in ms. It doubles with each retry, up to 32-fold. */
  retryMs: number;
}

const BATCH = 20;
/** The time after which another process may take a notice that was taken and not sent, in ms. */
const LEASE_MS = 60_000;

/**
 * Creates the notices of draws. The rows of the table are the queue: any process retries a notice whose call was lost
 * or whose process stopped. The gateway deduplicates by draw and player.
 */
export function createDrawNotices({ db, client, log, everyMs, retryMs }: DrawNoticeDependencies): DrawNotices {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work: Promise<void> = Promise.resolve();

  /** Sends a notice. Returns whether it needs no retry. */
  async function sendNotice({ room, index, playerRef, roundId, win, currency }: DrawNotice): Promise<boolean> {
    if (roundId === null || win === null || currency === null) return true;
    const outcome = await client.send('draw_result', {
      player_ref: playerRef,
      game_code: room,
      draw: Number(index),
      round_id: roundId,
      currency,
      win_amount: win.toString(),
    });
    if (outcome.kind === 'undecided') return false;
    const { status } = outcome.answer;
    if (status === 'OK') return true;
    log.error({ room, draw: Number(index), status }, 'The gateway refuses the result of a draw.');
    // The gateway does not know the bet, so a retry cannot succeed.
    return status === 'TX_NOT_FOUND';
  }

  /** Sends due notices until the gateway fails to accept one. Returns whether more may be due. */
  async function sendDue(): Promise<boolean> {
    const due = await takeDueNotices(db, BATCH, LEASE_MS);
    for (const [index, notice] of due.entries()) {
      if (signal.aborted || !(await sendNotice(notice))) {
        await postponeNotices(db, due.slice(index), retryMs);
        return false;
      }
      await deleteNotice(db, notice);
    }
    return due.length === BATCH;
  }

  async function sendAllDue(): Promise<void> {
    while (!signal.aborted) {
      let isMoreDue = false;
      try {
        isMoreDue = await sendDue();
      } catch (error) {
        log.warn({ err: error }, 'Results of draws cannot be sent.');
      }
      // An aborted pause ends the loop.
      if (!isMoreDue) await setTimeout(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start() {
      work = sendAllDue();
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
