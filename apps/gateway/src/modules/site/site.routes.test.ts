import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GamePage, Settings } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { createContentPublisher } from '../content/contentPublisher.ts';
import { jsonForHtml } from './sitePage.ts';

const script = 'console.log("a script of the site that is long enough to be worth compressing");'.repeat(40);
const brand = (name: string, defaultMode: string, modes = ['dark', 'light', 'contrast'], hero?: object) => ({
  css: `/m/assets/${name}-1.css`, touchIcon: `/m/assets/${name}-180.png`, icon: `/m/assets/${name}.svg`, webmanifest: `/m/assets/${name}.webmanifest`, preload: [`/m/assets/${name}.woff2`],
  themeColor: { dark: '#101010', light: '#f0f0f0', contrast: '#000000' }, defaultMode, modes, ...(hero && { hero }),
});
const hero = { avif: '/m/assets/hero-1.avif', webp: '/m/assets/hero-1.webp', width: 960, height: 420, color: '#202020' };

const built: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><html lang="__LANG__" data-brand="__BRAND__" data-mode="__MODE__" data-modes="__MODES__"><head><!--parlor:color--><!--parlor:head--><title>Site</title>
<script type="module" src="/m/assets/main-1.js" nonce="__NONCE__"></script></head><body><div id="root"><!--parlor:first--></div></body></html>`,
  'brands/manifest.json': JSON.stringify({ north: brand('north', 'dark', ['dark', 'contrast'], hero), south: brand('south', 'light') }),
  'manifest.json': '{}',
  'preload.json': JSON.stringify({ languages: {}, brands: {}, home: ['/m/assets/home-1.js'], list: ['/m/assets/list-1.js'], events: ['/m/assets/events-1.js'] }),
  'assets/main-1.js': script,
  'assets/main-1.js.br': brotliCompressSync(script),
  'assets/north-180.png': Buffer.from('north icon'),
  'assets/north.webmanifest': JSON.stringify({ name: 'North', short_name: 'N', theme_color: '#123456', background_color: '#123456', start_url: '/m/home', icons: [{ src: '/m/assets/north-192.png' }] }),
  'assets/south.webmanifest': JSON.stringify({ name: 'South', short_name: 'S', theme_color: '#123456', background_color: '#123456', start_url: '/m/home', icons: [] }),
  'sw.js': 'self.addEventListener("install", () => {});',
  'robots.txt': 'User-agent: *',
};

let gateway: TestGateway;
let siteDir: string;
beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'parlor-site-'));
  for (const [file, content] of Object.entries(built)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), content);
  }
  gateway = await createTestGateway({ config: { siteDir } });
  await insertVendors(gateway.database.db, [{ code: 'AA' }]);
  await insertGames(gateway.database.db, ['one', 'two', 'three', 'four'].map((id) => ({ id })));
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(async () => {
  await gateway.close();
  rmSync(siteDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

function bootstrapIn(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/json" id="parlor-bootstrap">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('the page', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/member/home?x=1'])('SYS-01 is answered on %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<div id="root">');
  });

  it('SYS-02 carries status, settings, announcements and hot games, so that the first screen needs no call', async () => {
    const bootstrap = bootstrapIn((await get('/m')).body);
    expect(bootstrap).toMatchObject({
      merchantCode: 'NORTH', brand: 'north', status: { maintenance: false, location: { ip: '127.0.0.1' } }, settings: { merchantCode: 'NORTH' },
      announcements: { banners: [] }, hotGames: { games: [], pageNum: 1 },
    });
    expect(bootstrap['settings']).toEqual((await gateway.call('getSettings')).envelope.value);
    expect(bootstrap['hotGames']).toEqual((await gateway.call('listHotGames')).envelope.value);
    expect(bootstrap['announcements']).toEqual((await gateway.call('listAnnouncements', { query: { groupName: 'm_home' } })).envelope.value);
  });

  it.each([
    ['/m/slot', { gameType: 'RNG', gameClassify: 'SM', dataType: 'ALL' }],
    ['/m/inhouse/?from=ad', { gameType: 'RNG', vassalage: 'PARLOR', dataType: 'ALL' }],
    ['/m/gameCenter', { dataType: 'ALL' }],
  ])('SYS-02 carries on %s the first page of that list, as the list’s own call answers it', async (url, query) => {
    const page = (await gateway.call('listGames', { query })).envelope.value;
    expect(bootstrapIn((await get(url)).body)['gameList']).toEqual({ query, page });
  });

  it('fetches the pictures of a list’s first row while the site starts', async () => {
    const { body } = await get('/m/gameCenter');
    const { page } = bootstrapIn(body)['gameList'] as { page: GamePage };
    const [first] = page.games;
    expect(first).toBeDefined();
    expect(body).toContain(`<link rel="preload" as="image" type="image/avif" imagesrcset="${first?.iconUrl}@1x.avif 1x, ${first?.iconUrl}@2x.avif 2x" fetchpriority="low">`);
    expect(body.match(/as="image"/g)).toHaveLength(3);
    expect((await get('/m/hot-games')).body).not.toContain('as="image"');
  });

  it.each(['/m/slot-games?gameClassify=FeatureBuy', '/m/rng-games?vassalage=JL', '/m/gameCenter?name=naga'])('NAV-06 carries no games on %s, which shows others than its list begins with', async (url) => {
    const { body } = await get(url);
    expect(bootstrapIn(body)).not.toHaveProperty('gameList');
    expect(body).not.toContain('as="image"');
    expect(body).toContain('/m/assets/list-1.js');
  });

  it.each(['/m/home', '/m/hot-games', '/m/activity'])('SYS-02 carries no other list on %s', async (url) => {
    expect(bootstrapIn((await get(url)).body)).not.toHaveProperty('gameList');
  });

  it('fetches the code of home and of lists with the page that opens on them', async () => {
    const chunk = (name: string) => `<link rel="modulepreload" crossorigin href="/m/assets/${name}-1.js">`;
    const [home, list, events, other] = await Promise.all(['/m/home', '/m/slot', '/m/lott', '/m/activity'].map(async (url) => (await get(url)).body));
    expect(home).toContain(chunk('home'));
    expect(home).not.toContain(chunk('list'));
    expect(list).toContain(chunk('list'));
    expect(list).not.toContain(chunk('home'));
    expect(events).toContain(chunk('events'));
    expect(events).not.toContain(chunk('list'));
    expect(other).not.toContain('modulepreload');
  });

  it('SYS-07 is the merchant’s of the host: name, brand, mode, styles, fonts and icons', async () => {
    const north = (await get('/m', { host: 'localhost:8080' })).body;
    const south = (await get('/m', { host: 'south.localhost:8080' })).body;
    expect(north).toContain('data-brand="north" data-mode="dark"');
    expect(north).toContain('<title>North</title>');
    expect(south).toContain('data-brand="south" data-mode="light"');
    expect(south).toContain('<link rel="stylesheet" href="/m/assets/south-1.css">');
    expect(south).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/m/assets/south.woff2">');
    expect(south).toContain('<meta name="theme-color" content="#f0f0f0" data-dark="#101010" data-light="#f0f0f0" data-contrast="#000000">');
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
    const preload = '<link rel="preload" as="image" type="image/avif" imagesrcset="/m/assets/hero-1.avif" fetchpriority="high">';
    const home = (await get('/m/home')).body;
    expect(home).toContain(preload);
    expect(home).toContain('<img src="/m/assets/hero-1.webp" alt="" width="960" height="420" fetchpriority="high">');
    expect((await get('/m/activity')).body).not.toContain('hero-1');
    expect((await get('/m/home', { host: 'south.localhost' })).body).not.toContain('as="image"');
  });

  it('speaks the player’s language when the merchant has it, else the merchant’s', async () => {
    expect((await get('/m')).body).toContain('<html lang="th"');
    expect((await get('/m', { cookie: 'parlor_language=EN' })).body).toContain('<html lang="en"');
    expect((await get('/m', { cookie: 'parlor_language="><script>' })).body).toContain('<html lang="th"');
  });

  it('allows what carries this page’s nonce, the game origins, and nothing else', async () => {
    const [first, second] = [await get('/m'), await get('/m')];
    const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`'nonce-${nonceOf(first.body)}'`);
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
    expect(policy).toContain('frame-src http://localhost:8081;');
    expect(String((await get('/m', { host: '192.168.1.5:8080' })).headers['content-security-policy'])).toContain('frame-src http://192.168.1.5:8081;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(first.body).not.toContain('__');
  });

  it('AUTH-16 lets the identity provider in where the merchant has one, and nowhere else', async () => {
    const { merchants } = gateway.app.gateway.services;
    const headersOf = async () => (await get('/m', { host: 'south.localhost' })).headers;
    const plain = await headersOf();
    await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: { identityProvider: { apiKey: 'key', authDomain: 'south-project.firebaseapp.com', projectId: 'south-project' } } });
    const provided = await headersOf();
    await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: {} });
    const directives = ({ 'content-security-policy': policy }: typeof plain) => new Map(String(policy).split('; ').map((directive) => [directive.split(' ', 1)[0], directive.replace(/'nonce-[^']+'/, "'nonce'")]));
    const [before, after] = [directives(plain), directives(provided)];
    const added = [...after].filter(([name, directive]) => before.get(name) !== directive).map(([name, directive]) => [name, directive.split(' ').filter((source) => !before.get(name)?.split(' ').includes(source))]);
    expect(Object.fromEntries(added)).toEqual({
      'script-src': ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://www.google.com/recaptcha/'],
      'frame-src': ['https://south-project.firebaseapp.com', 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'trusted-types': ['default', 'gapi#gapi', 'goog#html'],
    });
    expect([plain['cross-origin-opener-policy'], provided['cross-origin-opener-policy']]).toEqual(['same-origin', 'same-origin-allow-popups']);
    expect(String(before.get('trusted-types'))).toBe("trusted-types parlor dompurify 'allow-duplicates'");
    expect(JSON.stringify([...before])).not.toMatch(/google|firebase/);
  });

  it('cannot be broken out of by what merchants write', async () => {
    await gateway.app.gateway.services.merchants.save({
      code: 'SOUTH', name: '</title><script>alert(1)</script>', brand: 'south', currency: 'THB', settings: { mainDomain: '</script><script>alert(2)</script>__NONCE__' },
    });
    const answer = await get('/m', { host: 'south.localhost' });
    expect(answer.body).not.toContain('<script>alert');
    expect(bootstrapIn(answer.body)).toMatchObject({ settings: { mainDomain: '</script><script>alert(2)</script>__NONCE__' } });
  });

  it('fetches home’s first banner before the site starts for a player, and only on home; for a visitor the brand’s own picture', async () => {
    await createContentPublisher({ db: gateway.deps.db }).saveBanners([
      {
        id: 'first', merchantCode: 'NORTH', groupName: 'm_home', titles: { EN: 'First', TY: 'แรก' }, subtitles: { EN: '', TY: '' },
        picture: { url: '/art/banners/first', dominantColour: '#101010' }, link: null, position: 1,
      },
    ]);
    await gateway.app.gateway.services.content.refresh();
    const preload = /<link rel="preload" as="image" type="image\/avif" imagesrcset="(\/art\/[^"]+)@1x\.avif 1x, \1@2x\.avif 2x" fetchpriority="high">/;
    const loggedIn = { cookie: 'parlor_session=half' };
    for (const url of ['/', '/m', '/m/', '/m/home', '/m/home/', '/m/HOME', '/m/index', '/m/index.html', '/m/home?x=1']) {
      const { body } = await get(url, loggedIn);
      expect(body).toMatch(preload);
      expect(body).not.toContain('hero-1');
    }
    for (const url of ['/m/activity', '/m/homes', '/m/home/more', '/m/login']) expect((await get(url, loggedIn)).body).not.toContain('as="image"');
    const asVisitor = (await get('/m/home')).body;
    expect(asVisitor).toContain('imagesrcset="/m/assets/hero-1.avif"');
    expect(asVisitor).not.toContain('/art/banners/first@1x');
  });

  it('is compressed', async () => {
    const answer = await gateway.app.inject({ url: '/m', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<div id="root">');
  });
});

describe('files of the site', () => {
  it('are kept for good and sent as they were compressed when built', async () => {
    const answer = await gateway.app.inject({ url: '/m/assets/main-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await get('/m/assets/main-1.js')).body).toBe(script);
  });

  it('SYS-10 are 404 when they are gone, not a page', async () => {
    const answer = await get('/m/assets/main-0.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 'request.not_found' });
  });

  it('end at the folder of the site', async () => {
    for (const url of ['/m/../config.ts', '/m/%2e%2e/%2e%2e/package.json', '/m/assets/..%2f..%2fpackage.json', '/m/manifest.json', '/m/brands/manifest.json']) {
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
  const manifestFor = async (host: string) => (await get('/m/manifest.webmanifest', { host })).json<Record<string, unknown>>();

  it('DL-05 is named by the page and served as one, anew for every merchant', async () => {
    expect((await get('/m')).body).toContain('<link rel="manifest" href="/m/manifest.webmanifest">');
    expect((await get('/m/manifest.webmanifest')).headers).toMatchObject({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' });
    expect(await manifestFor('localhost')).toMatchObject({ name: 'North', short_name: 'N', start_url: '/m/home', lang: 'th', icons: [{ src: '/m/assets/north-192.png' }] });
  });

  it('DL-05 carries the merchant’s own name where it is not the brand’s, whatever is in it', async () => {
    const name = 'Söuth & "Sons" </script>';
    await gateway.app.gateway.services.merchants.save({ code: 'SOUTH', name, brand: 'south', currency: 'THB', settings: {} });
    expect(await manifestFor('south.localhost')).toMatchObject({ name, short_name: name });
  });

  it('DL-05 SYS-06 has the colours of the mode in which the merchant opens', async () => {
    const { merchants } = gateway.app.gateway.services;
    const colorsWith = async (defaultMode?: 'dark' | 'light') => {
      await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: { ...(defaultMode && { defaultMode }) } });
      const { theme_color: theme, background_color: background } = await manifestFor('south.localhost');
      return [theme, background];
    };
    expect([await colorsWith('dark'), await colorsWith('light'), await colorsWith()]).toEqual([['#101010', '#101010'], ['#f0f0f0', '#f0f0f0'], ['#f0f0f0', '#f0f0f0']]);
  });
});

describe('the profile for the home screen', () => {
  it('DL-04 leads to where it was fetched, with the brand’s icon, and is among the merchant’s links', async () => {
    const answer = await get('/m/webclip.mobileconfig', { host: 'north.example:8080' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/x-apple-aspen-config', 'cache-control': 'no-store' });
    expect(answer.body).toContain('<string>http://north.example:8080/m/home</string>');
    expect(answer.body).toContain(Buffer.from('north icon').toString('base64'));
    const settings = bootstrapIn((await get('/m')).body)['settings'] as Settings;
    expect(settings.resources).toContainEqual({ resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig', labelNameEn: 'Home screen' });
  });

  it('DL-04 is missing where the brand was built without an icon', async () => {
    expect((await get('/m/webclip.mobileconfig', { host: 'south.localhost' })).statusCode).toBe(404);
  });
});

describe('what a page may call', () => {
  it('SYS-09 GAME-16 pictures come from the merchant’s image origins, games from theirs, and nothing else from either', async () => {
    const { merchants } = gateway.app.gateway.services;
    const policy = async () => String((await get('/m')).headers['content-security-policy']);
    await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: { imageCDNs: ['https://one.example/art', 'https://two.example'], gameOrigins: ['https://games.example/lobby'] } });
    expect(await policy()).toContain("img-src 'self' data: blob: https://one.example https://two.example;");
    expect(await policy()).toMatch(/frame-src http:\S+:8081 https:\/\/games\.example;/);
    expect((await policy()).match(/(?:one|two|games)\.example/g)).toHaveLength(3);
    await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: {} });
    expect(await policy()).toContain("img-src 'self' data: blob:;");
  });

  it('NAV-21 are the merchant’s other addresses besides its own', async () => {
    const { merchants } = gateway.app.gateway.services;
    await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: { domainRoute: ['https://one.example/path', 'https://one.example', 'https://two.example'] } });
    expect((await get('/m')).headers['content-security-policy']).toContain("connect-src 'self' https://one.example https://two.example;");
    await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: {} });
    expect((await get('/m')).headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('what a page may show', () => {
  it('DL-02 is the merchant’s picture of its app besides its own pictures', async () => {
    const { merchants } = gateway.app.gateway.services;
    const policyWith = async (...urls: string[]) => {
      const resources = urls.map((url) => ({ resourceType: 'AppDownloadIcon' as const, url, labelNameEn: 'App' }));
      await merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings: { resources: [...resources, { resourceType: 'Android', url: 'https://apps.example/a.apk', labelNameEn: 'Android' }] } });
      return (await get('/m')).headers['content-security-policy'];
    };
    expect(await policyWith('https://files.example/icon.png')).toContain("img-src 'self' data: blob: https://files.example;");
    expect(await policyWith('/m/icon.png')).toContain("img-src 'self' data: blob:;");
  });
});

describe('JSON in a page', () => {
  it('reads back as what it was and holds no way out of its element', () => {
    const value = { text: '</script><!--\u2028\u2029', nested: ['<'] };
    expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(jsonForHtml(value))).toEqual(value);
  });
});
