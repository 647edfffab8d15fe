import { randomBytes } from 'node:crypto';
import { holdProcessLock, type ProcessLock } from '@parlor/database';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Shows other processes that this one is alive and sends its wins. The database frees the lock as soon as the
 * connection of a killed process ends, so no process waits for a lease or relies on a clock.
 */
export interface SenderLock {
  /** The number of the lock. It is stored with each win of this process. */
  readonly key: bigint;
  /** Acquires the lock. @throws Error when the database cannot be reached. */
  hold(): Promise<void>;
  /** Releases the lock: other processes send the remaining wins. */
  release(): Promise<void>;
}

/** How long acquiring the lock waits, in ms: a check whether it is free holds it for a statement or two. */
const WAIT_MS = 5_000;

/** Creates the lock of this process, with its own number. */
export function createSenderLock(databaseUrl: string, log: Pick<FastifyBaseLogger, 'warn'>): SenderLock {
  const key = randomBytes(8).readBigInt64BE();
  let held: ProcessLock | undefined;
  // A win that two processes send is paid once: the gateway knows it by its id.
  const warn = (): void => log.warn({ lock: key.toString() }, 'Other processes send the wins of this one too.');
  return {
    key,
    async hold() {
      held = await holdProcessLock(databaseUrl, {
        key,
        mode: 'exclusive',
        applicationName: 'arcade-sender',
        waitMs: WAIT_MS,
        onAcquired: warn,
      });
      if (!held) warn();
    },
    release: async () => held?.release(),
  };
}
