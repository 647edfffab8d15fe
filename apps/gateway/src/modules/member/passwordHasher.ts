import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { HashCost } from '../../parts.ts';
import { UnavailableError } from '../../unavailableError.ts';

/**
 * Threads of the pool that hashes share with other background computation, such as decrypting a sealed body; by default
 * Node's own number.
 */
const POOL_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
/**
 * How many hashes run at once. Each takes a core for about 15 ms: one core, and one thread of the pool, stay free for
 * all other calls.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism(), POOL_THREADS) - 1);
/** The most queued hashes. Beyond it callers have to retry, so that the rest of the gateway stays responsive. */
const MAX_WAITING = 200;

/** The cost of every hash outside of tests. */
const FULL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Thrown when more hashes wait than the gateway can compute in time; answered as `system.unavailable`. */
export class HasherBusyError extends UnavailableError {
  override name = 'HasherBusyError';
}

export interface PasswordHasher {
  /** Computes an Argon2id hash with a new salt. */
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash; without a hash it takes the same time and returns false. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

/** Creates an Argon2id hasher with a short queue, so that a burst of logins cannot starve other calls. */
export function createPasswordHasher(cost: HashCost = FULL_COST): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  // A well-formed hash of no password: verifying against it takes the time of a real one, from the first login on.
  const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(16)}$${unpadded(32)}`;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= HASHES_AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new HasherBusyError('Too many passwords wait to be checked');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot is handed over, not freed, so that a new caller cannot take it in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(password, stored) {
      const isMatch = await inTurn(() => verify(stored ?? decoy, password));
      return stored !== undefined && isMatch;
    },
  };
}

/** Returns random bytes in Argon2's encoding. */
function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '');
}
