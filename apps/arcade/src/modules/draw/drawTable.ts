import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import type { ProviderClient } from '../provider/providerClient.ts';
import { createRoomClock } from '../room/roomClock.ts';
import { createOpenBets } from '../round/openBets.ts';
import type { DrawBets } from '../round/roundRequests.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { createRoundViews } from '../round/roundView.ts';
import type { SeedService } from '../seed/seed.service.ts';
import { createDrawBets } from './drawBets.ts';
import { createDrawEndings } from './drawEndings.ts';
import { createDrawNotices } from './drawNotices.ts';
import { createDrawRooms, type DrawRooms } from './drawRooms.ts';
import { createDraws, type Draws } from './draws.ts';
import { createDrawWatch } from './drawWatch.ts';
import { createTableSummaries, type TableSummaries } from './tableSummaries.ts';

/** Times of draws in ms, which tests override. */
export interface DrawRunTimes {
  /** How long after the close a bet that had arrived before may still be stored. */
  graceMs: number;
  /** How often a process looks for draws whose time has come. */
  idleEveryMs: number;
  /** The interval at which the clock is compared with the database's. */
  clockEveryMs: number;
  /** The interval at which bets are read for watchers. */
  watchEveryMs: number;
  /** The interval at which unsent results are sent. */
  notifyEveryMs: number;
  /** The retry time of a result that the gateway did not accept. */
  notifyRetryMs: number;
}

export const defaultDrawTimes: DrawRunTimes = {
  graceMs: 500,
  idleEveryMs: 1_000,
  clockEveryMs: 10_000,
  watchEveryMs: 500,
  notifyEveryMs: 1_000,
  notifyRetryMs: 10_000,
};

/** Everything about draws on a schedule in this process. */
export interface DrawTable {
  draws: Draws;
  bets: DrawBets;
  tables: TableSummaries;
  enter: DrawRooms['enter'];
  start(): Promise<void>;
  /** Finishes pending writes and leaves the draws to other processes. */
  stop(): Promise<void>;
}

export interface DrawTableDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  client: ProviderClient;
  seeds: Pick<SeedService, 'serverSeedOf'>;
  settlement: RoundSettlement;
  gameOf: (gameCode: string) => Game | undefined;
  /** Returns the game codes of the tables in the lobby. */
  tableCodes: () => readonly string[];
  leaseMs: number;
  decisionWindowMs: number;
  times: DrawRunTimes;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
}

/** The interval at which the clients' clocks are set, in ms. */
const TIME_EVERY_MS = 10_000;

/** Returns a monotonic time in epoch ms, independent of changes to the machine's clock. */
const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Creates the draws of this process. */
export function createDrawTable({ times, ...parts }: DrawTableDependencies): DrawTable {
  const { db, client, secrets, seeds, gameOf, tableCodes, log } = parts;
  const { graceMs } = times;
  const clock = createRoomClock(db, steadyNow);
  const views = createRoundViews({ seeds, gameOf });
  const draws = createDraws({ db, secrets, clock, gameOf, graceMs });
  const bets = createDrawBets({ ...parts, draws, views, openBets: createOpenBets({ ...parts, views }), graceMs });
  const endings = createDrawEndings({ ...parts, draws, views });
  const notices = createDrawNotices({ db, client, log, everyMs: times.notifyEveryMs, retryMs: times.notifyRetryMs });
  let isDue = true;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let wake: () => void = () => undefined;
  const onRevealed = (): void => {
    isDue = true;
    wake();
  };
  const rooms = createDrawRooms({
    db,
    clock,
    draws,
    views,
    graceMs,
    pollEveryMs: times.idleEveryMs,
    onRevealed,
    log,
  });
  const watch = createDrawWatch({
    db,
    clock,
    views,
    watched: rooms.watched,
    everyMs: times.watchEveryMs,
    log,
  });
  let work: Promise<void> = Promise.resolve();
  let timers: NodeJS.Timeout[] = [];

  async function endAll(): Promise<void> {
    while (!isStopped()) {
      isDue = false;
      try {
        if ((await endings.endDue()) > 0) watch.poll();
      } catch (error) {
        if (!isStopped()) log.error({ err: error }, 'Draws cannot be ended.');
      }
      if (isStopped() || isDue) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, times.idleEveryMs).unref();
      });
    }
  }

  function syncClock(): void {
    clock.sync().catch((error: unknown) => log.warn({ err: error }, 'The clock cannot be compared.'));
  }

  function broadcastTime(): void {
    for (const { audience } of rooms.watched()) audience.broadcast({ type: 'time', serverTime: clock.now() });
  }

  return {
    draws,
    bets,
    tables: createTableSummaries({ db, clock, draws, codes: tableCodes }),
    enter: rooms.enter,
    async start() {
      // The clock is compared before the first check uses it.
      await clock.sync();
      timers = [setInterval(syncClock, times.clockEveryMs).unref(), setInterval(broadcastTime, TIME_EVERY_MS).unref()];
      watch.start();
      work = endAll();
      notices.start();
    },
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      wake();
      await Promise.all([rooms.stop(), watch.stop(), notices.stop(), work]);
      await endings.stop();
    },
  };
}
