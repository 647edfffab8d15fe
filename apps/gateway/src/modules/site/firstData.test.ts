import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAIL_PAGE_SIZE, type Announcements, type GamePage } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { createContentPublisher } from '../content/contentPublisher.ts';
import { bootstrapIn, pageFilesIn, writeTestSite } from './testing/testSite.ts';

let gateway: TestGateway;

const site = writeTestSite();

beforeAll(async () => {
  gateway = await createTestGateway({ config: { siteDir: site.siteDir } });
  await insertVendors(gateway.database.db, [{ code: 'AA' }]);
  await insertGames(
    gateway.database.db,
    ['one', 'two', 'three', 'four'].map((id) => ({ id })),
  );
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
});

afterAll(async () => {
  await gateway.close();
  site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

describe('the initial content of a page', () => {
  it('SYS-02 contains status, settings, announcements, vendors and hot games', async () => {
    const bootstrap = bootstrapIn((await get('/m')).body);
    expect(bootstrap).toMatchObject({
      merchantCode: 'NORTH',
      brand: 'north',
      status: { maintenance: false, location: { ip: '' } },
      settings: { merchantCode: 'NORTH' },
      announcements: { banners: [] },
      hotGames: { query: { pageSize: RAIL_PAGE_SIZE }, page: { games: [], pageNum: 1 } },
    });
    expect(bootstrap['settings']).toEqual((await gateway.call('getSettings')).envelope.value);
    expect(bootstrap['hotGames']).toEqual({
      query: { pageSize: RAIL_PAGE_SIZE },
      page: (await gateway.call('listHotGames', { query: { pageSize: RAIL_PAGE_SIZE } })).envelope.value,
    });
    expect(bootstrap['vendors']).toEqual((await gateway.call('listVendors')).envelope.value);
    expect(bootstrap['announcements']).toEqual(
      (await gateway.call('listAnnouncements', { query: { groupName: 'm_home' } })).envelope.value,
    );
  });

  it.each([
    ['/m/slot', { gameType: 'RNG', gameClassify: 'SM', dataType: 'ALL' }],
    ['/m/inhouse/?from=ad', { gameType: 'RNG', vassalage: 'PARLOR', dataType: 'ALL' }],
    ['/m/gameCenter', { dataType: 'ALL' }],
    ['/%6D/game%43enter', { dataType: 'ALL' }],
  ])('SYS-02 contains at %s the first page of the game list as the API call returns it', async (url, query) => {
    const page = (await gateway.call('listGames', { query })).envelope.value;
    expect(bootstrapIn((await get(url)).body)['gameList']).toEqual({ query, page });
  });

  it('SYS-02 contains the whole first page of hot games at /m/hot-games', async () => {
    expect(bootstrapIn((await get('/m/hot-games')).body)['hotGames']).toEqual({
      query: {},
      page: (await gateway.call('listHotGames')).envelope.value,
    });
  });

  it.each([
    ['/m/slot', true],
    ['/m/home', true],
    ['/m/activity', false],
    ['/m/login', false],
  ])('SYS-02 contains the vendors at %s: %s', async (url, isThere) => {
    expect('vendors' in bootstrapIn((await get(url)).body)).toBe(isThere);
  });

  it('shows and preloads the images in the first row of a game list', async () => {
    const { body } = await get('/m/gameCenter');
    const { page } = bootstrapIn(body)['gameList'] as { page: GamePage };
    const [first] = page.games;
    expect(body).toContain(
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${first?.iconUrl}@1x.avif 1x, ${first?.iconUrl}@2x.avif 2x" fetchpriority="high">`,
    );
    expect(body.match(/as="image"/g)).toHaveLength(3);
    expect(body).toContain(
      `<div class="first-row"><a class="first-card" href="/m/play/${first?.nodeId}" tabindex="-1" aria-hidden="true">`,
    );
    expect((await get('/m/hot-games')).body).not.toContain('as="image"');
  });

  it.each(['/m/slot-games?gameClassify=FeatureBuy', '/m/rng-games?vassalage=JL', '/m/gameCenter?name=naga'])(
    'NAV-06 contains no games at %s because the query filters the list',
    async (url) => {
      const { body } = await get(url);
      expect(bootstrapIn(body)).not.toHaveProperty('gameList');
      expect(body).not.toContain('as="image"');
      expect(pageFilesIn(body)).toContain('/m/assets/list-1.js');
    },
  );

  it.each(['/m/home', '/m/hot-games', '/m/activity'])('SYS-02 contains no game list at %s', async (url) => {
    expect(bootstrapIn((await get(url)).body)).not.toHaveProperty('gameList');
  });

  it('preloads on home the first banner for a member and the brand’s hero image for a visitor', async () => {
    await createContentPublisher({ db: gateway.deps.db }).saveBanners([
      {
        id: 'first',
        merchantCode: 'NORTH',
        groupName: 'm_home',
        titles: { EN: 'First', TY: 'แรก' },
        subtitles: { EN: '', TY: '' },
        picture: { url: '/art/banners/first', dominantColour: '#101010' },
        link: null,
        position: 1,
      },
    ]);
    await gateway.app.gateway.services.content.refresh();
    const preload =
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="(\/art\/[^"]+)@1x\.avif 1x, \1@2x\.avif 2x" fetchpriority="high">/;
    const loggedIn = { cookie: 'parlor_session=half' };
    for (const url of [
      '/',
      '/m',
      '/m/',
      '/m/home',
      '/m/home/',
      '/m/HOME',
      '/m/index',
      '/m/index.html',
      '/m/home?x=1',
    ]) {
      const { body } = await get(url, loggedIn);
      expect(body).toMatch(preload);
      expect(body).not.toContain('hero-1');
    }
    for (const url of ['/m/activity', '/m/homes', '/m/home/more', '/m/login'])
      expect((await get(url, loggedIn)).body).not.toContain('as="image"');
    const asVisitor = (await get('/m/home')).body;
    expect(asVisitor).toContain('imagesrcset="/m/assets/hero-1.avif"');
    expect(asVisitor).not.toContain('/art/banners/first@1x');
  });

  it('GAME-22 shows and preloads the first banner of a category, if any, above its first row', async () => {
    const banner = (id: string, position: number) => ({
      id,
      merchantCode: 'NORTH',
      groupName: 'm_rng' as const,
      titles: { EN: id },
      subtitles: { EN: '' },
      picture: { url: `/art/banners/${id}`, dominantColour: '#101010' },
      link: '/m/activity',
      position,
    });
    await createContentPublisher({ db: gateway.deps.db }).saveBanners([banner('reels-b', 2), banner('reels-a', 1)]);
    await gateway.app.gateway.services.content.refresh();
    const { body } = await get('/m/rng-games');
    const [{ picture }] = (bootstrapIn(body)['banners'] as { list: [{ picture: { url: string } }] }).list;
    expect(picture.url).toContain('/banners/reels-a');
    expect(body).toContain(`imagesrcset="${picture.url}@1x.avif 1x, ${picture.url}@2x.avif 2x"`);
    expect(body.indexOf('<a class="first-strip" href="/m/activity"')).toBeGreaterThan(0);
    expect(body.indexOf('class="first-strip"')).toBeLessThan(body.indexOf('class="first-row"'));
    expect(body).not.toContain('reels-b@1x.avif');
    expect((await get('/m/gameCenter')).body).not.toContain('first-strip');
    expect((await get('/m/home')).body).not.toContain('first-strip');
  });

  it('contains the promotions at /m/activity and shows the cover of the first one', async () => {
    await createContentPublisher({ db: gateway.deps.db }).savePromotions([
      {
        id: 'p 1',
        merchantCode: 'NORTH',
        titles: { EN: 'First', TY: 'แรก' },
        summaries: { EN: '', TY: '' },
        contents: { EN: '<p>Text</p>', TY: '<p>Text</p>' },
        categoryIds: [],
        pictures: [{ url: '/art/promotions/first', dominantColour: '#101010' }],
        startsAt: new Date('2026-01-01'),
        endsAt: null,
        position: 1,
      },
    ]);
    await gateway.app.gateway.services.content.refresh();
    const { body } = await get('/m/activity');
    expect(bootstrapIn(body)['promotions']).toEqual((await gateway.call('listPromotions')).envelope.value);
    expect(body).toContain(
      '<a class="first-cover" href="/m/activityDetail?id=p%201" tabindex="-1" aria-hidden="true">',
    );
    expect(bootstrapIn((await get('/m/home')).body)).not.toHaveProperty('promotions');
  });

  it('SYS-02 contains on home the titles of notices without their texts', async () => {
    await createContentPublisher({ db: gateway.deps.db }).saveAnnouncements([
      {
        id: 'n1',
        merchantCode: 'NORTH',
        groupName: 'PL',
        titles: { EN: 'Tonight', TY: 'คืนนี้' },
        contents: { EN: '<p>A long text</p>', TY: '<p>A long text</p>' },
        startsAt: new Date('2026-01-01'),
        endsAt: null,
      },
    ]);
    await gateway.app.gateway.services.content.refresh();
    const { notices, banners, popup } = bootstrapIn((await get('/m/home')).body)['announcements'] as Announcements;
    const answered = (await gateway.call('listAnnouncements', { query: { groupName: 'm_home' } })).envelope
      .value as unknown as Announcements;
    expect(notices).toEqual(answered.notices.map((notice) => ({ ...notice, content: '' })));
    expect(notices).toHaveLength(1);
    expect([banners, popup]).toEqual([answered.banners, []]);
  });
});
