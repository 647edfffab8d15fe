import { holdProcessLock, type ProcessLock } from '@parlor/database';
import { sql, type Kysely } from 'kysely';
import { StartError } from '../startError.ts';

/** The key of the advisory lock that every gateway holds while it runs. */
export const GATEWAY_LOCK_KEY = 7_275_190_102n;
/** How long a gateway waits for the previous one to stop, in ms. */
const WAIT_MS = 3_000;

const ALONE =
  'Another gateway works on this database and REDIS_URL is not set: end the other one, or give all of them the same REDIS_URL.';
const BESIDE_ONE_ALONE =
  'A gateway without REDIS_URL works on this database: end it, or start it with the same REDIS_URL as this one.';

/** Returns the error if the lock cannot be acquired. */
function lockProblem(redisUrl: string | undefined): string {
  return redisUrl === undefined ? ALONE : BESIDE_ONE_ALONE;
}

/**
 * Acquires the lock by which gateways on one database detect each other. Without REDIS_URL, used nonces, budgets and
 * codes live in the process. Such a gateway must be the only one, or another would accept used ones again.
 *
 * @throws StartError if another gateway holds a conflicting lock.
 */
export async function holdGatewayLock(
  databaseUrl: string,
  redisUrl: string | undefined,
  onTaken: (error: StartError) => void,
): Promise<ProcessLock> {
  const lock = await holdProcessLock(databaseUrl, {
    key: GATEWAY_LOCK_KEY,
    mode: redisUrl === undefined ? 'exclusive' : 'shared',
    applicationName: 'parlor-gateway-lock',
    waitMs: WAIT_MS,
    onAcquired: () => onTaken(new StartError(lockProblem(redisUrl))),
  });
  if (lock === undefined) throw new StartError(lockProblem(redisUrl));
  return lock;
}

/** Returns the error that a gateway would get if it started now; undefined if it would acquire the lock. */
export async function findLockConflict<Schema>(
  db: Kysely<Schema>,
  redisUrl: string | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{ mode: string }>`
    select mode from pg_locks
    where locktype = 'advisory' and granted and objsubid = 1 and (classid::bigint << 32) | objid::bigint = ${GATEWAY_LOCK_KEY}
      and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  const inTheWay = redisUrl === undefined ? 'ShareLock' : 'ExclusiveLock';
  return rows.some(({ mode }) => mode === inTheWay) ? lockProblem(redisUrl) : undefined;
}
