// Measures a burst of logins relative to hashing alone, the latency of other calls during it, and whether response
// times reveal accounts: `pnpm bench:auth`. Takes about three minutes. Uses an embedded PostgreSQL in a temporary
// folder by default; DATABASE_URL selects a server, on which the database bench_auth is recreated.
import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hash, verify } from '@node-rs/argon2';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Client } from 'pg';
import { HEADER, type SessionInfo } from '@parlor/contract';
import { errorStatus } from '@parlor/contract/errors';
import { startEmbeddedPostgres } from '@parlor/database';
import { createBotCheckService, createProcessState, HASHES_AT_ONCE } from '@parlor/gateway';
import { createAuthClient, type AuthClient, type PreparedCall } from './authClient.ts';

const LOGINS = 200;
const ROUNDS = 3;
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 2_000);
const LANES = 4;
const LANE_PAUSE_MS = 20;
const RATIO_MAX = 1.3;
const P95_MAX_MS = 50;
const DIFFERENCE_MAX_MS = 2;

const MERCHANT = 'SAMPLE';
const PASSWORD = 'Correct#Horse9';
const BOT_CHECK_SECRET = randomUUID() + randomUUID();
/** High enough that no call of the benchmark exceeds it. */
const BUDGET = '1000000';
const settings = {
  mainDomain: 'sample.example.com',
  features: { mobileCodeLogin: true, emailRetrieval: true, phoneRetrieval: true, forgotPassword: true },
};

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const databaseUrl = await emptyDatabase();
  const url = await startGatewayProcess(databaseUrl);
  await makeAccounts(databaseUrl);
  const client = createAuthClient(url);
  closers.push(() => client.close());
  // The gateway reloads its merchants every few seconds; this one was added after it started.
  while ((await client.send(await client.prepare('getSystemStatus', undefined))).status !== 200) await pause(500);

  const burst = await measureBurst(client);
  console.log(
    `${LOGINS} logins at once, ${HASHES_AT_ONCE} hash${HASHES_AT_ONCE === 1 ? '' : 'es'} at a time, median of ${ROUNDS} rounds; client, gateway and database on the same machine`,
  );
  report('pure Argon2id, as many, as many at a time', `${burst.pureMs.toFixed(0)} ms`);
  report('all logged in', `${burst.loginsMs.toFixed(0)} ms`);
  report(`logins / pure hashing, at most ${RATIO_MAX}`, `${burst.ratio.toFixed(2)} ×`, burst.ratio <= RATIO_MAX);
  for (const [name, { slow, count }] of Object.entries(burst.others))
    report(`${name} meanwhile, p95 of ${count}, under ${P95_MAX_MS} ms`, `${slow.toFixed(1)} ms`, slow < P95_MAX_MS);

  console.log(
    `\n${PAIRS} pairs, known and unknown by turns: the difference of the medians, at most ${DIFFERENCE_MAX_MS} ms`,
  );
  for (const { name, ...paired } of pairedCalls(client)) {
    const { known, unknown, difference } = await measurePairs(client, paired);
    report(
      name,
      `${known.toFixed(2)} and ${unknown.toFixed(2)} ms: ${difference.toFixed(2)} ms`,
      difference <= DIFFERENCE_MAX_MS,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

function report(what: string, figure: string, isMet = true): void {
  console.log(`${what.padEnd(52)} ${figure}${isMet ? '' : '   NOT MET'}`);
  if (!isMet) process.exitCode = 1;
}

async function emptyDatabase(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') {
    const admin = new Client({ connectionString: given });
    await admin.connect();
    await admin.query('drop database if exists bench_auth with (force)');
    await admin.query('create database bench_auth');
    await admin.end();
    return Object.assign(new URL(given), { pathname: '/bench_auth' }).href;
  }
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_auth');
  return embedded.url('bench_auth');
}

/** Starts the real server in a separate process, as in production, and returns its URL. */
async function startGatewayProcess(databaseUrl: string): Promise<string> {
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.resolve('@parlor/gateway'))), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      PARLOR_DATA_DIR: join(folder, 'gateway'),
      DEFAULT_MERCHANT: MERCHANT,
      BOT_CHECK_SECRET,
      PROVIDER_SECRET: randomUUID() + randomUUID(),
      MASTER_KEY: randomBytes(32).toString('base64'),
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: BUDGET,
      LOGIN_ATTEMPTS_PER_ADDRESS: BUDGET,
      LOGIN_FAILURES_PER_MINUTE: BUDGET,
      SMS_CODES_PER_ADDRESS: BUDGET,
      SMS_CODES_PER_PREFIX: BUDGET,
    },
  });
  closers.push(
    () =>
      new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        if (!server.kill('SIGTERM')) resolve();
      }),
  );
  return new Promise((resolve, reject) => {
    server.once('message', (message: { url: string }) => resolve(message.url));
    server.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)));
  });
}

/** Creates the measured accounts. They share one password; each has a phone number and an email address. */
async function makeAccounts(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `insert into merchant (code, name, brand, currency, settings) values ($1, 'Sample', 'sample', 'THB', $2)`,
    [MERCHANT, JSON.stringify(settings)],
  );
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await database.query(
    `insert into account (merchant_code, account, nickname, type, password_hash, affiliate_code, profile, mobile)
     select $1, 'bench' || n, '', 0, $2, 'B' || n, jsonb_build_object('email', 'bench' || n || '@example.com'), '+6681' || (2000000 + n)
     from generate_series(0, $3::int) n`,
    [MERCHANT, passwordHash, Math.max(PAIRS, LOGINS)],
  );
  await database.query('vacuum analyze account');
  await database.end();
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

function p95(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? Number.NaN;
}

async function pureHashing(): Promise<number> {
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const started = performance.now();
  let remaining = LOGINS;
  await Promise.all(
    Array.from({ length: HASHES_AT_ONCE }, async () => {
      while ((remaining -= 1) >= 0) await verify(stored, PASSWORD);
    }),
  );
  return performance.now() - started;
}

/** Measures concurrent logins with other calls alongside, alternating with hashing alone. */
async function measureBurst(client: AuthClient) {
  const session = await logInOnce(client);
  const [pure, logins] = [[await pureHashing()], [] as number[]];
  const others: Record<'getBalance' | 'getSettings', number[]> = { getBalance: [], getSettings: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const prepared = await Promise.all(
      Array.from({ length: LOGINS }, (_, index) =>
        client.prepare('login', { type: 'username', username: `bench${index}`, password: PASSWORD }),
      ),
    );
    const burst = new AbortController();
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const name = lane % 2 === 0 ? 'getBalance' : 'getSettings';
      const call = await client.prepare(name, undefined, session);
      while (!burst.signal.aborted) {
        const { ms, status } = await client.send(call);
        if (status !== 200) throw new Error(`${name} was answered ${status}`);
        others[name].push(ms);
        await pause(LANE_PAUSE_MS);
      }
    });
    const started = performance.now();
    const answers = await Promise.all(prepared.map((call) => client.send(call)));
    logins.push(performance.now() - started);
    burst.abort();
    await Promise.all(lanes);
    if (answers.some(({ status }) => status !== 200))
      throw new Error(`Logins were refused: ${JSON.stringify(answers.find(({ status }) => status !== 200))}`);
    pure.push(await pureHashing());
  }
  return {
    pureMs: median(pure),
    loginsMs: median(logins),
    ratio: median(logins) / median(pure),
    others: {
      getBalance: { slow: p95(others.getBalance), count: others.getBalance.length },
      getSettings: { slow: p95(others.getSettings), count: others.getSettings.length },
    },
  };
}

/** Logs in and returns the headers of the session. Throws if the login is refused. */
async function logInOnce(client: AuthClient): Promise<Record<string, string>> {
  const { envelope, cookies } = await client.send(
    await client.prepare('login', { type: 'username', username: 'bench0', password: PASSWORD }),
  );
  if (!envelope.success) throw new Error(`The first login was refused: ${envelope.errorCode}`);
  return { [HEADER.token]: (envelope.value as SessionInfo).token, cookie: (cookies[0] ?? '').split(';', 1)[0] ?? '' };
}

/**
 * Two calls with one difference: the first is about a known account, the second about an unknown one. Both get the same
 * status.
 */
interface Paired {
  status: number;
  pair: (number: number) => Promise<[known: PreparedCall, unknown: PreparedCall]>;
}

function pairedCalls({ prepare }: AuthClient): (Paired & { name: string })[] {
  const solved = solverOf();
  const both = async (
    name: 'login' | 'sendSmsCode' | 'requestPasswordLink',
    known: Record<string, unknown>,
    unknown: Record<string, unknown>,
  ): Promise<[PreparedCall, PreparedCall]> => [await prepare(name, known), await prepare(name, unknown)];
  const wrong: Paired['pair'] = (number) => {
    const body = (username: string) => ({ type: 'username', username, password: 'Wrong#Horse9' });
    return both('login', body(`bench${number}`), body(`nobody${number}`));
  };
  return [
    { name: 'login, wrong password', status: errorStatus['auth.invalid_credentials'], pair: wrong },
    { name: 'login, again after the failure', status: errorStatus['auth.bot_check_required'], pair: wrong },
    {
      name: 'sendSmsCode, for a login',
      status: 200,
      pair: async (number) => {
        const body = (first: number) => ({
          mobileNum: String(first + number),
          countryDialingCode: '66',
          purpose: 'login',
        });
        return both(
          'sendSmsCode',
          { ...body(812_000_000), botCheck: await solved() },
          { ...body(815_000_000), botCheck: await solved() },
        );
      },
    },
    {
      name: 'requestPasswordLink',
      status: 200,
      pair: async (number) => {
        const body = (username: string) => ({ username, email: `${username}@example.com` });
        return both(
          'requestPasswordLink',
          { ...body(`bench${number}`), botCheck: await solved() },
          { ...body(`nobody${number}`), botCheck: await solved() },
        );
      },
    },
  ];
}

/**
 * Returns a function that creates and solves a challenge. It is signed as the gateway's are, but quick to solve: its
 * cost in a browser is not measured.
 */
function solverOf(): () => Promise<string> {
  const service = createBotCheckService({
    config: { botCheckSecret: BOT_CHECK_SECRET, isTest: true },
    shared: createProcessState({ clock: Date.now }),
    clock: Date.now,
  });
  return async () => {
    const challenge = await service.challenge();
    return Buffer.from(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    ).toString('base64');
  };
}

/** Measures the calls one after the other. The order within a pair alternates from pair to pair. */
async function measurePairs(client: AuthClient, { pair, status: expected }: Paired) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let number = 0; number < PAIRS; number += 1) {
    const [known, unknown] = await pair(number);
    const order = number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const which of order) {
      const { ms, status, envelope } = await client.send(which === 'known' ? known : unknown);
      if (status !== expected) throw new Error(`${known.name} was answered ${status}: ${JSON.stringify(envelope)}`);
      times[which].push(ms);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return { known, unknown, difference: Math.abs(known - unknown) };
}
