// Measures the rewards engine: `pnpm bench:rewards [EVENTS] [delay|replay|bets]`, a million events and all parts by
// default. Takes some minutes. Load, gateway and database share the machine.
//
// - delay: from a deposit to its reward, while deposits and bets arrive at a steady rate.
// - replay: events per second of an engine that reads the whole outbox, for the first time and again. Fails if the
//   second reading changes anything.
// - bets: bets per second of the ledger function alone with 200 offers that count them, relative to none, in pairs of
//   windows that follow each other. Other load changes from window to window, so the processor time of a bet is printed
//   too: that of database, gateway and load, until the engine has read the bet.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { openDatabase, startEmbeddedPostgres } from '@parlor/database';
import { bucketOf, readRewards, type Database } from '@parlor/gateway';
import { generateLedger } from './ledgerLoader.ts';
import type { PlayServerInput } from './playServer.ts';

const MERCHANT = 'SAMPLE';
const EVENTS = Number(process.argv[2] ?? 1_000_000);
const parts = process.argv.slice(3);
const ROUNDS = 250;
const PLAYERS = 500;
const DELAY = { seconds: 20, perSecond: 500, depositsInTen: 1, aimMs: 1_000 };
const REPLAY_AIM = 20_000;
const BETS = { offers: 200, seconds: 4, pairs: 15, connections: 8, aim: 0.98 };
const cash = { money: { type: 'cash' }, value: { type: 'fixed', amount: '1' } };

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  const isRequested = (part: string): boolean => parts.length === 0 || parts.includes(part);
  if (isRequested('delay')) await withGateway('bench_delay', measureDelay);
  if (isRequested('replay')) await withGateway('bench_replay', measureReplay);
  if (isRequested('bets')) await withGateway('bench_bets', measureBets);

  /** Starts a gateway in its own thread, which migrates the database. */
  async function withGateway(name: string, measure: (part: Part) => Promise<void>): Promise<void> {
    await embedded.ensureDatabase(name);
    const url = embedded.url(name);
    const worker = await startServer(url, name);
    const pool = new Pool({ connectionString: url, max: 16 });
    // Connections that are closing when the server stops emit an error.
    pool.on('error', () => undefined);
    let isStopped = false;
    const stopGateway = async (): Promise<void> => {
      if (isStopped) return;
      isStopped = true;
      await stopped(worker);
    };
    try {
      await pool.query(
        `insert into merchant (code, name, brand, currency) values ($1, 'Sample', 'sample', 'THB') on conflict do nothing`,
        [MERCHANT],
      );
      await measure({ url, pool, stopGateway });
    } finally {
      await stopGateway();
      await pool.end();
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.stack : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

interface Part {
  url: string;
  pool: Pool;
  stopGateway: () => Promise<void>;
}

async function startServer(databaseUrl: string, name: string): Promise<Worker> {
  const secret = (): string => randomBytes(32).toString('base64');
  const workerData: PlayServerInput = {
    server: 'gateway',
    env: {
      DATABASE_URL: databaseUrl,
      PROVIDER_SECRET: secret(),
      BOT_CHECK_SECRET: secret(),
      MASTER_KEY: secret(),
      PORT: '0',
      LOG_LEVEL: 'error',
      PARLOR_DATA_DIR: join(folder, name),
    },
  };
  const worker = new Worker(new URL('./playServer.ts', import.meta.url), { workerData });
  await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return worker;
}

function stopped(worker: Worker): Promise<unknown> {
  const ended = new Promise((resolve) => {
    worker.once('exit', resolve);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  worker.postMessage('stop');
  return ended;
}

/** Writes an offer, like `pnpm ops rewards publish`. */
async function publish(pool: Pool, code: string, rule: object): Promise<void> {
  await pool.query('insert into offer (merchant_code, code, version) values ($1, $2, 1)', [MERCHANT, code]);
  await pool.query(
    `insert into offer_version (merchant_code, code, version, titles, rule, made_by) values ($1, $2, 1, '{"EN": "Bench"}', $3, 'bench')`,
    [MERCHANT, code, JSON.stringify({ kind: 'MANUAL', window: { from: 0, to: null }, ...rule })],
  );
}

/** Creates players with an account, a purse and money. */
async function openPlayers(pool: Pool, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    await pool.query(
      `insert into account (id, merchant_code, account, password_hash, affiliate_code) values ($1, $2, $3, '', $3)`,
      [id, MERCHANT, `bench${index}`],
    );
    await pool.query(
      `select ledger_promo($2, $1::uuid, 'bench', $1::text, $1::text, $3, 'THB', 1000000000, 'benchmark', now())`,
      [id, bucketOf({ accountId: id, merchantCode: MERCHANT }), MERCHANT],
    );
  }
  return ids;
}

async function bet(pool: Pool, accountId: string, name: string): Promise<void> {
  const { rows } = await pool.query<{ status: string }>({
    name: 'bet',
    text: `select status from ledger_bet_win($1, $2::uuid, $3::uuid, 'PARLOR', $4, $5, 'THB', 100, 96, $4, 'base', now(), null, '${MERCHANT}', '1', 'lotus-lanterns', 'Lotus Lanterns', 'RNG', 'PARLOR')`,
    values: [bucketOf({ accountId, merchantCode: MERCHANT }), randomUUID(), randomUUID(), name, accountId],
  });
  if (rows[0]?.status !== 'OK') throw new Error(`A bet was answered ${rows[0]?.status ?? 'nothing'}`);
}

async function deposit(pool: Pool, accountId: string): Promise<void> {
  const id = randomUUID();
  const { rows } = await pool.query<{ status: string }>({
    name: 'deposit',
    text: `select status from ledger_deposit($1, $2::uuid, 'psp:bench', $2::text, $3, '${MERCHANT}', 'THB', 10000, '', now())`,
    values: [bucketOf({ accountId, merchantCode: MERCHANT }), id, accountId],
  });
  if (rows[0]?.status !== 'OK') throw new Error(`A deposit was answered ${rows[0]?.status ?? 'nothing'}`);
}

async function measureDelay({ pool }: Part): Promise<void> {
  await publish(pool, 'each-deposit', { trigger: { on: 'deposit' }, ...cash });
  await publish(pool, 'week-of-bets', {
    trigger: { on: 'bet' },
    condition: { type: 'sum', target: '100000', per: 'week' },
    ...cash,
  });
  const players = await openPlayers(pool, PLAYERS);
  const { seconds, perSecond, depositsInTen } = DELAY;
  const started = performance.now();
  const calls: Promise<void>[] = [];
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure ??= error;
  };
  let late = 0;
  for (let index = 0; index < seconds * perSecond; index += 1) {
    const due = started + (index * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    late = Math.max(late, -wait);
    const player = players[index % players.length] ?? '';
    const call = index % 10 < depositsInTen ? deposit(pool, player) : bet(pool, player, `delay.${index}`);
    calls.push(call.catch(fail));
  }
  await Promise.all(calls);
  if (failure !== undefined) throw failure;
  const took = (performance.now() - started) / 1_000;
  const deposits = (seconds * perSecond * depositsInTen) / 10;
  const find = (): Promise<{ rows: { ms: number }[] }> =>
    pool.query(`
      select extract(epoch from paid.recorded_at - cause.recorded_at)::float8 * 1000 as ms
      from ledger_transfer cause
      join reward_grant g on g.bucket = cause.bucket and g.source_id = 'each-deposit' and g.event_key = cause.id::text
      join ledger_transfer paid on paid.bucket = g.bucket and paid.kind = 'promo' and paid.provider = 'reward' and paid.provider_tx_id = g.id::text
      where cause.kind = 'deposit' order by ms`);
  let { rows } = await find();
  while (rows.length < deposits) {
    await pause(500);
    ({ rows } = await find());
  }
  const at = (share: number): number => rows[Math.min(rows.length - 1, Math.floor(rows.length * share))]?.ms ?? 0;
  console.log(
    `delay: ${((seconds * perSecond) / took).toFixed(0)} events/s, ${(deposits / took).toFixed(0)} rewards/s (load at most ${late.toFixed(0)} ms late)`,
  );
  console.log(
    `  deposit to reward: p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, most ${at(1).toFixed(0)} ms; aim: p99 ${DELAY.aimMs} ms`,
  );
  if (at(0.99) > DELAY.aimMs) process.exitCode = 1;
}

async function measureReplay({ url, pool, stopGateway }: Part): Promise<void> {
  await stopGateway();
  await generateLedger(url, { players: Math.ceil(EVENTS / (2 * ROUNDS)), rounds: ROUNDS, playersAtOnce: 1 });
  await pool.query(
    `insert into account (id, merchant_code, account, password_hash, affiliate_code)
     select owner::uuid, $1, left(md5(owner), 12), '', left(md5(owner), 12) from ledger_account where kind = 'cash' on conflict do nothing`,
    [MERCHANT],
  );
  for (const [at, target] of ['50', '150', '100000'].entries())
    await publish(pool, `sum-${at}`, {
      trigger: { on: 'bet', gameTypes: ['RNG'] },
      condition: { type: 'sum', target, per: 'week' },
      claim: { days: 30 },
      ...cash,
    });
  for (let at = 0; at < 17; at += 1)
    await publish(pool, `other-${at}`, {
      trigger: at % 2 === 0 ? { on: 'bet', gameTypes: ['LIVE'] } : { on: 'deposit' },
      condition: { type: 'count', target: 10, per: 'day' },
      ...cash,
    });
  await pool.query('analyze');
  const { rows: counted } = await pool.query<{ lines: number }>(
    `select ((select count(*) from ledger_transfer where status = 'OK') + (select count(*) from ledger_outbox))::int as lines`,
  );
  const lines = counted[0]?.lines ?? 0;
  const database = openDatabase<Database>(url, { applicationName: 'bench-rewards', statementTimeoutMs: 600_000 });
  const localeOf = () => Promise.resolve({ currency: 'THB', timeZone: 'Asia/Bangkok' } as const);
  const read = async (): Promise<number> => {
    await pool.query(`update ledger_outbox_reader set tx = '0' where name = 'rewards'`);
    const started = performance.now();
    await readRewards(database.db, { localeOf, clock: Date.now });
    return lines / ((performance.now() - started) / 1_000);
  };
  try {
    const first = await read();
    const [before, facts] = await stateHash(pool);
    const again = await read();
    const [after] = await stateHash(pool);
    console.log(`replay: ${lines} events, 20 offers, ${facts} facts`);
    console.log(
      `  first reading ${first.toFixed(0)} events/s; again ${again.toFixed(0)} events/s; aim: ${REPLAY_AIM}/s`,
    );
    console.log(
      `  state ${before.slice(0, 16)}, after the second reading ${after === before ? 'the same' : after.slice(0, 16)}`,
    );
    if (after !== before || again < REPLAY_AIM) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** Returns a hash of the engine's whole state, and the number of facts. */
async function stateHash(pool: Pool): Promise<[string, number]> {
  const hash = createHash('sha256');
  let facts = 0;
  for (const text of [
    `select count(*)::int as facts, md5(string_agg(concat_ws(' ', transfer, offer), ',' order by transfer, offer)) as state
      from offer_transfers cross join unnest(transfers) transfer cross join unnest(offers) offer`,
    `select md5(string_agg(concat_ws(' ', account_id, event_id, offers), ',' order by account_id, event_id)) as state from offer_event`,
    `select md5(string_agg(concat_ws(' ', account_id, period, sums), ',' order by account_id, period)) as state from offer_progress`,
    `select md5(string_agg(concat_ws(' ', account_id, offer_code, days), ',' order by account_id, offer_code)) as state from offer_streak`,
    `select md5(string_agg(concat_ws(' ', account_id, offer_code, period, granted), ',' order by account_id, offer_code, period)) as state from offer_tally`,
    `select md5(string_agg(concat_ws(' ', id, amount, state), ',' order by id)) as state from reward_grant`,
  ]) {
    const { rows } = await pool.query<{ state: string | null; facts?: number }>(text);
    facts = rows[0]?.facts ?? facts;
    hash.update(rows[0]?.state ?? 'nothing');
  }
  return [hash.digest('hex'), facts];
}

async function measureBets({ pool }: Part): Promise<void> {
  const players = await openPlayers(pool, PLAYERS);
  const target = { type: 'sum', target: '1000000', per: 'week' };
  for (let at = 0; at < BETS.offers; at += 1)
    await publish(pool, `rule-${at}`, {
      // Each offer counts the bets of another game type; ten count these.
      trigger: { on: 'bet', gameTypes: [at % 20 === 0 ? 'RNG' : `KIND${at}`] },
      condition: target,
      ...cash,
    });
  let count = 0;
  const perSecond = async (): Promise<number> => {
    const started = performance.now();
    const first = count;
    const end = started + BETS.seconds * 1_000;
    await Promise.all(
      Array.from({ length: BETS.connections }, async () => {
        while (performance.now() < end) {
          const number = (count += 1);
          await bet(pool, players[number % players.length] ?? '', `bets.${number}`);
        }
      }),
    );
    return (count - first) / ((performance.now() - started) / 1_000);
  };
  const open = async (isOpen: boolean): Promise<void> => {
    await pool.query('update offer set is_open = $1', [isOpen]);
    await untilRead(pool);
  };
  await open(false);
  await perSecond();
  const { rows: backends } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = serverOf(backends[0]?.pid ?? 0);
  const windows: { on: number; off: number }[] = [];
  const costs: { on: number; off: number }[] = [];
  for (let pair = 0; pair < BETS.pairs; pair += 1) {
    const rates = { on: 0, off: 0 };
    const cost = { on: 0, off: 0 };
    // The order alternates, so that a load that grows or shrinks favors neither.
    for (const isOpen of pair % 2 === 0 ? [false, true] : [true, false]) {
      await open(isOpen);
      const name = isOpen ? 'on' : 'off';
      const [firstBet, firstMs] = [count, processorMs(server)];
      rates[name] = await perSecond();
      await untilRead(pool);
      cost[name] = (processorMs(server) - firstMs) / (count - firstBet);
    }
    windows.push(rates);
    costs.push(cost);
  }
  const middle = (list: number[]): number =>
    list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
  console.log(
    `bets: ${middle(windows.map(({ off }) => off)).toFixed(0)}/s without offers, ${middle(windows.map(({ on }) => on)).toFixed(0)}/s with ${BETS.offers} of which 10 count each bet`,
  );
  const spread = (ratios: number[]): string =>
    `median of ${BETS.pairs} pairs ${middle(ratios).toFixed(3)}, from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`  ${spread(windows.map(({ on, off }) => on / off))}; aim: ${BETS.aim}`);
  console.log(
    `  processor time of a bet ${middle(costs.map(({ off }) => off)).toFixed(3)} ms without offers, ${middle(costs.map(({ on }) => on)).toFixed(3)} ms with; ${spread(costs.map(({ on, off }) => off / on))}`,
  );
}

/** Returns the fields of a process that follow its name; undefined if it has ended, or the system is not Linux. */
function statOf(pid: number | string): number[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** Returns the process that started a database connection's process. */
function serverOf(backend: number): number {
  return statOf(backend)?.[1] ?? 0;
}

/** Returns the processor time of this process and of the database server, in ms. Of the server, on Linux only. */
function processorMs(server: number): number {
  const { user, system } = process.cpuUsage();
  let ticks = 0;
  for (const pid of server === 0 ? [] : readdirSync('/proc')) {
    const fields = /^\d+$/.test(pid) ? statOf(pid) : undefined;
    const isServer = Number(pid) === server;
    if (fields === undefined || (!isServer && fields[1] !== server)) continue;
    // User and system time; of the server, also those of its children that have ended.
    for (const value of fields.slice(11, isServer ? 15 : 13)) ticks += value;
  }
  return (user + system) / 1_000 + ticks * 10;
}

/** Waits until the gateway's engine has read the whole outbox. */
async function untilRead(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from ledger_outbox_reader r where name = 'rewards' and exists (select from ledger_transfer t where t.tx > r.tx and t.status = 'OK')`,
    );
    if (rows.length === 0) return;
    await pause(100);
  }
}
