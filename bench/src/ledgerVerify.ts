// Measures the read speed of `pnpm ledger:verify`: `pnpm bench:verify [TRANSFERS]`, one million by default. Takes some
// minutes. An embedded PostgreSQL in a temporary folder holds a generated ledger. Reports wall-clock time and the
// server's processor time, which a busy machine does not affect. Processor time is read from /proc, on Linux only.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, startEmbeddedPostgres } from '@parlor/database';
import { checkLedger, createLog, loadConfig, startGateway, type Database } from '@parlor/gateway';
import { generateLedger } from './ledgerLoader.ts';

const TRANSFERS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 250;
const WORKERS = 2;
/** Tick rate of /proc, the same on every current Linux. */
const TICKS_PER_SECOND = 100;

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  closers.push(() => embedded.stop());
  await embedded.ensureDatabase('bench_verify');
  const url = embedded.url('bench_verify');
  await migrateBy(url);
  await generateLedger(url, { players: Math.ceil(TRANSFERS / (2 * ROUNDS)), rounds: ROUNDS });

  const servers = new Set<number>();
  const database = openDatabase<Database>(url, {
    applicationName: 'bench-verify',
    poolSize: WORKERS,
    statementTimeoutMs: 3_600_000,
  });
  closers.push(() => database.close());
  database.pool.on('connect', (client) => {
    if ('processID' in client && typeof client.processID === 'number') servers.add(client.processID);
  });
  const started = performance.now();
  const { transfers, entries, breaks } = await checkLedger(database.db, { workers: WORKERS });
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `${transfers} transfers, ${entries} entries, ${WORKERS} workers on ${cpus().length} cores, ${breaks.length} breaks`,
  );
  console.log(`${seconds.toFixed(1)} s, ${(entries / seconds).toFixed(0)} entries/s`);
  const worked = [...servers].reduce((sum, pid) => sum + processorSeconds(pid), 0);
  if (worked > 0)
    console.log(`${worked.toFixed(1)} s of processor time, ${(entries / worked).toFixed(0)} entries/s for each core`);
  if (breaks.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

/** Migrates a database by starting and stopping a gateway. */
async function migrateBy(url: string): Promise<void> {
  const secret = () => randomBytes(32).toString('base64');
  const config = loadConfig({
    DATABASE_URL: url,
    PROVIDER_SECRET: secret(),
    BOT_CHECK_SECRET: secret(),
    MASTER_KEY: secret(),
    PORT: '0',
    LOG_LEVEL: 'error',
    PARLOR_DATA_DIR: join(folder, 'gateway'),
  });
  await (await startGateway(config, createLog('error'))).stop();
}

function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
