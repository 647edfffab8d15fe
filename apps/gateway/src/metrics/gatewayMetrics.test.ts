import { routes } from '@parlor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  offerGames,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../modules/provider/testing/testVendor.ts';
import { createAttempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../testing/testGateway.ts';

const METRICS_TOKEN = 'what whoever reads metrics in tests shows';

let gateway: TestGateway;
let seat: Seat;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, METRICS_TOKEN } });
  await offerGames(gateway);
  seat = await launchAsPlayer(gateway);
});
afterAll(() => gateway.close());

const read = (authorization?: string) =>
  gateway.app.inject({ url: '/metrics', headers: { ...(authorization !== undefined && { authorization }) } });

/** Returns the current values by name and labels. */
async function figures(): Promise<Map<string, number>> {
  const { body } = await read(`Bearer ${METRICS_TOKEN}`);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/** Returns the increase of each value; omits unchanged ones. */
async function growth(work: () => Promise<unknown>, names: RegExp): Promise<Record<string, number>> {
  const before = await figures();
  await work();
  const grown = [...(await figures())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([name, by]) => names.test(name) && by !== 0));
}

describe('the metrics endpoint', () => {
  it.each([undefined, 'Bearer wrong', `Basic ${METRICS_TOKEN}`, METRICS_TOKEN, 'Bearer '])(
    'answers 404 to the Authorization header %j',
    async (authorization) => {
      const answer = await read(authorization);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ errorCode: 'request.not_found' });
    },
  );

  it('answers 404 when no token is configured', async () => {
    const without = await createTestGateway();
    const answer = await without.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } });
    await without.close();
    expect(answer.statusCode).toBe(404);
  });

  it('serves a caller with the token and forbids caching', async () => {
    const answer = await read(`Bearer ${METRICS_TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('metrics', () => {
  const requests = /^http_requests_total/;

  it('count a request by its route, independent of the URL spelling', async () => {
    const spellings = [
      '/wps/system/status',
      '/wps/system/%73tatus',
      '/wps/system/status?a=1',
      'http://localhost/wps/system/status',
    ];
    const grown = await growth(
      () => Promise.all(spellings.map((url) => gateway.app.inject({ url }))),
      /^http_requests_total.*wps/,
    );
    expect(grown).toEqual({ 'http_requests_total{method="GET",route="/wps/system/status",status="200"}': 4 });
  });

  it('count unmatched requests together, without path or method', async () => {
    const grown = await growth(
      () => Promise.all(['/wps/none-1', '/none-2'].map((url) => gateway.app.inject({ method: 'PUT', url }))),
      /none/,
    );
    expect(grown).toMatchObject({
      'http_requests_total{method="none",route="none",status="404"}': 2,
      'http_request_duration_seconds_count{method="none",route="none"}': 2,
    });
    expect(Object.keys(grown).join('')).not.toMatch(/none-|PUT/);
  });

  it('count a rejected call by its status code', async () => {
    const grown = await growth(() => gateway.call('getBalance'), requests);
    expect(grown).toHaveProperty(
      [`http_requests_total{method="GET",route="${routes.getBalance.path}",status="401"}`],
      1,
    );
  });

  it('count bets by outcome, and rejected signatures', async () => {
    const money = () =>
      Promise.all([
        seat.bet({ tx_id: 'bet-metric-1' }),
        seat.bet({ tx_id: 'bet-metric-2', round_id: 'round-2', amount: '999999999' }),
        sendCall(gateway, 'bet', seat.money({ tx_id: 'bet-metric-3' }), {
          key: 'a-wrong-key-of-thirty-two-characters!',
        }),
      ]);
    expect(await growth(money, /^parlor_(?:money|account)/)).toEqual({
      'parlor_money_calls_total{kind="bet",outcome="ok"}': 1,
      'parlor_money_calls_total{kind="bet",outcome="INSUFFICIENT_FUNDS"}': 1,
      'parlor_account_events_total{event="signature_refused",outcome="BAD_SIGNATURE"}': 1,
    });
  });

  it('report the number of undelivered messages and the age of the oldest, without decoys', async () => {
    const message = (minutesAgo: number, isDecoy = false) => ({
      id: crypto.randomUUID(),
      merchant_code: 'NORTH',
      channel: 'sms' as const,
      recipient: '+66812345678',
      subject: 'code',
      body: '123456',
      html: null,
      is_decoy: isDecoy,
      created_at: new Date(gateway.deps.clock() - minutesAgo * 60_000),
      expires_at: new Date(gateway.deps.clock() + 3_600_000),
      next_attempt_at: null,
    });
    expect((await figures()).get('parlor_outbox_lag_seconds')).toBe(0);
    await gateway.database.db
      .insertInto('message')
      .values([message(2), message(5), message(9, true)])
      .execute();
    const now = await figures();
    expect(now.get('parlor_outbox_waiting_messages')).toBe(2);
    expect(now.get('parlor_outbox_lag_seconds')).toBeCloseTo(300, -1);
  });

  it('report event loop lag and database connections', async () => {
    const now = await figures();
    expect(now.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(now.get('database_pool_connections')).toBeGreaterThan(0);
    expect(now.get('database_pool_waiting')).toBe(0);
  });

  it('contain no player data, credentials, amounts or client addresses', async () => {
    const attempts = createAttempts(gateway);
    const { account } = seat.session.account;
    await attempts.logIn(account);
    await attempts.logIn('My#Secret password', { password: 'Wrong#Tree7' });
    await seat.bet({ tx_id: 'bet-metric-9', round_id: 'round-9', amount: '54321' });
    await gateway.app.inject({ url: `/wps/session/${seat.token}?token=${seat.token}`, remoteAddress: '10.98.7.6' });
    const { body } = await read(`Bearer ${METRICS_TOKEN}`);
    expect(body).toContain('parlor_account_events_total{event="login",outcome="ok"} 1');
    for (const secret of [
      account,
      seat.playerRef,
      seat.token,
      seat.session.token,
      '54321',
      'bet-metric',
      '10.98.7.6',
      'Secret',
      TEST_PASSWORD,
      METRICS_TOKEN,
      'NORTH',
    ])
      expect(body).not.toContain(secret);
  });
});
