import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  DatabaseError,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  migrate,
  openDatabase,
  startEmbeddedPostgres,
} from './index.ts';
import { findPostgresPrograms } from './postgresPrograms.ts';
import { answers, withConnection } from './singleConnection.ts';

const isRoot = userInfo().uid === 0;

// The disk is not under test, and on a busy machine waiting for it takes most of the time.
const settings = { fsync: 'off' };

let madeOnce: string;
let folder: string;
let dataDir: string;
let log: string[];

beforeAll(async () => {
  madeOnce = mkdtempSync(join(tmpdir(), 'parlor-embedded-made-'));
  await (await startEmbeddedPostgres({ dataDir: join(madeOnce, 'data'), log: () => undefined, settings })).stop();
});

afterAll(() => rmSync(madeOnce, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-embedded-'));
  dataDir = join(folder, 'data');
  log = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Gives the test a used data folder; creating one takes a second each time. */
function copyUsedDataFolder(): void {
  execFileSync('cp', ['-a', join(madeOnce, 'data'), dataDir]);
}

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line), settings, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Runs a program that starts the server, prints its address and then runs until it is killed. */
async function startElsewhere(): Promise<{ url: string; kill(): Promise<void> }> {
  const entry = new URL('index.ts', import.meta.url).href;
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(entry)};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined, settings: { fsync: 'off' } });
    process.stdout.write(server.url('postgres'));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: url.toString(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function clusterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function failure(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseError);
  const message = error instanceof Error ? error.message : '';
  expect(message).not.toContain('\n');
  return message;
}

it('keeps its data, requires a password that only its user can read, and listens only locally', async () => {
  const first = await start({ settings: {} });
  await first.ensureDatabase('arcade');
  await first.ensureDatabase('arcade');
  await withConnection(first.url('arcade'), (client) => client.query('create table round as select 7 as id'));
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  expect(await answers(`postgres://parlor:wrong@127.0.0.1:${first.port}/postgres`)).toBe(false);
  await first.stop();
  expect(await answers(first.url('arcade'))).toBe(false);

  const second = await start({ settings: {} });
  expect(second.adopted).toBe(false);
  const rows = await withConnection(
    second.url('arcade'),
    async (client) => (await client.query('select id from round')).rows,
  );
  expect(rows).toEqual([{ id: 7 }]);
  const inForce = await withConnection(
    second.url('arcade'),
    async (client) =>
      (
        await client.query(
          "select setting from pg_settings where name in ('listen_addresses', 'fsync', 'data_checksums') order by name",
        )
      ).rows,
  );
  expect(inForce).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: '127.0.0.1' }]);
});

it('adopts a server left running by a killed process', async () => {
  copyUsedDataFolder();
  const killed = await startElsewhere();
  await withConnection(killed.url, (client) => client.query('create table round as select 7 as id'));
  const pid = clusterPid();
  await killed.kill();

  const server = await start();
  expect(server.adopted).toBe(true);
  expect(clusterPid()).toBe(pid);
  const rows = await withConnection(
    server.url('postgres'),
    async (client) => (await client.query('select id from round')).rows,
  );
  expect(rows).toEqual([{ id: 7 }]);
  await server.stop();
  expect(await answers(server.url('postgres'))).toBe(false);
});

it('refuses a second start on the same folder, names the fix and leaves the server running', async () => {
  copyUsedDataFolder();
  const other = await startElsewhere();
  try {
    const message = await failure(start());
    expect(message).toMatch(
      /is in use by another gateway \(process \d+\): stop that one, or set PARLOR_DATA_DIR to another folder\.$/,
    );
    expect(await answers(other.url)).toBe(true);
  } finally {
    await other.kill();
    await (await start()).stop();
  }
});

it('restarts a killed server at the same address', async () => {
  copyUsedDataFolder();
  const server = await start();
  await withConnection(server.url('postgres'), (client) => client.query('create table round as select 7 as id'));
  process.kill(clusterPid(), 'SIGKILL');
  await vi.waitUntil(() => log.some((line) => line.includes('started again')), { timeout: 40_000 });
  await vi.waitUntil(() => answers(server.url('postgres')), { timeout: 40_000 });
  const rows = await withConnection(
    server.url('postgres'),
    async (client) => (await client.query('select id from round')).rows,
  );
  expect(rows).toEqual([{ id: 7 }]);
});

it('lets migrations wait for a server that starts later', async () => {
  copyUsedDataFolder();
  const first = await start();
  await first.stop();
  const database = openDatabase<never>(first.url('postgres'), { applicationName: 'early-test' });
  onTestFinished(() => database.close());
  mkdirSync(join(folder, 'migrations'));
  writeFileSync(join(folder, 'migrations', '0001_round.sql'), 'create table round (id int8);');
  const migrating = migrate(database, join(folder, 'migrations'));
  await start();
  expect(await migrating).toEqual(['0001_round.sql']);
  await database.close();
});

it('does not mistake a process with a reused id for its server', async () => {
  copyUsedDataFolder();
  await (await start()).stop();
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n\nready\n`,
  );
  const server = await start();
  expect(server.adopted).toBe(false);
  expect(await answers(server.url('postgres'))).toBe(true);
});

describe('a failed start is reported in one line', () => {
  it('a folder that cannot be created', async () => {
    writeFileSync(join(folder, 'file'), '');
    dataDir = join(folder, 'file', 'data');
    expect(await failure(start())).toMatch(/is not writable \(ENOTDIR\): .*PARLOR_DATA_DIR/);
  });

  it('a taken port', async () => {
    copyUsedDataFolder();
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    onTestFinished(() => void occupant.close());
    const address = occupant.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    expect(await failure(start({ port: port ?? 0 }))).toBe(
      `Port ${port} for the database is taken: free it or choose another.`,
    );
  });

  it('but a port chosen by an earlier start is replaced', async () => {
    copyUsedDataFolder();
    const first = await start();
    await first.stop();
    const occupant = createServer().listen(first.port, '127.0.0.1');
    await once(occupant, 'listening');
    onTestFinished(() => void occupant.close());
    const second = await start();
    expect(second.port).not.toBe(first.port);
    await second.stop();
    expect((await start()).port).toBe(second.port);
  });

  it('data of another PostgreSQL version', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    expect(await failure(start())).toMatch(/is of PostgreSQL 17 and this is 18: .*PARLOR_DATA_DIR/);
  });
});

describe.runIf(isRoot)('started by root', () => {
  it('keeps data in a folder that the database user may not enter', async () => {
    chmodSync(folder, 0o700);
    const server = await start();
    await server.ensureDatabase('arcade');
    expect(await answers(server.url('arcade'))).toBe(true);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  });

  it('runs programs of a checkout that the database user may not enter, from a copy', () => {
    const carried = dirname(dirname(findPostgresPrograms(() => undefined).postgres));
    const closed = join(folder, 'closed');
    const temp = join(folder, 'temp');
    cpSync(carried, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    mkdirSync(temp);
    chmodSync(folder, 0o755);
    chmodSync(closed, 0o700);
    vi.stubEnv('TMPDIR', temp);
    onTestFinished(() => void vi.unstubAllEnvs());
    const find = () => findPostgresPrograms((line) => log.push(line), undefined, join(closed, 'native'));
    expect(find().postgres).toMatch(new RegExp(`^${temp}/parlor-postgres[^/]*/bin/postgres$`));
    expect(find().postgres).toMatch(new RegExp(`^${temp}/`));
    expect(log).toHaveLength(1);
  });
});
