import { createChannels } from './channels.ts';
import type { SharedState } from './sharedState.ts';

interface Entry {
  value: string;
  expiresAt: number;
}

/** The most stored entries. Beyond it, the oldest are evicted, so memory stays bounded. */
const MAX_ENTRIES = 200_000;
const SWEEP_INTERVAL_MS = 30_000;

/** Creates shared state for a single gateway process. `clock` returns the time in epoch milliseconds. */
export function createProcessState({ clock }: { clock: () => number }): SharedState {
  const entries = new Map<string, Entry>();
  const channels = createChannels();
  const sweep = setInterval(() => {
    const now = clock();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
  }, SWEEP_INTERVAL_MS);
  sweep.unref();

  const read = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt > clock() ? entry : undefined;
  };
  const write = (key: string, value: string, expiresAt: number): void => {
    entries.delete(key);
    entries.set(key, { value, expiresAt });
    if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
  };

  return {
    put(key, value, ttlMs) {
      write(key, value, clock() + ttlMs);
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(read(key)?.value),
    take(key) {
      const value = read(key)?.value;
      entries.delete(key);
      return Promise.resolve(value);
    },
    forget(...keys) {
      for (const key of keys) entries.delete(key);
      return Promise.resolve();
    },
    spend(key, ttlMs) {
      if (read(key) !== undefined) return Promise.resolve(false);
      write(key, '', clock() + ttlMs);
      return Promise.resolve(true);
    },
    hit(key, limit, windowMs) {
      const entry = read(key) ?? { value: '0', expiresAt: clock() + windowMs };
      const count = Number(entry.value) + 1;
      write(key, String(count), entry.expiresAt);
      return Promise.resolve(
        count > limit
          ? { isWithin: false, retryAfterMs: entry.expiresAt - clock() }
          : { isWithin: true, retryAfterMs: 0 },
      );
    },
    publish(channel, message) {
      channels.publish(channel, message);
      return Promise.resolve();
    },
    subscribe: (channel, listener) => channels.subscribe(channel, listener).stop,
    isReachable: () => Promise.resolve(true),
    close() {
      clearInterval(sweep);
      entries.clear();
      return Promise.resolve();
    },
  };
}
