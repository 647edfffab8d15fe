import { once } from 'node:events';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import { defaultRoomLimits } from './http/roomRoute.ts';
import { selfSignedCertificate } from './testing/selfSignedCertificate.ts';
import { createRoomTable, shortTimes, type RoomTable } from './testing/roomTable.ts';
import { testConfig } from './testing/testConfig.ts';

let table: RoomTable;
let arcade: ArcadeApp;

/** Limits under which no silent connection is closed during other tests. */
const limits = { greetingMs: 600_000, sessionEveryMs: 400, perAddress: 6, unknownPerAddress: 3 };

beforeAll(async () => {
  table = await createRoomTable({
    room: shortTimes,
    roomLimits: { ...defaultRoomLimits, ...limits },
  });
  arcade = await table.arcade();
});
afterEach(() => table.leave());
afterAll(async () => {
  await table.close();
});

describe('a connection to the room', () => {
  it('does not greet a client whose first message names no open session', async () => {
    const ended = await table.open(arcade);
    table.gateway.endSessions();
    for (const message of [
      '{"token":"0000000000000000000000000000000000000000000"}',
      JSON.stringify({ token: ended.token }),
      '{"token":1}',
      'no JSON',
      new Uint8Array([1, 2, 3]),
    ]) {
      const client = await table.connect(arcade);
      client.socket.send(message);
      expect(await client.closed).toBe(4401);
      expect(client.received).toEqual([]);
    }
  });

  it('closes when the first message does not arrive in time', async () => {
    const impatient = await table.arcade({ roomLimits: { ...defaultRoomLimits, ...limits, greetingMs: 500 } });
    const client = await table.connect(impatient);
    expect(await client.closed).toBe(4401);
    expect(client.received).toEqual([]);
  });

  it('closes when the player has logged out', async () => {
    const client = await table.enter(arcade, await table.open(arcade));
    table.gateway.endSessions();
    expect(await client.closed).toBe(4401);
  });

  it('stays open while the gateway does not answer', async () => {
    const player = await table.open(arcade);
    table.gateway.isDown = true;
    const client = await table.enter(arcade, player);
    table.gateway.isDown = false;
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('accepts no second message, and no large one', async () => {
    const player = await table.open(arcade);
    const talking = await table.enter(arcade, player);
    talking.socket.send(JSON.stringify({ type: 'crash', x: 100, s: '00' }));
    expect(await talking.closed).toBe(1008);
    const shouting = await table.connect(arcade);
    shouting.socket.send(JSON.stringify({ token: 'a'.repeat(2_000) }));
    // The server closes the connection after a message that is too large.
    expect([1006, 1009]).toContain(await shouting.closed);
  });

  it('limits the connections of an address, and more strictly those without a first message', async () => {
    const silent = await Promise.all(Array.from({ length: 3 }, () => table.connect(arcade)));
    const oneMore = await table.connect(arcade);
    expect(await oneMore.closed).toBe(1013);
    for (const { socket } of silent) socket.close();
    await Promise.all(silent.map(({ closed }) => closed));
    for (let index = 0; index < 6; index += 1) await table.enter(arcade, await table.open(arcade));
    expect(await (await table.connect(arcade)).closed).toBe(1013);
  });

  it('accepts pages of its own origin only', async () => {
    await expect(table.connect(arcade, 'http://elsewhere.example')).rejects.toThrow('the room does not open');
    const { port } = arcade.http.server.address() as AddressInfo;
    const client = await table.connect(arcade, `http://127.0.0.1:${port}`);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is not a page', async () => {
    const response = await arcade.http.inject({ url: '/arcade/api/rooms/crash' });
    expect(response.statusCode).toBe(404);
  });

  it('opens beside HTTP/2', async () => {
    const config = testConfig(
      { databaseUrl: table.url, gatewayUrl: table.gateway.url },
      { tls: selfSignedCertificate() },
    );
    const secure = await createArcade(config, { settleEveryMs: 0 });
    await secure.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = secure.http.server.address() as AddressInfo;
    const upgrade = request({
      host: '127.0.0.1',
      port,
      path: '/arcade/api/rooms/crash',
      rejectUnauthorized: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      },
    });
    upgrade.end();
    const [response, socket] = (await once(upgrade, 'upgrade')) as [{ statusCode: number }, { destroy(): void }];
    expect(response.statusCode).toBe(101);
    socket.destroy();
    await secure.http.close();
  });
});
