import { isIPv6 } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { SeatActRequest, TableView } from '../../seatApi.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import { findRound } from '../round/round.repository.ts';
import type { SittingBets } from '../round/roundRequests.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { createWinSender } from '../round/winSender.ts';
import type { PlaySession } from '../session/session.service.ts';
import { listTables } from './seat.repository.ts';
import { findSitting, forgetFuture, listUnseated } from './sitting.repository.ts';
import { createSeatConnections } from './seatConnections.ts';
import { createHandHistory, type ListHands } from './seatHistory.ts';
import type { SeatTimes } from './seatTable.ts';
import { createSeatTables, type SeatRefusal } from './seatTables.ts';
import { tableView } from './seatViews.ts';

/** Tables with seats in this process. */
export interface SeatModule {
  bets: SittingBets;
  enter: (session: PlaySession, socket: WebSocket, address: string) => Promise<void>;
  /** Performs a player's request at their table. */
  act(session: PlaySession, request: SeatActRequest): Promise<{ table: TableView | null } | SeatRefusal>;
  hands: ListHands;
  start(): void;
  /** Finishes pending writes and leaves the tables to other processes. */
  stop(): Promise<void>;
}

export interface SeatModuleDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  settlement: Pick<RoundSettlement, 'advance'>;
  gameOf: (gameCode: string) => Game | undefined;
  times: SeatTimes;
  mayShareAddress: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
}

const DUE_TABLES = 100;
/** The number of tables that are processed concurrently. */
const AT_A_TIME = 8;
/** The time after which a buy-in gets a seat without its player, who counts as away, in ms. */
const UNSEATED_MS = 20_000;
const UNSEATED_EVERY_MS = 5_000;
/** The interval at which the clients' clocks are set, in ms. */
const TIME_EVERY_MS = 10_000;

/** Whether an address is this machine's, where all players have the same one. */
function isLoopback(address: string): boolean {
  const plain = isIPv6(address) ? address.replace(/^::ffff:/i, '') : address;
  return plain === '::1' || plain.startsWith('127.');
}

/** Creates the tables with seats of this process. */
export function createSeatModule(parts: SeatModuleDependencies): SeatModule {
  const { db, secrets, settlement, gameOf, times, log } = parts;
  const sender = createWinSender({ settlement, log });
  const tables = createSeatTables({ ...parts, sender });
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let wake: () => void = () => undefined;
  let work: Promise<void> = Promise.resolve();
  let touchedAt = 0;
  let seatedAt = 0;
  let timedAt = performance.now();
  const connections = createSeatConnections({
    db,
    tables,
    gameOf,
    times,
    onDisconnected: (tableId) => {
      if (!isStopped()) stepAndSend(tableId).catch(logFailure);
    },
    log,
  });

  function logFailure(error: unknown): void {
    if (!isStopped()) log.error({ err: error }, 'A table cannot be kept.');
  }

  const printOf = (address: string): string | null => (isLoopback(address) ? null : secrets.printOf(address));

  async function stepAndSend(tableId: string): Promise<void> {
    const stepped = await tables.step(tableId);
    if (stepped) await connections.sendTable(stepped);
  }

  async function readAndSend(tableId: string): Promise<void> {
    const read = await tables.read(tableId);
    if (read) await connections.sendTable(read);
  }

  async function seatTheUnseated(): Promise<void> {
    for (const { id, name } of await listUnseated(db, UNSEATED_MS, DUE_TABLES)) {
      const round = await findRound(db, id);
      if (round) await tables.seat(round, { name, addressPrint: null });
    }
  }

  async function poll(): Promise<void> {
    const steady = performance.now();
    if (steady - touchedAt > times.touchEveryMs) {
      touchedAt = steady;
      await connections.touch();
      await forgetFuture(db);
    }
    if (steady - seatedAt > UNSEATED_EVERY_MS) {
      seatedAt = steady;
      await seatTheUnseated();
    }
    if (steady - timedAt > TIME_EVERY_MS) {
      timedAt = steady;
      const { rows } = await sql<{ now: number }>`select clock_timestamp() as now`.execute(db);
      if (rows[0]) connections.sendTime(rows[0].now);
    }
    const watched = connections.watched();
    const found = await listTables(db, [...watched.keys()], DUE_TABLES);
    const todo = found.flatMap(({ id, version, isDue }) => {
      if (isDue) return [() => stepAndSend(id)];
      return Number(version) > (watched.get(id) ?? Number.POSITIVE_INFINITY) ? [() => readAndSend(id)] : [];
    });
    for (let first = 0; first < todo.length; first += AT_A_TIME)
      await Promise.all(todo.slice(first, first + AT_A_TIME).map((job) => job().catch(logFailure)));
  }

  async function run(): Promise<void> {
    while (!isStopped()) {
      await poll().catch(logFailure);
      if (isStopped()) return;
      const pauseMs = connections.watched().size > 0 ? times.pollEveryMs : times.idleEveryMs;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pauseMs).unref();
      });
    }
  }

  return {
    hands: createHandHistory(parts),
    enter: (session, socket, address) => connections.enter(session, socket, printOf(address)),
    bets: {
      async mayTopUp(session, roundId, amount) {
        const game = gameOf(session.gameCode);
        const found = game?.seating && (await findSitting(db, session));
        const read = found?.roundId === roundId ? await tables.read(found.tableId) : undefined;
        const sitting = read?.table.sittings.find(({ id }) => id === found?.id);
        if (!game?.seating || !read || !sitting || sitting.isLeaving || amount % read.table.base !== 0n) return false;
        return sitting.stack + amount <= read.table.base * BigInt(game.seating.buyIn.most);
      },
      async noteStaked(session) {
        const found = await findSitting(db, session);
        if (found) await stepAndSend(found.tableId);
      },
    },
    async act(session, { holder, act }) {
      const seating = gameOf(session.gameCode)?.seating;
      const found = seating && (await findSitting(db, session));
      if (!found) return 'seat.none';
      const done = await tables.act(found.tableId, found.id, holder, act);
      if (typeof done === 'string') return done;
      wake();
      await connections.sendTable(done);
      const sitting = done.table.sittings.find(({ id }) => id === found.id);
      const isSeated = sitting && !sitting.hasLeft;
      return { table: isSeated ? tableView(done.table, sitting, { seating, times, now: done.now }) : null };
    },
    start() {
      work = run();
    },
    async stop() {
      stopping.abort();
      wake();
      await work;
      await sender.stop();
    },
  };
}
