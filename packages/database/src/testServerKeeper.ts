import { rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';
import { FolderLockedError, lockFolder } from './folderLock.ts';
import { withConnection } from './singleConnection.ts';
import { KEEPER_NOT_NEEDED, testServerFolder } from './testServer.ts';

const IDLE_LIMIT_MS = 60_000;
const CHECK_INTERVAL_MS = 2_000;
const KEPT_TEMPLATES = 10;

// Tests discard their data, so nothing needs to survive a power failure.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
};

const folder = testServerFolder();
const log = (line: string): void => void process.stdout.write(`${line}\n`);

const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());
process.exitCode = await run();

async function run(): Promise<number> {
  let lock: Awaited<ReturnType<typeof lockFolder>>;
  try {
    lock = await lockFolder(folder.lockFile);
  } catch (error) {
    if (error instanceof FolderLockedError) {
      return KEEPER_NOT_NEEDED;
    }
    throw error;
  }
  try {
    rmSync(folder.addressFile, { force: true });
    const server = await start();
    try {
      if (!server.adopted) {
        await removeLeftovers(server);
      }
      writeFileSync(folder.addressFile, server.url('postgres'), { mode: 0o600 });
      await untilIdle(server);
    } finally {
      rmSync(folder.addressFile, { force: true });
      await server.stop();
    }
    return 0;
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    lock.release();
  }
}

async function start(): Promise<EmbeddedPostgres> {
  const options = { dataDir: `${folder.dataDir}/server`, settings, log };
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    // Without fsync, a power failure may leave a cluster that does not start; it is recreated.
    log(`The test databases are made anew: ${error instanceof Error ? error.message : String(error)}`);
    rmSync(options.dataDir, { recursive: true, force: true });
    return startEmbeddedPostgres(options);
  }
}

/** Drops databases left by killed test runs, and the templates of old migrations. */
async function removeLeftovers(server: EmbeddedPostgres): Promise<void> {
  await withConnection(server.url('postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database
       where datname like 'parlor\\_test\\_%' or datname like 'parlor\\_template\\_%\\_draft'
          or $1 < (select count(*) from pg_database where datname like 'parlor\\_template\\_%')
             and datname like 'parlor\\_template\\_%'`,
      [KEPT_TEMPLATES],
    );
    for (const { datname } of rows) {
      await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
    }
  });
}

async function untilIdle(server: EmbeddedPostgres): Promise<void> {
  let lastUse = Date.now();
  while (!ending.signal.aborted && Date.now() - lastUse < IDLE_LIMIT_MS) {
    await wait(CHECK_INTERVAL_MS);
    if (await isInUse(server)) {
      lastUse = Date.now();
    }
    lastUse = Math.max(lastUse, statSync(folder.leaseFile, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  }
}

async function isInUse(server: EmbeddedPostgres): Promise<boolean> {
  try {
    return await withConnection(server.url('postgres'), async (client) => {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
      );
      return rowCount !== 0;
    });
  } catch {
    // Every connection is in use, or a test killed the server and it is restarting.
    return true;
  }
}
