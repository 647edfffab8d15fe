// Measures how fast slips of the sportsbook are settled and paid: `pnpm bench:sports [SLIPS] [kill]`. Players place
// slips over HTTP on a few fixtures; then the fixtures end, and a newly started process settles all slips. With
// `kill` that process is killed half-way and another one continues. Also prints the time to price a fixture.
// The gateway is a stand-in without a ledger that counts every payment. Processes, database and players share the
// machine.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoGames } from '@parlor/artwork/titles';
import { openDatabase, startEmbeddedPostgres, type Database } from '@parlor/database';
import { createArcadeClient, type Player } from './arcade/arcadeClient.ts';
import { arcadeEnvironment, startArcade, type ArcadeProcess } from './arcade/arcadeProcess.ts';
import { startStandInGateway } from './arcade/standInGateway.ts';
import { below, inTurns } from './inTurns.ts';
import { percentile } from './percentile.ts';

const SLIPS = Number(process.argv[2] ?? 10_000);
const IS_KILLED = process.argv.includes('kill');
const FIXTURES = 20;
const PRICED_FIXTURES = 100;
const PLAYERS = 100;
const AT_ONCE = 16;
/** The timeout of every step, in ms. */
const PATIENCE_MS = 120_000;

const title = demoGames().find(({ family }) => family === 'sportsbook')?.gameCode ?? '';
const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const client = createArcadeClient(AT_ONCE);
closers.push(client.close);

interface Fixture {
  id: string;
  markets: { market: string; isSuspended: boolean; picks: { pick: string; price: number }[] }[];
}

/** The payments that the gateway received, by transaction: amount and number of calls. */
const received = { bet: new Map<string, [string, number]>(), win: new Map<string, [string, number]>() };

try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_sports');
  const database = openDatabase(embedded.url('bench_sports'), { applicationName: 'bench' });
  closers.push(() => database.close());
  const gateway = await startStandInGateway({
    gameOf: () => title,
    onCall({ name, tx_id: id, amount = '0' }) {
      if ((name !== 'bet' && name !== 'win') || id === undefined) return;
      const [first, times] = received[name].get(id) ?? [amount, 0];
      received[name].set(id, [first, times + 1]);
    },
  });
  closers.push(gateway.close);
  const env = arcadeEnvironment({
    databaseUrl: embedded.url('bench_sports'),
    gatewayUrl: gateway.url,
    dataDir: folder,
  });
  const first = await start(env);
  const players = await inTurns(below(PLAYERS), AT_ONCE, (index) => client.openPlayer(first.url, index));
  await untilListed(database);
  const fixtures = await priceFixtures(players);
  await placeSlips(players, fixtures);
  await first.stop('SIGKILL');
  await endFixtures(database, fixtures);
  await settle(env, database);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

/** Starts an arcade that is killed at the end, if it is still running. */
async function start(env: Readonly<Record<string, string>>): Promise<ArcadeProcess> {
  const arcade = await startArcade(env);
  closers.push(() => arcade.stop('SIGKILL'));
  return arcade;
}

/** Prices fixtures that start in more than ten minutes, so that none is in play while slips are placed. */
async function priceFixtures(players: readonly Player[]): Promise<Fixture[]> {
  const [player] = players as [Player];
  const ids: string[] = [];
  for (let offset = 0; ids.length < PRICED_FIXTURES; offset += 50) {
    const path = `sports/fixtures?phase=upcoming&limit=50&offset=${300 + offset}`;
    const { list } = await client.get<{ list: Fixture[] }>(player, path);
    ids.push(...list.map(({ id }) => id));
  }
  const times: number[] = [];
  const found: Fixture[] = [];
  for (const id of ids.slice(0, PRICED_FIXTURES)) {
    const fixture = await client.get<Fixture>(player, `sports/fixtures/${id}`);
    found.push(fixture);
    const selections = fixture.markets.slice(0, 2).map(({ market, picks }) => ({ market, pick: picks[0]?.pick }));
    const startedAt = performance.now();
    await client.post(player, 'sports/builder', { fixture: id, selections });
    times.push(performance.now() - startedAt);
  }
  console.log(
    `price of two selections together, by HTTP: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  );
  return found.filter(({ markets }) => markets.length > 0).slice(0, FIXTURES);
}

async function placeSlips(players: readonly Player[], fixtures: readonly Fixture[]): Promise<void> {
  const startedAt = performance.now();
  const times: number[] = [];
  await inTurns(below(SLIPS), AT_ONCE, async (index) => {
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
    const player = players[index % players.length] as Player;
    const slip = await client.post<{ state: string; refusal: string | null }>(player, 'sports/slips', body);
    times.push(performance.now() - sentAt);
    if (slip.state !== 'open') throw new Error(`A slip is ${slip.state} (${slip.refusal})`);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${SLIPS} slips on ${fixtures.length} fixtures placed in ${seconds.toFixed(1)} s (${(SLIPS / seconds).toFixed(0)}/s): p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  );
}

/** Moves fixtures to the past, so that they have ended. No process may have loaded them. */
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
  let arcade = await start(env);
  const listeningAt = performance.now();
  if (IS_KILLED) {
    await until(() => received.win.size >= SLIPS / 2);
    const paid = received.win.size;
    await arcade.stop('SIGKILL');
    console.log(`killed after ${paid} payments`);
    arcade = await start(env);
  }
  await until(() => received.win.size >= SLIPS);
  const paidAt = performance.now();
  const seconds = (from: number): string => ((paidAt - from) / 1000).toFixed(1);
  console.log(
    `${SLIPS} slips settled and paid in ${seconds(listeningAt)} s after the process listened, ${seconds(startedAt)} s after its start${IS_KILLED ? '; one process was killed' : ' (aim: 10 s)'}`,
  );
  const processorMs = processorTimeOf(arcade.child);
  if (processorMs !== undefined)
    console.log(`processor time of the process that finished: ${(processorMs / SLIPS).toFixed(2)} ms a slip`);
  const { rows } = await database.pool.query<{ win: string }>('select sum(win) as win from round where is_slip');
  const sum = [...received.win.values()].reduce((total, [amount]) => total + BigInt(amount), 0n);
  const repeated = [...received.win.values()].filter(([, times]) => times > 1).length;
  console.log(
    `payments: ${received.win.size}, sent again under the same id: ${repeated}; paid ${sum}, owed ${rows[0]?.win}`,
  );
  const isRight = received.win.size === SLIPS && received.bet.size === SLIPS && BigInt(rows[0]?.win ?? 0) === sum;
  if (!isRight) throw new Error('A slip was not paid exactly once.');
}

/**
 * The processor time of a process in ms, in user and system; undefined where the system does not report it (Linux
 * only).
 */
function processorTimeOf({ pid }: ArcadeProcess['child']): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const TICK_MS = 10;
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

async function until(isMet: () => boolean): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  while (!isMet()) {
    if (performance.now() > endsAt) throw new Error(`After ${PATIENCE_MS} ms ${received.win.size} slips were paid.`);
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
