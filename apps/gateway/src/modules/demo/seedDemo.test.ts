import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoGameCaps } from '@parlor/artwork';
import {
  categoryPresets,
  gameCategories,
  openCustomerServicePath,
  type Announcements,
  type Contest,
  type GamePage,
  type HelpItem,
  type Promotions,
  type Rewards,
  type Settings,
  type Vendor,
} from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { DEMO_AGENT, DEMO_PLAYER, DEMO_STAFF } from './demoAccounts.ts';
import { seedDemo } from './seedDemo.ts';
import { createBuiltSite } from './testing/builtSite.ts';
import { countRows } from './testing/countRows.ts';

/** Open games of the in-house vendor in the demo catalogue. */
const OWN_GAMES = 15;

let gateway: TestGateway;
const site = createBuiltSite();

beforeAll(async () => {
  site.build({ south: 'South', north: 'North' });
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: 'a-secret-of-the-in-house-games-for-tests' },
    config: { siteDir: site.folder },
  });
  await gateway.database.db.deleteFrom('merchant').execute();
  // Two processes that start at once.
  await Promise.all([seedDemo(gateway.app.gateway), seedDemo(gateway.app.gateway)]);
  await gateway.app.ready();
  const { catalogue, content } = gateway.app.gateway.services;
  await catalogue.refresh();
  await content.refresh();
});
afterAll(async () => {
  await gateway.close();
  site.remove();
});

const counts = () => countRows(gateway.database.db);
const games = async (query: Record<string, string | number>, merchant = 'NORTH'): Promise<GamePage> =>
  (await gateway.call('listGames', { query, headers: { Merchant: merchant } })).envelope.value as GamePage;

describe('the demo data', () => {
  it('does not change when it is seeded again', async () => {
    const before = await counts();
    await seedDemo(gateway.app.gateway);
    expect(await counts()).toEqual(before);
    expect(before.merchant).toBe(2n);
  });

  it('keeps the changes of an operator when it is seeded again', async () => {
    const { db } = gateway.database;
    await db.deleteFrom('announcement').where('id', '=', 'ann-games').execute();
    await db.updateTable('merchant_vendor').set({ is_maintained: true }).where('vendor_code', '=', 'ODS').execute();
    const ownCap = { game_code: 'lotus-lanterns', round_multiple: 30_000, set_by: 'malee' };
    await db.updateTable('provider_game_cap').set(ownCap).where('game_code', '=', ownCap.game_code).execute();
    // A new release has other caps.
    await db.deleteFrom('demo_seed').where('part', '=', 'game-caps').execute();
    await seedDemo(gateway.app.gateway);
    expect(await db.selectFrom('announcement').select('id').where('id', '=', 'ann-games').execute()).toEqual([]);
    expect(
      await db.selectFrom('merchant_vendor').select('is_maintained').where('vendor_code', '=', 'ODS').execute(),
    ).toEqual([{ is_maintained: true }, { is_maintained: true }]);
    const caps = await db.selectFrom('provider_game_cap').select(['game_code', 'round_multiple', 'set_by']).execute();
    expect(caps.filter(({ set_by }) => set_by === 'malee')).toEqual([ownCap]);
    expect(caps).toHaveLength(demoGameCaps().length);
  });

  it.each(['NORTH', 'SOUTH'])(
    'PROMO-06 NOTE-04 looks alive for %s: twelve offers of different kinds, four running tournaments, twenty announcements',
    async (code) => {
      const headers = { Merchant: code };
      const value = async (name: 'listPromotions' | 'listContests' | 'listAnnouncements') =>
        (await gateway.call(name, { headers })).envelope.value;
      const { rows } = await sql<{ kind: string }>`
        select concat_ws(' ', rule #>> '{trigger,on}', rule #>> '{condition,type}', rule #>> '{value,type}', rule #>> '{money,type}') as kind
        from offer join offer_version using (merchant_code, code, version) where merchant_code = ${code} and is_open`.execute(
        gateway.database.db,
      );
      expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
      const { list } = (await value('listPromotions')) as Promotions;
      expect(list.filter(({ linkedPromotionId }) => linkedPromotionId !== null)).toHaveLength(rows.length);
      const contests = ((await value('listContests')) as { list: Contest[] }).list;
      const running = contests.filter(({ kind, state }) => kind === 'tournament' && state === 'RUNNING');
      expect(running.length).toBeGreaterThanOrEqual(4);
      const { notices, popup } = (await value('listAnnouncements')) as Announcements;
      expect(notices.length + popup.length).toBeGreaterThanOrEqual(20);
    },
  );

  it.each(['NORTH', 'SOUTH'])(
    'PROMO-07 has free rounds for %s that one tap opens, in a game of the catalogue and at a stake of it',
    async (code) => {
      const headers = { Merchant: code };
      const { services } = gateway.app.gateway;
      const account = await services.accounts.byName(code, DEMO_PLAYER.account);
      if (account === undefined) throw new Error('The demo player is gone');
      const opened = await services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      });
      const session = { account, ...opened };
      const call = { session, headers };
      const joined = await gateway.call('joinPromotion', {
        ...call,
        params: { promotionId: 'promo-free-rounds' },
        body: {},
      });
      expect(joined.envelope).toMatchObject({ success: true });
      const { list } = (await gateway.call('listRewards', { ...call, query: { state: 'past' } })).envelope
        .value as Rewards;
      const { freeRounds } = list.find(({ reward }) => reward === 'freeRounds') ?? {};
      expect(freeRounds).toMatchObject({ gameCode: 'lotus-lanterns', count: 10, left: 10, stake: '2.00' });
      const game = await gateway.database.db
        .selectFrom('game')
        .select(['game_classify', 'provider'])
        .where('game_code', '=', freeRounds?.gameCode ?? '')
        .executeTakeFirst();
      expect(game).toMatchObject({ provider: 'PARLOR', game_classify: expect.arrayContaining(['SM']) as string[] });
    },
  );

  it.each(['NORTH', 'SOUTH'])(
    'PROMO-06 has an offer of raffle tickets that ends with its raffle, for %s',
    async (code) => {
      const headers = { Merchant: code };
      const { list } = (await gateway.call('listPromotions', { headers })).envelope.value as Promotions;
      const promotion = list.find(({ terms }) => terms?.reward === 'tickets');
      const contests = (await gateway.call('listContests', { headers })).envelope.value as { list: Contest[] };
      const raffle = contests.list.find((contest) => contest.code === promotion?.terms?.contestReward?.contest);
      expect(raffle).toMatchObject({ kind: 'raffle', state: 'RUNNING' });
      expect(promotion?.endDate).toBeLessThanOrEqual(raffle?.endsAt ?? 0);
    },
  );

  it.each(['NORTH', 'SOUTH'])('holds at least 2,000 games of at least 20 vendors for %s', async (merchant) => {
    expect((await games({}, merchant)).totalCount).toBeGreaterThanOrEqual(2_000);
    const { list } = (await gateway.call('listVendors', { headers: { Merchant: merchant } })).envelope.value as {
      list: Vendor[];
    };
    expect(new Set(list.map(({ vassalage }) => vassalage)).size).toBeGreaterThanOrEqual(20);
    expect(list.some(({ isMaintained }) => isMaintained)).toBe(true);
  });

  it.each(gameCategories)('GAME-05 has games in the category %s', async (category) => {
    const { gameType, gameClassify, vendors } = categoryPresets[category];
    const query = {
      ...(category === 'HOT' && { dataType: 'HOT' }),
      ...(gameType && { gameType }),
      ...(gameClassify && { gameClassify }),
      ...(vendors && { vassalage: vendors.join(',') }),
    };
    const page = await games(query);
    expect(page.totalCount).toBeGreaterThanOrEqual(10);
    for (const vendor of vendors ?? [])
      expect((await games({ ...query, vassalage: vendor })).totalCount).toBeGreaterThan(0);
  });

  it('starts the hot list with the in-house games and mixes vendors after them', async () => {
    const hot = (await gateway.call('listHotGames')).envelope.value as GamePage;
    const first = gateway.app.gateway.services.catalogue.findGame(
      { merchantCode: 'NORTH', currency: 'THB', language: 'EN' },
      hot.games[0]?.nodeId ?? '',
    );
    expect(first?.provider).toBe('PARLOR');
    expect(hot.games.slice(0, OWN_GAMES).map(({ vassalage, opensSoon }) => [vassalage, opensSoon])).toEqual(
      Array.from({ length: OWN_GAMES }, () => ['PARLOR', false]),
    );
    expect(
      new Set(hot.games.slice(OWN_GAMES, OWN_GAMES + 12).map(({ vassalage }) => vassalage)).size,
    ).toBeGreaterThanOrEqual(8);
  });

  it('names every game class of the vendor list in English and Thai', async () => {
    for (const [language, letters] of [
      ['EN', /^[A-Za-z -]+$/],
      ['TY', /\p{Script=Thai}/u],
    ] as const) {
      const { list } = (await gateway.call('listVendors', { headers: { Language: language } })).envelope.value as {
        list: Vendor[];
      };
      const classes = list.flatMap(({ gameClassify }) => gameClassify);
      expect(classes.map(({ key }) => key)).toContain('SM');
      expect(classes.filter(({ displayName }) => !letters.test(displayName))).toEqual([]);
    }
    const used = await sql<{
      key: string;
    }>`select distinct unnest(game_classify) as key from game except select key from game_class`.execute(
      gateway.database.db,
    );
    expect(used.rows).toEqual([]);
  });

  it('HOME-01 PROMO-01 NOTE-04 HELP-01 contains banners, promotions, notices and help items', async () => {
    const announcements = (await gateway.call('listAnnouncements', { query: { groupName: 'm_home' } })).envelope
      .value as Announcements;
    expect(announcements.banners.length).toBeGreaterThan(1);
    expect(announcements.popup.length).toBeGreaterThan(0);
    expect(announcements.notices.length).toBeGreaterThan(2);
    const promotions = (await gateway.call('listPromotions', { headers: { Language: 'EN' } })).envelope
      .value as Promotions;
    // The seven kinds of the specification, each with a promotion.
    const kinds = ['LOGIN', 'MANUAL', 'MISSION_MANUAL', 'RAFFLE', 'REFERRAL', 'TICKET', 'UPGRADE_BONUS'];
    expect(promotions.categories.map(({ id }) => id).toSorted()).toEqual(kinds);
    const used = promotions.list.flatMap(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds);
    expect([...new Set(used)].toSorted()).toEqual(kinds);
    for (const { promoAnnouncementCategoryIds, summary, announcementImages } of promotions.list) {
      expect(promoAnnouncementCategoryIds).not.toEqual([]);
      expect(summary).toMatch(/^[^<]+$/);
      expect(announcementImages).toMatchObject([{ sequence: 1 }]);
    }
    const help = ((await gateway.call('listHelp')).envelope.value as { list: HelpItem[] }).list;
    expect(help.map(({ tag }) => tag)).toContain('terms');
  });

  it.each(['NORTH', 'SOUTH'])(
    'AUTH-17 gives only the demo agent of %s a daily salary request, which seeding does not repeat',
    async (merchant) => {
      const { services } = gateway.app.gateway;
      const idOf = async (name: string) => (await services.accounts.byName(merchant, name))?.id ?? '';
      const requestsOf = async (name: string) => services.contractRequests.pendingOf(await idOf(name));
      const none = { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false };
      expect([
        await requestsOf(DEMO_AGENT.account),
        await requestsOf('agent02'),
        await requestsOf(DEMO_PLAYER.account),
      ]).toEqual([{ ...none, dailysalreqtype: true }, none, none]);
      await gateway.database.db
        .updateTable('contract_request')
        .set({ state: 'answered' })
        .where('account_id', '=', await idOf(DEMO_AGENT.account))
        .execute();
      await seedDemo(gateway.app.gateway);
      expect(await requestsOf(DEMO_AGENT.account)).toEqual(none);
    },
  );

  it.each(['NORTH', 'SOUTH'])(
    'has demo accounts for %s with known passwords and a player balance of 10,000.00',
    async (merchant) => {
      const headers = { Merchant: merchant };
      const { services } = gateway.app.gateway;
      for (const { account, password } of [DEMO_PLAYER, DEMO_AGENT]) {
        const found = await services.accounts.byName(merchant, account);
        expect(await services.passwords.verify(password, found?.password_hash ?? '')).toBe(true);
        expect(await services.passwords.verify('135790', found?.payment_password_hash ?? '')).toBe(true);
      }
      const player = await services.accounts.byName(merchant, DEMO_PLAYER.account);
      const agent = await services.accounts.byName(merchant, DEMO_AGENT.account);
      expect(agent?.type).toBe(1);
      const ask = async (name: 'getBalance' | 'getQuotas' | 'listAffiliateUrls', account = agent): Promise<unknown> => {
        if (account === undefined) throw new Error('A demo account is gone');
        const accountId = account.id;
        const opened = await services.sessions.open({ accountId, device: 'test', clientAddress: '127.0.0.1' });
        return (await gateway.call(name, { session: { account, ...opened }, headers })).envelope.value;
      };
      for (const account of [player, agent])
        expect(await ask('getBalance', account)).toMatchObject({ sumBalance: '10000.00', currency: 'THB' });
      expect(await ask('getQuotas')).toMatchObject({ list: [{ left: 5 }, { left: 20 }] });
      expect(await ask('listAffiliateUrls')).toMatchObject({ totalCount: 2 });
      for (const account of [player, agent])
        expect(account).toMatchObject({
          mobile: expect.stringMatching(/^\+66/) as string,
          profile: { email: `${account?.account}@example.com` },
        });
      expect(await services.affiliates.agentOf(merchant, { code: '', domain: 'friends.example' })).toMatchObject({
        id: agent?.id,
      });
      expect(await services.accounts.countTeam(agent?.id ?? '')).toEqual({ direct: 4, team: 6 });
    },
  );
});

describe('the demo staff account', () => {
  it.each([
    ['member', 'auth.non_member'],
    ['agent', 'auth.non_agent'],
  ])('AUTH-15 is rejected by the %s login with %s', async (scope, errorCode) => {
    const { account: username, password } = DEMO_STAFF;
    const body = { type: 'username', username, password, captcha: '', scope };
    expect(await gateway.call('login', { body, headers: { Merchant: 'NORTH' } })).toMatchObject({
      status: 403,
      envelope: { errorCode },
    });
  });
});

describe('the demo catalogue', () => {
  it('GAME-16 GAME-21 lets a player launch in-house games and cards that they open, and rejects others with a reason', async () => {
    const session = await gateway.login();
    const launch = (nodeId: string | undefined) =>
      gateway.call('launchGame', { session, body: { nodeId: nodeId ?? '' } });
    const [playable] = ((await gateway.call('listHotGames')).envelope.value as GamePage).games;
    expect(await launch(playable?.nodeId)).toMatchObject({
      status: 200,
      envelope: { value: { game: { vassalage: 'PARLOR', displayName: 'โคมบัวนำโชค' } } },
    });
    expect((await gateway.call('listRecentGames', { session })).envelope.value).toMatchObject({
      games: [{ nodeId: playable?.nodeId }],
    });
    const [borrowed] = (await games({ vassalage: 'KOI', gameType: 'RNG' })).games;
    expect(borrowed?.opensSoon).toBe(false);
    expect(await launch(borrowed?.nodeId)).toMatchObject({
      status: 200,
      envelope: { value: { game: { vassalage: 'KOI' } } },
    });
    const [sea] = (await games({ vassalage: 'KOI', gameType: 'FISH' })).games;
    expect((await launch(sea?.nodeId)).status).toBe(200);
    const betweenPeople = (await games({ gameType: 'PVP' })).games;
    expect(betweenPeople.filter((game) => game.opensSoon)).toEqual([]);
    expect((await launch(betweenPeople.find((game) => !game.isMaintained)?.nodeId)).status).toBe(200);
    const [resting] = (await games({ vassalage: 'TDW' })).games;
    expect(await launch(resting?.nodeId)).toMatchObject({
      status: 409,
      envelope: { errorCode: 'game.vendor_maintenance' },
    });
  });
});

describe('the demo merchants', () => {
  it('WL-02 are the brands of the built site, with the default first', async () => {
    const { db } = gateway.database;
    expect(await seedDemo(gateway.app.gateway)).toMatchObject([
      { code: 'NORTH', brand: 'north', name: 'North' },
      { code: 'SOUTH', brand: 'south', name: 'South' },
    ]);
    expect(await db.selectFrom('merchant').select(['code', 'brand', 'name']).orderBy('code').execute()).toEqual([
      { code: 'NORTH', brand: 'north', name: 'North' },
      { code: 'SOUTH', brand: 'south', name: 'South' },
    ]);
  });

  it('WL-02 gain a complete merchant for a new brand without changes to the others', async () => {
    const { db } = gateway.database;
    const { services } = gateway.app.gateway;
    await db.updateTable('merchant').set({ name: 'Renamed' }).where('code', '=', 'SOUTH').execute();
    const before = await counts();
    site.build({ 'far-east-2': 'Far East', north: 'North', south: 'South' });
    await seedDemo(gateway.app.gateway);
    const after = await counts();
    expect(after.merchant).toBe((before.merchant ?? 0n) + 1n);
    expect(after.game).toBe(before.game);
    expect(await db.selectFrom('merchant').select('name').where('code', '=', 'SOUTH').executeTakeFirst()).toEqual({
      name: 'Renamed',
    });
    for (const table of ['merchant_vendor', 'banner', 'promotion', 'help_item', 'account', 'demo_winner']) {
      const { rows } = await sql<{ merchant_code: string; count: bigint }>`
        select merchant_code, count(*) from ${sql.table(table)} where merchant_code in ('FAREAST2', 'SOUTH') group by 1 order by 1`.execute(
        db,
      );
      expect([table, rows.map(({ count }) => count)]).toEqual([table, [rows[1]?.count, expect.any(BigInt)]]);
    }
    await services.catalogue.refresh();
    expect((await games({}, 'FAREAST2')).totalCount).toBe((await games({}, 'NORTH')).totalCount);
    const player = await services.accounts.byName('FAREAST2', DEMO_PLAYER.account);
    expect(await services.passwords.verify(DEMO_PLAYER.password, player?.password_hash ?? '')).toBe(true);
    gateway.advance(5_001);
    expect(await services.merchants.byHost('far-east-2.localhost')).toMatchObject({
      code: 'FAREAST2',
      brand: 'far-east-2',
    });
  });

  it('SVC-01 SYS-04 have live chat and Telegram as customer service channels', async () => {
    for (const merchant of ['NORTH', 'SOUTH']) {
      const { customerService } = (await gateway.call('getSettings', { headers: { Merchant: merchant } })).envelope
        .value as Settings;
      expect(customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'TELEGRAM']);
      expect(await Promise.all(customerService.map(({ path }) => openCustomerServicePath(path)))).toEqual([
        'https://chat.example.com/',
        'https://telegram.example.com/',
      ]);
    }
  });
});
