import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, migrate, openDatabase } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let testDatabase: TestDatabase;
let database: Database<never>;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-migrations-'));
  testDatabase = await createTestDatabase({});
  database = openDatabase(testDatabase.url, { applicationName: 'migration-test', acquireTimeoutMs: 20_000 });
});

afterEach(async () => {
  await database.close();
  await testDatabase.drop();
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1",
  );
  return rows.map(({ tablename }) => tablename);
}

it('applies files in order and each only once', async () => {
  write('0002_entry.sql', 'create table entry (account int8 references account);');
  write('0001_account.sql', 'create table account (id int8 primary key); insert into account values (1);');
  expect(await migrate(database, folder)).toEqual(['0001_account.sql', '0002_entry.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  write('0003_house.sql', 'create table house (id int8);');
  expect(await migrate(database, folder)).toEqual(['0003_house.sql']);
  expect(await tables()).toEqual(['account', 'entry', 'house']);
});

it('lets two processes start at once: one applies, the other waits for it', async () => {
  write('0001_account.sql', 'create table account (id int8); select pg_sleep(0.1);');
  write('0002_entry.sql', 'create table entry (id int8);');
  const second = openDatabase<never>(testDatabase.url, {
    applicationName: 'migration-test-2',
    acquireTimeoutMs: 20_000,
  });
  try {
    const applied = await Promise.all([migrate(database, folder), migrate(second, folder)]);
    expect(applied).toContainEqual(['0001_account.sql', '0002_entry.sql']);
    expect(applied).toContainEqual([]);
  } finally {
    await second.close();
  }
});

it('names the file that was edited after it was applied, and applies nothing', async () => {
  write('0001_account.sql', 'create table account (id int8);');
  await migrate(database, folder);
  write('0001_account.sql', 'create table account (id int4);');
  write('0002_entry.sql', 'create table entry (id int8);');
  await expect(migrate(database, folder)).rejects.toThrow(
    'The migration 0001_account.sql was edited after it was applied',
  );
  expect(await tables()).toEqual(['account']);
});

it('ignores a change of line endings', async () => {
  write('0001_account.sql', 'create table account (\nid int8);\n');
  await migrate(database, folder);
  write('0001_account.sql', 'create table account (\r\nid int8);\r\n');
  expect(await migrate(database, folder)).toEqual([]);
});

it('rolls back a file that fails, names its line, and keeps the files before it', async () => {
  write('0001_account.sql', 'create table account (id int8);');
  write('0002_entry.sql', 'create table entry (id int8);\ninsert into entry\nvalues (nothing);');
  await expect(migrate(database, folder)).rejects.toThrow(
    'The migration 0002_entry.sql failed on line 3: column "nothing" does not exist.',
  );
  expect(await tables()).toEqual(['account']);
  write('0002_entry.sql', 'create table entry (id int8);');
  expect(await migrate(database, folder)).toEqual(['0002_entry.sql']);
});

it('names an applied file that is missing, and a new file that is out of order', async () => {
  write('0001_account.sql', 'create table account (id int8);');
  write('0003_house.sql', 'create table house (id int8);');
  await migrate(database, folder);
  write('0002_entry.sql', 'create table entry (id int8);');
  await expect(migrate(database, folder)).rejects.toThrow('The migration 0002_entry.sql comes before 0003_house.sql');
  rmSync(join(folder, '0002_entry.sql'));
  rmSync(join(folder, '0001_account.sql'));
  await expect(migrate(database, folder)).rejects.toThrow('The migration 0001_account.sql was applied and is missing');
});

it('does not change a database that a newer release has migrated', async () => {
  write('0001_account.sql', 'create table account (id int8);');
  write('0002_entry.sql', 'create table entry (id int8);');
  await migrate(database, folder);
  rmSync(join(folder, '0002_entry.sql'));
  expect(await migrate(database, folder)).toEqual([]);
});

it('applies a repeatable file after the others, when it or one of them is new', async () => {
  write('0001_account.sql', 'create table account (id int8);');
  write('repeat_rights.sql', 'create or replace function rights() returns int language sql return 1;');
  expect(await migrate(database, folder)).toEqual(['0001_account.sql', 'repeat_rights.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  write('repeat_rights.sql', 'create or replace function rights() returns int language sql return 2;');
  expect(await migrate(database, folder)).toEqual(['repeat_rights.sql']);
  write('0002_entry.sql', 'create table entry (id int8);');
  expect(await migrate(database, folder)).toEqual(['0002_entry.sql', 'repeat_rights.sql']);
  expect((await database.pool.query('select rights()')).rows).toEqual([{ rights: 2 }]);
});

it('does not revert a repeatable file of a newer release', async () => {
  write('0001_account.sql', 'create table account (id int8);');
  write('0002_entry.sql', 'create table entry (id int8);');
  write('repeat_rights.sql', 'create or replace function rights() returns int language sql return 2;');
  await migrate(database, folder);
  rmSync(join(folder, '0002_entry.sql'));
  write('repeat_rights.sql', 'create or replace function rights() returns int language sql return 1;');
  expect(await migrate(database, folder)).toEqual([]);
});

it('rejects names without a number and duplicate numbers', async () => {
  write('account.sql', 'select 1;');
  await expect(migrate(database, folder)).rejects.toThrow(
    'The migration account.sql is not named like 0001_first_tables.sql',
  );
  rmSync(join(folder, 'account.sql'));
  write('0001_account.sql', 'select 1;');
  write('0001_entry.sql', 'select 1;');
  await expect(migrate(database, folder)).rejects.toThrow(
    'The migrations 0001_account.sql and 0001_entry.sql have the same number',
  );
});
