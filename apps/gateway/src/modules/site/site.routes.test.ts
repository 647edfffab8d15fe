import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAIL_PAGE_SIZE, type Announcements, type GamePage, type Settings } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { createContentPublisher } from '../content/contentPublisher.ts';
import {
  bootstrapIn,
  brandIn,
  hashSourceOf,
  pageFilesIn,
  sourcesIn,
  testScript,
  writeTestSite,
} from './testing/testSite.ts';

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

describe('the page', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/member/home?x=1'])(
    'SYS-01 is answered on %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('SYS-02 carries status, settings, announcements and hot games, so that the first screen needs no call', async () => {
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
  ])('SYS-02 carries on %s the first page of that list, as the list’s own call answers it', async (url, query) => {
    const page = (await gateway.call('listGames', { query })).envelope.value;
    expect(bootstrapIn((await get(url)).body)['gameList']).toEqual({ query, page });
  });

  it('SYS-02 carries on the hot games’ own screen their whole first page', async () => {
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
  ])('SYS-02 carries the vendors on %s: %s', async (url, isThere) => {
    expect('vendors' in bootstrapIn((await get(url)).body)).toBe(isThere);
  });

  it('draws the pictures of a list’s first row, and fetches them before the site starts', async () => {
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
    'NAV-06 carries no games on %s, which shows others than its list begins with',
    async (url) => {
      const { body } = await get(url);
      expect(bootstrapIn(body)).not.toHaveProperty('gameList');
      expect(body).not.toContain('as="image"');
      expect(pageFilesIn(body)).toContain('/m/assets/list-1.js');
    },
  );

  it.each(['/m/home', '/m/hot-games', '/m/activity'])('SYS-02 carries no other list on %s', async (url) => {
    expect(bootstrapIn((await get(url)).body)).not.toHaveProperty('gameList');
  });

  it('names the files of the screen that it opens on, and the texts of its language', async () => {
    const filesAt = async (url: string, cookie = '') => pageFilesIn((await get(url, { cookie })).body);
    expect(await filesAt('/m/home')).toEqual(['/m/assets/first-ty-1.js', '/m/assets/home-1.js']);
    expect(await filesAt('/m/home', 'parlor_language=EN')).toEqual(['/m/assets/first-en-1.js', '/m/assets/home-1.js']);
    expect(await filesAt('/m/slot')).toEqual(['/m/assets/first-ty-1.js', '/m/assets/list-1.js']);
    expect(await filesAt('/m/lott')).toEqual(['/m/assets/first-ty-1.js', '/m/assets/events-1.js']);
    expect(await filesAt('/m/activity')).toEqual(['/m/assets/ty-1.js', '/m/assets/promotions-1.js']);
    expect(await filesAt('/m/login')).toEqual(['/m/assets/ty-1.js']);
  });

  it('SYS-07 is the merchant’s of the host: name, brand, mode, styles, fonts and icons', async () => {
    const north = (await get('/m', { host: 'localhost:8080' })).body;
    const south = (await get('/m', { host: 'south.localhost:8080' })).body;
    expect(north).toContain('data-brand="north" data-mode="dark"');
    expect(north).toContain('<title>North</title>');
    expect(south).toContain('data-brand="south" data-mode="light"');
    expect(south).toContain('<style>:root { --brand: "south"; }</style>');
    expect(south).toContain('<svg data-wordmark="south"></svg>');
    expect(brandIn(south)).toMatchObject({ brand: 'south' });
    expect(south).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/m/assets/south-thai.woff2">',
    );
    expect(south).not.toContain('south-latin.woff2');
    expect(south).toContain(
      '<meta name="theme-color" content="#f0f0f0" data-dark="#101010" data-light="#f0f0f0" data-contrast="#000000">',
    );
    expect(bootstrapIn(south)).toMatchObject({ merchantCode: 'SOUTH' });
  });

  it('SYS-06 names the modes that the brand offers, and opens in none other, whatever the merchant prefers', async () => {
    expect((await get('/m', { host: 'south.localhost' })).body).toContain('data-modes="dark light contrast"');
    const { merchants } = gateway.app.gateway.services;
    const north = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' as const };
    await merchants.save({ ...north, settings: { defaultMode: 'light' } });
    const dark = (await get('/m')).body;
    await merchants.save({ ...north, settings: { defaultMode: 'dark' } });
    expect(dark).toContain('data-brand="north" data-mode="dark" data-modes="dark contrast"');
    expect(dark).toContain('<meta name="theme-color" content="#101010"');
  });

  it('WL-01 fetches the brand’s own picture before home starts where no banner takes its place', async () => {
    const preload =
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/m/assets/hero-1.avif" fetchpriority="high">';
    const home = (await get('/m/home')).body;
    expect(home).toContain(preload);
    expect(home).toContain('<a class="first-picture" href="/m/register" tabindex="-1" aria-hidden="true">');
    expect(home).toContain(
      '<img src="/m/assets/hero-1.webp" alt="" width="960" height="420" decoding="sync" fetchpriority="high">',
    );
    expect((await get('/m/activity')).body).not.toContain('hero-1');
    expect((await get('/m/home', { host: 'south.localhost' })).body).not.toContain('as="image"');
  });

  it('speaks the player’s language when the merchant has it, then the one that the address asks for, else the merchant’s', async () => {
    const languageOf = async (url: string, cookie = '') => (await get(url, { cookie })).headers['content-language'];
    expect((await get('/m')).body).toContain('<html lang="th"');
    expect((await get('/m', { cookie: 'parlor_language=EN' })).body).toContain('<html lang="en"');
    expect((await get('/m', { cookie: '__Host-parlor_language=EN' })).body).toContain('<html lang="th"');
    expect((await get('/m', { cookie: 'parlor_language="><script>' })).body).toContain('<html lang="th"');
    expect(await languageOf('/m/home?lang=en')).toBe('en');
    expect(await languageOf('/m/home?lang=EN')).toBe('en');
    expect(await languageOf('/m/home?lang=en', 'parlor_language=TY')).toBe('th');
    expect(await languageOf('/m/home?lang=en', 'parlor_language=nonsense')).toBe('en');
    expect(await languageOf('/m/home?lang=fr')).toBe('th');
  });

  it.each(['/m/home', '/m/slot', '/m/login'])(
    'allows on %s the scripts and styles that stand in it by their hashes, the game origins, and nothing else',
    async (url) => {
      const { body, headers } = await get(url, { host: '192.168.1.5:8080' });
      const policy = headers['content-security-policy'];
      const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashSourceOf(text));
      const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashSourceOf(text));
      expect([scripts.length, styles.length]).toEqual([2, 2]);
      // The last style is the empty element that the site adds its rules to.
      expect(sourcesIn(policy, 'script-src')).toEqual(["'self'", ...scripts]);
      expect(new Set(sourcesIn(policy, 'style-src'))).toEqual(new Set(["'self'", ...styles, hashSourceOf('')]));
      // Every other script is data, which no policy concerns.
      expect(body.match(/<script(?!>)[^>]*>/g)?.every((tag) => tag.startsWith('<script type="application/json"'))).toBe(
        true,
      );
      expect(sourcesIn(policy, 'script-src')).not.toContain(hashSourceOf('alert(1)'));
      expect(body).not.toMatch(/ (?:style|on\w+|nonce)=/);
      expect(String(policy)).not.toMatch(/unsafe|nonce/);
      expect(sourcesIn(policy, 'frame-src')).toEqual(['http://192.168.1.5:8081']);
      expect(sourcesIn(policy, 'frame-ancestors')).toEqual(["'none'"]);
      expect(body).not.toMatch(/__|<!--parlor/);
    },
  );

  it('is closed to frames, sniffing and other sites as every answer is', async () => {
    const { headers } = await get('/m/home');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toBe((await get('/healthz')).headers['permissions-policy']);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('AUTH-18 asks the browser for the model of the device, which the list of devices shows', async () => {
    expect((await get('/m/home')).headers['accept-ch']).toBe('Sec-CH-UA-Model');
  });

  it('AUTH-16 lets the identity provider in where the merchant has one, and nowhere else', async () => {
    const { merchants } = gateway.app.gateway.services;
    const headersOf = async () => (await get('/m', { host: 'south.localhost' })).headers;
    const plain = await headersOf();
    await merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings: {
        identityProvider: { apiKey: 'key', authDomain: 'south-project.firebaseapp.com', projectId: 'south-project' },
      },
    });
    const provided = await headersOf();
    await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: {} });
    const directives = ({ 'content-security-policy': policy }: typeof plain) =>
      new Map(
        String(policy)
          .split('; ')
          .map((directive) => [directive.split(' ', 1)[0], directive]),
      );
    const [before, after] = [directives(plain), directives(provided)];
    const added = [...after]
      .filter(([name, directive]) => before.get(name) !== directive)
      .map(([name, directive]) => [
        name,
        directive.split(' ').filter((source) => !before.get(name)?.split(' ').includes(source)),
      ]);
    expect(Object.fromEntries(added)).toEqual({
      'script-src': [
        'https://apis.google.com',
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ],
      'connect-src': [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://www.google.com/recaptcha/',
      ],
      'frame-src': [
        'https://south-project.firebaseapp.com',
        'https://www.google.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
      ],
      'trusted-types': ['default', 'gapi#gapi', 'goog#html'],
    });
    expect([plain['cross-origin-opener-policy'], provided['cross-origin-opener-policy']]).toEqual([
      'same-origin',
      'same-origin-allow-popups',
    ]);
    expect(String(before.get('trusted-types'))).toBe("trusted-types parlor dompurify 'allow-duplicates'");
    expect(JSON.stringify([...before])).not.toMatch(/google|firebase/);
  });

  it('cannot be broken out of by what merchants write', async () => {
    await gateway.app.gateway.services.merchants.save({
      code: 'SOUTH',
      name: '</title><script>alert(1)</script>',
      brand: 'south',
      currency: 'THB',
      settings: { mainDomain: '</script><script>alert(2)</script>__MODE__' },
    });
    const answer = await get('/m', { host: 'south.localhost' });
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(bootstrapIn(answer.body)).toMatchObject({
      settings: { mainDomain: '</script><script>alert(2)</script>__MODE__' },
    });
  });

  it('fetches home’s first banner before the site starts for a player, and only on home; for a visitor the brand’s own picture', async () => {
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

  it('opens /m/activity with its promotions, the cover of the first one drawn', async () => {
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

  it('SYS-02 carries on home the titles of notices, and leaves their texts to their pages', async () => {
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

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0 , gzip;q=0.5', 'gzip'],
    ['br;q=1.0', 'br'],
    ['brotli, xgzip', undefined],
    ['', undefined],
  ])('is compressed as a caller of “%s” takes it', async (accepted, expected) => {
    const answer = await get('/m', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(expected);
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }[
      expected ?? 'identity'
    ];
    expect(read?.(answer.rawPayload).toString()).toContain('<div id="root">');
    expect(String(answer.headers['vary'])).toContain('accept-encoding');
  });

  it('is sent once to who has it, however the tag is told', async () => {
    const {
      headers: { etag },
    } = await get('/m/home');
    for (const known of [String(etag), `W/"other", ${etag}`]) {
      const again = await get('/m/home', { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
    expect((await get('/m/home', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await get('/m/slot', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('is another one when its policy alone is, so that nobody keeps the old policy', async () => {
    const tagWith = async (host: string) => (await get('/m/login', { host })).headers;
    const { merchants } = gateway.app.gateway.services;
    const resources = (origin: string) => [
      { resourceType: 'AppDownloadIcon' as const, url: `${origin}/icon.png`, labelNameEn: 'App' },
    ];
    await merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings: { resources: resources('https://one.example') },
    });
    const before = await tagWith('south.localhost');
    await merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings: { resources: resources('https://two.example') },
    });
    const after = await tagWith('south.localhost');
    expect(before['content-security-policy']).not.toBe(after['content-security-policy']);
    expect(before['etag']).not.toBe(after['etag']);
    await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: {} });
  });

  it('answers HEAD as it answers GET, without the body', async () => {
    const [asked, whole] = [await gateway.app.inject({ method: 'HEAD', url: '/m/home' }), await get('/m/home')];
    expect(asked.body).toBe('');
    expect(asked.headers['etag']).toBe(whole.headers['etag']);
    expect(asked.headers['content-length']).toBe(String(whole.rawPayload.length));
  });

  it('finds its screen behind any number of slashes, and none behind slashes in between', async () => {
    expect(pageFilesIn((await get(`/m/slot${'/'.repeat(2_000)}`)).body)).toContain('/m/assets/list-1.js');
    expect(pageFilesIn((await get(`/m/slot${'/'.repeat(12_000)}x`)).body)).not.toContain('/m/assets/list-1.js');
  });
});

describe('what search engines are told', () => {
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

  it('is the screen with the merchant, in the language of the document', async () => {
    const { body } = await get('/m/slot?lang=en', { host: 'north.example:8080' });
    expect(titleOf(body)).toBe('slot · North');
    expect(body).toContain('<meta name="description" content="slot. Games at North">');
    expect(body).toContain('<link rel="canonical" href="http://north.example:8080/m/slot?lang=en">');
    expect(body).toContain('<link rel="alternate" hreflang="th" href="http://north.example:8080/m/slot">');
    expect(body).toContain('<meta property="og:image" content="http://north.example:8080/m/assets/north-180.png">');
    expect(body).toContain('<b>slot</b>');
    expect(titleOf((await get('/m/home')).body)).toBe('North');
  });

  it('names the merchant’s own domain where it has one', async () => {
    const { merchants } = gateway.app.gateway.services;
    await merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings: { mainDomain: 'play.south.example' },
    });
    expect((await get('/m/slot', { host: 'south.localhost' })).body).toContain(
      '<link rel="canonical" href="https://play.south.example/m/slot">',
    );
    expect((await get('/sitemap.xml', { host: 'south.localhost' })).body).toContain(
      '<loc>https://play.south.example/m/slot</loc>',
    );
    await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: {} });
  });

  it.each(['/m/login', '/m/play/n-one', '/m/nowhere', '/m/slot?vassalage=AA'])(
    'is to list nothing of %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('rel="canonical"');
    },
  );

  it('stands in /robots.txt and /sitemap.xml, which crawlers ask for', async () => {
    const robots = await get('/robots.txt', { host: 'north.example' });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /m/member/\n');
    expect(robots.body).toContain('Sitemap: http://north.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml', { host: 'north.example' });
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.match(/<loc>[^<]+<\/loc>/g)).toHaveLength(9);
    expect(sitemap.body).toContain(
      '<xhtml:link rel="alternate" hreflang="en" href="http://north.example/m/home?lang=en"/>',
    );
    expect(sitemap.body).not.toContain('/m/login');
  });

  it.each(['evil.example/path', 'user@evil.example', 'evil.example:port', 'x'.repeat(300)])(
    'names no address when the host is %s, which no browser writes',
    async (host) => {
      expect((await get('/robots.txt', { host })).body).not.toContain('Sitemap');
      expect((await get('/sitemap.xml', { host })).statusCode).toBe(404);
      expect((await get('/m/home', { host })).body).not.toMatch(/rel="canonical"|og:url|hreflang/);
    },
  );
});

describe('files of the site', () => {
  it('are kept for good and sent as they were compressed when built', async () => {
    const answer = await gateway.app.inject({ url: '/m/assets/main-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    // It is closed like every answer; what only concerns pages is left out of thousands of files.
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['x-frame-options', 'referrer-policy', 'permissions-policy', 'x-request-id'])
      expect(answer.headers).not.toHaveProperty(name);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(testScript);
    expect((await get('/m/assets/main-1.js')).body).toBe(testScript);
  });

  it('SYS-10 are 404 when they are gone, not a page', async () => {
    const answer = await get('/m/assets/main-0.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 'request.not_found' });
    // A failure may be asked after, so it has a number.
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  it('end at the folder of the site', async () => {
    for (const url of [
      '/m/../config.ts',
      '/m/%2e%2e/%2e%2e/package.json',
      '/m/assets/..%2f..%2fpackage.json',
      '/m/manifest.json',
      '/m/brands/manifest.json',
      '/m/preload.json',
      '/m/screens.json',
    ]) {
      const answer = await get(url);
      expect(answer.body).not.toContain('"name"');
      expect(answer.body).not.toContain('defaultMode');
    }
    expect((await get('/m/robots.txt')).body).toBe('User-agent: *');
  });
});

describe('the service worker', () => {
  it('DL-05 is asked for every time, may ask its own origin and run nothing else', async () => {
    const answer = await get('/m/sw.js');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect(answer.headers['service-worker-allowed']).toBe('/');
    expect((await get('/m/robots.txt')).headers).not.toHaveProperty('service-worker-allowed');
  });
});

describe('the web manifest', () => {
  const manifestFor = async (host: string) =>
    (await get('/m/manifest.webmanifest', { host })).json<Record<string, unknown>>();

  it('DL-05 is named by the page and served as one, anew for every merchant', async () => {
    expect((await get('/m')).body).toContain('<link rel="manifest" href="/m/manifest.webmanifest">');
    expect((await get('/m/manifest.webmanifest')).headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(await manifestFor('localhost')).toMatchObject({
      name: 'North',
      short_name: 'N',
      start_url: '/m/home',
      lang: 'th',
      icons: [{ src: '/m/assets/north-192.png' }],
    });
  });

  it('DL-05 carries the merchant’s own name where it is not the brand’s, whatever is in it', async () => {
    const name = 'Söuth & "Sons" </script>';
    await gateway.app.gateway.services.merchants.save({
      code: 'SOUTH',
      name,
      brand: 'south',
      currency: 'THB',
      settings: {},
    });
    expect(await manifestFor('south.localhost')).toMatchObject({ name, short_name: name });
  });

  it('DL-05 SYS-06 has the colours of the mode in which the merchant opens', async () => {
    const { merchants } = gateway.app.gateway.services;
    const colorsWith = async (defaultMode?: 'dark' | 'light') => {
      await merchants.save({
        code: 'SOUTH',
        name: 'South',
        brand: 'south',
        currency: 'THB',
        settings: { ...(defaultMode && { defaultMode }) },
      });
      const { theme_color: theme, background_color: background } = await manifestFor('south.localhost');
      return [theme, background];
    };
    expect([await colorsWith('dark'), await colorsWith('light'), await colorsWith()]).toEqual([
      ['#101010', '#101010'],
      ['#f0f0f0', '#f0f0f0'],
      ['#f0f0f0', '#f0f0f0'],
    ]);
  });
});

describe('the profile for the home screen', () => {
  it('DL-04 leads to where it was fetched, with the brand’s icon, and is among the merchant’s links', async () => {
    const answer = await get('/m/webclip.mobileconfig', { host: 'north.example:8080' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-apple-aspen-config',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('<string>http://north.example:8080/m/home</string>');
    expect(answer.body).toContain(Buffer.from('north icon').toString('base64'));
    const settings = bootstrapIn((await get('/m')).body)['settings'] as Settings;
    expect(settings.resources).toContainEqual({
      resourceType: 'MOBILECONFIG',
      url: '/m/webclip.mobileconfig',
      labelNameEn: 'Home screen',
    });
  });

  it('DL-04 is missing where the brand was built without an icon', async () => {
    expect((await get('/m/webclip.mobileconfig', { host: 'south.localhost' })).statusCode).toBe(404);
  });
});

describe('what a page may call', () => {
  it('SYS-09 GAME-16 pictures come from the merchant’s image origins, games from theirs, and nothing else from either', async () => {
    const { merchants } = gateway.app.gateway.services;
    const policy = async () => String((await get('/m')).headers['content-security-policy']);
    await merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: {
        imageCDNs: ['https://one.example/art', 'https://two.example'],
        gameOrigins: ['https://games.example/lobby'],
      },
    });
    expect(await policy()).toContain("img-src 'self' data: blob: https://one.example https://two.example;");
    expect(await policy()).toMatch(/frame-src http:\S+:8081 https:\/\/games\.example;/);
    expect((await policy()).match(/(?:one|two|games)\.example/g)).toHaveLength(3);
    await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: {} });
    expect(await policy()).toContain("img-src 'self' data: blob:;");
  });

  it('NAV-21 are the merchant’s other addresses besides its own', async () => {
    const { merchants } = gateway.app.gateway.services;
    await merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { domainRoute: ['https://one.example/path', 'https://one.example', 'https://two.example'] },
    });
    expect((await get('/m')).headers['content-security-policy']).toContain(
      "connect-src 'self' https://one.example https://two.example;",
    );
    await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: {} });
    expect((await get('/m')).headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('what a page may show', () => {
  it('DL-02 is the merchant’s picture of its app besides its own pictures', async () => {
    const { merchants } = gateway.app.gateway.services;
    const policyWith = async (...urls: string[]) => {
      const resources = urls.map((url) => ({ resourceType: 'AppDownloadIcon' as const, url, labelNameEn: 'App' }));
      await merchants.save({
        code: 'NORTH',
        name: 'North',
        brand: 'north',
        currency: 'THB',
        settings: {
          resources: [
            ...resources,
            { resourceType: 'Android', url: 'https://apps.example/a.apk', labelNameEn: 'Android' },
          ],
        },
      });
      return (await get('/m')).headers['content-security-policy'];
    };
    expect(await policyWith('https://files.example/icon.png')).toContain(
      "img-src 'self' data: blob: https://files.example;",
    );
    expect(await policyWith('/m/icon.png')).toContain("img-src 'self' data: blob:;");
  });
});
