// Measures the figures of agents: `pnpm bench:agents [MEMBERS] [AGENTS] [DEPTH]`, a tree of 100,000 members and 10,000
// agents on ten levels by default. Takes some minutes. An embedded PostgreSQL in a temporary folder holds a generated
// tree with 62 days of play. Bench and database share the machine.
//
// - overview: KPIs of 31 days and the 31 days before, of the head and of random agents.
// - team: a page of direct downlines with their teams' results, of the same agents.
// - downlines: a page of direct downlines with their rebates and balances, of the same agents.
// - count: all heads recounted, as after a change of settings.
// - rebates: a day's rebates along the tree, computed and paid.
// - bills: a day's bills of a daily salary for each agent, computed, collected by all and paid.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase, startEmbeddedPostgres } from '@parlor/database';
import { createLog, createTree, loadConfig, startGateway, type Database, type RunningGateway } from '@parlor/gateway';

const MERCHANT = 'SAMPLE';
const TIME_ZONE = 'Asia/Bangkok';
const DAY_MS = 86_400_000;
const [MEMBERS = 100_000, AGENTS = 10_000, DEPTH = 10] = process.argv.slice(2).map(Number);
/** Days of play up to today, and the percentage of members who play on each day. */
const DAYS = 62;
const PLAYING = 15;
/** The percentage of accounts online. */
const ONLINE = 3;
const QUESTIONS = 200;
const AIMS = { overviewMs: 60, teamMs: 40, rebatesSeconds: 60, billsSeconds: 60 };

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_agents');
  const url = embedded.url('bench_agents');
  const pool = new Pool({ connectionString: url, max: 2 });
  // The server may stop before an idle connection is closed.
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  const gateway = await start(url);
  closers.push(() => gateway.stop());
  const agents = await load(url, pool);
  await measureCount(gateway, pool);
  await measureReads(gateway, agents);
  await measureRebates(gateway, pool);
  await measureBills(gateway, pool);
} catch (error) {
  console.error(error instanceof Error ? error.stack : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

interface Agent {
  id: string;
  account: string;
  level: number;
}

async function start(url: string): Promise<RunningGateway> {
  const secret = (): string => randomBytes(32).toString('base64');
  const config = loadConfig({
    DATABASE_URL: url,
    PROVIDER_SECRET: secret(),
    BOT_CHECK_SECRET: secret(),
    MASTER_KEY: secret(),
    PORT: '0',
    LOG_LEVEL: 'error',
    PARLOR_DATA_DIR: join(folder, 'gateway'),
  });
  const gateway = await startGateway(config, createLog('error'));
  await gateway.app.gateway.services.merchants.save({
    code: MERCHANT,
    name: 'Sample',
    brand: 'sample',
    currency: 'THB',
    settings: { timeZone: TIME_ZONE },
  });
  return gateway;
}

/** Writes the tree, the rates and the roll-ups, as the reader would. Returns the agents, head first. */
async function load(url: string, pool: Pool): Promise<Agent[]> {
  const started = performance.now();
  const database = openDatabase<Database>(url, { applicationName: 'bench-agents', statementTimeoutMs: 3_600_000 });
  const tree = await createTree(database.db, {
    members: MEMBERS,
    agents: AGENTS,
    depth: DEPTH,
    seed: 1,
    merchantCode: MERCHANT,
  });
  await database.close();
  const timed = async (text: string): Promise<void> => {
    await pool.query(text);
  };
  // The accounts registered over the last three years.
  await timed(
    `update account set registered_at = now() - make_interval(hours => (abs(hashtextextended(account, 0)) % 26280)::int)`,
  );
  await timed(`analyze account; analyze account_ancestor`);
  await timed(`
    insert into agent_rate (account_id, game_type, rate_ppm, valid_from)
    select a.id, t.type, 78000 - 5000 * coalesce(d.depth, 0), '2020-01-01'
    from account a left join lateral (select max(depth) as depth from account_ancestor where descendant_id = a.id) d on true
    cross join (values ('RNG'), ('LIVE')) t (type)`);
  await timed(`
    insert into agent_day (account_id, currency, day, game_type, turnover, payouts, bets, deposits, deposit_count)
    select a.id, 'THB', d.day, case when n % 3 = 0 then 'LIVE' else 'RNG' end, 1000 + n % 500000, (1000 + n % 500000) * 95 / 100, 1 + n % 40, 0, 0
    from account a
    cross join lateral (select (now() at time zone '${TIME_ZONE}')::date - i as day from generate_series(0, ${DAYS - 1}) i) d
    cross join lateral (select abs(hashtextextended(a.account, d.day - '2020-01-01'::date)) as n offset 0) h
    where n / 1000 % 100 < ${PLAYING}`);
  await timed(`
    insert into agent_team_day (agent_id, currency, day, game_type, turnover, payouts, bets)
    select a.ancestor_id, d.currency, d.day, d.game_type, sum(d.turnover), sum(d.payouts), sum(d.bets)
    from agent_day d join account_ancestor a on a.descendant_id = d.account_id group by 1, 2, 3, 4`);
  const yesterday = `(now() at time zone '${TIME_ZONE}')::date - 1`;
  const hour = `(day + interval '12 hours') at time zone '${TIME_ZONE}'`;
  const sums = 'currency, day, game_type, turnover, payouts, bets';
  await timed(
    `insert into agent_hour (account_id, ${sums}, hour) select account_id, ${sums}, ${hour} from agent_day where day = ${yesterday}`,
  );
  await timed(
    `insert into agent_team_hour (agent_id, ${sums}, hour) select agent_id, ${sums}, ${hour} from agent_team_day where day = ${yesterday}`,
  );
  await timed(`
    insert into ledger_account (bucket, owner, kind, currency, time_zone)
    select ledger_bucket('${MERCHANT}', id::text), id::text, 'cash', 'THB', '${TIME_ZONE}' from account`);
  await timed(`
    insert into session (account_id, token_hash, cookie_hash, device, client_address, created_at, last_seen_at, expires_at)
    select id, decode(md5(id::text), 'hex'), '', 'bench', '127.0.0.1', now(), now(), now() + interval '1 day' from account
    where abs(hashtextextended(account, 7)) % 100 < ${ONLINE}`);
  await timed('vacuum analyze');
  const { rows } = await pool.query<{ ancestors: string; played: string }>(
    `select (select count(*) from account_ancestor) as ancestors, (select count(*) from agent_day) as played`,
  );
  console.log(
    `${MEMBERS} members and ${AGENTS} agents on ${DEPTH} levels, ${rows[0]?.ancestors} pairs, ${rows[0]?.played} days of play, ${cpus().length} cores; written in ${seconds(started)} s`,
  );
  return tree.filter(({ type }) => type === 1);
}

async function measureCount({ app }: RunningGateway, pool: Pool): Promise<void> {
  const started = performance.now();
  // The gateway counted the tree while it was being written.
  await pool.query('delete from agent_count_run');
  // The gateway's own count may be running, and a manual count skips then.
  for (;;) {
    await app.gateway.services.agentReportWork.readOutbox();
    const { rows } = await pool.query('select from agent_count_run');
    if (rows.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ count: string }>('select count(*) from agent_team_active_day');
  console.log(`count: all heads again in ${seconds(started)} s, ${rows[0]?.count} rows of active members`);
}

async function measureReads({ app }: RunningGateway, agents: readonly Agent[]): Promise<void> {
  const { agentReports, downlines, merchants } = app.gateway.services;
  const merchant = await merchants.byCode(MERCHANT);
  if (merchant === undefined) throw new Error('The merchant is gone');
  const dayAt = (at: number): string => new Date(at).toLocaleDateString('sv', { timeZone: TIME_ZONE });
  const span = { from: dayAt(Date.now() - 30 * DAY_MS), to: dayAt(Date.now()) };
  const today = { from: span.to, to: span.to };
  const callerOf = ({ id, account }: Agent) => ({
    merchant,
    session: { id: '', accountId: id, merchantCode: MERCHANT, account, type: 1 },
  });
  const page = { order: 'turnover', pageNo: 1, pageSize: 20 } as const;
  const [head] = agents;
  if (head === undefined) throw new Error('A tree without a head');
  const some = Array.from({ length: QUESTIONS }, (_, index) => agents[(index * 7_919) % agents.length] ?? head);
  const heads = Array.from({ length: 20 }, () => head);
  for (const [who, chosen] of [
    ['head', heads],
    ['agents at random', some],
  ] as const) {
    await report(`overview of today, ${who}`, chosen, AIMS.overviewMs, (agent) =>
      agentReports.kpi(callerOf(agent), today),
    );
    await report(`overview of 31 days, ${who}`, chosen, AIMS.overviewMs, (agent) =>
      agentReports.kpi(callerOf(agent), span),
    );
    await report(`downlines, ${who}`, chosen, AIMS.teamMs, (agent) =>
      downlines.list(callerOf(agent), {
        depth: 'direct',
        searched: 'all',
        order: 'registered',
        pageNo: 1,
        pageSize: 20,
      }),
    );
    await report(`downlines by team, ${who}`, chosen, AIMS.teamMs, (agent) =>
      downlines.list(callerOf(agent), { depth: 'direct', searched: 'all', order: 'team', pageNo: 1, pageSize: 20 }),
    );
    await report(`team page of today, ${who}`, chosen, AIMS.teamMs, (agent) =>
      agentReports.results(callerOf(agent), { ...today, ...page }),
    );
    await report(`team page of 31 days, ${who}`, chosen, AIMS.teamMs, (agent) =>
      agentReports.results(callerOf(agent), { ...span, ...page }),
    );
  }
}

async function report(
  name: string,
  agents: readonly Agent[],
  aimMs: number,
  ask: (agent: Agent) => Promise<unknown>,
): Promise<void> {
  const took: number[] = [];
  for (const agent of agents) {
    const started = performance.now();
    await ask(agent);
    took.push(performance.now() - started);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (aim ${aimMs} ms)`);
}

async function measureRebates({ app }: RunningGateway, pool: Pool): Promise<void> {
  const { rebateWork } = app.gateway.services;
  // The gateway computed the day while the tree was being written, and found nothing.
  await pool.query('truncate agent_rebate, agent_rebate_base, agent_rebate_run');
  const computing = performance.now();
  await rebateWork.compute();
  const computed = seconds(computing);
  const paying = performance.now();
  await rebateWork.pay();
  const paid = seconds(paying);
  const { rows } = await pool.query<{ count: string; unpaid: string }>(
    `select count(*), count(*) filter (where state <> 'PAID') as unpaid from agent_rebate`,
  );
  const [row] = rows;
  console.log(
    `rebates of a day: ${row?.count} rows computed in ${computed} s and paid in ${paid} s (aim ${AIMS.rebatesSeconds} s), ${row?.unpaid} unpaid, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB of this process`,
  );
}

async function measureBills({ app }: RunningGateway, pool: Pool): Promise<void> {
  const { billWork } = app.gateway.services;
  await pool.query(`
    insert into agent_contract (id, merchant_code, kind, payer_id, payee_id, currency, game_types, state, is_shown, created_at)
    select gen_random_uuid(), '${MERCHANT}', 'daily_salary', parent_id, id, 'THB', '', 'ACTIVE', true, now() - interval '9 days' from account where type = 1`);
  await pool.query(`
    insert into agent_contract_version (contract_id, version, terms, state, signed_at, valid_from)
    select id, 1, '{"gameTypes":[],"mode":"fixed","carry":"none","tiers":[{"turnover":"100.00","active":1,"netLoss":null,"percent":"0.5","fixed":null},{"turnover":"5000.00","active":5,"netLoss":null,"percent":"0.8","fixed":null}]}',
      'signed', created_at, ((now() at time zone '${TIME_ZONE}')::date - 1)::timestamp at time zone '${TIME_ZONE}' from agent_contract`);
  await pool.query('analyze');
  const computing = performance.now();
  await billWork.run();
  const computed = seconds(computing);
  await pool.query(`update agent_bill set called_at = now() where state = 'COLLECTABLE'`);
  const paying = performance.now();
  await billWork.run();
  const paid = seconds(paying);
  const { rows } = await pool.query<{ count: string; owed: string; paid: string }>(
    `select count(*), count(*) filter (where amount > 0) as owed, count(*) filter (where state = 'PAID') as paid from agent_bill`,
  );
  const [row] = rows;
  console.log(
    `bills of a day: ${row?.count} computed in ${computed} s (aim ${AIMS.billsSeconds} s); all ${row?.owed} that are owed tried in ${paid} s, ${row?.paid} of them paid, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB of this process`,
  );
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
