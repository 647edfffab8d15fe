import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { sql } from 'kysely';
import { ConfigError, loadConfig, type GatewayConfig } from '../config.ts';
import { ensureDataFolder } from '../dataFolder.ts';
import type { Database } from '../database.ts';
import { createMasterKeys, type MasterKeys } from '../masterKey/masterKeys.ts';
import { resealRecords, unopenedProblem } from '../masterKey/sealedRecords.ts';
import { createRedisState } from '../shared/redisState.ts';
import { findLockConflict } from '../start/gatewayLock.ts';
import { startProblems } from '../start/startRules.ts';
import { reasonOf } from '../startError.ts';
import type { Program } from './command.ts';

const OLDEST_POSTGRES = 15;

/** The result of one check: no problem, or what to fix. */
interface Finding {
  isOk: boolean;
  sentence: string;
}

const well = (sentence: string): Finding => ({ isOk: true, sentence });
const wrong = (sentence: string): Finding => ({ isOk: false, sentence });

/** `doctor`: checks whether a gateway would start with this environment, by the same rules. */
export function doctorProgram(env: NodeJS.ProcessEnv): Program {
  return {
    does: 'Checks this installation and reports problems',
    more: 'Run it with the environment of the gateway. It changes nothing, and exits with 1 if it finds a problem.',
    async run() {
      const findings = await examine(env);
      return {
        text: findings.map(({ isOk, sentence }) => `${isOk ? 'ok    ' : 'WRONG '} ${sentence}`).join('\n'),
        isOk: findings.every(({ isOk }) => isOk),
      };
    },
  };
}

async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: GatewayConfig;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return [wrong(error.message)];
    throw error;
  }
  const problems = startProblems(config).map(({ variable, problem }) => wrong(`${variable} ${problem}.`));
  return [
    ...(problems.length === 0
      ? [
          well(
            config.isZeroConfiguration
              ? 'No DATABASE_URL: the demo, with a database and secrets of its own.'
              : 'The configuration is complete.',
          ),
        ]
      : problems),
    examineDataFolder(config),
    ...(config.databaseUrl === undefined ? [] : await examineDatabase(config.databaseUrl, config)),
    ...(config.redisUrl === undefined ? [] : [await examineRedis(config.redisUrl)]),
  ];
}

function examineDataFolder({ dataDir }: GatewayConfig): Finding {
  try {
    ensureDataFolder(dataDir);
    return well(`The data folder ${dataDir} can be written.`);
  } catch (error) {
    return wrong(reasonOf(error));
  }
}

async function examineDatabase(url: string, config: GatewayConfig): Promise<Finding[]> {
  const database = openDatabase<Database>(url, { applicationName: 'parlor-ops', poolSize: 1, acquireTimeoutMs: 5_000 });
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database.db);
    const version = rows[0]?.server_version ?? '';
    const { masterKey, formerMasterKeys } = config;
    const unopened =
      masterKey === undefined ? undefined : await unopenedIn(database, createMasterKeys(masterKey, formerMasterKeys));
    const conflict = await findLockConflict(database.db, config.redisUrl);
    return [
      Number.parseInt(version, 10) >= OLDEST_POSTGRES
        ? well(`The database answers: PostgreSQL ${version}.`)
        : wrong(`DATABASE_URL leads to PostgreSQL ${version}: ${OLDEST_POSTGRES} or newer is needed.`),
      ...[conflict, unopened].filter((problem) => problem !== undefined).map(wrong),
    ];
  } catch (error) {
    return [wrong(`DATABASE_URL cannot be used (${reasonOf(error)}): check it and that the server runs.`)];
  } finally {
    await database.close();
  }
}

/** Returns the errors of the secrets in a database. A database without tables has none. */
async function unopenedIn(
  { db }: Pick<OpenDatabase<Database>, 'db'>,
  masterKeys: MasterKeys,
): Promise<string | undefined> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('bank_card') is not null as "isThere"`.execute(
    db,
  );
  return rows[0]?.isThere === true ? unopenedProblem(await resealRecords(db, masterKeys, 'nothing')) : undefined;
}

async function examineRedis(url: string): Promise<Finding> {
  const shared = createRedisState({ url, onError: () => undefined });
  try {
    return (await shared.isReachable())
      ? well('Redis answers.')
      : wrong('REDIS_URL cannot be reached: check it and that the server runs.');
  } finally {
    await shared.close();
  }
}
