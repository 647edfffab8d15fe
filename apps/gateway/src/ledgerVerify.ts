// Re-adds the ledger and says whether it agrees: `pnpm ledger:verify`. It reads the database of DATABASE_URL, or else the embedded one,
// also beside a gateway that runs. Ends with 1 when the books do not agree, with 2 when they could not be read.
import { openDatabase, findRunningPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '@parlor/database';
import { loadConfig } from './config.ts';
import type { Database } from './database.ts';
import { checkLedger } from './modules/ledger/ledgerCheck.ts';
import { describeLedger } from './modules/ledger/ledgerReport.ts';

const CHECK_TIMEOUT_MS = 3_600_000;

let embedded: EmbeddedPostgres | undefined;
try {
  const config = loadConfig(process.env);
  const url = config.databaseUrl ?? (await embeddedUrl(config.dataDir));
  const database = openDatabase<Database>(url, { applicationName: 'parlor-ledger-verify', poolSize: 1, statementTimeoutMs: CHECK_TIMEOUT_MS, acquireTimeoutMs: 10_000 });
  try {
    const report = await checkLedger(database.db);
    process.stdout.write(`${describeLedger(report)}\n`);
    process.exitCode = report.breaks.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`The ledger could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await embedded?.stop();
}

/** The gateway's database: beside the gateway when it runs, otherwise on a server started for this run alone. */
async function embeddedUrl(dataDir: string): Promise<string> {
  const running = findRunningPostgres(dataDir);
  if (running !== undefined) return running.url('gateway');
  embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return embedded.url('gateway');
}
