import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  categoryPresets,
  cockfightVendors,
  esportVendors,
  type GamePage,
  type LotteryHouse,
  type Vendor,
} from '@parlor/contract';
import { createTestGateway, type TestCall, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors, type TestGame } from './testing/catalogueFixture.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { db } = gateway.database;
  await insertVendors(db, [
    { code: 'AA', names: { EN: 'Amber', TY: 'อำพัน' } },
    { code: 'JL' },
    { code: 'AV' },
    { code: 'SV3' },
    { code: 'BOOK' },
    { code: 'MM', isMaintained: true },
  ]);
  await insertVendors(db, [{ code: 'AA' }], 'SOUTH');
  await db
    .insertInto('game_class')
    .values([
      { key: 'SM', names: JSON.stringify({ EN: 'Slots', TY: 'สล็อต' }), position: 1 },
      { key: 'JP', names: JSON.stringify({ EN: 'Jackpots', TY: 'แจ็กพอต' }), position: 2 },
    ])
    .execute();
  const many: TestGame[] = Array.from({ length: 40 }, (_, index) => ({ id: `many${index}`, min_line: 50 }));
  await insertGames(db, [
    ...many,
    {
      id: 'naga',
      names: { EN: 'Golden Naga', TY: 'พญานาคทอง', CN: '金龙' },
      hot_order: 1,
      game_classify: ['SM', 'JP'],
      has_jackpot: true,
      minBet: '0.50',
    },
    {
      id: 'tiger',
      names: { EN: 'Tiger Road', TY: 'ถนนเสือ' },
      hot_order: 2,
      vassalage: 'JL',
      is_new: true,
      provider: 'PARLOR',
    },
    {
      id: 'reef',
      names: { EN: 'Reef Hunt' },
      game_type: 'FISH',
      game_classify: ['FH'],
      vassalage: 'JL',
      hot_order: 3,
      minBet: '20.00',
    },
    { id: 'esport', game_type: 'SPORTS', game_classify: [], vassalage: 'AV' },
    { id: 'cock', game_type: 'SPORTS', game_classify: [], vassalage: 'SV3' },
    { id: 'football', game_type: 'SPORTS', game_classify: [], vassalage: 'BOOK' },
    { id: 'resting', vassalage: 'MM' },
    { id: 'withdrawn', is_enabled: false },
  ]);
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(() => gateway.close());

async function list(query: TestCall['query'], headers: Record<string, string> = { Language: 'EN' }): Promise<GamePage> {
  const answer = await gateway.call('listGames', { query: query ?? {}, headers });
  expect(answer.status).toBe(200);
  return answer.envelope.value as GamePage;
}
const ids = (page: GamePage): string[] => page.games.map(({ gameCode }) => gameCode);

describe('the game list', () => {
  it('API-02 returns pages of 36 games with exact counts, and an empty page past the end', async () => {
    const first = await list({});
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 47 });
    expect(first.games).toHaveLength(36);
    expect((await list({ pageNo: 2 })).games).toHaveLength(11);
    expect(await list({ pageNo: 3 })).toEqual({ games: [], pageNum: 3, totalPages: 2, totalCount: 47 });
  });

  it('API-02 accepts the site’s client parameters and rejects other platforms', async () => {
    expect(
      (await list({ platform: 'html5', clientType: 2, imgSize: 'rx2', isPlatform: 2, merchantCode: 'NORTH' }))
        .totalCount,
    ).toBe(47);
    const others: Record<string, string | number>[] = [
      { platform: 'flash' },
      { clientType: 3 },
      { imgSize: 'rx9' },
      { isPlatform: 1 },
    ];
    for (const query of others) {
      expect(await gateway.call('listGames', { query })).toMatchObject({
        status: 400,
        envelope: { errorCode: 'request.invalid' },
      });
    }
  });

  it('pages without losing or repeating a game', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNo) => list({ pageNo, pageSize: 10 })));
    expect(new Set(pages.flatMap(ids)).size).toBe(47);
  });

  it('GAME-03 filters by type, vendor, class, data type, minimum bet and lines, also combined', async () => {
    expect(ids(await list({ gameType: 'FISH' }))).toEqual(['reef']);
    expect(ids(await list({ vassalage: 'JL' }))).toEqual(['tiger', 'reef']);
    expect(ids(await list({ gameClassify: 'JP' }))).toEqual(['naga']);
    expect(ids(await list({ dataType: 'NEW' }))).toEqual(['tiger']);
    expect(ids(await list({ dataType: 'HOT' }))).toEqual(['naga', 'tiger', 'reef']);
    expect(ids(await list({ minBet: '0.99' }))).toEqual(['naga']);
    expect((await list({ minLine: 50 })).totalCount).toBe(40);
    expect(ids(await list({ dataType: 'HOT', gameType: 'RNG', vassalage: 'AA,JL', minBet: '1' }))).toEqual([
      'naga',
      'tiger',
    ]);
    expect(ids(await list({ gameType: 'LIVE' }))).toEqual([]);
  });

  it.each<Record<string, string | number>>([
    { dataType: 'FAV' },
    { dataType: 'RECENT' },
    { minBet: 'cheap' },
    { minBet: '-1' },
    { pageSize: 201 },
    { pageNo: 0 },
    { gameType: 'CHESS' },
  ])('rejects the query %o', async (query) => {
    expect(await gateway.call('listGames', { query })).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid' },
    });
  });

  it('GAME-05 GAME-08 finds e-sports and cockfights as sports games of their own vendors', async () => {
    expect(ids(await list({ gameType: 'SPORTS', vassalage: esportVendors.join(',') }))).toEqual(['esport']);
    expect(ids(await list({ gameType: 'SPORTS', vassalage: cockfightVendors.join(',') }))).toEqual(['cock']);
    const { gameType, vendors } = categoryPresets.JL;
    expect(
      ids(
        await list({
          gameType: gameType ?? '',
          vassalage: vendors?.join(',') ?? '',
          dataType: 'SEARCH',
          gameName: 'road',
        }),
      ),
    ).toEqual(['tiger']);
  });

  it('GAME-10 searches names in every language, whatever language is shown', async () => {
    const thai = { Language: 'TY' };
    expect((await list({ gameName: 'นาค' }, thai)).games).toMatchObject([
      { displayName: 'พญานาคทอง', gameName: 'Golden Naga' },
    ]);
    expect(ids(await list({ gameName: 'gOLDEN' }, thai))).toEqual(['naga']);
    expect((await list({ gameName: 'พญา นาค' })).games).toMatchObject([{ displayName: 'Golden Naga' }]);
    expect(ids(await list({ gameName: '金龙' }))).toEqual(['naga']);
    expect(ids(await list({ gameName: 'góldèn' }))).toEqual(['naga']);
    expect(ids(await list({ gameName: '100%_' }))).toEqual([]);
    // A game without a Thai name shows its English one.
    expect((await list({ gameType: 'FISH' }, thai)).games[0]?.displayName).toBe('Reef Hunt');
  });

  it('GAME-10 finds games by the name of their vendor, in pages without a gap', async () => {
    const byVendor = await list({ gameName: 'อำพัน', pageSize: 200 });
    expect(byVendor.totalCount).toBe(41);
    const pages = await Promise.all([1, 2, 3].map((pageNo) => list({ gameName: 'AMBER', pageNo, pageSize: 20 })));
    expect(pages.flatMap(ids)).toEqual(ids(byVendor));
  });

  it('GAME-13 returns hot games in their order, optionally by type, in pages', async () => {
    const hot = async (query: Record<string, string | number>) =>
      (await gateway.call('listHotGames', { query })).envelope.value as GamePage;
    expect(ids(await hot({}))).toEqual(['naga', 'tiger', 'reef']);
    expect(ids(await hot({ gameType: 'FISH' }))).toEqual(['reef']);
    expect(await hot({ pageNo: 2, pageSize: 2 })).toMatchObject({ pageNum: 2, totalPages: 2, totalCount: 3 });
  });

  it('GAME-21 marks a vendor under maintenance and its games', async () => {
    expect((await list({ vassalage: 'MM' })).games).toMatchObject([{ isMaintained: true }]);
    expect((await list({ vassalage: 'AA', pageSize: 200 })).games.some(({ isMaintained }) => isMaintained)).toBe(false);
    const { list: vendors } = (await gateway.call('listVendors')).envelope.value as { list: Vendor[] };
    expect(vendors.filter(({ isMaintained }) => isMaintained).map(({ vassalage }) => vassalage)).toEqual(['MM']);
  });

  it('GAME-21 reports that a game without a provider opens soon, for any vendor of its card', async () => {
    const { games } = await list({ vassalage: 'JL' });
    expect(games.map(({ gameCode, opensSoon }) => [gameCode, opensSoon])).toEqual([
      ['tiger', false],
      ['reef', true],
    ]);
  });

  it('shows a merchant only the vendors it offers', async () => {
    const page = await list({ pageSize: 200 }, { Merchant: 'SOUTH', Language: 'EN' });
    expect(new Set(page.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['AA']));
    expect((await list({ vassalage: 'JL' }, { Merchant: 'SOUTH' })).totalCount).toBe(0);
  });
});

describe('the lottery menu', () => {
  const menu = async (headers: Record<string, string> = { Language: 'EN' }) =>
    ((await gateway.call('listLotteries', { headers })).envelope.value as { list: LotteryHouse[] }).list;

  it('GAME-20 groups lotteries by vendor and game type and contains no other games', async () => {
    const { db } = gateway.database;
    await insertVendors(db, [
      { code: 'LOTT', names: { EN: 'House of Draws', TY: 'บ้านเลขเด็ด' } },
      { code: 'SDW', isMaintained: true },
    ]);
    await insertGames(db, [
      { id: 'sixes', names: { EN: 'Sixes', TY: 'เลขหก' }, game_type: 'LOTT', vassalage: 'LOTT', hot_order: 9 },
      { id: 'hourly', names: { EN: 'Hourly' }, game_type: 'LOTT', vassalage: 'LOTT', hot_order: 8, provider: 'PARLOR' },
      { id: 'minute', names: { EN: 'Minute' }, game_type: 'ELOTT', vassalage: 'LOTT' },
      { id: 'siam', names: { EN: 'Siam' }, game_type: 'LOTT', vassalage: 'SDW' },
      { id: 'closed', game_type: 'LOTT', vassalage: 'SDW', is_enabled: false },
    ]);
    await gateway.app.gateway.services.catalogue.refresh();
    const house = { vassalage: 'LOTT', displayName: 'House of Draws', isMaintained: false };
    expect(await menu()).toEqual([
      {
        ...house,
        gameType: 'LOTT',
        lotteries: [
          { nodeId: 'n-hourly', displayName: 'Hourly', opensSoon: false },
          { nodeId: 'n-sixes', displayName: 'Sixes', opensSoon: true },
        ],
      },
      { ...house, gameType: 'ELOTT', lotteries: [{ nodeId: 'n-minute', displayName: 'Minute', opensSoon: true }] },
      {
        vassalage: 'SDW',
        displayName: 'SDW',
        gameType: 'LOTT',
        isMaintained: true,
        lotteries: [{ nodeId: 'n-siam', displayName: 'Siam', opensSoon: true }],
      },
    ]);
    expect((await menu({ Language: 'TY' }))[0]).toMatchObject({
      displayName: 'บ้านเลขเด็ด',
      lotteries: [{ displayName: 'Hourly' }, { displayName: 'เลขหก' }],
    });
    expect(await menu({ Merchant: 'SOUTH' })).toEqual([]);
    await db.deleteFrom('game').where('game_type', 'in', ['LOTT', 'ELOTT']).execute();
    await db.deleteFrom('merchant_vendor').where('vendor_code', 'in', ['LOTT', 'SDW']).execute();
    await gateway.app.gateway.services.catalogue.refresh();
  });
});

describe('the vendor list', () => {
  it('GAME-07 has an entry for each vendor and game type, with counts and localized class names', async () => {
    const { list: rows } = (await gateway.call('listVendors', { headers: { Language: 'TY' } })).envelope.value as {
      list: Vendor[];
    };
    expect(rows.map(({ vassalage, gameType, gameCount }) => [vassalage, gameType, gameCount])).toEqual([
      ['AA', 'RNG', 41],
      ['JL', 'RNG', 1],
      ['JL', 'FISH', 1],
      ['AV', 'SPORTS', 1],
      ['SV3', 'SPORTS', 1],
      ['BOOK', 'SPORTS', 1],
      ['MM', 'RNG', 1],
    ]);
    expect(rows[0]).toMatchObject({
      displayName: 'อำพัน',
      gameClassify: [
        { key: 'SM', displayName: 'สล็อต' },
        { key: 'JP', displayName: 'แจ็กพอต' },
      ],
      iconUrl: expect.stringMatching(/^\/art\/[\w.-]+\/vendors\/AA_DEFAULT$/) as string,
    });
  });
});

describe('the search for vendors', () => {
  it('GAME-11 finds vendors by part of a name in any language', async () => {
    const named = async (name: string) => {
      const answer = await gateway.call('listVendors', { query: { name }, headers: { Language: 'EN' } });
      return (answer.envelope.value as { list: Vendor[] }).list.map(({ displayName }) => displayName);
    };
    expect(await named('อำ พัน')).toEqual(['Amber']);
    expect(await named('AMB')).toEqual(['Amber']);
    expect(await named('nobody')).toEqual([]);
  });
});

describe('the in-memory catalogue', () => {
  it('answers 304 when the ETag matches, and 200 after the catalogue changes', async () => {
    const query = { gameType: 'FISH' };
    const first = await gateway.call('listGames', { query });
    const etag = String(first.headers.etag);
    expect(await gateway.call('listGames', { query, headers: { 'if-none-match': etag } })).toMatchObject({
      status: 304,
    });

    await gateway.database.db
      .updateTable('merchant_vendor')
      .set({ is_maintained: true })
      .where('vendor_code', '=', 'JL')
      .execute();
    await gateway.app.gateway.services.catalogue.refresh();
    const changed = await gateway.call('listGames', { query, headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(ids(changed.envelope.value as GamePage)).toEqual(['reef']);
  });

  it('keeps answering while the database cannot be read', async () => {
    const { db } = gateway.database;
    await db.schema.alterTable('published_version').renameTo('published_version_away').execute();
    try {
      await expect(gateway.app.gateway.services.catalogue.refresh()).rejects.toThrow('published_version');
      expect((await list({})).totalCount).toBe(47);
    } finally {
      await db.schema.alterTable('published_version_away').renameTo('published_version').execute();
    }
  });
});
