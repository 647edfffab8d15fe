import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

let gateway: TestGateway;
let snapshot: Snapshot<string[]> | undefined;
let loads = 0;
const errors: unknown[] = [];

beforeAll(async () => {
  gateway = await createTestGateway();
});
afterEach(() => snapshot?.stop());
afterAll(() => gateway.close());

function open(pollMs = 3_600_000): Snapshot<string[]> {
  snapshot = createSnapshot({
    db: gateway.database.db,
    topic: 'catalogue',
    async load(db) {
      loads += 1;
      const rows = await db.selectFrom('game_class').select('key').orderBy('key').execute();
      return rows.map(({ key }) => key);
    },
    onError: (error) => errors.push(error),
    pollMs,
  });
  return snapshot;
}
const addClass = (key: string) =>
  gateway.database.db.insertInto('game_class').values({ key, names: '{"EN":"x"}', position: 0 }).execute();

describe('published data', () => {
  it('is loaded once, and again only after a change', async () => {
    const data = open();
    expect(() => data.current()).toThrow('before it was loaded');
    await data.start();
    const before = loads;
    await data.refresh();
    await Promise.all([data.refresh(), data.refresh()]);
    expect(loads).toBe(before);

    await addClass('A1');
    expect(data.current()).not.toContain('A1');
    await data.refresh();
    expect(data.current()).toContain('A1');
    expect(loads).toBe(before + 1);
  });

  it('is refreshed by polling', async () => {
    const data = open(5);
    await data.start();
    await addClass('A2');
    await expect.poll(() => data.current()).toContain('A2');
  });

  it('includes a change that is made during a load', async () => {
    const data = open();
    await data.start();
    await addClass('A3');
    const running = data.refresh();
    await addClass('A4');
    await data.refresh();
    await running;
    expect(data.current()).toEqual(expect.arrayContaining(['A3', 'A4']));
  });

  it('stays available during a database failure, which is reported, and is refreshed after it', async () => {
    const { db } = gateway.database;
    const data = open(5);
    await data.start();
    await sql`alter table published_version rename to away`.execute(db);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(data.current()).toContain('A1');
    await sql`alter table away rename to published_version`.execute(db);
    await addClass('A5');
    await expect.poll(() => data.current()).toContain('A5');
  });

  it.each([
    ['catalogue', 'vendor'],
    ['catalogue', 'game_class'],
    ['catalogue', 'game'],
    ['catalogue', 'merchant_vendor'],
    ['content', 'banner'],
    ['content', 'announcement'],
    ['content', 'promotion'],
    ['content', 'promotion_category'],
    ['content', 'help_item'],
  ])('of %s gets a new version after any statement on the table %s', async (topic, table) => {
    const { db } = gateway.database;
    const version = async () =>
      (await db.selectFrom('published_version').select('version').where('topic', '=', topic).executeTakeFirstOrThrow())
        .version;
    const before = await version();
    await sql`delete from ${sql.table(table)} where false`.execute(db);
    expect(await version()).toBe(before + 1n);
  });
});
