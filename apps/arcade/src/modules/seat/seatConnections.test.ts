import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pokDengGame } from '../../games/pok-deng/game.ts';
import type { SeatMessage } from '../../seatApi.ts';
import { valueOf } from '../../testing/roomTable.ts';
import { createSeatRoom, testSeatTimes, type SeatRoom } from '../../testing/seatRoom.ts';
import type { PlaySession } from '../session/session.service.ts';
import { createSeatConnections } from './seatConnections.ts';
import { loadTable } from './seat.repository.ts';
import { findSitting, holdSitting } from './sitting.repository.ts';

let room: SeatRoom;
beforeAll(async () => {
  room = await createSeatRoom();
});
afterAll(() => room.close());

/** Creates an open socket that records what is sent to it. */
function openSocket() {
  const sent: SeatMessage['type'][] = [];
  const closed: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => sent.push((JSON.parse(text) as SeatMessage).type),
    close: (code: number) => closed.push(code),
  });
  return { socket: socket as unknown as WebSocket, sent, closed };
}

it('a table that was read before a window got the seat does not take it away, and a newer one does', async () => {
  const { db } = room.database;
  const arcade = await room.arcade();
  const player = await room.open(arcade);
  valueOf(await room.buyIn(arcade, player));
  const first = await room.enter(arcade, player);
  const { currency, language, profile } = player.session;
  const session: PlaySession = {
    id: randomUUID(),
    playerRef: player.playerRef,
    providerToken: '',
    gameCode: 'pok-deng-room',
    currency,
    language,
    playerName: '',
    isFreePlay: false,
    freeBalance: 0n,
    openedAt: 0,
    profile,
  };
  const sitting = await findSitting(db, session);
  if (!sitting) throw new Error('the player has no seat');
  const read = async () => {
    const found = await loadTable(db, sitting.tableId, () => '', 'none');
    if (!found) throw new Error('the table is gone');
    return found;
  };
  const connections = createSeatConnections({
    db,
    tables: { read, step: async () => undefined, act: async () => 'seat.none', seat: async () => undefined },
    gameOf: () => pokDengGame,
    times: testSeatTimes,
    onDisconnected: () => undefined,
    log: { error: () => undefined },
  });
  const second = openSocket();
  await connections.enter(session, second.socket, null);

  const { table, now } = await read();
  const before = table.sittings.map((one) => (one.id === sitting.id ? { ...one, holder: first.holder } : one));
  await connections.sendTable({ table: { ...table, sittings: before }, now });
  expect([second.sent, second.closed]).toEqual([['hello', 'table'], []]);

  await holdSitting(db, sitting.id, randomUUID(), null);
  await connections.sendTable(await read());
  expect([second.sent, second.closed]).toEqual([['hello', 'table', 'taken'], [4409]]);
});
