import { findRunningPostgres, openDatabase } from '@parlor/database';
import { borrowDatabase } from '../borrowDatabase.ts';
import { loadConfig, type GatewayConfig } from '../config.ts';
import { ensureMasterKeys, replaceMasterKeys } from '../dataFolder.ts';
import type { Database } from '../database.ts';
import { APP_ROLE } from '../databaseRoles.ts';
import { createMasterKeys, newMasterKey, type MasterKeys } from '../masterKey/masterKeys.ts';
import { resealRecords, unopenedProblem, type ResealReport } from '../masterKey/sealedRecords.ts';
import type { Program } from './command.ts';

/** `rotate-master-key`: reseals every secret in the database with the current master key. */
export function rotateMasterKeyProgram(env: NodeJS.ProcessEnv): Program {
  return {
    does: 'Encrypts every secret in the database again with the current master key',
    more: `With DATABASE_URL it also works while gateways run, once all of them have the new key in MASTER_KEY and the previous one in MASTER_KEYS_OTHER:

  MASTER_KEY=<new> MASTER_KEYS_OTHER=<previous> pnpm ops rotate-master-key

After that the previous key is no longer needed. Without DATABASE_URL it generates a new key for the demo, which must be stopped first.`,
    run: () => {
      const config = loadConfig(env);
      return config.databaseUrl === undefined ? rotateDemo(config) : rotate(config);
    },
  };
}

async function rotate(config: GatewayConfig): Promise<{ text: string; isOk: boolean }> {
  if (config.masterKey === undefined)
    throw new Error('MASTER_KEY is missing: set it to the new key, and MASTER_KEYS_OTHER to the previous one.');
  return described(await resealAll(config, createMasterKeys(config.masterKey, config.formerMasterKeys)));
}

async function rotateDemo(config: GatewayConfig): Promise<{ text: string; isOk: boolean }> {
  if (findRunningPostgres(config.dataDir) !== undefined)
    throw new Error('A gateway is using this data folder: stop it first, because it has only the previous key.');
  const before = ensureMasterKeys(config.dataDir);
  const after = newMasterKey();
  // Both keys are stored until all secrets are resealed, so that an interruption leaves everything readable.
  replaceMasterKeys(config.dataDir, [after, ...before]);
  const report = await resealAll(config, createMasterKeys(after, before));
  if (report.unopened.length === 0) replaceMasterKeys(config.dataDir, [after]);
  return described(report);
}

async function resealAll(config: GatewayConfig, masterKeys: MasterKeys): Promise<ResealReport> {
  const borrowed = await borrowDatabase(config);
  try {
    const database = openDatabase<Database>(borrowed.url, {
      applicationName: 'parlor-ops',
      role: APP_ROLE,
      poolSize: 1,
      acquireTimeoutMs: 10_000,
    });
    try {
      return await resealRecords(database.db, masterKeys, 'outdated');
    } finally {
      await database.close();
    }
  } finally {
    await borrowed.release();
  }
}

function described(report: ResealReport): { text: string; isOk: boolean } {
  const problem = unopenedProblem(report);
  const text = `Encrypted again with the current master key: ${report.sealed}.`;
  return { text: problem === undefined ? text : `${text}\n${problem}`, isOk: problem === undefined };
}
