import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type RunningArcade } from './arcade.ts';
import { migrationsFolder } from './database.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { selfSignedCertificate } from './testing/selfSignedCertificate.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const tls = selfSignedCertificate();
const trust = { ca: tls.cert, servername: 'localhost' };

let database: TestDatabase;
let gateway: FakeGateway;
let clientDir: string;
let arcade: RunningArcade;
let session: ClientHttp2Session;

beforeAll(async () => {
  database = await createTestDatabase({ migrationsFolder });
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  clientDir = mkdtempSync(join(tmpdir(), 'arcade-https-'));
  mkdirSync(join(clientDir, 'games/lotus-lanterns'), { recursive: true });
  writeFileSync(join(clientDir, 'games/lotus-lanterns/index.html'), '<!doctype html><title>Lotus Lanterns</title>');
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
  rmSync(clientDir, { recursive: true });
});

beforeEach(async () => {
  arcade = await startArcade(testConfig({ databaseUrl: database.url, gatewayUrl: gateway.url }, { clientDir, tls }));
  session = connect(arcade.url, trust);
  await once(session, 'connect');
});
afterEach(async () => {
  session.destroy();
  await arcade.stop();
});

describe('the arcade over HTTPS', () => {
  it('opens a session over HTTP/2', async () => {
    expect(session.alpnProtocol).toBe('h2');
    const stream = session.request({
      ':method': 'POST',
      ':path': '/arcade/api/session',
      'content-type': 'application/json',
    });
    stream.end(JSON.stringify({ code: gateway.launch() }));
    expect(await json(stream)).toMatchObject({ success: true, value: { session: { currency: 'THB' } } });
  });

  it('falls back to HTTP/1.1', async () => {
    const sent = request(`${arcade.url}/readyz`, trust).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([answer.httpVersion, answer.statusCode]).toEqual(['1.1', 200]);
    answer.resume();
  });

  it.each([':authority', 'host'])('allows only sites on the host named by %s to frame its games', async (header) => {
    const policyFor = async (origin: string) => {
      const stream = session.request({
        ':path': `/games/lotus-lanterns/?origin=${encodeURIComponent(origin)}`,
        [header]: 'games.test:8081',
      });
      const [headers] = (await once(stream, 'response')) as [Record<string, string>];
      await text(stream);
      return headers['content-security-policy'];
    };
    expect(await policyFor('https://games.test:8080')).toContain('frame-ancestors https://games.test:8080;');
    expect(await policyFor('https://evil.test')).toContain("frame-ancestors 'none';");
  });

  it('does not wait for idle HTTP/2 sessions when it stops', async () => {
    const closed = once(session, 'close');
    await Promise.all([arcade.stop(), closed]);
    expect(session.destroyed).toBe(true);
  });
});
