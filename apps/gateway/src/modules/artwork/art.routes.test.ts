import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcements, GamePage, Promotions, Vendor } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { firstScreens } from './firstScreens.ts';

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlor-pictures-'));
  gateway = await createTestGateway({ config: { dataDir: folder } });
  await seedDemo(gateway.app.gateway);
  await gateway.app.ready();
  const { catalogue, content } = gateway.app.gateway.services;
  await catalogue.refresh();
  await content.refresh();
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => gateway.app.inject({ url });
const value = async (
  name: Parameters<TestGateway['call']>[0],
  query: Record<string, string | number> = {},
): Promise<unknown> => (await gateway.call(name, { query })).envelope.value;

/** Returns the actual file format of bytes. */
function formatOf(bytes: Buffer): string {
  if (bytes.subarray(4, 12).toString('latin1') === 'ftypavif') return 'image/avif';
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? 'image/webp'
    : 'unknown';
}

// The timeout is long because drawing has a low priority.
describe('the picture route', { timeout: 60_000 }, () => {
  it.each([
    ['1x.avif', 8_192],
    ['2x.avif', 16_384],
    ['1x.webp', 8_192],
    ['2x.webp', 16_384],
  ])('serves a game card as @%s in at most %d bytes with an immutable cache header', async (ending, budget) => {
    const { games } = (await value('listHotGames')) as GamePage;
    const answer = await get(`${games[1]?.iconUrl}@${ending}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-type']).toBe(formatOf(answer.rawPayload));
    expect(answer.headers['content-type']).toBe(`image/${ending.split('.')[1]}`);
    expect(answer.rawPayload.byteLength).toBeLessThanOrEqual(budget);
    expect(answer.rawPayload.byteLength).toBeGreaterThan(500);
  });

  it('SYS-09 serves banners, covers and vendor icons at the URLs in the lists', async () => {
    const { banners } = (await value('listAnnouncements')) as Announcements;
    const { list: promotions } = (await value('listPromotions')) as Promotions;
    const { list: vendors } = (await value('listVendors')) as { list: Vendor[] };
    const addresses = [banners[0]?.picture.url, promotions[0]?.announcementImages[0]?.url, vendors[0]?.iconUrl];
    expect(addresses[2]).toMatch(/\/vendors\/PARLOR_DEFAULT$/);
    const statuses = await Promise.all(addresses.map(async (address) => (await get(`${address}@1x.webp`)).statusCode));
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('gives parallel requests the same picture and stores it once', async () => {
    const { games } = (await value('listHotGames')) as GamePage;
    const url = `${games[2]?.iconUrl}@1x.webp`;
    const answers = await Promise.all([get(url), get(url), get(url)]);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const stored = await readdir(join(folder, 'art'), { recursive: true });
    expect(stored.filter((name) => name.endsWith(url.split('/').at(-1) ?? ''))).toHaveLength(1);
  });

  it('serves the current drawing for a missing or old version, cached for one hour only', async () => {
    const { games } = (await value('listHotGames')) as GamePage;
    const [, version = ''] = /^\/art\/([^/]+)\//.exec(games[1]?.iconUrl ?? '') ?? [];
    const current = `${games[1]?.iconUrl}@1x.webp`;
    for (const url of [current.replace(`/${version}`, ''), current.replace(version, 'older')]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    }
  });

  it.each([
    '/art/games/nothing-like-it@1x.avif',
    '/art/v1/games/nothing-like-it@2x.webp',
    '/art/vendors/NOBODY_DEFAULT@1x.avif',
    '/art/games/..%2f..%2f..%2fetc%2fpasswd',
    '/art/games/..%2F..%2Fprovider-secret@1x.avif',
    '/art/..%2f../games/a@1x.avif',
    '/art/games/a%00@1x.avif',
    '/art/secrets/a@1x.avif',
    '/art/games/parlor-lotus-lanterns@9x.avif',
    '/art/games/parlor-lotus-lanterns@1x.png',
    '/art/games/',
    '/art/',
    `/art/games/${'a'.repeat(150)}@1x.avif`,
  ])('answers 404 for %s without writing a file', async (url) => {
    const before = await readdir(folder, { recursive: true });
    expect(await get(url)).toMatchObject({ statusCode: 404 });
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });
});

describe('the first screens', () => {
  it('contain the banners, hot games and first page of each category, in both densities, once each', () => {
    const { catalogue, content } = gateway.app.gateway.services;
    const files = firstScreens(catalogue, content, {
      merchantCode: 'NORTH',
      currency: 'THB',
      language: 'TY',
      defaultLanguage: 'TY',
      settings: { jurisdiction: 'open', timeZone: 'UTC' },
    });
    const names = files.map(({ kind, name, scale, format }) => `${kind}/${name}@${scale}x.${format}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toMatch(/^banners\/.+@2x\.avif$/);
    expect(names).toEqual(
      expect.arrayContaining([
        'games/parlor-lotus-lanterns@2x.avif',
        'games/parlor-lotus-lanterns@1x.avif',
        'vendors/JL@2x.avif',
      ]),
    );
    expect(files.filter(({ kind }) => kind === 'games').length).toBeGreaterThan(36 * 10);
  });
});
