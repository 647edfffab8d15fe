import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { SeatMessage } from '../../seatApi.ts';
import { WAITING_BYTES } from '../room/audience.ts';
import { findOpenRound, findRound } from '../round/round.repository.ts';
import type { PlaySession } from '../session/session.service.ts';
import { findSitting, holdSitting, isHeldBy, releaseHolder, touchHolders } from './sitting.repository.ts';
import type { SeatTimes } from './seatTable.ts';
import type { SeatTables, Stepped } from './seatTables.ts';
import { seatTerms, tableView } from './seatViews.ts';

/** A player's connection. */
interface Connection {
  readonly holder: string;
  readonly session: PlaySession;
  readonly socket: WebSocket;
  seat: { tableId: string; sittingId: string; roundId: string } | null;
  /** The last version of the table that was sent to it. */
  sentVersion: number;
}

/** The connections of this process. */
export interface SeatConnections {
  /** Subscribes a player to their table, beginning with a `hello`. An earlier connection loses the seat. */
  enter(session: PlaySession, socket: WebSocket, addressPrint: string | null): Promise<void>;
  /** Sends the state of a table to its connections. */
  sendTable(stepped: Stepped): Promise<void>;
  /** Returns the tables of these connections, with the last sent version. */
  watched(): Map<string, number>;
  /** Sends the time of the database to all connections. */
  sendTime(serverTime: number): void;
  /** Renews the holds of the connections of this process. */
  touch(): Promise<void>;
}

/** The close code after another connection took the seat. */
const SEAT_TAKEN = 4409;
/** The close code of a connection for a title without seats. */
const POLICY_VIOLATION = 1008;

/** Creates the connections of this process. `onGone` is called with tables that lost a connection. */
export function createSeatConnections({
  db,
  tables,
  gameOf,
  times,
  onDisconnected,
  log,
}: {
  db: Kysely<ArcadeSchema>;
  tables: SeatTables;
  gameOf: (gameCode: string) => Game | undefined;
  times: SeatTimes;
  onDisconnected: (tableId: string) => void;
  log: Pick<FastifyBaseLogger, 'error'>;
}): SeatConnections {
  const all = new Set<Connection>();

  function send({ socket }: Connection, message: SeatMessage): void {
    if (socket.readyState !== socket.OPEN) return;
    // A slow reader would only fall further behind.
    if (socket.bufferedAmount > WAITING_BYTES) socket.terminate();
    else socket.send(JSON.stringify(message));
  }

  async function sendLeft(connection: Connection, roundId: string): Promise<void> {
    connection.seat = null;
    const round = await findRound(db, roundId);
    if (!round) return;
    send(connection, {
      type: 'left',
      roundId,
      stack: round.win.toString(),
      bought: (round.stake + round.raised).toString(),
    });
  }

  async function sendTableTo(connection: Connection, { table, now }: Stepped): Promise<void> {
    const { seat } = connection;
    if (seat?.tableId !== table.id || Number(table.version) < connection.sentVersion) return;
    connection.sentVersion = Number(table.version);
    const seating = gameOf(table.gameCode)?.seating;
    const sitting = table.sittings.find(({ id }) => id === seat.sittingId);
    if (!seating || !sitting || sitting.hasLeft) return sendLeft(connection, seat.roundId);
    // The table may have been read just before this connection got the seat.
    if (sitting.holder !== connection.holder && !(await isHeldBy(db, seat.sittingId, connection.holder))) {
      connection.seat = null;
      send(connection, { type: 'taken' });
      return connection.socket.close(SEAT_TAKEN);
    }
    if (connection.sentVersion > Number(table.version)) return;
    send(connection, { type: 'table', serverTime: now, table: tableView(table, sitting, { seating, times, now }) });
  }

  async function sendTable(stepped: Stepped): Promise<void> {
    for (const connection of all) await sendTableTo(connection, stepped);
  }

  /** Finds the seat of a session's player. An accepted buy-in without a table gets one. */
  async function seatOf(session: PlaySession, addressPrint: string | null): Promise<Connection['seat']> {
    const known = await findSitting(db, session);
    if (!known) {
      const round = await findOpenRound(db, session);
      if (round?.state !== 'OPEN') return null;
      await tables.seat(round, { name: session.playerName, addressPrint });
    }
    const found = known ?? (await findSitting(db, session));
    return found ? { tableId: found.tableId, sittingId: found.id, roundId: found.roundId } : null;
  }

  async function release(connection: Connection): Promise<void> {
    all.delete(connection);
    for (const tableId of await releaseHolder(db, connection.holder)) onDisconnected(tableId);
  }

  return {
    async enter(session, socket, addressPrint) {
      const game = gameOf(session.gameCode);
      if (!game?.seating) return socket.close(POLICY_VIOLATION);
      const connection: Connection = { holder: randomUUID(), session, socket, seat: null, sentVersion: -1 };
      all.add(connection);
      socket.once('close', () => {
        release(connection).catch((error: unknown) => log.error({ err: error }, 'A seat cannot be let go.'));
      });
      const seat = await seatOf(session, addressPrint);
      if (seat) await holdSitting(db, seat.sittingId, connection.holder, addressPrint);
      const stepped = seat && ((await tables.step(seat.tableId)) ?? (await tables.read(seat.tableId)));
      if (socket.readyState !== socket.OPEN) return release(connection);
      connection.seat = seat;
      const sitting = stepped?.table.sittings.find(({ id }) => id === seat?.sittingId);
      const now = stepped?.now ?? Date.now();
      const view = { seating: game.seating, times, now };
      send(connection, {
        type: 'hello',
        serverTime: now,
        holder: connection.holder,
        terms: seatTerms(game, game.seating, session, times),
        table: stepped && sitting && !sitting.hasLeft ? tableView(stepped.table, sitting, view) : null,
      });
      if (!stepped) return;
      connection.sentVersion = Number(stepped.table.version);
      for (const other of all) if (other !== connection) await sendTableTo(other, stepped);
    },
    sendTable,
    watched() {
      const versions = new Map<string, number>();
      for (const { seat, sentVersion } of all) {
        if (!seat) continue;
        versions.set(seat.tableId, Math.min(sentVersion, versions.get(seat.tableId) ?? Number.POSITIVE_INFINITY));
      }
      return versions;
    },
    sendTime(serverTime) {
      for (const connection of all) send(connection, { type: 'time', serverTime });
    },
    touch: () =>
      touchHolders(
        db,
        [...all].flatMap(({ seat, holder }) => (seat ? [holder] : [])),
      ),
  };
}
