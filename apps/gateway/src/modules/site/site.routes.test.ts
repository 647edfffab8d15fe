import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createContentPublisher } from '../content/contentPublisher.ts';
import { jsonForHtml } from './sitePage.ts';

const script = 'console.log("a script of the site that is long enough to be worth compressing");'.repeat(40);
const brand = (name: string, defaultMode: string) => ({
  css: `/m/assets/${name}-1.css`, icon: `/m/assets/${name}.svg`, webmanifest: `/m/assets/${name}.webmanifest`, preload: [`/m/assets/${name}.woff2`],
  themeColor: { dark: '#101010', light: '#f0f0f0' }, defaultMode, modes: ['dark', 'light'],
});

const built: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><html lang="__LANG__" data-brand="__BRAND__" data-mode="__MODE__"><head><!--parlor:head--><title>Site</title>
<script type="module" src="/m/assets/main-1.js" nonce="__NONCE__"></script></head><body><div id="root"></div></body></html>`,
  'brands/manifest.json': JSON.stringify({ lotus: brand('lotus', 'dark'), harbor: brand('harbor', 'light') }),
  'manifest.json': '{}',
  'assets/main-1.js': script,
  'assets/main-1.js.br': brotliCompressSync(script),
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
      merchantCode: 'LOTUS', brand: 'lotus', status: { maintenance: false, location: { ip: '127.0.0.1' } }, settings: { merchantCode: 'LOTUS' },
      announcements: { banners: [] }, hotGames: { games: [], pageNum: 1 },
    });
    expect(bootstrap['settings']).toEqual((await gateway.call('getSettings')).envelope.value);
    expect(bootstrap['hotGames']).toEqual((await gateway.call('listHotGames')).envelope.value);
    expect(bootstrap['announcements']).toEqual((await gateway.call('listAnnouncements', { query: { groupName: 'm_home' } })).envelope.value);
  });

  it('SYS-07 is the merchant’s of the host: name, brand, mode, styles, fonts and icons', async () => {
    const lotus = (await get('/m', { host: 'localhost:8080' })).body;
    const harbor = (await get('/m', { host: 'harbor.localhost:8080' })).body;
    expect(lotus).toContain('data-brand="lotus" data-mode="dark"');
    expect(lotus).toContain('<title>Lotus</title>');
    expect(harbor).toContain('data-brand="harbor" data-mode="light"');
    expect(harbor).toContain('<link rel="stylesheet" href="/m/assets/harbor-1.css">');
    expect(harbor).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/m/assets/harbor.woff2">');
    expect(harbor).toContain('<meta name="theme-color" content="#f0f0f0">');
    expect(bootstrapIn(harbor)).toMatchObject({ merchantCode: 'HARBOR' });
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

  it('cannot be broken out of by what merchants write', async () => {
    await gateway.app.gateway.services.merchants.save({
      code: 'HARBOR', name: '</title><script>alert(1)</script>', brand: 'harbor', currency: 'THB', settings: { mainDomain: '</script><script>alert(2)</script>__NONCE__' },
    });
    const answer = await get('/m', { host: 'harbor.localhost' });
    expect(answer.body).not.toContain('<script>alert');
    expect(bootstrapIn(answer.body)).toMatchObject({ settings: { mainDomain: '</script><script>alert(2)</script>__NONCE__' } });
  });

  it('fetches home’s first banner before the site starts, and only on home', async () => {
    await createContentPublisher({ db: gateway.deps.db }).saveBanners([
      {
        id: 'first', merchantCode: 'LOTUS', groupName: 'm_home', titles: { EN: 'First', TY: 'แรก' }, subtitles: { EN: '', TY: '' },
        picture: { url: '/art/banners/first', dominantColour: '#101010' }, link: null, position: 1,
      },
    ]);
    await gateway.app.gateway.services.content.refresh();
    const preload = /<link rel="preload" as="image" type="image\/avif" imagesrcset="(\/art\/[^"]+)@1x\.avif 1x, \1@2x\.avif 2x" fetchpriority="high">/;
    for (const url of ['/', '/m', '/m/home?x=1']) expect((await get(url)).body).toMatch(preload);
    for (const url of ['/m/activity', '/m/homes', '/m/login']) expect((await get(url)).body).not.toContain('as="image"');
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

describe('JSON in a page', () => {
  it('reads back as what it was and holds no way out of its element', () => {
    const value = { text: '</script><!--\u2028\u2029', nested: ['<'] };
    expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(jsonForHtml(value))).toEqual(value);
  });
});
