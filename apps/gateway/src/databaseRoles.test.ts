import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { APP_ROLE } from './databaseRoles.ts';
import { migrationsFolder } from './testing/testGateway.ts';

// Logins of a self-hosted installation, which are not superusers.

const password = randomBytes(16).toString('hex');
const [owner, gateway] = ['owner', 'gateway'].map((use) => `parlor_test_${use}_${randomBytes(6).toString('hex')}`) as [
  string,
  string,
];
let testDatabase: TestDatabase;
let administrator: OpenDatabase<never>;

const urlOf = (login: string) => Object.assign(new URL(testDatabase.url), { username: login, password }).href;
const administer = (statement: string) => administrator.pool.query(statement);

beforeEach(async () => {
  // Creates the roles on the server, as an administrator would.
  await (await createTestDatabase({ migrationsFolder })).drop();
  testDatabase = await createTestDatabase({});
  administrator = openDatabase<never>(testDatabase.url, {
    applicationName: 'parlor-test-administrator',
    poolSize: 1,
    acquireTimeoutMs: 20_000,
  });
  const name = new URL(testDatabase.url).pathname.slice(1);
  await administer(
    `create role ${owner} login password '${password}'; create role ${gateway} login password '${password}'`,
  );
  await administer(`alter database ${name} owner to ${owner}`);
});
afterEach(async () => {
  await administrator.close();
  await testDatabase.drop();
  const server = await createTestDatabase({});
  const database = openDatabase<never>(server.url, {
    applicationName: 'parlor-test-administrator',
    poolSize: 1,
    acquireTimeoutMs: 20_000,
  });
  await database.pool.query(`drop role ${owner}; drop role ${gateway}`);
  await database.close();
  await server.drop();
});

async function migrateAs(login: string): Promise<void> {
  const database = openDatabase<never>(urlOf(login), {
    applicationName: 'parlor-test-owner',
    poolSize: 1,
    acquireTimeoutMs: 20_000,
  });
  try {
    await migrate(database, migrationsFolder);
  } finally {
    await database.close();
  }
}

it('a migration without the privilege to create roles fails and names the grants for an administrator', async () => {
  await expect(migrateAs(owner)).rejects.toThrow(
    new RegExp(
      `repeat_roles.sql failed.*grant parlor_app, parlor_ledger to ${owner}; grant create, usage on schema public`,
    ),
  );
});

it('after the grants, one login can migrate and another can run with only the application role', async () => {
  await administer(`grant parlor_app, parlor_ledger to ${owner}; grant parlor_app to ${gateway}`);
  await migrateAs(owner);
  await migrateAs(owner);
  const database = openDatabase<never>(urlOf(gateway), {
    applicationName: 'parlor-test-gateway',
    acquireTimeoutMs: 20_000,
    role: APP_ROLE,
    poolSize: 1,
  });
  try {
    const { rows } = await database.pool.query<{ status: string }>(
      `select status from ledger_promo(0, gen_random_uuid(), 'p', 't', 'o', 'M', 'THB', 5, '', now())`,
    );
    expect(rows).toEqual([{ status: 'OK' }]);
    await database.pool.query('set role none');
    await expect(database.pool.query('update ledger_account set balance = 6')).rejects.toThrow('permission denied');
    await expect(database.pool.query('set role parlor_ledger')).rejects.toThrow('permission denied');
  } finally {
    await database.close();
  }
});
