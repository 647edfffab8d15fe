import { randomBytes } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp, type ArcadeTimes } from './app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder, type ArcadeSchema } from './database.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

/** The time limit of an arriving request in tests that wait for it, in ms. */
const LIMIT_MS = 150;

let testDatabase: TestDatabase;
let database: Database<ArcadeSchema>;
let gateway: FakeGateway;
let arcade: ArcadeApp;

const openArcade = (limits: Partial<ArcadeTimes> = {}): Promise<ArcadeApp> =>
  createArcade(testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }), {
    callTimeoutMs: 20_000,
    retryPauseMs: 1,
    settleEveryMs: 0,
    ...limits,
  });

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  database = openDatabase<ArcadeSchema>(testDatabase.url, {
    applicationName: 'arcade-calls-test',
    acquireTimeoutMs: 20_000,
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  arcade = await openArcade();
});
afterEach(async () => {
  await arcade.http.close();
  await gateway.close();
});

interface Answered<Value> {
  status: number;
  code: string;
  value: Value | undefined;
  headers: Record<string, unknown>;
}

async function call<Value>(
  method: 'GET' | 'POST',
  path: string,
  token?: string,
  body?: object,
): Promise<Answered<Value>> {
  const response = await arcade.http.inject({
    method,
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  const answer = response.json<ArcadeAnswer<Value>>();
  return {
    status: response.statusCode,
    code: answer.success ? 'success' : answer.errorCode,
    value: answer.success ? answer.value : undefined,
    headers: response.headers,
  };
}

async function open(isFreePlay = false, gameCode = 'lotus-lanterns'): Promise<{ token: string; playerRef: string }> {
  const playerRef = `player-${randomBytes(6).toString('hex')}`;
  const { value } = await call<{ token: string; session: SessionView }>('POST', 'session', undefined, {
    code: gateway.launch({ playerRef, isFreePlay, gameCode }),
  });
  return { token: value?.token ?? '', playerRef };
}

const spin = (token: string, choice: object = {}) =>
  call<RoundView>('POST', 'rounds', token, {
    stake: '1000',
    choice,
    idempotencyKey: randomBytes(16).toString('hex'),
    clientSeed: '00112233445566778899aabbccddeeff',
  });
/** Plays dice with a high chance until a round has won and its win could not be sent. */
async function unpaidWin(token: string): Promise<RoundView> {
  gateway.failNext('win', 'lost_before', 'lost_before', 'lost_before');
  for (;;) {
    gateway.failNext('bet_win', 'LIMIT_REACHED');
    const { value } = await spin(token, { side: 'under', winning: 9800 });
    if (value?.state === 'PENDING_WIN') return value;
  }
}

const rotate = (token: string) => call('POST', 'seeds/rotate', token, {});

describe('seed rotation', () => {
  /** Resolves when this many transactions of the arcade wait for a row that another one holds. */
  async function untilWaiting(count: number): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query<{ waiting: string }>(
        "select count(*) as waiting from pg_stat_activity where application_name = 'arcade' and wait_event_type = 'Lock' and datname = current_database()",
      );
      if (Number(rows[0]?.waiting) >= count) return;
    }
  }

  it('rejects a concurrent rotation and a concurrent spin with 409', async () => {
    const { token, playerRef } = await open();
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from seed_pair where player_ref = $1 for update', [playerRef]);
    const first = rotate(token);
    await untilWaiting(1);
    const others = [rotate(token), spin(token)];
    await untilWaiting(3);
    await holder.query('commit');
    holder.release();
    expect((await first).code).toBe('success');
    expect((await Promise.all(others)).map(({ status, code }) => [status, code])).toEqual([
      [409, 'seed.rotated'],
      [409, 'seed.rotated'],
    ]);
    expect(gateway.calls.map((sent) => sent.call)).not.toContain('bet_win');
    expect((await spin(token)).value).toMatchObject({ state: 'SETTLED', nonce: 0 });
  });
});

describe('a game session', () => {
  const calls = (token: string) => [
    () => call('GET', 'session', token),
    () => call('GET', 'balance', token),
    () => call('GET', 'rounds', token),
    () => rotate(token),
    () => call('GET', `rounds/${crypto.randomUUID()}`, token),
    () => call('POST', `rounds/${crypto.randomUUID()}/shown`, token),
  ];

  it.each(
    ['GET session', 'GET balance', 'GET rounds', 'POST seeds/rotate', 'GET rounds/:id', 'POST rounds/:id/shown'].map(
      (name, index) => [name, index] as const,
    ),
  )('is rejected by %s after the player logs out', async (_name, index) => {
    const { token } = await open();
    gateway.endSessions();
    expect(await calls(token)[index]?.()).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('cannot start a free play round after the player logs out', async () => {
    const { token } = await open(true);
    expect((await spin(token)).value).toMatchObject({ isFreePlay: true, state: 'SETTLED' });
    gateway.endSessions();
    expect(await spin(token)).toMatchObject({ status: 401, code: 'session.expired' });
    const rows = await database.db.selectFrom('round').select('id').where('is_free_play', '=', true).execute();
    expect(rows).toHaveLength(1);
  });

  it('places no bet after the player logs out, and stays ended while the gateway is down', async () => {
    const { token } = await open();
    gateway.endSessions();
    expect((await spin(token)).value).toMatchObject({ state: 'VOID', voidReason: 'SESSION_EXPIRED' });
    expect(gateway.balance).toBe(1_000_000n);
    gateway.isDown = true;
    for (const request of [() => spin(token), ...calls(token)])
      expect(await request()).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('is rejected with 503 while the gateway is unreachable, and accepted when it is back', async () => {
    const [real, free] = [await open(), await open(true)];
    gateway.isDown = true;
    for (const request of [() => spin(free.token), ...calls(real.token), ...calls(free.token)])
      expect(await request()).toMatchObject({ status: 503, code: 'gateway.unreachable' });
    gateway.isDown = false;
    expect((await call('GET', 'rounds', real.token)).code).toBe('success');
    expect((await spin(free.token)).code).toBe('success');
  });

  it('still gets the win of an earlier bet after the player logs out', async () => {
    const { token } = await open(false, 'lotus-dice');
    const round = await unpaidWin(token);
    gateway.endSessions();
    expect((await call('GET', 'rounds', token)).code).toBe('session.expired');
    await database.db
      .updateTable('round')
      .set({ next_attempt_at: new Date(0), leased_until: null })
      .where('id', '=', round.id)
      .execute();
    const before = gateway.balance;
    await arcade.settlement.settleDue();
    expect(gateway.balance).toBe(before + BigInt(round.win));
  });
});

describe('the rate limit', () => {
  const statusesOf = async (
    times: number,
    request: { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> },
    remoteAddress = '203.0.113.1',
  ) => {
    const counts: Record<number, number> = {};
    for (let sent = 0; sent < times; sent += 1) {
      const { statusCode } = await arcade.http.inject({ ...request, remoteAddress });
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
    return counts;
  };
  const guess = { method: 'POST', url: '/arcade/api/session', payload: { code: 'a guess' } } as const;

  it('allows 60 launch codes from one IP address without limiting another', async () => {
    expect(await statusesOf(62, guess)).toEqual({ 401: 60, 429: 2 });
    const stopped = await arcade.http.inject({ ...guess, remoteAddress: '203.0.113.1' });
    expect(stopped.json()).toMatchObject({ success: false, errorCode: 'too_many_calls' });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusesOf(1, guess, '203.0.113.2')).toEqual({ 401: 1 });
    expect(gateway.calls.filter((sent) => sent.call === 'authenticate')).toHaveLength(61);
  });

  it('is not bypassed by X-Forwarded-For or by an encoded path', async () => {
    await statusesOf(60, guess);
    expect(await statusesOf(1, { ...guess, headers: { 'x-forwarded-for': '198.51.100.1' } })).toEqual({ 429: 1 });
    expect(await statusesOf(1, { ...guess, url: '/%61rcade/api/sessio%6E' })).toEqual({ 429: 1 });
  });

  it('stops an IP address at 1,200 requests of any kind, except health checks', async () => {
    await statusesOf(600, { method: 'GET', url: '/arcade/api/rounds' });
    expect(await statusesOf(602, { method: 'GET', url: '/nothing' })).toEqual({ 404: 600, 429: 2 });
    expect(await statusesOf(1, { method: 'GET', url: '/healthz' })).toEqual({ 200: 1 });
  });
});

describe('a JSON response', () => {
  it.each([
    ['a refused call', '/arcade/api/session'],
    ['a health check', '/healthz'],
    ['an address that leads nowhere', '/nothing'],
  ])('has a strict CSP and a same-origin resource policy: %s', async (_case, url) => {
    const { headers } = await arcade.http.inject({ url });
    expect(headers['content-type']).toContain('application/json');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not cached, even for an encoded path', async () => {
    expect((await arcade.http.inject({ url: '/%61rcade/api/session' })).headers['cache-control']).toBe('no-store');
  });
});

describe('an incomplete or malformed request', () => {
  const answerTo = async (lines: string[]) => {
    if (!arcade.http.server.listening) await arcade.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = arcade.http.server.address() as AddressInfo;
    return new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.once('error', reject).once('close', () => resolve(text));
    });
  };

  it.each([
    ['its headers do not end', ['GET /healthz HTTP/1.1', 'Host: localhost', 'X-Slow: ']],
    [
      'its body does not',
      [
        'POST /arcade/api/session HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        'Content-Length: 100',
        '',
        '{',
      ],
    ],
  ])('times out with 408 when %s', async (_case, lines) => {
    await arcade.http.close();
    arcade = await openArcade({
      headersTimeoutMs: LIMIT_MS,
      requestTimeoutMs: LIMIT_MS * 2,
      checkEveryMs: LIMIT_MS / 3,
    });
    expect(await answerTo(lines)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is rejected with 400 when it has two Host headers', async () => {
    const lines = (hosts: string[]) => [
      'GET /healthz HTTP/1.1',
      ...hosts.map((host) => `Host: ${host}`),
      'Connection: close',
      '',
      '',
    ];
    expect(await answerTo(lines(['localhost', 'evil.test']))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await answerTo(lines(['localhost']))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
