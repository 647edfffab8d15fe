// Measures rounds per second through arcade, signature, gateway and ledger, relative to the bare ledger function on the
// same PostgreSQL in the same run: `pnpm bench:play`. Takes about a minute. Servers, database and players share the
// machine.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '@parlor/database';
import { bucketOf } from '@parlor/gateway';
import { createArcadeClient, type Player as SessionOfPlayer } from './arcade/arcadeClient.ts';
import { percentile } from './percentile.ts';
import type { PlayServerInput } from './playServer.ts';

const MERCHANT = 'SAMPLE';
const PROVIDER = 'PARLOR';
const GAME = 'lotus-lanterns';
/** Players who bet again as soon as they have an answer, and players who pause between their bets. */
const QUICK_PLAYERS = 60;
const CALM_PLAYERS = 200;
const PAUSE_MS = 1_000;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;
/** The play profile of the sessions: no pause between two bets. */
const UNPACED = {
  jurisdiction: 'unpaced',
  kind: 'slot',
  min_cycle_ms: 0,
  autoplay: true,
  turbo: true,
  celebrate_small_wins: false,
  jackpots: true,
};
/** Tick rate of /proc, the same on every current Linux. */
const TICKS_PER_SECOND = 100;
const MERCHANTS_FRESH_MS = 6_000;
const AIMS = { perSecond: 500, quickP99Ms: 250, calmP99Ms: 100 };

interface Player extends SessionOfPlayer {
  accountId: string;
}

const secret = randomBytes(32).toString('base64url');
const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
/** The threads of the servers, by name. */
const threads = new Map<string, Worker>();
const client = createArcadeClient(CALM_PLAYERS);
closers.push(client.close);

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_gateway');
  await embedded.ensureDatabase('bench_arcade');
  const gatewayUrl = await startServer({
    server: 'gateway',
    env: {
      DATABASE_URL: embedded.url('bench_gateway'),
      RATE_LIMIT_PER_MINUTE: '1000000',
      PROVIDER_SECRET: secret,
      BOT_CHECK_SECRET: randomBytes(32).toString('base64url'),
      MASTER_KEY: randomBytes(32).toString('base64'),
      PORT: '0',
      LOG_LEVEL: 'error',
      PARLOR_DATA_DIR: join(folder, 'gateway'),
    },
  });
  const arcadeUrl = await startServer({
    server: 'arcade',
    env: {
      DATABASE_URL: embedded.url('bench_arcade'),
      GATEWAY_URL: gatewayUrl,
      PROVIDER_SECRET: secret,
      SEED_KEY: randomBytes(32).toString('base64'),
      PORT: '0',
      // Each player has its own IP address.
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
  });
  const pool = new Pool({ connectionString: embedded.url('bench_gateway'), max: 16 });
  closers.push(() => pool.end());

  const players = await openPlayers(pool, arcadeUrl, CALM_PLAYERS);
  const quick = players.slice(0, QUICK_PLAYERS);
  await play(quick, WARM_UP_SECONDS, 0);
  const bare = await betDirectly(pool, quick);
  const hurried = await play(quick, SECONDS, 0);
  const calm = await play(players, SECONDS, PAUSE_MS);

  console.log(`Rounds of ${GAME}, ${SECONDS} s each; servers, database and players on the same machine`);
  console.log(`${'bet and win by the ledger function alone'.padEnd(52)} ${bare.toFixed(0).padStart(6)}/s`);
  report(`${QUICK_PLAYERS} players without pause`, hurried, bare);
  report(`${CALM_PLAYERS} players with ${PAUSE_MS} ms between acts`, calm, bare);
  console.log(
    `Aims: ${AIMS.perSecond}/s with p99 ${AIMS.quickP99Ms} ms without pause; p99 ${AIMS.calmP99Ms} ms with pause.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of one round by its parts, in ms. */
  costMs: Readonly<Record<string, number>>;
}

function report(name: string, { perSecond, p50Ms, p99Ms, costMs }: Figures, bare: number): void {
  console.log(
    `${name.padEnd(52)} ${perSecond.toFixed(0).padStart(6)}/s   ${(perSecond / bare).toFixed(2)} × bare   p50 ${p50Ms.toFixed(0)} ms   p99 ${p99Ms.toFixed(0)} ms`,
  );
  const parts = Object.entries(costMs).map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
  console.log(`${''.padEnd(53)}processor time a round, ms: ${parts.join(', ')}`);
}

/** Processor time so far by the parts of the system, in ms. PostgreSQL's is read from /proc, so it is 0 off Linux. */
async function processorTime(): Promise<Record<string, number>> {
  const { user, system } = process.threadCpuUsage();
  const times: Record<string, number> = { players: (user + system) / 1000, postgres: postgresTime() };
  for (const [name, thread] of threads) {
    times[name] = await new Promise<number>((resolve) => {
      thread.once('message', resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      thread.postMessage('processorTime');
    });
  }
  return times;
}

/** Returns the processor time of all PostgreSQL processes of this machine, in ms. */
function postgresTime(): number {
  if (process.platform !== 'linux') return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name, rest] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      if (name !== 'postgres') continue;
      const fields = (rest ?? '').split(' ');
      // User and system time are fields 14 and 15 of the file, those of children that ended 16 and 17; the state, field
      // 3, comes first here.
      for (const field of [11, 12, 13, 14]) ticks += Number(fields[field]);
    } catch {
      // The process ended.
    }
  }
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** Starts a server in its own thread. Returns its address. */
async function startServer(workerData: PlayServerInput): Promise<string> {
  const worker = new Worker(new URL('./playServer.ts', import.meta.url), { workerData });
  threads.set(workerData.server, worker);
  closers.push(async () => {
    const ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
    worker.postMessage('stop');
    await ended;
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Creates players with money, logs them in and opens the game for each. */
async function openPlayers(pool: Pool, arcadeUrl: string, count: number): Promise<Player[]> {
  await pool.query(
    `insert into merchant (code, name, brand, currency) values ($1, 'Sample', 'sample', 'THB') on conflict do nothing`,
    [MERCHANT],
  );
  // The gateway reloads merchants after some seconds.
  await pause(MERCHANTS_FRESH_MS);
  const players: Player[] = [];
  for (let index = 0; index < count; index += 1) {
    const accountId = randomUUID();
    const code = randomBytes(32).toString('base64url');
    const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
    await pool.query(
      `select ledger_promo($2, $1::uuid, 'bench', $1::text, $1::text, $3, 'THB', 1000000000, 'benchmark', now())`,
      [accountId, bucketOf({ accountId, merchantCode: MERCHANT }), MERCHANT],
    );
    await pool.query(
      `insert into account (id, merchant_code, account, password_hash, affiliate_code) values ($1, $2, $3, '', $3)`,
      [accountId, MERCHANT, `bench${index}`],
    );
    await pool.query(
      `insert into session (id, account_id, token_hash, cookie_hash, device, client_address, created_at, last_seen_at, expires_at)
       values ($1, $1, $2, $2, 'benchmark', '', now(), now(), now() + interval '1 hour')`,
      [accountId, hash(accountId)],
    );
    await pool.query(
      `insert into game_launch (code_hash, session_id, account_id, merchant_code, provider, node_id, game_code, game_name, game_type, vassalage, currency, language, display_name, is_free_play, play_profile, expires_at)
       values ($1, $2, $2, $3, $4, '1', $5, 'Lotus Lanterns', 'RNG', $4, 'THB', 'EN', 'bench', false, $6, now() + interval '1 minute')`,
      [hash(code), accountId, MERCHANT, PROVIDER, GAME, JSON.stringify(UNPACED)],
    );
    players.push({ ...(await client.openPlayer(arcadeUrl, index, code)), accountId });
  }
  return players;
}

/** Lets players bet for a time. Returns rounds per second and the time to an answer. */
async function play(players: Player[], seconds: number, pauseMs: number): Promise<Figures> {
  const times: number[] = [];
  const before = await processorTime();
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    players.map(async (player, index) => {
      // Players who pause start staggered.
      await pause((pauseMs * index) / players.length);
      while (performance.now() < end) {
        const sent = performance.now();
        await client.post(player, 'rounds', {
          stake: '100',
          choice: {},
          idempotencyKey: randomBytes(16).toString('hex'),
          clientSeed: 'be'.repeat(16),
        });
        times.push(performance.now() - sent);
        if (pauseMs > 0) await pause(pauseMs);
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - started) / 1000);
  const after = await processorTime();
  const costMs = Object.fromEntries(
    Object.entries(after).map(([part, ms]) => [part, (ms - (before[part] ?? 0)) / times.length]),
  );
  return { perSecond, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), costMs };
}

/** Returns bets with their wins per second through the ledger function alone. */
async function betDirectly(pool: Pool, players: Player[]): Promise<number> {
  const text = `select status from ledger_bet_win($1, $2::uuid, $3::uuid, '${PROVIDER}', $4, $5, 'THB', 100, 96, $4, 'base', now(), null, '${MERCHANT}', '1', '${GAME}', 'Lotus Lanterns', 'RNG', '${PROVIDER}')`;
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        const number = (count += 1);
        const accountId = players[number % players.length]?.accountId ?? '';
        const values = [
          bucketOf({ accountId, merchantCode: MERCHANT }),
          randomUUID(),
          randomUUID(),
          `bare.${number}`,
          accountId,
        ];
        const { rows } = await pool.query<{ status: string }>({ name: 'bet', text, values });
        if (rows[0]?.status !== 'OK') throw new Error(`A bet was answered ${rows[0]?.status ?? 'nothing'}`);
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}
