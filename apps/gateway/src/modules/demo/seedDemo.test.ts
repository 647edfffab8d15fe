import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryPresets, gameCategories, type Announcements, type Balance, type GamePage, type HelpItem, type Promotions, type Vendor } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { DEMO_AGENT, DEMO_PLAYER } from './demoAccounts.ts';
import { orderHotGames } from './demoCatalogue.rules.ts';
import { seedDemo } from './seedDemo.ts';

const tables = ['merchant', 'vendor', 'game_class', 'game', 'merchant_vendor', 'banner', 'announcement', 'promotion_category', 'promotion', 'help_item', 'account', 'account_ancestor', 'demo_winner'];
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: 'a-secret-of-the-in-house-games-for-tests' } });
  await gateway.database.db.deleteFrom('merchant').execute();
  // Two processes that start at once.
  await Promise.all([seedDemo(gateway.app.gateway), seedDemo(gateway.app.gateway)]);
  await gateway.app.ready();
  const { catalogue, content } = gateway.app.gateway.services;
  await catalogue.refresh();
  await content.refresh();
});
afterAll(() => gateway.close());

async function counts(): Promise<Record<string, bigint>> {
  const entries: [string, bigint][] = [];
  for (const table of tables) {
    const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(table)}`.execute(gateway.database.db);
    entries.push([table, rows[0]?.count ?? 0n]);
  }
  return Object.fromEntries(entries);
}
const games = async (query: Record<string, string | number>, merchant = 'LOTUS'): Promise<GamePage> =>
  (await gateway.call('listGames', { query, headers: { Merchant: merchant } })).envelope.value as GamePage;

describe('the demo data', () => {
  it('is the same after it was written again', async () => {
    const before = await counts();
    await seedDemo(gateway.app.gateway);
    expect(await counts()).toEqual(before);
    expect(before.merchant).toBe(2n);
  });

  it('keeps what an operator changed when it is written again', async () => {
    const { db } = gateway.database;
    await db.deleteFrom('announcement').where('id', '=', 'ann-games').execute();
    await db.updateTable('merchant_vendor').set({ is_maintained: true }).where('vendor_code', '=', 'ODS').execute();
    await seedDemo(gateway.app.gateway);
    expect(await db.selectFrom('announcement').select('id').where('id', '=', 'ann-games').execute()).toEqual([]);
    expect(await db.selectFrom('merchant_vendor').select('is_maintained').where('vendor_code', '=', 'ODS').execute()).toEqual([{ is_maintained: true }, { is_maintained: true }]);
  });

  it.each(['LOTUS', 'HARBOR'])('holds at least 2,000 games of at least 20 vendors for %s', async (merchant) => {
    expect((await games({}, merchant)).totalCount).toBeGreaterThanOrEqual(2_000);
    const { list } = (await gateway.call('listVendors', { headers: { Merchant: merchant } })).envelope.value as { list: Vendor[] };
    expect(new Set(list.map(({ vassalage }) => vassalage)).size).toBeGreaterThanOrEqual(20);
    expect(list.some(({ isMaintained }) => isMaintained)).toBe(true);
  });

  it.each(gameCategories)('GAME-05 has games in the category %s', async (category) => {
    const { gameType, gameClassify, vendors } = categoryPresets[category];
    const query = {
      ...(category === 'HOT' && { dataType: 'HOT' }), ...(gameType && { gameType }), ...(gameClassify && { gameClassify }), ...(vendors && { vassalage: vendors.join(',') }),
    };
    const page = await games(query);
    expect(page.totalCount).toBeGreaterThanOrEqual(10);
    for (const vendor of vendors ?? []) expect((await games({ ...query, vassalage: vendor })).totalCount).toBeGreaterThan(0);
  });

  it('starts the hot list with a game that can be played, followed by a mixture of vendors', async () => {
    const hot = (await gateway.call('listHotGames')).envelope.value as GamePage;
    const first = gateway.app.gateway.services.catalogue.findGame({ merchantCode: 'LOTUS', currency: 'THB', language: 'EN' }, hot.games[0]?.nodeId ?? '');
    expect(first?.isPlayable).toBe(true);
    expect(new Set(hot.games.slice(0, 12).map(({ vassalage }) => vassalage)).size).toBeGreaterThanOrEqual(8);
  });

  it('names every class of game that a vendor row shows, in both languages', async () => {
    for (const language of ['EN', 'TY']) {
      const { list } = (await gateway.call('listVendors', { headers: { Language: language } })).envelope.value as { list: Vendor[] };
      expect(list.flatMap(({ gameClassify }) => gameClassify).filter(({ displayName }) => displayName === '')).toEqual([]);
    }
    const used = await sql<{ key: string }>`select distinct unnest(game_classify) as key from game except select key from game_class`.execute(gateway.database.db);
    expect(used.rows).toEqual([]);
  });

  it('HOME-01 PROMO-01 NOTE-04 HELP-01 fills home, promotions, notices and help', async () => {
    const announcements = (await gateway.call('listAnnouncements', { query: { groupName: 'm_home' } })).envelope.value as Announcements;
    expect(announcements.banners.length).toBeGreaterThan(1);
    expect(announcements.popup.length).toBeGreaterThan(0);
    expect(announcements.notices.length).toBeGreaterThan(2);
    const promotions = (await gateway.call('listPromotions', { headers: { Language: 'EN' } })).envelope.value as Promotions;
    const categories = new Set(promotions.categories.map(({ id }) => id));
    for (const { promoAnnouncementCategoryIds, summary, announcementImages } of promotions.list) {
      expect(promoAnnouncementCategoryIds.every((id) => categories.has(id))).toBe(true);
      expect(summary).toMatch(/^[^<]+$/);
      expect(announcementImages).toMatchObject([{ sequence: 1 }]);
    }
    const help = ((await gateway.call('listHelp')).envelope.value as { list: HelpItem[] }).list;
    expect(help.map(({ tag }) => tag)).toContain('terms');
  });

  it.each(['LOTUS', 'HARBOR'])('lets the demo accounts of %s in, the player with 10,000.00', async (merchant) => {
    const headers = { Merchant: merchant };
    const { services } = gateway.app.gateway;
    for (const { account, password } of [DEMO_PLAYER, DEMO_AGENT]) {
      const found = await services.accounts.byName(merchant, account);
      expect(await services.passwords.verify(password, found?.password_hash ?? '')).toBe(true);
      expect(await services.passwords.verify('135790', found?.payment_password_hash ?? '')).toBe(true);
    }
    const player = await services.accounts.byName(merchant, DEMO_PLAYER.account);
    const session = await services.sessions.open({ accountId: player?.id ?? '', device: 'test', clientAddress: '127.0.0.1' });
    const balance = await gateway.call('getBalance', { session: { account: player as NonNullable<typeof player>, ...session }, headers });
    expect(balance.envelope.value as Balance).toMatchObject({ sumBalance: '10000.00', currency: 'THB' });
    const agent = await services.accounts.byName(merchant, DEMO_AGENT.account);
    expect(agent?.type).toBe(1);
    expect(await services.accounts.countTeam(agent?.id ?? '')).toEqual({ direct: 4, team: 6 });
  });
});

describe('launching from the demo catalogue', () => {
  it('GAME-16 GAME-21 opens the in-house game, and says why another does not open', async () => {
    const session = await gateway.login();
    const launch = (nodeId: string | undefined) => gateway.call('launchGame', { session, query: { nodeId: nodeId ?? '' } });
    const [playable] = ((await gateway.call('listHotGames')).envelope.value as GamePage).games;
    expect(await launch(playable?.nodeId)).toMatchObject({ status: 200, envelope: { value: { game: { vassalage: 'PARLOR', displayName: 'โคมบัวนำโชค' } } } });
    expect((await gateway.call('listRecentGames', { session })).envelope.value).toMatchObject({ games: [{ nodeId: playable?.nodeId }] });
    const [onShow] = (await games({ vassalage: 'KOI' })).games;
    expect(await launch(onShow?.nodeId)).toMatchObject({ status: 409, envelope: { errorCode: 'game.launch_url_empty' } });
    const [resting] = (await games({ vassalage: 'TDW' })).games;
    expect(await launch(resting?.nodeId)).toMatchObject({ status: 409, envelope: { errorCode: 'game.vendor_maintenance' } });
  });
});

describe('the order of the hot list', () => {
  it('takes one game of each vendor and type in turn, after what can be played', () => {
    const game = (vassalage: string, gameType: 'RNG' | 'FISH', isPlayable = false) => ({ vassalage, gameType, isPlayable });
    const ordered = orderHotGames([game('A', 'RNG'), game('A', 'RNG'), game('B', 'RNG'), game('A', 'FISH'), game('C', 'RNG', true)]);
    expect(ordered.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`)).toEqual(['C RNG', 'A RNG', 'B RNG', 'A FISH', 'A RNG']);
  });
});
