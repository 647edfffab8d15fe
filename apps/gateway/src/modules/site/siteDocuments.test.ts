import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { createContentPublisher } from '../content/contentPublisher.ts';
import { bootstrapIn, writeTestSite } from './testing/testSite.ts';

const KEPT_MS = 60_000;
/** How long a merchant's row is cached, in ms. */
const MERCHANT_FRESH_MS = 5_000;
const BLOCKED = '198.51.100.7';
/** The address of a trusted proxy. */
const PROXY = '10.60.0.1';
const settings: MerchantSettingsInput = {
  customerService: [{ csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.example/north' }],
  blockedAddresses: ['198.51.100.'],
};

let gateway: TestGateway;
const site = writeTestSite();
beforeAll(async () => {
  gateway = await createTestGateway({
    config: { siteDir: site.siteDir, answerCacheMs: KEPT_MS, trustedProxies: ['10.60.0.0/24'] },
  });
  await insertVendors(gateway.database.db, [{ code: 'AA' }]);
  await insertGames(
    gateway.database.db,
    ['one', 'two', 'three', 'four'].map((id) => ({ id })),
  );
  await createContentPublisher({ db: gateway.deps.db }).saveBanners([
    {
      id: 'first',
      merchantCode: 'NORTH',
      groupName: 'm_home',
      titles: { EN: 'First' },
      subtitles: { EN: '' },
      picture: { url: '/art/banners/first', dominantColour: '#101010' },
      link: null,
      position: 1,
    },
  ]);
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
  await gateway.app.gateway.services.content.refresh();
  await save(settings);
});
afterAll(async () => {
  await gateway.close();
  site.remove();
});

const save = (changed: MerchantSettingsInput, name = 'North') =>
  gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name,
    brand: 'north',
    currency: 'THB',
    settings: changed,
  });

/** Headers that differ between any two responses. */
const EVER_CHANGING = new Set(['date', 'x-request-id']);

/** Returns a document byte for byte, with its headers. */
async function documentOf(request: Partial<InjectOptions> = {}) {
  const { statusCode, headers, rawPayload } = await gateway.app.inject({
    url: '/m/home',
    ...request,
    headers: { host: 'localhost:8080', 'accept-encoding': 'br', ...request.headers },
  });
  return {
    statusCode,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !EVER_CHANGING.has(name))),
    bytes: rawPayload.toString('base64'),
  };
}
async function htmlOf(request: Partial<InjectOptions> = {}): Promise<string> {
  return (
    await gateway.app.inject({ url: '/m/home', ...request, headers: { host: 'localhost:8080', ...request.headers } })
  ).body;
}
const asMember = { headers: { cookie: 'parlor_session=half' } };

const nastyHosts = [
  'south.localhost:8080',
  'nobody.example',
  'south.evil.example',
  'localhost/../../evil',
  'evil.example@localhost',
  'localhost:1',
  'localhost:2',
  'LOCALHOST:8080',
  '[::1]:8080',
  '',
  'x'.repeat(1_000),
];
const nastyQueries = [
  'lang=xx',
  'lang=en',
  'lang=en&lang=th',
  'lang=__proto__',
  '__proto__=x',
  'constructor=x',
  'toString=1',
  'vassalage=x',
  'lang=%00',
  `lang=${'e'.repeat(2_000)}`,
  'lang[]=en',
  '%',
];
const nastyRequests: [name: string, request: Partial<InjectOptions>][] = [
  ...nastyHosts.map((host): [string, Partial<InjectOptions>] => [
    `the host “${host.slice(0, 30)}”`,
    { headers: { host } },
  ]),
  ...nastyQueries.flatMap((query): [string, Partial<InjectOptions>][] =>
    ['/m/home', '/m/slot'].map((path) => [`${path}?${query.slice(0, 30)}`, { url: `${path}?${query}` }]),
  ),
  ...['"><script>', '__proto__', 'EN; parlor_language=TY', '%', 'x'.repeat(2_000)].map(
    (language): [string, Partial<InjectOptions>] => [
      `the language “${language.slice(0, 30)}”`,
      { headers: { cookie: `parlor_language=${language}` } },
    ],
  ),
  [
    'a forwarded host',
    { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' } },
  ],
  [
    'a protocol forwarded by a trusted proxy',
    { headers: { 'x-forwarded-host': 'localhost:8080', 'x-forwarded-proto': 'https' }, remoteAddress: PROXY },
  ],
  ['a path of slashes', { url: `/m/home${'/'.repeat(5_000)}x` }],
  ['a path that is encoded', { url: '/m/h%6Fme' }],
];

describe('a request for a page', () => {
  it.each(nastyRequests)('does not change the pages that other clients get: %s', async (_name, request) => {
    // One after the other, because concurrent documents are first compressed quickly.
    const asOthers = async () => [
      await documentOf(),
      await documentOf({ url: '/m/slot' }),
      await documentOf(asMember),
      await documentOf({ headers: { cookie: 'parlor_language=EN' } }),
    ];
    const before = await asOthers();
    const [asked] = await Promise.all([documentOf(request), documentOf({ ...request, url: '/m/slot' })]);
    expect(asked.statusCode).toBeLessThan(500);
    expect(await asOthers()).toEqual(before);
    // Nor after the documents are compared with their sources.
    gateway.advance(KEPT_MS);
    await documentOf(request);
    expect(await asOthers()).toEqual(before);
  });

  it('gets the page of the merchant that its host selects', async () => {
    expect(bootstrapIn(await htmlOf({ headers: { host: 'south.localhost:8080' } }))).toMatchObject({
      merchantCode: 'SOUTH',
    });
    expect(bootstrapIn(await htmlOf())).toMatchObject({ merchantCode: 'NORTH' });
  });

  it('gets a canonical URL with its own port', async () => {
    const [one, two] = await Promise.all(['localhost:1', 'localhost:2'].map((host) => htmlOf({ headers: { host } })));
    expect(one).toContain('<link rel="canonical" href="http://localhost:1/m/home">');
    expect(two).toContain('<link rel="canonical" href="http://localhost:2/m/home">');
  });

  it('has the host of X-Forwarded-Host from a trusted proxy, and its own from an untrusted one', async () => {
    const headers = { 'x-forwarded-host': 'south.example', 'x-forwarded-proto': 'https' };
    const pageOf = async (remoteAddress: string) => {
      const html = await htmlOf({ headers, remoteAddress });
      const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
      return [bootstrapIn(html)['merchantCode'], canonical, html.includes('south.example')];
    };
    const [own, forwarded] = [
      ['NORTH', 'http://localhost:8080/m/home', false],
      ['SOUTH', 'https://south.example/m/home', true],
    ];
    // The first request decides, because pages are cached.
    for (const addresses of [
      ['203.0.113.1', PROXY],
      [PROXY, '203.0.113.1'],
    ]) {
      gateway.advance(KEPT_MS);
      for (const address of [...addresses, ...addresses])
        expect([address, await pageOf(address)]).toEqual([address, address === PROXY ? forwarded : own]);
    }
  });

  it.each(['lang=en&lang=th', 'lang=__proto__', 'lang=xx'])('ignores an invalid lang parameter: ?%s', async (query) => {
    const [plain, asked] = [await documentOf(), await documentOf({ url: `/m/home?${query}` })];
    expect(asked).toEqual(plain);
  });

  it.each([
    ['vassalage=x', false],
    ['minBet=', false],
    ['toString=1', true],
    ['__proto__=1', true],
    ['constructor=1', true],
    ['from=ad', true],
  ])('with ?%s gets a page with the default game list: %s', async (query, isExpected) => {
    expect('gameList' in bootstrapIn(await htmlOf({ url: `/m/slot?${query}` }))).toBe(isExpected);
    expect(bootstrapIn(await htmlOf({ url: '/m/slot' }))).toHaveProperty('gameList');
  });

  it('gets its own canonical URL under each of 600 hosts without changing other pages', async () => {
    const before = await documentOf();
    for (let batch = 0; batch < 30; batch += 1) {
      const hosts = Array.from({ length: 20 }, (_, index) => `host-${batch}-${index}.example`);
      const bodies = await Promise.all(hosts.map((host) => htmlOf({ headers: { host } })));
      for (const [index, body] of bodies.entries())
        expect(body).toContain(`<link rel="canonical" href="http://${hosts[index]}/m/home">`);
    }
    const after = await documentOf();
    // It is rebuilt from the same source: its compression may differ, but its ETag does not.
    expect(after.headers['etag']).toBe(before.headers['etag']);
    expect(
      (
        await gateway.app.inject({
          url: '/m/home',
          headers: { host: 'localhost:8080', 'if-none-match': String(before.headers['etag']) },
        })
      ).statusCode,
    ).toBe(304);
  });
});

describe('a cached page', () => {
  const opensWithBanner = (html: string) =>
    html.includes('/art/') && /imagesrcset="\/art\/[^"]+banners\/first@1x/.test(html);

  it.each([
    ['the member', true],
    ['the visitor', false],
  ])('is cached separately for members and visitors on home when %s comes first', async (_who, isMemberFirst) => {
    gateway.advance(KEPT_MS);
    await save(settings, isMemberFirst ? 'First' : 'Second');
    const ask = async (isMember: boolean) => opensWithBanner(await htmlOf(isMember ? asMember : {}));
    const first = await ask(isMemberFirst);
    const second = await ask(!isMemberFirst);
    expect([first, second]).toEqual([isMemberFirst, !isMemberFirst]);
    expect(await Promise.all([ask(true), ask(false), ask(true)])).toEqual([true, false, true]);
  });

  it('is the same for a member and a visitor at /m/slot', async () => {
    expect(await documentOf({ url: '/m/slot', ...asMember })).toEqual(await documentOf({ url: '/m/slot' }));
  });

  it('contains the status only for clients that are not blocked, in any order of requests', async () => {
    const well = { location: { ip: '' }, maintenance: false, regionRestriction: false };
    for (const order of [
      [BLOCKED, '192.0.2.1'],
      ['192.0.2.1', BLOCKED],
    ]) {
      await save(settings, `Order ${order[0]}`);
      for (const remoteAddress of [...order, ...order]) {
        expect(bootstrapIn(await htmlOf({ remoteAddress }))['status']).toEqual(
          remoteAddress === BLOCKED ? undefined : well,
        );
      }
    }
  });

  it('does not contain the client address', async () => {
    for (const remoteAddress of ['203.0.113.99', BLOCKED])
      expect(await htmlOf({ remoteAddress })).not.toContain(remoteAddress);
  });
});

describe('a change of settings', () => {
  beforeEach(() => save(settings));

  it('SYS-07 appears in the next page when this gateway saved it', async () => {
    expect(await htmlOf()).toContain('<title>North</title>');
    await save(settings, 'Norðr');
    expect(await htmlOf()).toContain('<title>Norðr</title>');
    await save({ ...settings, isInMaintenance: true }, 'Norðr');
    expect(bootstrapIn(await htmlOf())['status']).toMatchObject({ maintenance: true });
  });

  it('appears after the merchant cache expires when another process saved it', async () => {
    const rename = (name: string) =>
      gateway.database.db.updateTable('merchant').set({ name }).where('code', '=', 'NORTH').execute();
    const before = await documentOf();
    await rename('Elsewhere');
    expect(await documentOf()).toEqual(before);
    gateway.advance(MERCHANT_FRESH_MS);
    expect(await htmlOf()).toContain('<title>Elsewhere</title>');
    expect(
      (
        await gateway.app.inject({
          url: '/m/home',
          headers: { host: 'localhost:8080', 'if-none-match': String(before.headers['etag']) },
        })
      ).statusCode,
    ).toBe(200);
  });

  it('keeps the cached page when the settings stay equal', async () => {
    const before = await documentOf();
    await save(settings);
    gateway.advance(MERCHANT_FRESH_MS + KEPT_MS);
    expect(await documentOf()).toEqual(before);
  });

  it('blocks a client at once', async () => {
    expect(bootstrapIn(await htmlOf({ remoteAddress: '192.0.2.9' }))).toHaveProperty('status');
    await save({ ...settings, blockedAddresses: ['192.0.2.'] });
    expect(bootstrapIn(await htmlOf({ remoteAddress: '192.0.2.9' }))).not.toHaveProperty('status');
  });

  it('is not needed for new content, which appears after the cached page expires', async () => {
    const publisher = createContentPublisher({ db: gateway.deps.db });
    expect(await htmlOf()).not.toContain('Tonight');
    await publisher.saveAnnouncements([
      {
        id: 'n1',
        merchantCode: 'NORTH',
        groupName: 'PL',
        titles: { EN: 'Tonight', TY: 'Tonight' },
        contents: { EN: '', TY: '' },
        startsAt: new Date('2026-01-01'),
        endsAt: null,
      },
    ]);
    await gateway.app.gateway.services.content.refresh();
    expect(await htmlOf()).not.toContain('Tonight');
    gateway.advance(KEPT_MS);
    expect(await htmlOf()).toContain('Tonight');
  });
});
