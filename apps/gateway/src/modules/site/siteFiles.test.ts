import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Settings } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { bootstrapIn, testScript, writeTestSite } from './testing/testSite.ts';

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

describe('static files', () => {
  it('are served precompressed and immutable, without the headers that only pages need', async () => {
    const answer = await gateway.app.inject({ url: '/m/assets/main-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    // Files have the security headers of every response, but none of the headers that only pages need.
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['x-frame-options', 'referrer-policy', 'permissions-policy', 'x-request-id'])
      expect(answer.headers).not.toHaveProperty(name);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(testScript);
    expect((await get('/m/assets/main-1.js')).body).toBe(testScript);
  });

  it('SYS-10 answer 404 instead of a page when they do not exist', async () => {
    const answer = await get('/m/assets/main-0.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 'request.not_found' });
    // A failed response has an id for support requests.
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  it('do not include build metadata or files outside the site folder', async () => {
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
  it('DL-05 is served with no-cache, the scope / and a policy limited to its own origin', async () => {
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

  it('DL-05 is linked from the page and has the merchant’s name, language and icon', async () => {
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

  it('DL-05 uses the merchant’s name when it differs from the brand’s, special characters included', async () => {
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

  it('DL-05 SYS-06 has the colours of the merchant’s default mode', async () => {
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

describe('the iOS web clip profile', () => {
  it('DL-04 opens the host that served it, has the brand’s icon and is listed in the settings', async () => {
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

  it('DL-04 answers 404 when the brand has no icon', async () => {
    expect((await get('/m/webclip.mobileconfig', { host: 'south.localhost' })).statusCode).toBe(404);
  });
});
