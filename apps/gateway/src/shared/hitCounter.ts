import { LRUCache } from 'lru-cache';

/** The most counted keys. Beyond it, the least recently hit ones are evicted. */
const MAX_KEYS = 100_000;

/** Counts hits synchronously in this process, to protect this process's own work. */
export interface HitCounter {
  /**
   * Counts a hit against a budget of `limit` in a window that starts with its first hit. Returns the ms to wait; 0 if
   * it fits.
   */
  hit(key: string, limit: number): number;
  /** Returns how many ms a key must wait, without counting a hit; 0 if the next one fits. */
  waitMs(key: string, limit: number): number;
}

/** Creates a counter. `clock` returns the time in epoch milliseconds. */
export function createHitCounter({ windowMs, clock }: { windowMs: number; clock: () => number }): HitCounter {
  const windows = new LRUCache<string, { hits: number; endsAt: number }>({
    // `max` would allocate memory for all keys at once.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  });

  return {
    hit(key, limit) {
      const now = clock();
      const open = windows.get(key);
      if (open === undefined || open.endsAt <= now) {
        windows.set(key, { hits: 1, endsAt: now + windowMs });
        return limit >= 1 ? 0 : windowMs;
      }
      open.hits += 1;
      return open.hits > limit ? open.endsAt - now : 0;
    },
    waitMs(key, limit) {
      const open = windows.get(key);
      return open !== undefined && open.hits >= limit ? Math.max(0, open.endsAt - clock()) : 0;
    },
  };
}
