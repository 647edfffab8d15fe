import { Redis } from 'ioredis';
import { createChannels } from './channels.ts';
import { SharedStateError, type SharedState } from './sharedState.ts';

const PREFIX = 'parlor:';
/** The timeout of a command, in ms, after which the state counts as unreachable. */
const COMMAND_TIMEOUT_MS = 1_000;

/** Increments the counter and starts its window atomically, so that every counter expires. */
const HIT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/**
 * Creates shared state in Redis or Valkey, for any number of gateway processes. While it is unreachable every call
 * throws SharedStateError immediately; it reconnects by itself.
 */
export function createRedisState({ url, onError }: { url: string; onError: (error: Error) => void }): SharedState {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', onError);

  const channels = createChannels();
  let subscriber: Redis | undefined;

  /**
   * Returns the subscriber connection, which can run no other commands. It waits for an unavailable server, and
   * resubscribes when it returns.
   */
  function connectSubscriber(): Redis {
    if (subscriber === undefined) {
      subscriber = redis.duplicate({ commandTimeout: undefined, maxRetriesPerRequest: null });
      subscriber.on('error', onError);
      subscriber.on('message', (channel, message) => channels.publish(channel, message));
    }
    return subscriber;
  }

  async function run<Answer>(command: Promise<Answer>): Promise<Answer> {
    try {
      return await command;
    } catch (cause) {
      throw new SharedStateError('The shared state cannot be reached', { cause });
    }
  }

  return {
    async put(key, value, ttlMs) {
      await run(redis.set(PREFIX + key, value, 'PX', ttlMs));
    },
    get: async (key) => (await run(redis.get(PREFIX + key))) ?? undefined,
    take: async (key) => (await run(redis.getdel(PREFIX + key))) ?? undefined,
    async forget(...keys) {
      await run(redis.del(...keys.map((key) => PREFIX + key)));
    },
    spend: async (key, ttlMs) => (await run(redis.set(PREFIX + key, '', 'PX', ttlMs, 'NX'))) === 'OK',
    async hit(key, limit, windowMs) {
      const [count, remainingMs] = (await run(redis.eval(HIT, 1, PREFIX + key, windowMs))) as [number, number];
      return count > limit
        ? { isWithin: false, retryAfterMs: Math.max(remainingMs, 1) }
        : { isWithin: true, retryAfterMs: 0 };
    },
    async publish(channel, message) {
      await run(redis.publish(PREFIX + channel, message));
    },
    subscribe(channel, listener) {
      const { isFirst, stop } = channels.subscribe(PREFIX + channel, listener);
      if (isFirst)
        connectSubscriber()
          .subscribe(PREFIX + channel)
          .catch(onError);
      return stop;
    },
    isReachable: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      subscriber?.disconnect();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
