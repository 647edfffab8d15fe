import { Client } from 'pg';
import { errorCode } from './processLife.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const CONNECT_TIMEOUT_MS = 5_000;
const RETAKE_AFTER_MS = 1_000;
// The server notices within half a minute when a machine that holds the lock is lost; by default it would take two
// hours.
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Options of a process lock. */
export interface ProcessLockOptions {
  /** The key that the processes share. */
  readonly key: bigint;
  /** `shared` is compatible with other shared holders, `exclusive` with none. */
  readonly mode: 'exclusive' | 'shared';
  /** The connection's name in `pg_stat_activity`. */
  readonly applicationName: string;
  /** How long to wait for a holder that is ending, in ms. */
  readonly waitMs: number;
  /**
   * Called when the connection broke and another process acquired the lock before it could be reacquired. From then on
   * it is not held.
   */
  readonly onAcquired: () => void;
}

/** A lock that this process holds. */
export interface ProcessLock {
  /** Releases the lock. Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Holds an advisory lock of the database for the lifetime of the process, on a separate connection. If the connection
 * breaks, it is reopened and the lock is reacquired.
 * @returns undefined when another process holds the lock. @throws Error when the database cannot be reached.
 */
export async function holdProcessLock(url: string, options: ProcessLockOptions): Promise<ProcessLock | undefined> {
  let isReleased = false;
  let client = await acquire(url, options);
  if (client === undefined) return undefined;
  let timer: NodeJS.Timeout | undefined;
  let retaking = Promise.resolve();

  async function retake(): Promise<void> {
    try {
      client = await acquire(url, options);
    } catch {
      retakeLater();
      return;
    }
    if (client !== undefined) follow(client);
    else if (!isReleased) options.onAcquired();
  }

  function retakeLater(): void {
    if (isReleased) return;
    timer = setTimeout(() => {
      retaking = retake();
    }, RETAKE_AFTER_MS);
  }

  function follow(held: Client): void {
    held.once('end', retakeLater);
  }

  follow(client);
  return {
    async release() {
      isReleased = true;
      clearTimeout(timer);
      await retaking;
      await client?.end();
    },
  };
}

/** Opens a connection that holds the lock; undefined when another process does. */
async function acquire(
  url: string,
  { key, mode, applicationName, waitMs }: ProcessLockOptions,
): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: applicationName,
    keepAlive: true,
    options: `${KEEPALIVE} -c idle_session_timeout=0 -c statement_timeout=0 -c lock_timeout=${waitMs}`,
  });
  // A broken connection also emits `end`, which is handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock${mode === 'shared' ? '_shared' : ''}(${key})`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (errorCode(error) === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}
