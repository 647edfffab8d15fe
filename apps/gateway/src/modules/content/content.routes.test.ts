import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcements, HelpItem, Promotions } from '@parlor/contract';
import { configureMerchant } from '../../testing/phoneGateway.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createContentPublisher } from './contentPublisher.ts';

const DAY_MS = 86_400_000;
let gateway: TestGateway;
let now: number;

beforeAll(async () => {
  gateway = await createTestGateway();
  now = gateway.deps.clock();
  const publisher = createContentPublisher({ db: gateway.database.db });
  const NORTH = { merchantCode: 'NORTH' };
  const picture = { url: '/art/banners/b1', dominantColour: '#AA2211' };
  const banner = { ...NORTH, titles: { EN: 'Welcome', TY: 'ยินดีต้อนรับ' }, subtitles: { EN: 'Come in' }, picture };
  await publisher.saveBanners([
    { ...banner, id: 'b2', groupName: 'm_home', link: null, position: 2 },
    { ...banner, id: 'b1', groupName: 'm_home', link: '/m/activity', position: 1 },
    { ...banner, id: 'b3', groupName: 'm_fish', link: '/m/fishing-games', position: 3 },
    {
      ...banner,
      id: 'b1',
      merchantCode: 'SOUTH',
      groupName: 'm_home',
      link: null,
      position: 1,
      titles: { EN: 'Ahoy' },
    },
  ]);
  const notice = {
    ...NORTH,
    titles: { EN: 'Notice', TY: 'ประกาศ' },
    contents: { EN: '<p onclick="alert(1)">Text</p><script>alert(1)</script>' },
    endsAt: null,
  };
  await publisher.saveAnnouncements([
    { ...notice, id: 'older', groupName: 'PL', startsAt: new Date(now - 2 * DAY_MS) },
    { ...notice, id: 'newer', groupName: 'PL', startsAt: new Date(now - DAY_MS) },
    { ...notice, id: 'over', groupName: 'PL', startsAt: new Date(now - 2 * DAY_MS), endsAt: new Date(now - DAY_MS) },
    { ...notice, id: 'coming', groupName: 'PL', startsAt: new Date(now + DAY_MS) },
    { ...notice, id: 'popup', groupName: 'PU', startsAt: new Date(now - DAY_MS) },
    { ...notice, id: 'hot', groupName: 'H', startsAt: new Date(now - DAY_MS) },
  ]);
  await publisher.savePromotionCategories([
    { ...NORTH, id: 'slots', names: { EN: 'Slots', TY: 'สล็อต' }, position: 2 },
    { ...NORTH, id: 'welcome', names: { EN: 'Welcome', TY: 'ต้อนรับ' }, position: 1 },
  ]);
  const promotion = {
    ...NORTH,
    titles: { EN: 'Bonus', TY: 'โบนัส' },
    summaries: { EN: 'More' },
    contents: { EN: '<p>Rules</p><iframe src="https://evil.example"></iframe>' },
    pictures: [{ url: '/art/covers/p1', dominantColour: '#112233' }, picture],
  };
  await publisher.savePromotions([
    {
      ...promotion,
      id: 'p1',
      categoryIds: ['welcome', 'slots'],
      startsAt: new Date(now - DAY_MS),
      endsAt: null,
      position: 1,
    },
    {
      ...promotion,
      id: 'p2',
      categoryIds: ['slots'],
      startsAt: new Date(now + DAY_MS),
      endsAt: new Date(now + 2 * DAY_MS),
      position: 2,
    },
    {
      ...promotion,
      id: 'p3',
      categoryIds: ['slots'],
      startsAt: new Date(now - 2 * DAY_MS),
      endsAt: new Date(now - DAY_MS),
      position: 3,
    },
  ]);
  await publisher.saveHelpItems([
    {
      ...NORTH,
      tag: 'terms',
      titles: { EN: 'Terms', TY: 'ข้อกำหนด' },
      contents: { EN: '<h1>Terms</h1>', TY: '<p>ข้อกำหนด</p>' },
      position: 2,
    },
    { ...NORTH, tag: 'deposit', titles: { EN: 'Deposit' }, contents: { EN: '<p>How</p>' }, position: 1 },
  ]);
  await gateway.app.ready();
  await gateway.app.gateway.services.content.refresh();
});
afterAll(() => gateway.close());

async function announcements(
  query: Record<string, string> = {},
  headers: Record<string, string> = { Language: 'EN' },
): Promise<Announcements> {
  const answer = await gateway.call('listAnnouncements', { query, headers });
  expect(answer.status).toBe(200);
  return answer.envelope.value as Announcements;
}
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe('the announcement list', () => {
  it('HOME-01 GAME-22 returns the banners of a group in order, with versioned picture URLs', async () => {
    const { banners } = await announcements({ types: 'B', groupName: 'm_home' });
    expect(banners).toMatchObject([
      { id: 'b1', title: 'Welcome', subtitle: 'Come in', link: '/m/activity', picture: { dominantColour: '#aa2211' } },
      { id: 'b2', link: null },
    ]);
    expect(banners[0]?.picture.url).toMatch(/^\/art\/[\da-f]{12}\/banners\/b1$/);
    expect(ids((await announcements({ types: 'B', groupName: 'm_fish' })).banners)).toEqual(['b3']);
    expect(ids((await announcements({ types: 'B' })).banners)).toEqual(['b1', 'b2', 'b3']);
  });

  it.each([
    ['B', ['b1', 'b2', 'b3'], [], []],
    ['PL', [], ['newer', 'older'], []],
    ['PU', [], [], ['popup']],
    ['H', [], ['hot'], []],
    ['B,PL,PU,PR,H', ['b1', 'b2', 'b3'], ['hot', 'newer', 'older'], ['popup']],
    ['Promotion', [], [], []],
  ])(
    'NOTE-04 returns for types %s the banners %o, notices %o and popups %o',
    async (types, banners, notices, popup) => {
      const answer = await announcements({ types });
      expect([ids(answer.banners), ids(answer.notices), ids(answer.popup)]).toEqual([banners, notices, popup]);
    },
  );

  it('NOTE-04 has no popup outside the hours in which the jurisdiction lets the merchant advertise', async () => {
    const { db } = gateway.database;
    const shown = async (settings: object) => {
      await sql`update merchant set settings = ${JSON.stringify(settings)}::jsonb where code = 'NORTH'`.execute(db);
      // Merchants are cached for some seconds.
      gateway.advance(6_000);
      const { notices, popup } = await announcements({ types: 'PL,PU' });
      return [ids(notices), ids(popup)];
    };
    const { rows } = await sql<{ settings: object }>`select settings from merchant where code = 'NORTH'`.execute(db);
    // At any hour it is day in one time zone and night in another.
    const zones = Array.from({ length: 24 }, (_, at) => `Etc/GMT${at < 12 ? '+' : '-'}${at % 12}`);
    const zoneWhere = (isIt: (hour: number) => boolean) =>
      zones.find((timeZone) =>
        isIt(Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))),
      );
    const [day, night] = [zoneWhere((hour) => hour > 7 && hour < 19), zoneWhere((hour) => hour > 22 || hour < 4)];
    expect(await shown({ jurisdiction: 'DE', timeZone: day })).toEqual([['newer', 'older'], []]);
    expect(await shown({ jurisdiction: 'DE', timeZone: night })).toEqual([['newer', 'older'], ['popup']]);
    expect(await shown({ jurisdiction: 'open', timeZone: day })).toEqual([['newer', 'older'], ['popup']]);
    await shown(rows[0]?.settings ?? {});
  });

  it('NOTE-04 rejects unknown types and groups', async () => {
    const queries: Record<string, string>[] = [
      { types: 'B,SECRET' },
      { types: 'constructor' },
      { groupName: 'm_other' },
    ];
    for (const query of queries) {
      expect(await gateway.call('listAnnouncements', { query })).toMatchObject({
        status: 400,
        envelope: { errorCode: 'request.invalid' },
      });
    }
  });

  it('NOTE-04 contains only the content of the requested merchant', async () => {
    const south = await announcements({}, { Merchant: 'SOUTH', Language: 'EN' });
    expect(south).toMatchObject({ banners: [{ id: 'b1', title: 'Ahoy' }], notices: [], popup: [] });
  });

  it('uses the requested language and falls back to English', async () => {
    const { notices, banners } = await announcements({}, { Language: 'TY' });
    expect(notices[0]?.title).toBe('ประกาศ');
    expect(banners[0]).toMatchObject({ title: 'ยินดีต้อนรับ', subtitle: 'Come in' });
  });

  it('PROMO-02 removes scripts and event handlers before content is stored', async () => {
    expect((await announcements({ types: 'PL' })).notices[0]?.content).toBe('<p>Text</p>');
    const rows = await gateway.database.db.selectFrom('announcement').select('contents').execute();
    expect(JSON.stringify(rows)).not.toContain('alert');
  });

  it('answers 304 when the ETag matches', async () => {
    const { headers } = await gateway.call('listAnnouncements');
    expect(
      await gateway.call('listAnnouncements', { headers: { 'if-none-match': String(headers.etag) } }),
    ).toMatchObject({ status: 304 });
  });
});

describe('the promotion list', () => {
  it('PROMO-01 contains current and upcoming promotions with categories, cover and dates', async () => {
    const { categories, list } = (await gateway.call('listPromotions', { headers: { Language: 'TY' } })).envelope
      .value as Promotions;
    expect(categories).toEqual([
      { id: 'welcome', displayName: 'ต้อนรับ' },
      { id: 'slots', displayName: 'สล็อต' },
    ]);
    expect(list).toMatchObject([
      {
        id: 'p1',
        title: 'โบนัส',
        content: '<p>Rules</p>',
        startDate: now - DAY_MS,
        endDate: null,
        noExpiry: 1,
        promoAnnouncementCategoryIds: ['welcome', 'slots'],
        announcementImages: [
          {
            sequence: 1,
            dominantColour: '#112233',
            url: expect.stringMatching(/^\/art\/[\da-f]{12}\/covers\/p1$/) as string,
          },
          { sequence: 2 },
        ],
      },
      { id: 'p2', noExpiry: 0, endDate: now + 2 * DAY_MS },
    ]);
  });
});

describe('content without a text in the requested language', () => {
  it('I18N-01 has the text of the merchant’s default language, as offers and contests do', async () => {
    await configureMerchant(gateway, 'NORTH', { languages: ['TY', 'EN', 'CN'], defaultLanguage: 'TY' });
    const headers = { Language: 'CN' };
    expect((await announcements({ types: 'PL' }, headers)).notices.map(({ title }) => title)).toContain('ประกาศ');
    const { list } = (await gateway.call('listPromotions', { headers })).envelope.value as Promotions;
    expect(list.map(({ title }) => title)).toContain('โบนัส');
  });
});

describe('the help list', () => {
  it('HELP-01 returns items in order with their tags, in the requested language', async () => {
    const list = async (language: string) =>
      ((await gateway.call('listHelp', { headers: { Language: language } })).envelope.value as { list: HelpItem[] })
        .list;
    expect(await list('EN')).toEqual([
      { tag: 'deposit', title: 'Deposit', content: '<p>How</p>' },
      { tag: 'terms', title: 'Terms', content: '<h2>Terms</h2>' },
    ]);
    expect((await list('TY'))[1]).toEqual({ tag: 'terms', title: 'ข้อกำหนด', content: '<p>ข้อกำหนด</p>' });
  });
});

describe('the content publisher', () => {
  const banner = {
    id: 'bx',
    merchantCode: 'NORTH',
    groupName: 'm_home',
    titles: { EN: 'X' },
    subtitles: {},
    picture: { url: '/art/banners/bx', dominantColour: '#000000' },
    position: 9,
  };

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'm/home'])(
    'rejects a banner that links to %s',
    async (link) => {
      const { db } = gateway.database;
      await expect(createContentPublisher({ db }).saveBanners([{ ...banner, link }])).rejects.toThrow(
        'not a path of the site',
      );
    },
  );

  it('replaces a banner with the same id', async () => {
    const publisher = createContentPublisher({ db: gateway.database.db });
    for (const titles of [{ EN: 'First' }, { EN: 'Second' }])
      await publisher.saveBanners([{ ...banner, groupName: 'm_reg', titles, link: '/m/register' }]);
    await gateway.app.gateway.services.content.refresh();
    expect((await announcements({ groupName: 'm_reg' })).banners).toMatchObject([{ title: 'Second' }]);
  });
});
