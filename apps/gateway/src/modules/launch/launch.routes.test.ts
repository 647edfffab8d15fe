import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GamePage, Launch, Order } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  BORROWED_NODE,
  launchCodeOf,
  offerGames,
  PLAYABLE_NODE,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
} from '../provider/testing/testVendor.ts';
import { gameOriginFor, launchUrl, siteOriginOf } from './launch.rules.ts';

let gateway: TestGateway;
let session: TestSession;
let areGamesDown = false;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET },
    areGamesDown: () => Promise.resolve(areGamesDown),
  });
  await offerGames(gateway);
  session = await gateway.login();
});
afterAll(() => gateway.close());

const launch = (
  body: object,
  by: TestSession | undefined = session,
  headers: Record<string, string> = { Language: 'EN' },
) => gateway.call('launchGame', { body, session: by, headers });

describe('launching a game', () => {
  it('GAME-16 requires a session', async () => {
    const answer = await gateway.call('launchGame', { body: { nodeId: PLAYABLE_NODE } });
    expect([answer.status, answer.envelope]).toMatchObject([401, { errorCode: 'session.required' }]);
  });

  it('GAME-16 is rejected for a GET request and for a cross-site request', async () => {
    const as = { headers: { merchant: 'NORTH', token: session.token }, cookies: { parlor_session: session.cookie } };
    const linked = await gateway.app.inject({
      ...as,
      method: 'GET',
      url: `/wps/game/launchGame?nodeId=${PLAYABLE_NODE}`,
    });
    expect(linked.statusCode).toBe(404);
    const foreign = await gateway.call('launchGame', {
      body: { nodeId: PLAYABLE_NODE },
      session,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([foreign.status, foreign.envelope]).toMatchObject([403, { errorCode: 'permission.denied' }]);
    expect(
      await gateway.deps.db
        .selectFrom('game_launch')
        .selectAll()
        .where('account_id', '=', session.account.id)
        .execute(),
    ).toEqual([]);
  });

  it('GAME-16 returns the game and a URL with a new launch code, which is not logged', async () => {
    const [one, two] = [
      await launch({ nodeId: PLAYABLE_NODE }),
      await launch({ nodeId: PLAYABLE_NODE }, session, { Language: 'TY' }),
    ];
    const value = one.envelope.value as Launch;
    const url = new URL(value.url);
    expect(value).toMatchObject({
      origin: 'http://localhost:8081',
      game: { nodeId: PLAYABLE_NODE, displayName: 'Lotus Lanterns' },
    });
    expect(url.origin).toBe(value.origin);
    expect(url.pathname).toBe('/games/lotus-lanterns/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      origin: 'http://localhost',
      lang: 'EN',
    });
    expect(new URL((two.envelope.value as Launch).url).searchParams.get('lang')).toBe('TY');
    expect(launchCodeOf((two.envelope.value as Launch).url)).not.toBe(launchCodeOf(value.url));
    expect(gateway.logged.join('')).not.toContain(launchCodeOf(value.url));
  });

  it('GAME-15 puts the game at the top of the recent games', async () => {
    const by = await gateway.login();
    await launch({ nodeId: PLAYABLE_NODE }, by);
    await launch({ nodeId: 'n-no-trial' }, by);
    await launch({ nodeId: PLAYABLE_NODE }, by);
    const recent = (await gateway.call('listRecentGames', { session: by })).envelope.value as GamePage;
    expect(recent.games.map(({ nodeId }) => nodeId)).toEqual([PLAYABLE_NODE, 'n-no-trial']);
  });

  it('GAME-17 in free play is reported to the vendor, and rejected when the game does not support it', async () => {
    const value = (await launch({ nodeId: PLAYABLE_NODE, freePlay: '1' })).envelope.value as Launch;
    expect(await sendCall(gateway, 'authenticate', { launch_code: launchCodeOf(value.url) })).toMatchObject({
      status: 'OK',
      free_play: true,
    });
    const refused = await launch({ nodeId: 'n-no-trial', freePlay: '1' });
    expect([refused.status, refused.envelope]).toMatchObject([409, { errorCode: 'game.free_play_unsupported' }]);
  });

  it('GAME-21 fails with a distinct error when the game is unknown, opens soon, has no address or is under maintenance', async () => {
    const by = await gateway.login();
    const cases = [
      ['nowhere', 404, 'game.not_found'],
      ['n-shown', 409, 'game.opens_soon'],
      ['n-no-address', 409, 'game.launch_url_empty'],
      ['n-resting', 409, 'game.vendor_maintenance'],
    ] as const;
    for (const [nodeId, status, errorCode] of cases) {
      const answer = await launch({ nodeId }, by);
      expect([answer.status, answer.envelope]).toMatchObject([status, { errorCode }]);
    }
    expect(((await gateway.call('listRecentGames', { session: by })).envelope.value as GamePage).games).toEqual([]);
  });

  it.each([
    [0, true, true],
    [1, true, true],
    [2, true, true],
    // Visitors play for free with a trial, which has no money.
    [4, false, true],
    [3, false, false],
    [5, false, false],
    [40, false, false],
    [41, false, false],
    [42, false, false],
  ])(
    'AUTH-14 AUTH-13 GAME-17 with account type %i is allowed for money: %s, for free: %s',
    async (type, forMoney, forFree) => {
      const by = await gateway.login({ type });
      const answers = [
        await launch({ nodeId: PLAYABLE_NODE, freePlay: '0' }, by),
        await launch({ nodeId: PLAYABLE_NODE, freePlay: '1' }, by),
      ];
      expect(answers.map(({ envelope }) => (envelope.success ? true : envelope.errorCode))).toEqual(
        [forMoney, forFree].map((isLetIn) => isLetIn || 'account.real_required'),
      );
      const recent = (await gateway.call('listRecentGames', { session: by })).envelope.value as GamePage;
      expect(recent.games).toHaveLength(forMoney || forFree ? 1 : 0);
    },
  );

  it('GAME-21 answers 503 and creates no launch code while the games are unavailable', async () => {
    const by = await gateway.login();
    areGamesDown = true;
    const refused = await launch({ nodeId: PLAYABLE_NODE }, by);
    areGamesDown = false;
    expect([refused.status, refused.envelope, Number(refused.headers['retry-after'])]).toMatchObject([
      503,
      { errorCode: 'system.unavailable' },
      5,
    ]);
    expect(
      await gateway.deps.db.selectFrom('game_launch').selectAll().where('account_id', '=', by.account.id).execute(),
    ).toEqual([]);
    expect((await launch({ nodeId: PLAYABLE_NODE }, by)).status).toBe(200);
  });

  it('is rejected for a game that only another merchant offers', async () => {
    const south = await gateway.login({ merchantCode: 'SOUTH' });
    const answer = await launch({ nodeId: PLAYABLE_NODE }, south, { Merchant: 'SOUTH' });
    expect([answer.status, answer.envelope]).toMatchObject([404, { errorCode: 'game.not_found' }]);
  });
});

describe("another vendor's card that the in-house provider opens", () => {
  const borrowed = { nodeId: BORROWED_NODE };

  it('GAME-16 opens under its own game code and is added to the recent games', async () => {
    const by = await gateway.login();
    const value = (await launch(borrowed, by)).envelope.value as Launch;
    expect(value.game).toMatchObject({ vassalage: 'AA', displayName: 'Jade Reels', opensSoon: false });
    expect(new URL(value.url).pathname).toBe('/games/jade-reels/');
    const recent = (await gateway.call('listRecentGames', { session: by })).envelope.value as GamePage;
    expect(recent.games.map(({ vassalage }) => vassalage)).toEqual(['AA']);
  });

  it("WAL-05 takes signed bets and wins of the in-house provider and records them under the card's vendor", async () => {
    const seat = await launchAsPlayer(gateway, 1_000n, '0', BORROWED_NODE);
    const tx_id = newTransferId();
    expect(await seat.bet({ tx_id, amount: '300' })).toMatchObject({ status: 'OK', balance: '700' });
    expect(await seat.win({ ...seat.money({ amount: '450', round_closed: true }), ref_tx_id: tx_id })).toMatchObject({
      status: 'OK',
      balance: '1150',
    });
    const { list } = (await gateway.call('listOrders', { session: seat.session })).envelope.value as { list: Order[] };
    expect(list).toMatchObject([
      { vassalage: 'AA', gameName: 'Jade Reels', stake: '3.00', payout: '4.50', state: 'SETTLED' },
    ]);
    expect(await seat.bet({ game_code: 'lotus-lanterns' })).toMatchObject({ status: 'BAD_REQUEST' });
  });

  it("GAME-21 is closed by a stop of the game or of the provider, and by maintenance of the card's vendor", async () => {
    const { db } = gateway.database;
    const seat = await launchAsPlayer(gateway, 1_000n, '0', BORROWED_NODE);
    for (const game_code of ['jade-reels', '']) {
      await db
        .insertInto('provider_stop')
        .values({ provider: 'PARLOR', game_code, reason: 'test', stopped_by: 'ann' })
        .execute();
      expect((await launch(borrowed)).envelope).toMatchObject({ errorCode: 'game.launch_url_empty' });
      expect(await seat.bet()).toMatchObject({ status: 'GAME_DISABLED' });
      await db.deleteFrom('provider_stop').execute();
    }
    const maintain = async (is_maintained: boolean) => {
      await db.updateTable('merchant_vendor').set({ is_maintained }).where('vendor_code', '=', 'AA').execute();
      await gateway.app.gateway.services.catalogue.refresh();
    };
    await maintain(true);
    expect((await launch(borrowed)).envelope).toMatchObject({ errorCode: 'game.vendor_maintenance' });
    expect((await launch({ nodeId: PLAYABLE_NODE })).status).toBe(200);
    await maintain(false);
    expect((await launch(borrowed)).status).toBe(200);
  });
});

describe('the game URL', () => {
  it('uses the host name by which the caller reached the gateway', () => {
    expect(gameOriginFor('http://localhost:8081', '192.168.1.20')).toBe('http://192.168.1.20:8081');
    expect(gameOriginFor('https://127.0.0.1:9000', 'south.localhost')).toBe('https://south.localhost:9000');
  });

  it('keeps a configured remote host and ignores an invalid host name', () => {
    expect(gameOriginFor('https://games.example.com', 'site.example.com')).toBe('https://games.example.com');
    for (const hostname of ['', 'evil.com/x', 'a@b', 'x y', '<script>'])
      expect(gameOriginFor('http://localhost:8081', hostname)).toBe('http://localhost:8081');
  });

  it('escapes its path and parameters', () => {
    const url = launchUrl({
      origin: 'http://localhost:8081',
      siteOrigin: 'http://localhost:8080',
      client: '../x',
      code: 'a&b',
      language: 'TY',
    });
    expect(url).toBe('http://localhost:8081/games/..%2Fx/?code=a%26b&origin=http%3A%2F%2Flocalhost%3A8080&lang=TY');
  });
});

describe('the origin of the page that frames a game', () => {
  const request = { protocol: 'https', host: 'site.example:8443', hostname: 'site.example' };

  it('GAME-16 is the origin of the request, or the Referer origin on the same host', () => {
    expect(siteOriginOf({ ...request, headers: {} })).toBe('https://site.example:8443');
    expect(siteOriginOf({ ...request, headers: { referer: 'http://site.example:5173/m/home?x=1' } })).toBe(
      'http://site.example:5173',
    );
  });

  it('GAME-16 is never another host, another scheme or a malformed URL', () => {
    for (const referer of [
      'https://evil.example/',
      'ftp://site.example/',
      'site.example',
      'https://site.example@evil.example/',
    ]) {
      expect(siteOriginOf({ ...request, headers: { referer } })).toBe('https://site.example:8443');
    }
    expect(siteOriginOf({ ...request, host: 'a b', headers: {} })).toBe('');
  });
});
