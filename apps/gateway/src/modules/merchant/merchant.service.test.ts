import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Settings } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const write = (code: string, settings: object) =>
  gateway.database.db
    .updateTable('merchant')
    .set({ settings: JSON.stringify(settings) })
    .where('code', '=', code)
    .execute();

async function nameOf(code: string): Promise<string> {
  gateway.advance(5_000);
  const { status, envelope } = await gateway.call('getSettings', { headers: { Merchant: code } });
  return status === 200 ? (envelope.value as Settings).mainDomain : `refused with ${status}`;
}

it('SYS-13 a merchant with invalid settings keeps its last valid ones while others are updated', async () => {
  await write('NORTH', { mainDomain: 'one.north.example' });
  expect(await nameOf('NORTH')).toBe('one.north.example');
  await write('NORTH', { mainDomain: 17 });
  await write('SOUTH', { mainDomain: 'south.example' });
  expect([await nameOf('NORTH'), await nameOf('SOUTH')]).toEqual(['one.north.example', 'south.example']);
  expect(gateway.logged.join('\n')).toContain('"merchant":"NORTH","msg":"the settings of a merchant cannot be read"');
  await write('NORTH', { mainDomain: 'two.north.example' });
  expect(await nameOf('NORTH')).toBe('two.north.example');
});

it('SYS-13 a merchant that was just created is found by its code', async () => {
  const { merchants } = gateway.app.gateway.services;
  expect(await merchants.byCode('WEST')).toBeUndefined();
  await gateway.database.db
    .insertInto('merchant')
    .values({ code: 'WEST', name: 'West', brand: 'west', currency: 'THB', settings: '{}' })
    .execute();
  expect((await merchants.byCode('WEST'))?.currency).toBe('THB');
});

it('SYS-13 a merchant with settings that were never valid is rejected without affecting others', async () => {
  await gateway.database.db
    .insertInto('merchant')
    .values({ code: 'EAST', name: 'East', brand: 'east', currency: 'THB', settings: '{"languages":"all"}' })
    .execute();
  expect([await nameOf('EAST'), await nameOf('SOUTH')]).toEqual(['refused with 400', 'south.example']);
});

it('SYS-13 a merchant stays the same object in memory until its row changes', async () => {
  const { merchants } = gateway.app.gateway.services;
  const read = async () => {
    gateway.advance(5_000);
    return merchants.byCode('SOUTH');
  };
  const before = await read();
  expect(before?.code).toBe('SOUTH');
  expect(await read()).toBe(before);
  await write('NORTH', { mainDomain: 'three.north.example' });
  expect(await read()).toBe(before);
  await write('SOUTH', { mainDomain: 'other.south.example' });
  const after = await read();
  expect(after).not.toBe(before);
  expect(after?.settings.mainDomain).toBe('other.south.example');
});

it('SYS-13 the merchant cache resolves hosts like a lookup until it expires or a merchant is saved', async () => {
  const { merchants } = gateway.app.gateway.services;
  await gateway.database.db
    .insertInto('merchant')
    .values({ code: 'BLUE_MOON', name: 'Blue Moon', brand: 'blue', currency: 'THB', settings: '{}' })
    .execute();
  gateway.advance(5_000);
  expect(merchants.cachedByHost('south.localhost')).toBeUndefined();
  for (const [host, code] of [
    ['south.localhost', 'SOUTH'],
    ['SOUTH.example', 'SOUTH'],
    ['blue-moon.localhost', 'BLUE_MOON'],
    ['nobody.example', 'NORTH'],
    ['', 'NORTH'],
    ['__proto__.example', 'NORTH'],
  ] as const) {
    expect((await merchants.byHost(host))?.code).toBe(code);
    expect(merchants.cachedByHost(host)?.code).toBe(code);
  }
  await merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings: {} });
  expect(merchants.cachedByHost('south.localhost')).toBeUndefined();
});

it('SYS-13 a call uses the cached merchants while the database does not answer, and new ones afterwards', async () => {
  const impatient = await createTestGateway({ merchantWaitMs: 100 });
  const { merchants } = impatient.app.gateway.services;
  const { db } = impatient.database;
  const domainOf = async () => (await merchants.byCode('NORTH'))?.settings.mainDomain;
  const north = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' } as const;
  await merchants.save({ ...north, settings: { mainDomain: 'before.north.example' } });
  await db
    .updateTable('merchant')
    .set({ settings: JSON.stringify({ mainDomain: 'after.north.example' }) })
    .where('code', '=', 'NORTH')
    .execute();
  await db.transaction().execute(async (transaction) => {
    await sql`lock table merchant in access exclusive mode`.execute(transaction);
    impatient.advance(5_000);
    expect(await domainOf()).toBe('before.north.example');
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%from "merchant"%'`.execute(
      transaction,
    );
    expect(waiting.rows).toHaveLength(1);
  });
  await expect.poll(domainOf).toBe('after.north.example');
  await impatient.close();
});

it('SYS-13 a saved merchant is used at once, even if an earlier read ends later', async () => {
  const impatient = await createTestGateway({ merchantWaitMs: 0 });
  const { merchants } = impatient.app.gateway.services;
  const north = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' } as const;
  for (const mainDomain of ['one.north.example', 'two.north.example', 'three.north.example']) {
    impatient.advance(5_000);
    const earlier = merchants.byCode('NORTH');
    await merchants.save({ ...north, settings: { mainDomain } });
    expect((await merchants.byCode('NORTH'))?.settings.mainDomain).toBe(mainDomain);
    await earlier;
    impatient.advance(5_000);
    expect((await merchants.byCode('NORTH'))?.settings.mainDomain).toBe(mainDomain);
  }
  await impatient.close();
});
