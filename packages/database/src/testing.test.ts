import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withConnection } from './singleConnection.ts';
import { createTestDatabase } from './testing.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-migrations-'));
  // A unique name gives a unique template, so that the first test really builds one.
  writeFileSync(join(folder, '0001_account.sql'), `create table account (id int8); -- ${folder}`);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

async function accounts(url: string): Promise<number | null> {
  return withConnection(url, async (client) => (await client.query('select 1 from account')).rowCount);
}

it('gives every caller a separate migrated database', async () => {
  const databases = await Promise.all(
    Array.from({ length: 6 }, () => createTestDatabase({ migrationsFolder: folder })),
  );
  expect(new Set(databases.map(({ url }) => url)).size).toBe(6);
  const [first, ...others] = databases;
  await withConnection(first?.url ?? '', (client) => client.query('insert into account values (1)'));
  expect(await Promise.all(others.map(({ url }) => accounts(url)))).toEqual([0, 0, 0, 0, 0]);
  await Promise.all(databases.map(({ drop }) => drop()));
});

it('uses the new migrations when they change', async () => {
  const before = await createTestDatabase({ migrationsFolder: folder });
  writeFileSync(join(folder, '0002_entry.sql'), 'insert into account values (1), (2);');
  const after = await createTestDatabase({ migrationsFolder: folder });
  expect([await accounts(before.url), await accounts(after.url)]).toEqual([0, 2]);
  await Promise.all([before.drop(), after.drop()]);
});

it('drops a database that still has a connection', async () => {
  const { url, drop } = await createTestDatabase({ migrationsFolder: folder });
  await withConnection(url, async () => {
    await drop();
    await drop();
  });
  await expect(accounts(url)).rejects.toMatchObject({ code: '3D000' });
});

it('uses the server of TEST_DATABASE_URL and fails if it is unreachable', async () => {
  const { url, drop } = await createTestDatabase({});
  vi.stubEnv('TEST_DATABASE_URL', url);
  const nested = await createTestDatabase({ migrationsFolder: folder });
  expect(new URL(nested.url).host).toBe(new URL(url).host);
  await nested.drop();
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  await expect(createTestDatabase({})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  vi.unstubAllEnvs();
  await drop();
});
