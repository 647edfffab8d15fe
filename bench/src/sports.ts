// Measures how fast slips of the sportsbook are settled and paid: `pnpm bench:sports [SLIPS] [kill]`. Players place
// slips over HTTP on a few fixtures; then these are over, and a process that has just started settles all slips. With
// `kill` that process is killed half-way and another one goes on. It prints how long a fixture takes to price too.
// The gateway is a stand-in without a ledger that counts every payment. Processes, database and players share the
// machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoGames } from '@parlor/artwork/titles';
import { openDatabase, startEmbeddedPostgres, type Database } from '@parlor/database';

const SLIPS = Number(process.argv[2] ?? 10_000);
const IS_KILLED = process.argv.includes('kill');
const FIXTURES = 20;
const PRICED_FIXTURES = 100;
const PLAYERS = 100;
const AT_ONCE = 16;
/** Nothing may take longer than this, in ms. */
const PATIENCE_MS = 120_000;

const title = demoGames().find(({ family }) => family === 'sportsbook')?.gameCode ?? '';
const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Player {
  token: string;
  address: string;
}

interface Fixture {
  id: string;
  markets: { market: string; isSuspended: boolean; picks: { pick: string; price: number }[] }[];
}

/** What the gateway took, by transaction: its amount, and how often it came. */
const taken = { bet: new Map<string, [string, number]>(), win: new Map<string, [string, number]>() };

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_sports');
  const database = openDatabase(embedded.url('bench_sports'), { applicationName: 'bench' });
  closers.push(() => database.close());
  const env = {
    DATABASE_URL: embedded.url('bench_sports'),
    GATEWAY_URL: await startGateway(),
    PROVIDER_SECRET: randomBytes(32).toString('base64url'),
    SEED_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    // Each player has an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PARLOR_DATA_DIR: folder,
  };
  const first = await startArcade(env);
  const players = await inTurns(PLAYERS, (index) => openPlayer(first.url, index));
  await untilListed(database);
  const fixtures = await priceFixtures(first.url, players);
  await placeSlips(first.url, players, fixtures);
  await kill(first.child);
  await endFixtures(database, fixtures);
  await settle(env, database);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  agent.destroy();
  for (const close of closers.toReversed()) await close();
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`;
}

/** Fixtures that begin in more than ten minutes, so that none is in play while slips are placed. */
async function priceFixtures(url: string, players: readonly Player[]): Promise<Fixture[]> {
  const [player] = players as [Player];
  const ids: string[] = [];
  for (let offset = 0; ids.length < PRICED_FIXTURES; offset += 50) {
    const path = `${url}/arcade/api/sports/fixtures?phase=upcoming&limit=50&offset=${300 + offset}`;
    const { list } = await call<{ list: Fixture[] }>('GET', path, undefined, player);
    ids.push(...list.map(({ id }) => id));
  }
  const times: number[] = [];
  const found: Fixture[] = [];
  for (const id of ids.slice(0, PRICED_FIXTURES)) {
    const path = `${url}/arcade/api/sports/builder`;
    const fixture = await call<Fixture>('GET', `${url}/arcade/api/sports/fixtures/${id}`, undefined, player);
    found.push(fixture);
    const selections = fixture.markets.slice(0, 2).map(({ market, picks }) => ({ market, pick: picks[0]?.pick }));
    const startedAt = performance.now();
    await call('POST', path, { fixture: id, selections }, player);
    times.push(performance.now() - startedAt);
  }
  console.log(
    `price of two selections together, by HTTP: p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}`,
  );
  return found.filter(({ markets }) => markets.length > 0).slice(0, FIXTURES);
}

async function placeSlips(url: string, players: readonly Player[], fixtures: readonly Fixture[]): Promise<void> {
  const startedAt = performance.now();
  const times: number[] = [];
  await inTurns(SLIPS, async (index) => {
    const legs = [0, 1].slice(0, 1 + (index % 2)).map((step) => {
      const fixture = fixtures[(index + step * 7) % fixtures.length] as Fixture;
      const { market, picks } = fixture.markets[0] as Fixture['markets'][number];
      const { pick, price } = picks[index % picks.length] as { pick: string; price: number };
      return { fixture: fixture.id, selections: [{ market, pick }], price };
    });
    const body = {
      idempotencyKey: randomBytes(16).toString('hex'),
      clientSeed: randomBytes(16).toString('hex'),
      legs,
      combine: legs.length,
      stake: '1000',
      priceChanges: 'any',
    };
    const sentAt = performance.now();
    const slip = await call<{ state: string; refusal: string | null }>(
      'POST',
      `${url}/arcade/api/sports/slips`,
      body,
      players[index % players.length] as Player,
    );
    times.push(performance.now() - sentAt);
    if (slip.state !== 'open') throw new Error(`A slip is ${slip.state} (${slip.refusal})`);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${SLIPS} slips on ${fixtures.length} fixtures placed in ${seconds.toFixed(1)} s (${(SLIPS / seconds).toFixed(0)}/s): p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}`,
  );
}

/** Moves fixtures to the past: they are over. No process may know them then. */
async function endFixtures(database: Database<unknown>, fixtures: readonly Fixture[]): Promise<void> {
  await database.pool.query(
    `update fixture set starts_at = starts_at - interval '1 day', ends_by = ends_by - interval '1 day',
       facts = jsonb_set(facts, '{startsAt}', to_jsonb((facts ->> 'startsAt')::bigint - 86400000))
     where id = any($1)`,
    [fixtures.map(({ id }) => id)],
  );
}

async function settle(env: Readonly<Record<string, string>>, database: Database<unknown>): Promise<void> {
  const startedAt = performance.now();
  let arcade = await startArcade(env);
  const listeningAt = performance.now();
  if (IS_KILLED) {
    await until(() => taken.win.size >= SLIPS / 2);
    const paid = taken.win.size;
    await kill(arcade.child);
    console.log(`killed after ${paid} payments`);
    arcade = await startArcade(env);
  }
  await until(() => taken.win.size >= SLIPS);
  const paidAt = performance.now();
  const seconds = (from: number): string => ((paidAt - from) / 1000).toFixed(1);
  console.log(
    `${SLIPS} slips settled and paid in ${seconds(listeningAt)} s after the process listened, ${seconds(startedAt)} s after its start${IS_KILLED ? '; one process was killed' : ' (aim: 10 s)'}`,
  );
  const processorMs = processorTimeOf(arcade.child);
  if (processorMs !== undefined)
    console.log(`processor time of the process that finished: ${(processorMs / SLIPS).toFixed(2)} ms a slip`);
  const { rows } = await database.pool.query<{ win: string }>('select sum(win) as win from round where is_slip');
  const sum = [...taken.win.values()].reduce((total, [amount]) => total + BigInt(amount), 0n);
  const repeated = [...taken.win.values()].filter(([, times]) => times > 1).length;
  console.log(
    `payments: ${taken.win.size}, sent again under the same id: ${repeated}; paid ${sum}, owed ${rows[0]?.win}`,
  );
  const isRight = taken.win.size === SLIPS && taken.bet.size === SLIPS && BigInt(rows[0]?.win ?? 0) === sum;
  if (!isRight) throw new Error('A slip was not paid exactly once.');
}

/** The processor time of a process in ms, in user and system; undefined where the system does not tell (Linux only). */
function processorTimeOf({ pid }: ChildProcess): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const TICK_MS = 10;
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > endsAt) throw new Error(`After ${PATIENCE_MS} ms ${taken.win.size} slips were paid.`);
    await pause(5);
  }
}

async function untilListed(database: Database<unknown>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await database.pool.query<{ listed: string }>('select count(*) as listed from fixture');
    if (Number(rows[0]?.listed) > 1_000) return;
    await pause(100);
  }
  throw new Error('No fixtures are listed.');
}

/** Calls a function for each number below a count, some at a time. */
async function inTurns<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        values[index] = await act(index);
      }
    }),
  );
  return values;
}

async function openPlayer(url: string, index: number): Promise<Player> {
  const address = `10.${index >> 8}.${index & 255}.1`;
  const opened = await call<{ token: string }>(
    'POST',
    `${url}/arcade/api/session`,
    { code: `player-${index}` },
    { token: '', address },
  );
  return { token: opened.token, address };
}

function call<Value>(
  method: 'GET' | 'POST',
  url: string,
  body: object | undefined,
  { token, address }: Player,
): Promise<Value> {
  const text = body ? JSON.stringify(body) : '';
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method,
      headers: {
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        'x-forwarded-for': address,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
    });
    sent.on('response', (response) => {
      let answered = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (answered += part))
        .on('end', () => {
          const answer = JSON.parse(answered) as { success: boolean; value: Value };
          if (answer.success) resolve(answer.value);
          else reject(new Error(`A call was answered ${answered}`));
        })
        .on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** A gateway that takes everything, and counts it. A launch code is the player. */
async function startGateway(): Promise<string> {
  const server = createServer((incoming, response) => {
    let text = '';
    incoming
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        const said = JSON.parse(text) as { launch_code?: string; tx_id?: string; amount?: string };
        const kind = incoming.url?.endsWith('/bet') ? 'bet' : incoming.url?.endsWith('/win') ? 'win' : undefined;
        if (kind && said.tx_id !== undefined) {
          const [amount, times] = taken[kind].get(said.tx_id) ?? [said.amount ?? '0', 0];
          taken[kind].set(said.tx_id, [amount, times + 1]);
        }
        const opened = said.launch_code && {
          player_ref: said.launch_code,
          session_token: `session-of-${said.launch_code}`,
          display_name: 'be****ch',
          language: 'EN',
          game_code: title,
          free_play: false,
        };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status: 'OK', balance: '1000000', currency: 'THB', ...opened }));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends a process without a chance to clean up. */
function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** Starts an arcade process. Its address is what it prints. */
function startArcade(env: Readonly<Record<string, string>>): Promise<{ url: string; child: ChildProcess }> {
  const program = fileURLToPath(new URL('../../apps/arcade/src/server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => kill(child));
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url) resolve({ url, child });
    });
    child.once('exit', (code) => reject(new Error(`The arcade ended with ${code}`)));
  });
}
