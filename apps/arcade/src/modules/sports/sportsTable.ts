import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import { createRoomClock, type RoomClock } from '../room/roomClock.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { createRoundViews } from '../round/roundView.ts';
import type { SeedService } from '../seed/seed.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { createCashOuts, type CashOuts } from './cashOuts.ts';
import type { ListedFixture, SportsFeed } from './feed.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { createFixtureViews, type FixtureViews } from './fixtureViews.ts';
import type { SenderLock } from './senderLock.ts';
import { createSimulatedFeed, type SimulatedSports } from './simulatedFeed.ts';
import { createSlips, type Slips } from './slips.ts';
import { createSlipSettlement, type SlipSettlement } from './slipSettlement.ts';
import { createSlipViews, type SlipViews } from './slipViews.ts';
import { createSportsLive, type SportsLive } from './sportsLive.ts';

/** Times of the sportsbook in ms, which tests override. */
export interface SportsTimes {
  /** The interval at which a process polls for due slips and fixtures. */
  workEveryMs: number;
  /** The interval at which fixtures are listed ahead. */
  listEveryMs: number;
  /** The interval at which the clock is compared with the database's. */
  clockEveryMs: number;
  /** The interval at which ticks are polled for watchers. */
  watchEveryMs: number;
  /** A delayed slip that no process checked within this time is refused. */
  lateAfterMs: number;
}

export const defaultSportsTimes: SportsTimes = {
  workEveryMs: 500,
  listEveryMs: 60_000,
  clockEveryMs: 10_000,
  watchEveryMs: 250,
  lateAfterMs: 30_000,
};

/** The sportsbook of this process. */
export interface SportsTable {
  clock: RoomClock;
  feed: SportsFeed;
  fixtures: Fixtures;
  fixtureViews: FixtureViews;
  slips: Slips;
  slipViews: SlipViews;
  cashOuts: CashOuts;
  live: SportsLive;
  /** Settles due slips at once. */
  settle: SlipSettlement['settleDue'];
  serverSeedOf: (fixture: ListedFixture) => string;
  start(): Promise<void>;
  /** Finishes pending writes and leaves slips and fixtures to other processes. */
  stop(): Promise<void>;
}

export interface SportsTableDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  seeds: SeedService;
  sessions: Pick<SessionService, 'byId'>;
  settlement: RoundSettlement;
  gameOf: (gameCode: string) => Game | undefined;
  sports: SimulatedSports;
  senderLock: SenderLock;
  /** How long before their start fixtures are listed, in ms; a day by default. */
  fixturesAheadMs?: number | undefined;
  leaseMs: number;
  times: SportsTimes;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
}

/** Returns a monotonic time in epoch ms, independent of changes to the machine's clock. */
const steadyNow = (): number => performance.timeOrigin + performance.now();
/** Added to a timer, in ms, because it may fire a little early. */
const SOON_MS = 2;

/** Creates the sportsbook of this process. */
export function createSportsTable({ sports, times, senderLock, ...parts }: SportsTableDependencies): SportsTable {
  const { db, secrets, seeds, gameOf, log } = parts;
  const clock = createRoomClock(db, steadyNow);
  const serverSeedOf = ({ seedPairId, sealedServerSeed }: ListedFixture): string =>
    seeds.serverSeedOf({ id: seedPairId, sealed_server_seed: sealedServerSeed });
  const feed = createSimulatedFeed(sports, serverSeedOf);
  const fixtures = createFixtures({ db, clock, feed, secrets, aheadMs: parts.fixturesAheadMs });
  const fixtureViews = createFixtureViews(feed, serverSeedOf);
  const rounds = createRoundViews({ seeds, gameOf });
  const cashOuts = createCashOuts({ ...parts, sender: senderLock.key, fixtures });
  const slipViews = createSlipViews({ fixtures, fixtureViews, cashOuts, rounds });
  const slipSettlement = createSlipSettlement({ ...parts, sender: senderLock.key, fixtures, views: rounds });
  const live = createSportsLive({ ...parts, ...times, clock, fixtures, fixtureViews, slipViews, serverSeedOf });
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let wake: () => void = () => undefined;
  let listAt = 0;
  let clockAt = 0;
  let work: Promise<unknown> = Promise.resolve();

  const slips = createSlips({
    ...parts,
    clock,
    fixtures,
    lateAfterMs: times.lateAfterMs,
    onDelayed(decidedAt) {
      setTimeout(() => wake(), Math.max(0, decidedAt - clock.now()) + SOON_MS).unref();
    },
  });

  /** Does a part of the work. A failed part is retried by the next pass, and does not delay the others. */
  async function attempt(act: () => Promise<unknown>, problem: string): Promise<void> {
    if (isStopped()) return;
    try {
      await act();
    } catch (error) {
      if (!isStopped()) log.error({ err: error }, problem);
    }
  }

  async function updateFixtures(): Promise<void> {
    await attempt(() => fixtures.endDue(), 'Fixtures cannot be ended.');
    const now = steadyNow();
    if (now >= clockAt) {
      clockAt = now + times.clockEveryMs;
      await attempt(() => clock.sync(), 'The clock cannot be compared.');
    }
    if (now >= listAt) {
      listAt = now + times.listEveryMs;
      await attempt(() => fixtures.listAhead(stopping.signal), 'Fixtures cannot be listed.');
    }
  }

  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });

  /** Repeats a part of the work until this process stops. `woken` ends a pause early. */
  async function repeat(act: () => Promise<void>, woken: () => Promise<void> = () => stopped): Promise<void> {
    while (!isStopped()) {
      await act();
      await Promise.race([stopped, woken(), pause(times.workEveryMs, undefined, { ref: false })]);
    }
  }

  return {
    clock,
    feed,
    fixtures,
    fixtureViews,
    slips,
    slipViews,
    cashOuts,
    live,
    settle: () => slipSettlement.settleDue(),
    serverSeedOf,
    async start() {
      // The clock is compared before the first check uses it.
      await Promise.all([clock.sync(), senderLock.hold()]);
      live.start();
      const decideDelayed = (): Promise<void> => attempt(() => slips.decideDue(), 'Delayed slips cannot be checked.');
      const untilWoken = (): Promise<void> =>
        new Promise((resolve) => {
          wake = resolve;
        });
      const settleAll = (): Promise<void> => attempt(() => slipSettlement.settleDue(), 'Slips cannot be settled.');
      const takeReached = (): Promise<void> =>
        attempt(() => cashOuts.cashOutReached(), 'Slips cannot be cashed out by themselves.');
      // A large settlement does not delay other work.
      work = Promise.all([
        repeat(decideDelayed, untilWoken),
        repeat(settleAll),
        repeat(takeReached),
        repeat(updateFixtures),
      ]);
    },
    async stop() {
      stopping.abort();
      slipSettlement.stop();
      await Promise.all([live.stop(), work]);
      await senderLock.release();
    },
  };
}
