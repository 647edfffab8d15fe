// Re-adds the ledger and says whether it agrees: `pnpm ledger:verify`. It reads the database of DATABASE_URL, or else
// the embedded one, also beside a gateway that runs. Ends with 1 when the books do not agree, with 2 when they could
// not be read.
import { openDatabase } from '@parlor/database';
import { borrowDatabase, type BorrowedDatabase } from './borrowDatabase.ts';
import { loadConfig } from './config.ts';
import type { Database } from './database.ts';
import { checkLedger } from './modules/ledger/ledgerCheck.ts';
import { describeLedger } from './modules/ledger/ledgerReport.ts';

const CHECK_TIMEOUT_MS = 3_600_000;

let borrowed: BorrowedDatabase | undefined;
try {
  borrowed = await borrowDatabase(loadConfig(process.env));
  const database = openDatabase<Database>(borrowed.url, {
    applicationName: 'parlor-ledger-verify',
    poolSize: 1,
    statementTimeoutMs: CHECK_TIMEOUT_MS,
    acquireTimeoutMs: 10_000,
  });
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
  await borrowed?.giveBack();
}
