import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { providerPath } from '@parlor/contract';
import { writeTestSite } from '../modules/site/testing/testSite.ts';
import {
  offerGames,
  PLAYABLE_NODE,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
} from '../modules/provider/testing/testVendor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

// Budgets of the specification, repeated in the test: calls and pages as configured, files ten times that, vendors a
// hundred times.
const PER_MINUTE = 4;
const LAUNCHES_PER_MINUTE = 60;
const UNSIGNED_PER_MINUTE = 60;

const site = writeTestSite();
let gateway: TestGateway;
async function start(rateLimitPerMinute = PER_MINUTE) {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET },
    config: { siteDir: site.siteDir, rateLimitPerMinute },
  });
}
afterEach(() => gateway.close());
afterAll(() => site.remove());

/** Counts the statuses of requests from one address. */
async function statusesOf(url: string, times: number, remoteAddress: string) {
  const counts: Record<number, number> = {};
  for (let made = 0; made < times; made += 1) {
    const { statusCode } = await gateway.app.inject({ url, remoteAddress });
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

describe('the rate limit of a client address', () => {
  it.each([
    ['pages', '/m/home', 200, PER_MINUTE],
    ['pages of every name', '/m/nobody/knows/this', 200, PER_MINUTE],
    ['addresses that lead nowhere', '/nothing/here', 404, PER_MINUTE],
    ['files of the site', '/m/assets/main-1.js', 200, PER_MINUTE * 10],
    ['pictures', '/art/games/nobody.avif', 404, PER_MINUTE * 10],
    ['the manifest', '/m/manifest.webmanifest', 200, PER_MINUTE * 10],
    ['the description of the calls', '/openapi.json', 200, PER_MINUTE],
    ['the profile for home screens', '/m/webclip.mobileconfig', 200, PER_MINUTE],
    ['what crawlers read', '/robots.txt', 200, PER_MINUTE],
    ['whether the gateway is ready', '/readyz', 200, PER_MINUTE],
    ['calls', '/wps/system/ping', 200, PER_MINUTE],
  ])('rejects requests for a minute without affecting others: %s', async (_name, url, status, budget) => {
    await start();
    expect(await statusesOf(url, budget + 3, '203.0.113.1')).toEqual({ [status]: budget, 429: 3 });
    const stopped = await gateway.app.inject({ url, remoteAddress: '203.0.113.1' });
    expect(stopped.json()).toMatchObject({ success: false, errorCode: 'request.rate_limited' });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusesOf(url, 1, '203.0.113.2')).toEqual({ [status]: 1 });
    gateway.advance(60_000);
    expect(await statusesOf(url, 1, '203.0.113.1')).toEqual({ [status]: 1 });
  });

  it('is shared by all addresses of an IPv6 /64 network', async () => {
    await start();
    for (let made = 0; made < PER_MINUTE; made += 1) await statusesOf('/m/home', 1, `2001:db8:7:7::${made + 1}`);
    expect(await statusesOf('/m/home', 1, '2001:db8:7:7:ffff::9')).toEqual({ 429: 1 });
  });

  it('for pages does not block API calls when it is used up', async () => {
    await start();
    await statusesOf('/m/home', PER_MINUTE + 1, '203.0.113.1');
    expect(await statusesOf('/wps/system/ping', 1, '203.0.113.1')).toEqual({ 200: 1 });
  });
});

describe('the rate limit of an account', () => {
  it('applies across client addresses and still allows logout', async () => {
    await start();
    const session = await gateway.login();
    const other = await gateway.login();
    const statuses: number[] = [];
    for (let made = 0; made < PER_MINUTE + 2; made += 1)
      statuses.push((await gateway.call('getBalance', { session, remoteAddress: `198.51.100.${made}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await gateway.call('getBalance', { session: other, remoteAddress: '198.51.100.50' })).status).toBe(200);
    expect((await gateway.call('logout', { session, remoteAddress: '198.51.100.51' })).status).toBe(200);
  });

  it('allows 60 game launches per minute', async () => {
    await start(100_000);
    await offerGames(gateway);
    const session = await gateway.login();
    const launch = (by = session) => gateway.call('launchGame', { body: { nodeId: PLAYABLE_NODE }, session: by });
    for (let made = 0; made < LAUNCHES_PER_MINUTE; made += 1) expect((await launch()).status).toBe(200);
    expect(await launch()).toMatchObject({ status: 429, envelope: { errorCode: 'request.rate_limited' } });
    expect((await launch(await gateway.login())).status).toBe(200);
    gateway.advance(60_000);
    expect((await launch()).status).toBe(200);
  });
});

describe('the rate limit of vendor calls', () => {
  const forged = (provider: string) =>
    sendCall(
      gateway,
      'balance',
      { player_ref: 'nobody', session_token: 'none' },
      { provider, key: 'another key altogether' },
    );

  it('rejects unknown vendors without a lookup after 60 bad signatures and accepts signed calls', async () => {
    await start(100_000);
    await offerGames(gateway);
    const seat = await launchAsPlayer(gateway);
    for (let made = 0; made < UNSIGNED_PER_MINUTE; made += 1)
      expect((await forged(`GUESS${made}`)).status).toBe('BAD_SIGNATURE');
    const lookUp = vi.spyOn(gateway.app.gateway.services.providers, 'byCode');
    expect(await forged('GUESS')).toMatchObject({ http: 503, status: 'TEMPORARY' });
    expect(await forged('PARLOR')).toMatchObject({ http: 503, status: 'TEMPORARY' });
    expect(await seat.bet()).toMatchObject({ http: 200, status: 'OK' });
    expect(lookUp.mock.calls).toEqual([['PARLOR'], ['PARLOR']]);
    gateway.advance(60_000);
    expect((await forged('GUESS')).status).toBe('BAD_SIGNATURE');
  });

  it('answers 503 TEMPORARY when one client address or one vendor sends too many calls', async () => {
    await start(1);
    const ask = (remoteAddress: string) =>
      gateway.app.inject({
        method: 'POST',
        url: providerPath('balance'),
        remoteAddress,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      });
    for (let made = 0; made < 100; made += 1) expect([401, 503]).toContain((await ask('203.0.113.1')).statusCode);
    const stopped = await ask('203.0.113.1');
    expect([stopped.statusCode, stopped.json()]).toEqual([503, { status: 'TEMPORARY' }]);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(1);
    expect((await ask('203.0.113.2')).statusCode).toBe(401);
    const signed = { player_ref: 'nobody', session_token: 'none' };
    for (let made = 0; made < 100; made += 1)
      expect((await sendCall(gateway, 'balance', signed, { remoteAddress: `198.51.100.${made}` })).status).toBe(
        'SESSION_EXPIRED',
      );
    expect(await sendCall(gateway, 'balance', signed, { remoteAddress: '198.51.100.200' })).toMatchObject({
      http: 503,
      status: 'TEMPORARY',
    });
  });
});
