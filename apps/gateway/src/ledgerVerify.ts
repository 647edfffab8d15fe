// Recomputes the ledger's sums and compares them with the books and the signed roots: `pnpm ledger:verify`. Reads the
// database of DATABASE_URL, or else the embedded one, even of a running gateway. Exits with 1 if the books are
// inconsistent, with 2 if they cannot be read.
import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { borrowDatabase, type BorrowedDatabase } from './borrowDatabase.ts';
import { loadConfig, type GatewayConfig } from './config.ts';
import { ensureMasterKeys } from './dataFolder.ts';
import type { Database } from './database.ts';
import { APP_ROLE } from './databaseRoles.ts';
import { createMasterKeys, type MasterKeys } from './masterKey/masterKeys.ts';
import { checkLedger } from './modules/ledger/ledgerCheck.ts';
import { describeLedger, describeRoots } from './modules/ledger/ledgerReport.ts';
import { readPublicKey, trustedRootKeys } from './modules/ledger/roots/rootKey.ts';
import { checkRoots, type RootsReport } from './modules/ledger/roots/rootsCheck.ts';

const CHECK_TIMEOUT_MS = 3_600_000;
/** The parts of the books read in parallel; the server uses one core for each. */
const WORKERS = 2;

let borrowed: BorrowedDatabase | undefined;
try {
  const config = loadConfig(process.env);
  borrowed = await borrowDatabase(config);
  const database = openDatabase<Database>(borrowed.url, {
    applicationName: 'parlor-ledger-verify',
    role: APP_ROLE,
    poolSize: WORKERS,
    statementTimeoutMs: CHECK_TIMEOUT_MS,
    acquireTimeoutMs: 10_000,
  });
  try {
    const report = await checkLedger(database.db, { workers: WORKERS });
    const roots = await rootsOf(database, config);
    process.stdout.write(`${describeRoots(roots)}\n${describeLedger(report)}\n`);
    process.exitCode = report.breaks.length === 0 && (roots?.breaks.length ?? 0) === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`The ledger could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await borrowed?.release();
}

/** Checks the signed roots; undefined if there is no key to check them with. */
async function rootsOf(
  { db }: Pick<OpenDatabase<Database>, 'db'>,
  config: GatewayConfig,
): Promise<RootsReport | undefined> {
  const masterKeys = masterKeysOf(config);
  const { ledgerRootsPublicKey: publicKey, ledgerRootsDir: folder } = config;
  if (publicKey === undefined && masterKeys === undefined) return undefined;
  const keys = publicKey === undefined ? await trustedRootKeys(db, masterKeys as MasterKeys) : readPublicKey(publicKey);
  return checkRoots(db, folder, keys);
}

function masterKeysOf({ masterKey, formerMasterKeys, databaseUrl, dataDir }: GatewayConfig): MasterKeys | undefined {
  if (masterKey !== undefined) return createMasterKeys(masterKey, formerMasterKeys);
  if (databaseUrl !== undefined) return undefined;
  const [current, ...others] = ensureMasterKeys(dataDir);
  return createMasterKeys(current, others);
}
