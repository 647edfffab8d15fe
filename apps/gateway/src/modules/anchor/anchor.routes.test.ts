import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Anchor, RouteName } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { seedDemoAnchors } from './demoAnchors.ts';

let gateway: TestGateway;
let player: TestSession;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { db } = gateway.database;
  await insertVendors(db, [{ code: 'AA' }, { code: 'MM', isMaintained: true }]);
  await insertGames(db, [
    { id: 'baccarat', names: { EN: 'Baccarat', TY: 'บาคาร่า' }, game_type: 'LIVE', provider: 'AA' },
    { id: 'roulette', game_type: 'LIVE', vassalage: 'MM' },
    { id: 'gone', game_type: 'LIVE', is_enabled: false },
  ]);
  await db
    .insertInto('live_anchor')
    .values(
      [
        { id: 'resting', names: { EN: 'Resting' }, node_id: 'n-baccarat', is_live: false, position: 0 },
        { id: 'malee', names: { EN: 'Malee', TY: 'มาลี' }, node_id: 'n-baccarat', is_live: true, position: 2 },
        { id: 'dara', names: { EN: 'Dara' }, node_id: 'n-roulette', is_live: true, position: 1 },
        { id: 'tableless', names: { EN: 'Tableless' }, node_id: 'n-gone', is_live: true, position: 3 },
      ].map(({ names, ...row }) => ({ ...row, names: JSON.stringify(names), merchant_code: 'NORTH' })),
    )
    .execute();
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
});
beforeEach(async () => {
  player = await gateway.login();
});
afterAll(() => gateway.close());

async function list(name: RouteName = 'listAnchors', headers: Record<string, string> = { Language: 'EN' }) {
  gateway.advance(3_000);
  return ((await gateway.call(name, { headers, query: { module: 'CBS3' } })).envelope.value as { list: Anchor[] }).list;
}
const idsOf = (answer: { envelope: { value?: unknown } }) => (answer.envelope.value as { list: string[] }).list;
const follow = (session: TestSession, anchorId: string) =>
  gateway.call('followAnchor', { session, body: { anchorId } });

describe('the live anchors', () => {
  it('GAME-19 are listed with their tables, live ones first', async () => {
    expect(
      (await list()).map(({ id, isLive, isMaintained, opensSoon }) => [id, isLive, isMaintained, opensSoon]),
    ).toEqual([
      ['dara', true, true, true],
      ['malee', true, false, false],
      ['resting', false, false, false],
    ]);
    expect((await list('listAnchors', { Language: 'TY' }))[1]).toMatchObject({
      name: 'มาลี',
      gameName: 'บาคาร่า',
      nodeId: 'n-baccarat',
      isDemo: false,
    });
    expect(await list('listAnchors', { Language: 'EN', Merchant: 'SOUTH' })).toEqual([]);
  });

  it('GAME-19 of the live model list are currently live', async () => {
    expect((await list('listLiveModels')).map(({ id }) => id)).toEqual(['dara', 'malee']);
  });

  it('GAME-19 are live during their shifts, by the time of the database', async () => {
    const { db } = gateway.database;
    const shift = (starts: number | null, minutes: number | null) =>
      db
        .updateTable('live_anchor')
        .set({ shift_start: starts, shift_minutes: minutes })
        .where('id', '=', 'malee')
        .execute();
    const { rows } = await sql<{ minute: number }>`
      select (floor(extract(epoch from clock_timestamp()) / 60)::bigint % 1440)::int as minute`.execute(db);
    const now = rows[0]?.minute ?? 0;
    const live = async () => (await list('listLiveModels')).map(({ id }) => id);
    await shift((now + 1430) % 1440, 20);
    expect(await live()).toEqual(['dara', 'malee']);
    await shift((now + 5) % 1440, 1_400);
    expect(await live()).toEqual(['dara']);
    expect((await list()).map(({ id }) => id)).toEqual(['dara', 'resting', 'malee']);
    await shift(null, null);
    expect(await live()).toEqual(['dara', 'malee']);
  });

  it.each([
    ['before it begins', 60, 120, 59, false],
    ['when it begins', 60, 120, 60, true],
    ['in its last minute', 60, 120, 179, true],
    ['when it is over', 60, 120, 180, false],
    ['after midnight', 1_380, 120, 30, true],
    ['after one that passed midnight', 1_380, 120, 60, false],
  ])('GAME-19 have a shift that is known %s', async (_, start, minutes, at, expected) => {
    const { rows } = await sql<{ is_in: boolean }>`
      select is_in_shift(${start}::smallint, ${minutes}::smallint, to_timestamp(${at * 60 + 59.9})) as is_in`.execute(
      gateway.database.db,
    );
    expect(rows[0]?.is_in).toBe(expected);
  });

  it('GAME-19 are not cached by browsers', async () => {
    const { headers } = await gateway.call('listAnchors');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('GAME-19 of the demo are marked as such, and replace only earlier demo ones', async () => {
    const { db } = gateway.database;
    for (const _ of [1, 2]) await seedDemoAnchors(db, 'NORTH', ['n-baccarat']);
    const seeded = await list();
    expect(seeded.filter(({ isDemo }) => isDemo)).toHaveLength(8);
    expect(seeded.filter(({ isDemo, isLive }) => isDemo && isLive)).toHaveLength(5);
    expect(seeded.filter(({ isDemo }) => !isDemo).map(({ id }) => id)).toEqual(['dara', 'malee', 'resting']);
    await seedDemoAnchors(db, 'NORTH', []);
    expect(await list()).toHaveLength(3);
  });
});

describe('following an anchor', () => {
  it('GAME-19 is remembered, counted once, and undone', async () => {
    expect(idsOf(await follow(player, 'malee'))).toEqual(['malee']);
    expect(idsOf(await follow(player, 'dara'))).toEqual(['dara', 'malee']);
    expect(idsOf(await follow(player, 'malee'))).toEqual(['dara', 'malee']);
    const other = await gateway.login();
    await follow(other, 'malee');
    expect(idsOf(await gateway.call('listFollowedAnchors', { session: player }))).toEqual(['dara', 'malee']);
    const followers = async () => (await list()).map(({ id, followers: count }) => [id, count]);
    expect(await followers()).toEqual([
      ['dara', 1],
      ['malee', 2],
      ['resting', 0],
    ]);
    for (const _ of [1, 2])
      expect(idsOf(await gateway.call('unfollowAnchor', { session: player, params: { anchorId: 'malee' } }))).toEqual([
        'dara',
      ]);
    expect(await followers()).toContainEqual(['malee', 1]);
  });

  it('GAME-19 is refused for an anchor that the merchant does not have', async () => {
    expect(await follow(player, 'nobody')).toMatchObject({ status: 404, envelope: { errorCode: 'request.not_found' } });
  });

  it.each<RouteName>(['listFollowedAnchors', 'followAnchor', 'unfollowAnchor'])(
    'GAME-19 %s requires a session',
    async (name) => {
      const answer = await gateway.call(name, {
        params: { anchorId: 'malee' },
        ...(name === 'followAnchor' && { body: { anchorId: 'malee' } }),
      });
      expect(answer).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
    },
  );
});
