import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { PastCrash } from '../../roomApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { multiplierAt } from '../../games/crash/growth.ts';
import type { BetEndings } from './betEndings.ts';
import type { RoomClock } from './roomClock.ts';
import { listUnendedRounds, noteAlive, type SharedRoundRow } from './sharedRound.repository.ts';
import type { Fate, SharedRounds } from './sharedRounds.ts';

/** Times of the room in ms, which tests override. */
export interface RoomTimes {
  /** How long bets are open. */
  bettingMs: number;
  /** From the crash to the next round. */
  pauseMs: number;
  /** How long after the crash a cash-out that had arrived before may still be stored. */
  graceMs: number;
  /** The interval at which targets are checked while a round runs. */
  targetsEveryMs: number;
  /** How often a process notes that it keeps the round. */
  aliveEveryMs: number;
  /** The time before the crash without a keeper after which a round is interrupted. */
  interruptedAfterMs: number;
  /** The interval at which a process polls for changes and due work, and compares the clock. */
  idleEveryMs: number;
  clockEveryMs: number;
  /** The interval at which bets are read for watchers. */
  watchEveryMs: number;
}

export const defaultRoomTimes: RoomTimes = {
  bettingMs: 6_000,
  pauseMs: 3_000,
  graceMs: 1_000,
  targetsEveryMs: 100,
  aliveEveryMs: 1_000,
  interruptedAfterMs: 3_000,
  idleEveryMs: 1_000,
  clockEveryMs: 10_000,
  watchEveryMs: 200,
};

/** The events of the room. Each is sent at its time or after it, once for each round. */
export interface RoomListener {
  opened(round: SharedRoundRow): void;
  started(round: SharedRoundRow): void;
  crashed(round: SharedRoundRow, fate: Fate): void;
}

/**
 * The part of this process in keeping the room. No process is in charge: each does the due steps that no other process
 * has done.
 */
export interface RoomKeeper {
  /** Returns the round as this process last saw it. */
  current: () => SharedRoundRow | undefined;
  /** Returns the last sent state of the round. */
  phase(): 'betting' | 'running' | 'crashed';
  /** Crashed rounds, newest first, as this process last saw them. */
  past(): readonly PastCrash[];
  /** Waits for a round that somebody can join or watch. Opens one if there is none. */
  joined(): Promise<void>;
  start(listener: RoomListener): void;
  stop(): Promise<void>;
}

export interface RoomKeeperDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  rounds: SharedRounds;
  endings: BetEndings;
  times: RoomTimes;
  /** Returns the number of watchers in this process. A room that nobody watches opens no round. */
  watchers: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const PAST_ROUNDS = 30;
/** The shortest pause, in ms: a timer may fire a little early, and clocks differ. */
const SHORTEST_MS = 1;
/** The pause after an error, in ms. */
const FAILED_MS = 500;

/** Creates the keeper of the room in this process. */
export function createRoomKeeper({
  db,
  clock,
  rounds,
  endings,
  times,
  watchers,
  log,
}: RoomKeeperDependencies): RoomKeeper {
  let listener: RoomListener | undefined;
  let current: SharedRoundRow | undefined;
  let past: PastCrash[] = [];
  let isPastRead = false;
  let crashTimer: NodeJS.Timeout | undefined;
  /** The round whose crash was sent. */
  let announcedCrash: string | undefined;
  /** Players who wait for a round. */
  let joining: (() => void)[] = [];
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let waking = new AbortController();
  let nextAliveAt = 0;
  let nextPollAt = 0;
  let nextClockAt = 0;
  let done: Promise<void> = Promise.resolve();

  function announceCrash(round: SharedRoundRow, fate: Fate): void {
    if (announcedCrash === round.id || isStopped()) return;
    const remainingMs = fate.crashAt - clock.now();
    clearTimeout(crashTimer);
    if (remainingMs > 0) {
      // A timer for the whole time may fire a little early.
      crashTimer = setTimeout(() => announceCrash(round, fate), Math.max(SHORTEST_MS, remainingMs)).unref();
      return;
    }
    announcedCrash = round.id;
    remember(round, fate);
    listener?.crashed(round, fate);
  }

  function remember(round: SharedRoundRow, { crash: hundredths, serverSeed }: Fate): void {
    if (past.some((crashed) => crashed.serverSeed === serverSeed)) return;
    const crashed = { index: round.index, hundredths, serverSeed, clientSeed: round.client_seed ?? '' };
    past = [crashed, ...past].slice(0, PAST_ROUNDS);
  }

  /** Adopts the current state of a round, and sends the changes. */
  function adopt(round: SharedRoundRow | undefined): void {
    if (!round || isStopped()) return;
    const before = current?.id === round.id ? current : undefined;
    current = round;
    if (!before && round.state !== 'ENDED') listener?.opened(round);
    const fate = rounds.fateOf(round);
    if (!fate) return;
    // A round that crashed before this process knew it is history.
    if (!before && round.state === 'ENDED') return remember(round, fate);
    if (before?.state !== 'RUNNING' && before?.state !== 'ENDED') listener?.started(round);
    announceCrash(round, fate);
  }

  const isOver = (round: SharedRoundRow, fate: Fate | undefined): boolean =>
    round.state === 'ENDED' && (!fate || clock.now() >= fate.crashAt + times.pauseMs);

  function letIn(): void {
    if (!current || isOver(current, rounds.fateOf(current))) return;
    const waiting = joining;
    joining = [];
    for (const enter of waiting) enter();
  }

  /** Ends the bets of a round. A failure is retried and does not block other rounds. */
  async function finish(round: SharedRoundRow): Promise<void> {
    try {
      await endings.finish(round);
    } catch (error) {
      log.error({ err: error, round: round.id }, 'The bets of a round cannot be ended.');
    }
  }

  /** Ends the bets of crashed rounds, including rounds that another process left. */
  async function finishCrashed(): Promise<number> {
    let nextAt = Number.POSITIVE_INFINITY;
    for (const round of await listUnendedRounds(db)) {
      const readyAt = (rounds.fateOf(round)?.crashAt ?? 0) + times.graceMs;
      if (readyAt <= clock.now()) await finish(round);
      else nextAt = Math.min(nextAt, readyAt);
    }
    return nextAt;
  }

  async function advanceRunning(round: SharedRoundRow, fate: Fate): Promise<number> {
    if (clock.now() >= fate.crashAt) {
      announceCrash(round, fate);
      adopt(await rounds.end(round));
      nextPollAt = 0;
      return SHORTEST_MS;
    }
    if (clock.now() >= nextAliveAt) {
      nextAliveAt = clock.now() + times.aliveEveryMs;
      await noteAlive(db, round.id, new Date(fate.crashAt));
    }
    const reached = multiplierAt(clock.now() - round.starts_at);
    await endings.cashOutReached(round, Math.min(reached, fate.crash));
    return Math.min(times.targetsEveryMs, fate.crashAt - clock.now());
  }

  /** Polls for changes by other processes, and for due work. */
  async function poll(): Promise<void> {
    const readyAt = await finishCrashed();
    nextPollAt = Math.min(readyAt, clock.now() + times.idleEveryMs);
    adopt(await rounds.newest());
  }

  /** Opens the next round when it is time and somebody watches. */
  async function openWhenWatched(): Promise<number> {
    const isWatched = watchers() > 0 || joining.length > 0;
    const fate = current && rounds.fateOf(current);
    const opensAt = fate ? fate.crashAt + times.pauseMs : clock.now();
    if (isWatched && clock.now() >= opensAt) {
      adopt(await rounds.openNext(current, opensAt));
      return SHORTEST_MS;
    }
    return isWatched ? opensAt - clock.now() : Number.POSITIVE_INFINITY;
  }

  async function advance(): Promise<number> {
    if (!current || current.state === 'ENDED') return openWhenWatched();
    if (current.state === 'BETTING') {
      if (clock.now() >= current.starts_at) adopt(await rounds.close(current));
      return current.starts_at - clock.now();
    }
    const fate = rounds.fateOf(current);
    if (!fate) throw new Error('a round runs without a client seed');
    return advanceRunning(current, fate);
  }

  /** Does the due work. Returns the time until the next due work, in ms. */
  async function step(): Promise<number> {
    if (clock.now() >= nextClockAt) {
      await clock.sync();
      nextClockAt = clock.now() + times.clockEveryMs;
    }
    if (!isPastRead) {
      past = await rounds.past(PAST_ROUNDS);
      isPastRead = true;
    }
    if (clock.now() >= nextPollAt) await poll();
    const waitMs = await advance();
    return Math.min(waitMs, nextPollAt - clock.now());
  }

  async function work(): Promise<void> {
    while (!isStopped()) {
      let waitMs = FAILED_MS;
      try {
        waitMs = await step();
        letIn();
      } catch (error) {
        if (!isStopped()) log.error({ err: error }, 'The room cannot be kept.');
      }
      if (isStopped()) return;
      // A joining player ends the pause.
      const { signal } = waking;
      await pause(Math.max(SHORTEST_MS, waitMs), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) waking = new AbortController();
    }
  }

  return {
    current: () => current,
    phase() {
      if (!current || current.state === 'ENDED' || announcedCrash === current.id) return 'crashed';
      return current.state === 'BETTING' ? 'betting' : 'running';
    },
    past: () => past,
    joined: () =>
      new Promise((resolve) => {
        joining.push(resolve);
        nextPollAt = 0;
        waking.abort();
      }),
    start(roomListener) {
      listener = roomListener;
      done = work();
    },
    async stop() {
      stopping.abort();
      clearTimeout(crashTimer);
      waking.abort();
      await done;
      await endings.stop();
    },
  };
}
