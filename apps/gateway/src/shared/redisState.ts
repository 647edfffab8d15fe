import { Redis } from 'ioredis';
import { SharedStateError, type SharedState } from './sharedState.ts';

const PREFIX = 'parlor:';
/** How long a command may take before the caller is told that the state cannot be reached. */
const COMMAND_TIMEOUT_MS = 1_000;

/** Counts and starts the window in one step, so that a counter without an end cannot come about. */
const HIT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/**
 * Shared state in Redis or Valkey, for any number of gateway processes. When it cannot be reached every call throws
 * SharedStateError at once; the connection comes back by itself.
 */
export function createRedisState({ url, onError }: { url: string; onError: (error: Error) => void }): SharedState {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', onError);

  async function ask<Answer>(command: Promise<Answer>): Promise<Answer> {
    try {
      return await command;
    } catch (cause) {
      throw new SharedStateError('The shared state cannot be reached', { cause });
    }
  }

  return {
    async put(key, value, ttlMs) {
      await ask(redis.set(PREFIX + key, value, 'PX', ttlMs));
    },
    get: async (key) => (await ask(redis.get(PREFIX + key))) ?? undefined,
    take: async (key) => (await ask(redis.getdel(PREFIX + key))) ?? undefined,
    async forget(...keys) {
      await ask(redis.del(...keys.map((key) => PREFIX + key)));
    },
    spend: async (key, ttlMs) => (await ask(redis.set(PREFIX + key, '', 'PX', ttlMs, 'NX'))) === 'OK',
    async hit(key, limit, windowMs) {
      const [count, leftMs] = (await ask(redis.eval(HIT, 1, PREFIX + key, windowMs))) as [number, number];
      return count > limit ? { isWithin: false, retryAfterMs: Math.max(leftMs, 1) } : { isWithin: true, retryAfterMs: 0 };
    },
    isReachable: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
