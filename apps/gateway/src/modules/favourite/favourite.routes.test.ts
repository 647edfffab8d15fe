import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GamePage, RouteName } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';

// The expected figures, repeated in the test.
const FAVOURITES_LIMIT = 1_000;
const RECENT_LIMIT = 100;

let gateway: TestGateway;
let player: TestSession;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertVendors(gateway.database.db, [{ code: 'AA' }, { code: 'JL' }]);
  await insertVendors(gateway.database.db, [{ code: 'AA' }], 'SOUTH');
  await insertGames(gateway.database.db, [
    { id: 'naga', names: { EN: 'Golden Naga', TY: 'พญานาคทอง' } },
    { id: 'tiger', vassalage: 'JL' },
    { id: 'reef', game_type: 'FISH' },
    { id: 'draw', game_type: 'LOTT' },
    { id: 'edraw', game_type: 'ELOTT' },
    ...Array.from({ length: RECENT_LIMIT + 5 }, (_, index) => ({ id: `many${index}` })),
  ]);
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
});
beforeEach(async () => {
  player = await gateway.login();
});
afterAll(() => gateway.close());

const idsOf = (answer: { envelope: { value?: unknown } }) => (answer.envelope.value as { list: string[] }).list;
const add = (session: TestSession, nodeId: string) => gateway.call('addFavourite', { session, body: { nodeId } });
const codes = (answer: { envelope: { value?: unknown } }) =>
  (answer.envelope.value as GamePage).games.map(({ gameCode }) => gameCode);

describe('the favourites list', () => {
  it('GAME-14 adds and removes node ids idempotently', async () => {
    expect(idsOf(await add(player, 'n-naga'))).toEqual(['n-naga']);
    expect(idsOf(await add(player, 'n-reef'))).toEqual(['n-reef', 'n-naga']);
    expect(idsOf(await add(player, 'n-naga'))).toEqual(['n-reef', 'n-naga']);
    expect(idsOf(await gateway.call('listFavouriteIds', { session: player }))).toEqual(['n-reef', 'n-naga']);
    for (const _ of [1, 2])
      expect(idsOf(await gateway.call('removeFavourite', { session: player, params: { nodeId: 'n-reef' } }))).toEqual([
        'n-naga',
      ]);
  });

  it('GAME-14 returns games by type and vendor, in pages, in the requested language', async () => {
    for (const nodeId of ['n-naga', 'n-tiger', 'n-reef']) await add(player, nodeId);
    const list = (query: Record<string, string | number>) =>
      gateway.call('listFavourites', { session: player, query, headers: { Language: 'TY' } });
    const all = await list({});
    expect(codes(all)).toEqual(['reef', 'tiger', 'naga']);
    expect((all.envelope.value as GamePage).games[2]?.displayName).toBe('พญานาคทอง');
    expect(codes(await list({ gameType: 'FISH' }))).toEqual(['reef']);
    expect(codes(await list({ vassalage: 'JL' }))).toEqual(['tiger']);
    expect((await list({ pageNo: 2, pageSize: 2 })).envelope.value).toMatchObject({
      pageNum: 2,
      totalPages: 2,
      totalCount: 3,
      games: [{ gameCode: 'naga' }],
    });
    expect((await list({ pageNo: 3, pageSize: 2 })).envelope.value).toMatchObject({ games: [], totalCount: 3 });
  });

  it.each(['n-draw', 'n-edraw'])('GAME-14 rejects the lottery game %s with a reason', async (nodeId) => {
    expect(await add(player, nodeId)).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid', value: { fields: { nodeId: { key: 'games.favourite_not_offered' } } } },
    });
    expect(idsOf(await gateway.call('listFavouriteIds', { session: player }))).toEqual([]);
  });

  it('rejects a game that does not exist or that the merchant does not offer', async () => {
    expect(await add(player, 'n-nothing')).toMatchObject({ status: 404, envelope: { errorCode: 'game.not_found' } });
    const atSouth = await gateway.login({ merchantCode: 'SOUTH' });
    const answer = await gateway.call('addFavourite', {
      session: atSouth,
      body: { nodeId: 'n-tiger' },
      headers: { Merchant: 'SOUTH' },
    });
    expect(answer).toMatchObject({ status: 404, envelope: { errorCode: 'game.not_found' } });
  });

  it.each([{}, { nodeId: '' }, { nodeId: 7 }, { nodeId: 'n-naga', accountId: 'another' }])(
    'rejects the request body %o',
    async (body) => {
      expect(await gateway.call('addFavourite', { session: player, body })).toMatchObject({
        status: 400,
        envelope: { errorCode: 'request.invalid' },
      });
    },
  );

  it('is separate for each player', async () => {
    await add(player, 'n-naga');
    const other = await gateway.login();
    expect(idsOf(await gateway.call('listFavouriteIds', { session: other }))).toEqual([]);
    await gateway.call('removeFavourite', { session: other, params: { nodeId: 'n-naga' } });
    expect(idsOf(await gateway.call('listFavouriteIds', { session: player }))).toEqual(['n-naga']);
  });

  it('hides a disabled game and shows it again once it is enabled', async () => {
    const { db } = gateway.database;
    const { catalogue } = gateway.app.gateway.services;
    await add(player, 'n-reef');
    await db.updateTable('game').set({ is_enabled: false }).where('id', '=', 'reef').execute();
    await catalogue.refresh();
    expect(codes(await gateway.call('listFavourites', { session: player }))).toEqual([]);
    await db.updateTable('game').set({ is_enabled: true }).where('id', '=', 'reef').execute();
    await catalogue.refresh();
    expect(codes(await gateway.call('listFavourites', { session: player }))).toEqual(['reef']);
  });

  it(`holds at most ${FAVOURITES_LIMIT} games`, async () => {
    const rows = Array.from({ length: FAVOURITES_LIMIT - 1 }, (_, index) => ({
      account_id: player.account.id,
      node_id: `x${index}`,
    }));
    await gateway.database.db.insertInto('favourite_game').values(rows).execute();
    expect(idsOf(await add(player, 'n-naga'))).toHaveLength(FAVOURITES_LIMIT);
    expect(idsOf(await add(player, 'n-tiger'))).toHaveLength(FAVOURITES_LIMIT);
  });
});

describe('the recent games list', () => {
  const record = (nodeId: string) => gateway.app.gateway.services.recents.record(player.account.id, nodeId);

  it('GAME-15 contains each played game once, newest first', async () => {
    for (const nodeId of ['n-naga', 'n-tiger', 'n-draw', 'n-naga']) await record(nodeId);
    const list = (query: Record<string, string> = {}) => gateway.call('listRecentGames', { session: player, query });
    expect(codes(await list())).toEqual(['naga', 'draw', 'tiger']);
    expect(codes(await list({ vassalage: 'JL' }))).toEqual(['tiger']);
    expect(codes(await gateway.call('listRecentGames', { session: await gateway.login() }))).toEqual([]);
  });

  it('GAME-15 keeps the latest 100 games', async () => {
    for (let index = 0; index < RECENT_LIMIT + 5; index += 1) await record(`n-many${index}`);
    const { games, totalCount } = (await gateway.call('listRecentGames', { session: player, query: { pageSize: 200 } }))
      .envelope.value as GamePage;
    expect(totalCount).toBe(RECENT_LIMIT);
    expect(games[0]?.gameCode).toBe(`many${RECENT_LIMIT + 4}`);
    expect(games.at(-1)?.gameCode).toBe('many5');
  });
});

describe('without a session', () => {
  it.each<RouteName>(['listFavouriteIds', 'listFavourites', 'addFavourite', 'removeFavourite', 'listRecentGames'])(
    'GAME-15 %s answers 401',
    async (name) => {
      const answer = await gateway.call(name, {
        params: { nodeId: 'n-naga' },
        ...(name === 'addFavourite' && { body: { nodeId: 'n-naga' } }),
      });
      expect(answer).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
    },
  );
});
