import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from './index.ts';
import { withConnection } from './singleConnection.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase({});
});
afterAll(() => testDatabase.drop());

/** Opens a proxy to the server that can be paused like a stopped server: connections stay open. */
async function openProxy(): Promise<{ url: string; setPaused(isStill: boolean): void }> {
  const target = new URL(testDatabase.url);
  const sockets = new Set<Socket>();
  let still = false;
  const server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(from);
      if (still) from.pause();
      from.on('data', (data) => to.write(data)).on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (still) for (const socket of [inward, outward]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(testDatabase.url), { port: String(port) }).href,
    setPaused(isStill) {
      still = isStill;
      for (const socket of sockets) socket[isStill ? 'pause' : 'resume']();
    },
  };
}

async function openGuarded() {
  const way = await openProxy();
  const database = openDatabase<never>(way.url, {
    applicationName: 'guard-test',
    poolSize: 2,
    acquireTimeoutMs: 20_000,
    statementTimeoutMs: 60_000,
    cutsStalls: true,
  });
  onTestFinished(() => database.close());
  return { way, database };
}

/** Returns the number of connected guards, through another connection. */
async function guards(): Promise<number> {
  return withConnection(testDatabase.url, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where application_name = 'guard-test-guard' and state = 'idle'",
    );
    return Number(rows[0]?.count);
  });
}

it('fails queries to a server that stopped answering, and continues when it answers again', async () => {
  const { way, database } = await openGuarded();
  const ask = () => database.pool.query<{ answer: number }>('select 7 as answer');
  await ask();
  await vi.waitUntil(async () => (await guards()) === 1, { timeout: 20_000 });
  way.setPaused(true);
  // Without the guard this waits for the query's timeout, which exceeds the test's.
  await expect(ask()).rejects.toThrow('Connection terminated');
  way.setPaused(false);
  expect((await ask()).rows).toEqual([{ answer: 7 }]);
}, 50_000);

it('lets a slow query finish while the server answers', async () => {
  const { database } = await openGuarded();
  const { rows } = await database.pool.query<{ answer: number }>('select 7 as answer from pg_sleep(2)');
  expect(rows).toEqual([{ answer: 7 }]);
});
