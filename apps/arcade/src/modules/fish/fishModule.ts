import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { ArcadeSchema } from '../../database.ts';
import type { FishAim, FishMessage } from '../../fishApi.ts';
import { MAX_SHOTS } from '../../games/fish/math.ts';
import { roomsOf, type FishRoom } from '../../games/fish/rooms.ts';
import { FISH_VERSION } from '../../games/fish/rules.ts';
import type { Game } from '../../games/game.ts';
import type { ReceivingRoom } from '../../http/roomRoute.ts';
import { createClockJumps } from '../room/clockJumps.ts';
import { WAITING_BYTES } from '../room/audience.ts';
import type { RoundService } from '../round/round.service.ts';
import { stakesOnOffer } from '../session/playProfile.ts';
import type { PlaySession, SessionService } from '../session/session.service.ts';
import { createFishBets } from './fishBets.ts';
import {
  forgetOldEvents,
  leaveSeat,
  loadGun,
  changesOf,
  noteHappened,
  recentlyCaught,
  releaseStale,
  sitDown,
  tableTimes,
  touchSeats,
  versionsOf,
  type FishSeat,
} from './fishTable.repository.ts';

/** Times of the tables in ms, which tests override. */
export interface FishTimes {
  /** How often a process with connections polls for events. */
  pollEveryMs: number;
  /** How often a process renews its players' seats, and how long a seat waits for a lost player. */
  touchEveryMs: number;
  staleMs: number;
}

export const defaultFishTimes: FishTimes = { pollEveryMs: 200, touchEveryMs: 5_000, staleMs: 30_000 };

/** Tables of fish in this process. */
export interface FishModule extends ReceivingRoom {
  bet: RoundService['bet'];
  start(): void;
  stop(): Promise<void>;
}

interface Connection {
  readonly session: PlaySession;
  readonly socket: WebSocket;
  seat: FishSeat | undefined;
  /** The last version of the table that was sent to it. */
  sentVersion: number;
  /** Its messages are handled one after another. */
  work: Promise<void>;
}

const digits = z.string().regex(/^[1-9]\d{0,11}$/);
const part = z.number().min(-0.5).max(1.5);
const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), base: digits }),
  z.strictObject({
    type: z.literal('gun'),
    bullet: digits,
    aims: z.array(z.strictObject({ x: part, y: part, fish: z.int().min(0).nullable() })).max(MAX_SHOTS),
  }),
  z.strictObject({ type: z.literal('leave') }),
]);
type ClientMessage = z.infer<typeof clientMessage>;

/** The close code of a connection for a title without such tables. */
const POLICY_VIOLATION = 1008;
const TRY_LATER = 1013;
/** How often the clients' clocks are set, and old events deleted, in ms. */
const TIME_EVERY_MS = 10_000;
const FORGET_EVERY_MS = 60_000;

/** Creates the tables of fish of this process. */
export function createFishModule({
  db,
  rounds,
  sessions,
  gameOf,
  times,
  log,
}: {
  db: Kysely<ArcadeSchema>;
  rounds: Pick<RoundService, 'bet'>;
  sessions: Pick<SessionService, 'balance'>;
  gameOf: (gameCode: string) => Game | undefined;
  times: FishTimes;
  log: Pick<FastifyBaseLogger, 'error'>;
}): FishModule {
  const all = new Map<WebSocket, Connection>();
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let wake: () => void = () => undefined;
  let work: Promise<void> = Promise.resolve();
  const due = { touch: 0, time: 0, forget: 0 };

  const isFish = (gameCode: string): boolean => gameOf(gameCode)?.version === FISH_VERSION;

  function logFailure(error: unknown): void {
    if (!isStopped()) log.error({ err: error }, 'A table of fish cannot be kept.');
  }

  function send({ socket }: Connection, message: FishMessage): void {
    if (socket.readyState !== socket.OPEN) return;
    // A slow reader would only fall further behind.
    if (socket.bufferedAmount > WAITING_BYTES) socket.terminate();
    else socket.send(JSON.stringify(message));
  }

  const hasJumped = createClockJumps();

  /**
   * Renews the seats of this process, then frees stale ones. Frees none right after the clock jumped, because other
   * processes may not have renewed their seats yet. The time is read before the renewal, so that a jump in between frees
   * no seat.
   */
  async function release(present: readonly string[] = []): Promise<void> {
    const now = await databaseTime();
    await touchSeats(db, present);
    if (!hasJumped(now)) await releaseStale(db, times.staleMs, now);
  }

  async function databaseTime(): Promise<number> {
    const { rows } = await sql<{ now: number }>`select clock_timestamp() as now`.execute(db);
    return rows[0]?.now ?? Date.now();
  }

  /** Finds the room of a session with this smallest bullet. */
  function roomOf(session: PlaySession, base: string): FishRoom | undefined {
    const game = gameOf(session.gameCode);
    return game && roomsOf(stakesOnOffer(game, session)).find(({ bullets }) => bullets[0] === BigInt(base));
  }

  async function sit(connection: Connection, base: string): Promise<boolean> {
    const { session } = connection;
    const room = roomOf(session, base);
    if (!room) return false;
    const balance = await sessions.balance(session);
    // A room of higher bullets requires a balance for some of them. An unreachable gateway does not keep players out.
    if (room.index > 0 && balance.kind === 'known' && balance.balance < room.needs) {
      send(connection, { type: 'unseated', reason: 'balance' });
      return true;
    }
    connection.seat = undefined;
    await release();
    const seat = await sitDown(db, session, room.bullets[0] ?? 0n);
    const [opened, versions, caught] = await Promise.all([
      tableTimes(db, seat.table),
      versionsOf(db, [seat.table]),
      recentlyCaught(db, seat.table),
    ]);
    const version = versions.get(seat.table) ?? 0;
    const { seats } = await changesOf(db, seat.table, version, version);
    connection.seat = seat;
    connection.sentVersion = version;
    send(connection, {
      type: 'seated',
      serverTime: opened?.now ?? 0,
      table: seat.table,
      seed: seat.table,
      startedAt: opened?.startedAt ?? 0,
      seat: seat.seat,
      seats,
      caught,
    });
    wake();
    return true;
  }

  async function load(connection: Connection, bullet: string, aims: readonly FishAim[]): Promise<boolean> {
    const { seat, session } = connection;
    const game = gameOf(session.gameCode);
    if (!game || !stakesOnOffer(game, session).includes(BigInt(bullet))) return false;
    if (!seat) return true;
    await loadGun(db, seat, BigInt(bullet));
    const body = { type: 'fired' as const, seat: seat.seat, bullet, aims };
    if (aims.length > 0) await noteHappened(db, seat.table, seat.seat, [{ place: 0, body, round: null, fish: null }]);
    wake();
    return true;
  }

  async function handle(connection: Connection, message: ClientMessage): Promise<boolean> {
    if (message.type === 'sit') return sit(connection, message.base);
    if (message.type === 'gun') return load(connection, message.bullet, message.aims);
    connection.seat = undefined;
    await leaveSeat(db, connection.session);
    wake();
    return true;
  }

  /** Handles a message of a connection after its earlier ones. */
  async function handleNext(connection: Connection, message: ClientMessage): Promise<void> {
    await connection.work;
    try {
      if (!(await handle(connection, message))) connection.socket.close(POLICY_VIOLATION);
    } catch (error) {
      logFailure(error);
      connection.socket.close(TRY_LATER);
    }
  }

  async function sendTable(table: string, version: number): Promise<void> {
    const receivers = [...all.values()].filter(
      ({ seat, sentVersion }) => seat?.table === table && sentVersion < version,
    );
    const after = Math.min(...receivers.map(({ sentVersion }) => sentVersion));
    // Connections with the same version get the same message, except a new one.
    const changes = await changesOf(db, table, after, version);
    for (const connection of receivers) {
      const { seat, sentVersion } = connection;
      if (seat?.table !== table || sentVersion >= version) continue;
      const { happened, seats } = sentVersion === after ? changes : await changesOf(db, table, sentVersion, version);
      const isStillSeated = await isSeated(seat);
      // The player may have moved to another table by now.
      if (connection.seat !== seat) continue;
      // Set after the reads: if one fails, the next poll sends the events again.
      connection.sentVersion = version;
      if (isStillSeated) send(connection, { type: 'table', seats, happened });
      else {
        connection.seat = undefined;
        send(connection, { type: 'unseated', reason: 'left' });
      }
    }
  }

  async function isSeated({ id }: FishSeat): Promise<boolean> {
    const found = await db
      .selectFrom('fish_seat')
      .select('id')
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Runs `job` at most once in the given time, in ms. */
  async function every(name: keyof typeof due, ms: number, job: () => Promise<unknown>): Promise<void> {
    const now = performance.now();
    if (now < due[name]) return;
    due[name] = now + ms;
    await job();
  }

  async function poll(): Promise<void> {
    const seated = [...all.values()].flatMap(({ seat }) => seat ?? []);
    await every('touch', times.touchEveryMs, async () => {
      if (seated.length > 0) await release(seated.map(({ id }) => id));
    });
    await every('forget', FORGET_EVERY_MS, async () => forgetOldEvents(db));
    await every('time', TIME_EVERY_MS, async () => {
      if (all.size === 0) return;
      const serverTime = await databaseTime();
      for (const connection of all.values()) send(connection, { type: 'time', serverTime });
    });
    for (const [table, version] of await versionsOf(db, [...new Set(seated.map(({ table: id }) => id))])) {
      if ([...all.values()].some(({ seat, sentVersion }) => seat?.table === table && sentVersion < version))
        await sendTable(table, version);
    }
  }

  async function run(): Promise<void> {
    while (!isStopped()) {
      let isWoken = false;
      const pause = new Promise<void>((resolve) => {
        wake = () => {
          isWoken = true;
          resolve();
        };
      });
      if (all.size > 0) await poll().catch(logFailure);
      if (isStopped()) return;
      if (isWoken && all.size > 0) continue;
      const timer = setTimeout(() => wake(), all.size > 0 ? times.pollEveryMs : TIME_EVERY_MS).unref();
      await pause;
      clearTimeout(timer);
    }
  }

  return {
    bet: createFishBets({ db, rounds, isFish, onHappened: () => wake() }),
    async enter(session, socket) {
      if (!isFish(session.gameCode)) return socket.close(POLICY_VIOLATION);
      const connection: Connection = { session, socket, seat: undefined, sentVersion: -1, work: Promise.resolve() };
      const serverTime = await databaseTime();
      if (socket.readyState !== socket.OPEN) return;
      all.set(socket, connection);
      socket.once('close', () => all.delete(socket));
      send(connection, { type: 'hello', serverTime });
      wake();
    },
    receive(socket, message) {
      const parsed = clientMessage.safeParse(message);
      const connection = all.get(socket);
      if (!parsed.success || !connection) return false;
      connection.work = handleNext(connection, parsed.data);
      return true;
    },
    start() {
      work = run();
    },
    async stop() {
      stopping.abort();
      wake();
      await work;
      await Promise.all([...all.values()].map(({ work: pending }) => pending));
    },
  };
}
