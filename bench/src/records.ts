// Measures the response time of record pages of a player with a long history: `pnpm bench:records [TRANSFERS]`,
// 100,000 by default. Takes about a minute. An embedded PostgreSQL in a temporary folder holds a generated ledger; the
// pages are requested over HTTP, one after the other. Fails above 30 ms at the 95th percentile.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { HEADER, routes, SESSION_COOKIE } from '@parlor/contract';
import { startEmbeddedPostgres } from '@parlor/database';
import { createLog, loadConfig, startGateway } from '@parlor/gateway';
import { generateLedger } from './ledgerLoader.ts';
import { percentile } from './percentile.ts';

const TRANSFERS = Number(process.argv[2] ?? 100_000);
const MERCHANT = 'SAMPLE';
const WARM_UP = 20;
const REQUESTS = 200;
const MAX_MS = 30;

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_records');
  const databaseUrl = embedded.url('bench_records');
  const secret = (): string => randomBytes(32).toString('base64');
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    DEFAULT_MERCHANT: MERCHANT,
    PROVIDER_SECRET: secret(),
    BOT_CHECK_SECRET: secret(),
    MASTER_KEY: secret(),
    RATE_LIMIT_PER_MINUTE: '1000000',
    PORT: '0',
    LOG_LEVEL: 'error',
    PARLOR_DATA_DIR: join(folder, 'gateway'),
  });
  const first = await startGateway(config, createLog('error'));
  await first.app.gateway.services.merchants.save({
    code: MERCHANT,
    name: 'Sample',
    brand: 'sample',
    currency: 'THB',
    settings: {},
  });
  await first.stop();
  await generateLedger(databaseUrl, { players: 1, rounds: Math.ceil(TRANSFERS / 2) });
  const headers = await logIn(databaseUrl);
  const gateway = await startGateway(config, createLog('error'));
  closers.push(() => gateway.stop());
  console.log(`${TRANSFERS} transfers of one player, ${REQUESTS} requests a line, one at a time`);
  const pages = Math.floor(TRANSFERS / 20);
  await report('account record, first page', () => `${routes.listTransactions.path}?pageSize=20`);
  await report('account record, any page', (n) => pageAt(routes.listTransactions.path, (n * 7_919) % pages));
  await report('account record, bets alone', () => `${routes.listTransactions.path}?kind=BET&pageSize=20`);
  await report('betting record, first page', () => `${routes.listOrders.path}?pageSize=20`);
  const from = Date.now() - 7 * 86_400_000;
  await report('betting record, seven days', () => `${routes.listOrders.path}?pageSize=20&from=${from}`);
  await report('betting record, any page', (n) => pageAt(routes.listOrders.path, (n * 7_919) % (pages / 2)));

  async function report(name: string, pathAt: (index: number) => string): Promise<void> {
    const times: number[] = [];
    for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
      const sent = performance.now();
      const response = await fetch(gateway.url + pathAt(index), { headers });
      const body = await response.text();
      if (index >= WARM_UP) times.push(performance.now() - sent);
      if (response.status !== 200 || !body.includes('"list":[{'))
        throw new Error(`${name}: ${response.status} ${body}`);
    }
    const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(`${name.padEnd(28)} median ${median.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms (at most ${MAX_MS})`);
    if (p95 > MAX_MS) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.stack : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

function pageAt(path: string, page: number): string {
  return `${path}?pageSize=20&pageNo=${Math.floor(page) + 1}`;
}

/** Gives the player of the generated ledger an account and a session. Returns the headers of a call. */
async function logIn(databaseUrl: string): Promise<Record<string, string>> {
  const [token, cookie] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with player as (
       insert into account (id, merchant_code, account, password_hash, affiliate_code)
       select distinct owner::uuid, $1, 'bench', '', 'B1' from bet_order returning id)
     insert into session (account_id, token_hash, cookie_hash, device, client_address, created_at, last_seen_at, expires_at)
     select id, $2, $3, 'MOBILE', '127.0.0.1', now(), now(), now() + interval '1 hour' from player`,
    [MERCHANT, hashOf(token), hashOf(cookie)],
  );
  // The history is one transaction, longer than any that outbox readers meet in production. They start at 1.
  await client.query(`set session_replication_role = replica; update ledger_transfer set tx = '0'`);
  // All generated rounds have the same time. Spread them over a year.
  await client.query(`
    update bet_order o set placed_at = now() - make_interval(secs => 31536000 * n.place / n.count)
    from (select bucket, id, row_number() over (order by id)::float as place, count(*) over () as count from bet_order) n
    where n.bucket = o.bucket and n.id = o.id`);
  await client.query('vacuum (full, analyze) bet_order');
  await client.query('vacuum analyze ledger_transfer');
  await client.end();
  return { [HEADER.token]: token, cookie: `${SESSION_COOKIE}=${cookie}` };
}
