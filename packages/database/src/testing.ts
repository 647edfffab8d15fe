import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { openDatabase } from './connection.ts';
import { migrate, migrationsChecksum } from './migrations.ts';
import { errorCode } from './processLife.ts';
import { withConnection } from './singleConnection.ts';
import { testServerUrl } from './testServer.ts';

/** A temporary database for one test. */
export interface TestDatabase {
  readonly url: string;
  /** Drops the database, closing its open connections. Safe to call twice. */
  readonly drop: () => Promise<void>;
}

// The server may be shutting down after a minute without use, just as we connect.
const SERVER_WENT_AWAY = new Set(['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/**
 * Creates a database with all migrations of the folder applied, independent of every other. The migrated state is built
 * once for each state of the folder and then copied. Without a folder the database is empty.
 * @throws DatabaseError when no server can be reached or started; tests are never skipped because of it.
 */
export async function createTestDatabase({
  migrationsFolder,
}: {
  readonly migrationsFolder?: string;
}): Promise<TestDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createOn(await testServerUrl(), migrationsFolder);
    } catch (error) {
      if (attempt === 3 || !SERVER_WENT_AWAY.has(errorCode(error) ?? '')) {
        throw error;
      }
    }
  }
}

async function createOn(serverUrl: string, migrationsFolder: string | undefined): Promise<TestDatabase> {
  const name = `parlor_test_${randomBytes(8).toString('hex')}`;
  await withConnection(serverUrl, async (client) => {
    const template =
      migrationsFolder === undefined ? 'template0' : await ensureTemplate(client, serverUrl, migrationsFolder);
    // Copying files takes half as long as PostgreSQL's default, which also writes every page to the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      withConnection(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function ensureTemplate(client: Client, serverUrl: string, migrationsFolder: string): Promise<string> {
  const template = `parlor_template_${migrationsChecksum(migrationsFolder)}`;
  if (await databaseExists(client, template)) {
    return template;
  }
  // One process migrates, the others wait. The lock is released with the connection.
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [template]);
  if (!(await databaseExists(client, template))) {
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    const database = openDatabase<never>(databaseUrl(serverUrl, draft), {
      applicationName: 'parlor-test-template',
      poolSize: 1,
      acquireTimeoutMs: 20_000,
    });
    try {
      await migrate(database, migrationsFolder);
    } finally {
      await database.close();
    }
    // A template with an open connection cannot be copied, so connections are forbidden.
    await client.query(`alter database ${draft} with allow_connections false`);
    await client.query(`alter database ${draft} rename to ${template}`);
  }
  return template;
}

async function databaseExists(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount !== 0;
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
