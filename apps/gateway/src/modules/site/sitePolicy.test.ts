import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { bootstrapIn, writeTestSite } from './testing/testSite.ts';

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
  it('has headers against framing, MIME sniffing and cross-origin access', async () => {
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

  it('AUTH-18 asks the browser for the device model', async () => {
    expect((await get('/m/home')).headers['accept-ch']).toBe('Sec-CH-UA-Model');
  });

  it('AUTH-16 allows the identity provider only when the merchant has one', async () => {
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

  it('escapes markup in the merchant’s name and main domain', async () => {
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
});

describe('the content security policy', () => {
  it('SYS-09 GAME-16 allows merchant image origins only for images and game origins only for frames', async () => {
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

  it('NAV-21 allows connections to the merchant’s alternative domains', async () => {
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

describe('the img-src directive', () => {
  it('DL-02 allows the origin of the merchant’s app icon', async () => {
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
