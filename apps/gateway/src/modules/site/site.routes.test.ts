import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { bootstrapIn, brandIn, hashSourceOf, pageFilesIn, sourcesIn, writeTestSite } from './testing/testSite.ts';

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

describe('a page', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/member/home?x=1'])(
    'SYS-01 is served at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('lists the script files of its screen and of its language', async () => {
    const filesAt = async (url: string, cookie = '') => pageFilesIn((await get(url, { cookie })).body);
    expect(await filesAt('/m/home')).toEqual(['/m/assets/first-ty-1.js', '/m/assets/home-1.js']);
    expect(await filesAt('/m/home', 'parlor_language=EN')).toEqual(['/m/assets/first-en-1.js', '/m/assets/home-1.js']);
    expect(await filesAt('/m/slot')).toEqual(['/m/assets/first-ty-1.js', '/m/assets/list-1.js']);
    expect(await filesAt('/m/lott')).toEqual(['/m/assets/first-ty-1.js', '/m/assets/events-1.js']);
    expect(await filesAt('/m/activity')).toEqual(['/m/assets/ty-1.js', '/m/assets/promotions-1.js']);
    expect(await filesAt('/m/login')).toEqual(['/m/assets/ty-1.js']);
  });

  it('SYS-07 has the name, brand, mode, styles, wordmark and fonts of the merchant at its host', async () => {
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

  it('SYS-06 lists the brand’s modes and ignores a default mode that the brand does not offer', async () => {
    expect((await get('/m', { host: 'south.localhost' })).body).toContain('data-modes="dark light contrast"');
    const { merchants } = gateway.app.gateway.services;
    const north = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' as const };
    await merchants.save({ ...north, settings: { defaultMode: 'light' } });
    const dark = (await get('/m')).body;
    await merchants.save({ ...north, settings: { defaultMode: 'dark' } });
    expect(dark).toContain('data-brand="north" data-mode="dark" data-modes="dark contrast"');
    expect(dark).toContain('<meta name="theme-color" content="#101010"');
  });

  it('WL-01 preloads and shows the brand’s hero image on home', async () => {
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

  it('uses the language of the cookie, else of the URL, else of the merchant', async () => {
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
    'allows by policy at %s only its own files, hashed inline code and frames of the game origin',
    async (url) => {
      const { body, headers } = await get(url, { host: '192.168.1.5:8080' });
      const policy = headers['content-security-policy'];
      const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashSourceOf(text));
      const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashSourceOf(text));
      expect([scripts.length, styles.length]).toEqual([2, 2]);
      // The last style is the empty element to which the site adds its rules.
      expect(sourcesIn(policy, 'script-src')).toEqual(["'self'", ...scripts]);
      expect(new Set(sourcesIn(policy, 'style-src'))).toEqual(new Set(["'self'", ...styles, hashSourceOf('')]));
      // Every other script element is data, to which no policy applies.
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

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0 , gzip;q=0.5', 'gzip'],
    ['br;q=1.0', 'br'],
    ['brotli, xgzip', undefined],
    ['', undefined],
  ])('is compressed according to the Accept-Encoding header “%s”', async (accepted, expected) => {
    const answer = await get('/m', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(expected);
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }[
      expected ?? 'identity'
    ];
    expect(read?.(answer.rawPayload).toString()).toContain('<div id="root">');
    expect(String(answer.headers['vary'])).toContain('accept-encoding');
  });

  it('answers 304 when If-None-Match contains its ETag', async () => {
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

  it('gets a new ETag when only its content security policy changes', async () => {
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

  it('answers HEAD with the ETag and Content-Length of GET and no body', async () => {
    const [headOnly, full] = [await gateway.app.inject({ method: 'HEAD', url: '/m/home' }), await get('/m/home')];
    expect(headOnly.body).toBe('');
    expect(headOnly.headers['etag']).toBe(full.headers['etag']);
    expect(headOnly.headers['content-length']).toBe(String(full.rawPayload.length));
  });

  it('ignores any number of trailing slashes in its path, but not slashes in the middle', async () => {
    expect(pageFilesIn((await get(`/m/slot${'/'.repeat(2_000)}`)).body)).toContain('/m/assets/list-1.js');
    expect(pageFilesIn((await get(`/m/slot${'/'.repeat(12_000)}x`)).body)).not.toContain('/m/assets/list-1.js');
  });
});

describe('search engine metadata', () => {
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

  it('names the screen and the merchant in the language of the page', async () => {
    const { body } = await get('/m/slot?lang=en', { host: 'north.example:8080' });
    expect(titleOf(body)).toBe('slot · North');
    expect(body).toContain('<meta name="description" content="slot. Games at North">');
    expect(body).toContain('<link rel="canonical" href="http://north.example:8080/m/slot?lang=en">');
    expect(body).toContain('<link rel="alternate" hreflang="th" href="http://north.example:8080/m/slot">');
    expect(body).toContain('<meta property="og:image" content="http://north.example:8080/m/assets/north-180.png">');
    expect(body).toContain('<b>slot</b>');
    expect(titleOf((await get('/m/home')).body)).toBe('North');
  });

  it('uses the merchant’s main domain when it is set', async () => {
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
    'excludes %s from indexing',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('rel="canonical"');
    },
  );

  it('is served in /robots.txt and /sitemap.xml', async () => {
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
    'contains no site URL when the host is invalid: %s',
    async (host) => {
      expect((await get('/robots.txt', { host })).body).not.toContain('Sitemap');
      expect((await get('/sitemap.xml', { host })).statusCode).toBe(404);
      expect((await get('/m/home', { host })).body).not.toMatch(/rel="canonical"|og:url|hreflang/);
    },
  );
});
