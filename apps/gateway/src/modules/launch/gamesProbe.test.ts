import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGamesProbe } from './gamesProbe.ts';

let server: Server | undefined;
let requestCount = 0;
async function listen(status: number): Promise<string> {
  requestCount = 0;
  server = createServer((_request, response) => {
    requestCount += 1;
    response.writeHead(status, { connection: 'close' }).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
const stop = () => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));
afterEach(async () => {
  await stop();
  server = undefined;
});

describe('the games probe', () => {
  it('reports the games as unavailable when the connection is refused, and detects their return', async () => {
    let now = 0;
    const arcadeUrl = await listen(200);
    const areDown = createGamesProbe({ arcadeUrl, clock: () => now });
    expect(await areDown()).toBe(false);
    await stop();
    now += 1_000;
    expect(await areDown()).toBe(true);
    await new Promise<void>((resolve) => server?.listen(Number(new URL(arcadeUrl).port), '127.0.0.1', resolve));
    now += 1_000;
    expect(await areDown()).toBe(false);
  });

  it.each([
    [200, false],
    [404, false],
    [500, false],
    [502, true],
    [503, true],
    [504, true],
  ])('reports the games as unavailable for status code %i: %s', async (status, isDown) => {
    expect(await createGamesProbe({ arcadeUrl: await listen(status), clock: () => 0 })()).toBe(isDown);
  });

  it('does not report the games as unavailable when the host name does not resolve', async () => {
    expect(await createGamesProbe({ arcadeUrl: 'https://games.invalid', clock: () => 0 })()).toBe(false);
  });

  it('sends at most one request per second', async () => {
    let now = 0;
    const areDown = createGamesProbe({ arcadeUrl: await listen(200), clock: () => now });
    await Promise.all(Array.from({ length: 20 }, areDown));
    now = 999;
    await areDown();
    expect(requestCount).toBe(1);
  });
});
