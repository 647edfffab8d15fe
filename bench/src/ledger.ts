// Measures bets per second relative to pgbench's TPC-B, on the same PostgreSQL in the same run: `pnpm bench:ledger`.
// Takes about two minutes. The measures alternate, so that other load affects all of them alike, and each prints the
// median of its rounds. Uses an embedded PostgreSQL in a temporary folder by default; DATABASE_URL selects a
// server, on which the databases bench_ledger and bench_tpcb are recreated.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Client, Pool } from 'pg';
import { startEmbeddedPostgres } from '@parlor/database';
import {
  bucketOf,
  checkLedger,
  createBetGroups,
  createLedgerRepository,
  createLog,
  describeLedger,
  loadConfig,
  startGateway,
  type RunningGateway,
} from '@parlor/gateway';
import type { HttpClientInput, HttpClientResult } from './ledgerHttpClient.ts';
import { percentile } from './percentile.ts';

const run = promisify(execFile);

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const PLAYERS = 1_000;
const SEATS = 64;
const SCRIPT_PLAYERS = 200;
/** pgbench recommends at least one branch per client; with fewer it measures lock contention. */
const SCALE = CONNECTIONS;
const PROVIDER = 'PARLOR';
const GAME = 'lotus-lanterns';
const MERCHANT = 'SAMPLE';
/** The number of bets so far, used for unique ids. */
let placed = 0;
const secret = randomBytes(32).toString('base64url');

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  await requirePgbench();
  const urlOf = await server();
  const url = urlOf('bench_ledger');
  const gateway = await startGateway(
    loadConfig({
      DATABASE_URL: url,
      DATABASE_POOL: String(CONNECTIONS),
      RATE_LIMIT_PER_MINUTE: '1000000',
      PROVIDER_SECRET: secret,
      BOT_CHECK_SECRET: randomBytes(32).toString('base64url'),
      MASTER_KEY: randomBytes(32).toString('base64'),
      PORT: '0',
      LOG_LEVEL: 'error',
      PARLOR_DATA_DIR: join(folder, 'gateway'),
    }),
    createLog('error'),
  );
  closers.push(() => gateway.stop());
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  // An idle connection may briefly outlive the pool and receive the error of the server's shutdown.
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  const version = (await pool.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';
  const fsync = (await pool.query<{ fsync: string }>('show fsync')).rows[0]?.fsync ?? '';
  const seats = await makePlayers(pool);

  await pgbench(urlOf('bench_tpcb'), ['-i', '-q', '-s', String(SCALE)]);
  await makeScriptPlayers(pool);
  const script = betScript();
  const client = await openHttpClient(gateway.url, seats);
  closers.push(() => client.close());
  const measures: Measure[] = [
    {
      name: `pgbench TPC-B, scale ${SCALE}, prepared`,
      measure: (seconds) => perSecond(urlOf('bench_tpcb'), seconds, []),
    },
    {
      name: 'bet by the ledger function, sent by pgbench',
      measure: (seconds) => perSecond(url, seconds, ['-n', '-f', script]),
    },
    { name: 'bet by the ledger function, sent by Node', measure: (seconds) => betDirectly(pool, seats, seconds) },
    {
      name: 'bets in groups, as the gateway sends them',
      aim: '1.0',
      measure: (seconds) => betInGroups(gateway, seats, seconds),
    },
    { name: 'bet by the provider API, signed, over HTTP', aim: '0.5', measure: (seconds) => client.bet(seconds) },
  ];
  for (const { measure } of measures) await measure(WARM_UP_SECONDS);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures: number[] = [];
    for (const { measure } of measures) figures.push(await measure(SECONDS));
    rounds.push(figures);
  }

  console.log(
    `PostgreSQL ${version}, fsync ${fsync}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, client and server on the same machine`,
  );
  measures.forEach(({ name, aim }, index) => {
    const figure = percentile(
      rounds.map((figures) => figures[index] ?? 0),
      0.5,
    );
    const shares = rounds.map((figures) => (figures[index] ?? 0) / (figures[0] ?? 0));
    const [min, median, max] = [0, 0.5, 1].map((share) => percentile(shares, share).toFixed(2));
    console.log(
      `${name.padEnd(46)} ${figure.toFixed(0).padStart(6)}/s   ${median} × TPC-B (${min} to ${max})${aim === undefined ? '' : `, aim ${aim}`}`,
    );
  });
  const report = await checkLedger(gateway.app.gateway.db);
  console.log(describeLedger(report).split('\n').at(-1));
  if (report.breaks.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

async function requirePgbench(): Promise<void> {
  await run('pgbench', ['--version']).catch(() => {
    throw new Error(
      'pgbench is not on the PATH, and the benchmark is a comparison with it: install PostgreSQL’s client tools (Debian: postgresql-contrib or postgresql-15).',
    );
  });
}

/** Creates the benchmark's two empty databases on one server. Returns a function from database name to URL. */
async function server(): Promise<(database: string) => string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') {
    const urlOf = (database: string): string => Object.assign(new URL(given), { pathname: `/${database}` }).href;
    const client = new Client({ connectionString: given });
    await client.connect();
    for (const database of ['bench_ledger', 'bench_tpcb']) {
      await client.query(`drop database if exists ${database} with (force)`);
      await client.query(`create database ${database}`);
    }
    await client.end();
    return urlOf;
  }
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_ledger');
  await embedded.ensureDatabase('bench_tpcb');
  return (database) => embedded.url(database);
}

/** Runs pgbench on a database and returns its output. */
async function pgbench(databaseUrl: string, options: string[]): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
  return (await run('pgbench', options, { env })).stdout;
}

/** Returns the transactions per second of a pgbench script, by default its own TPC-B. Throws if pgbench prints none. */
async function perSecond(databaseUrl: string, seconds: number, script: string[]): Promise<number> {
  const printed = await pgbench(databaseUrl, [
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-M',
    'prepared',
    '-T',
    String(seconds),
    ...script,
  ]);
  const figure = Number(/^tps = ([\d.]+)/m.exec(printed)?.[1]);
  if (!Number.isFinite(figure)) throw new Error(`pgbench answered something else than figures: ${printed}`);
  return figure;
}

/** Returns the SQL of a script player's account: readers of the outbox look accounts up by UUID. */
function scriptPlayer(number: string): string {
  return `lpad(to_hex(${number}::int), 32, '0')::uuid::text`;
}

/**
 * Writes a pgbench script that places the same bets, so that servers are compared, not clients. Returns its path. Its
 * players are numbered, because pgbench can generate only random numbers. A refused bet divides by zero, which ends the
 * run with an error.
 */
function betScript(): string {
  const file = join(folder, 'bet.sql');
  const script = [
    `\\set player random(1, ${SCRIPT_PLAYERS})`,
    '\\set number random(1, 9000000000000)',
    `select 1 / (status = 'OK')::int from ledger_bet(:player, lpad(to_hex(:number::bigint), 32, '0')::uuid, '${PROVIDER}', 'pgbench.' || :number, ${scriptPlayer(':player')}, 'THB', 100, 'pgbench.' || :number,`,
    `false, 'base', now(), null, 'SAMPLE', '1', '${GAME}', 'Lotus Lanterns', 'RNG', '${PROVIDER}');`,
  ];
  writeFileSync(file, `${script.join('\n')}\n`);
  return file;
}

/** Funds the players of the script. */
async function makeScriptPlayers(pool: Pool): Promise<void> {
  await pool.query(
    `select ledger_promo(n, gen_random_uuid(), 'bench', ${scriptPlayer('n')}, ${scriptPlayer('n')}, 'SAMPLE', 'THB', 1000000000, 'benchmark', now()) from generate_series(1, ${SCRIPT_PLAYERS}) n`,
  );
}

/** A figure of the benchmark: bets, or transactions of TPC-B, per second. */
interface Measure {
  name: string;
  /** The target, relative to TPC-B of the same round. */
  aim?: string;
  measure: (seconds: number) => Promise<number>;
}

type Seat = HttpClientInput['seats'][number];

/** Creates players with money. The first `SEATS` of them have a game session. */
async function makePlayers(pool: Pool): Promise<Seat[]> {
  await pool.query(
    `insert into merchant (code, name, brand, currency) values ('SAMPLE', 'Sample', 'sample', 'THB') on conflict do nothing`,
  );
  const seats = Array.from({ length: PLAYERS }, () => ({
    playerRef: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let index = connection; index < seats.length; index += CONNECTIONS) {
        const { playerRef, token } = seats[index] as Seat;
        await pool.query(
          `select ledger_promo($2, $1::uuid, 'bench', $1::text, $1::text, 'SAMPLE', 'THB', 1000000000, 'benchmark', now())`,
          [playerRef, bucketOf({ accountId: playerRef, merchantCode: MERCHANT })],
        );
        if (index >= SEATS) continue;
        await pool.query(
          `insert into account (id, merchant_code, account, password_hash, affiliate_code) values ($1, 'SAMPLE', $2, '', $2)`,
          [playerRef, `bench${index}`],
        );
        await pool.query(
          `insert into session (id, account_id, token_hash, cookie_hash, device, client_address, created_at, last_seen_at, expires_at)
           values ($1, $1, $2, $2, 'benchmark', '', now(), now(), now() + interval '1 hour')`,
          [playerRef, createHash('sha256').update(playerRef).digest()],
        );
        await pool.query(
          `insert into game_session (token_hash, session_id, account_id, merchant_code, provider, node_id, game_code, game_name, game_type, vassalage, currency, is_free_play, created_at, last_used_at)
           values ($1, $2, $2, 'SAMPLE', $3, '1', $4, 'Lotus Lanterns', 'RNG', $3, 'THB', false, now(), now())`,
          [createHash('sha256').update(token).digest(), playerRef, PROVIDER, GAME],
        );
      }
    }),
  );
  return seats;
}

/** Returns bets per second through the ledger function alone. Throws if a bet fails. */
async function betDirectly(pool: Pool, seats: Seat[], seconds: number): Promise<number> {
  const text = `select status from ledger_bet($4, $1::uuid, '${PROVIDER}', $2, $3, 'THB', 100, $2, false, 'base', now(), null, 'SAMPLE', '1', '${GAME}', 'Lotus Lanterns', 'RNG', '${PROVIDER}')`;
  const started = performance.now();
  const end = started + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        count += 1;
        const number = (placed += 1);
        const accountId = seats[(number * 7) % seats.length]?.playerRef ?? '';
        const values = [transferId(), `bench.${number}`, accountId, bucketOf({ accountId, merchantCode: MERCHANT })];
        const { rows } = await pool.query<{ status: string }>({ name: 'bet', text, values });
        if (rows[0]?.status !== 'OK') throw new Error(`A bet was answered ${rows[0]?.status ?? 'nothing'}`);
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

/**
 * Returns bets per second through the gateway's ledger interface, which batches concurrent bets. Each client waits for
 * its answer. Throws if a bet fails.
 */
async function betInGroups(gateway: RunningGateway, seats: Seat[], seconds: number): Promise<number> {
  const { bet } = createBetGroups(createLedgerRepository(gateway.app.gateway.db));
  const game = { nodeId: '1', gameCode: GAME, gameName: 'Lotus Lanterns', gameType: 'RNG', vassalage: PROVIDER };
  const started = performance.now();
  const end = started + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        count += 1;
        const number = (placed += 1);
        const accountId = seats[(number * 7) % seats.length]?.playerRef ?? '';
        const txId = `bench.${number}`;
        const { status } = await bet({
          player: { accountId, merchantCode: MERCHANT },
          provider: PROVIDER,
          txId,
          currency: 'THB',
          amount: 100n,
          roundId: txId,
          isRoundClosed: false,
          category: 'base',
          eventAt: Date.now(),
          game,
        });
        if (status !== 'OK') throw new Error(`A bet was answered ${status}`);
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

/** Starts a worker thread that bets through the gateway's provider API. */
async function openHttpClient(
  gatewayUrl: string,
  seats: Seat[],
): Promise<{ bet(seconds: number): Promise<number>; close(): Promise<unknown> }> {
  const workerData: HttpClientInput = {
    url: gatewayUrl,
    seats: seats.slice(0, SEATS),
    provider: PROVIDER,
    secret,
    connections: CONNECTIONS,
    gameCode: GAME,
  };
  const worker = new Worker(new URL('./ledgerHttpClient.ts', import.meta.url), { workerData });
  return {
    /** Returns bets per second. Throws if a bet is refused. */
    async bet(seconds) {
      const answered = once(worker, 'message') as Promise<[HttpClientResult]>;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      worker.postMessage(seconds);
      const [{ perSecond: figure, refused }] = await answered;
      if (refused.length > 0) throw new Error(`Bets were refused: ${JSON.stringify(refused)}`);
      return figure;
    },
    close: () => worker.terminate(),
  };
}

/** Returns a time-ordered id, as the gateway generates them. */
function transferId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  return bytes.toString('hex');
}
