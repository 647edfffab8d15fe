import { LRUCache } from 'lru-cache';

/** How many keys are counted at most; past that those go first that were not hit for the longest. */
const MAX_KEYS = 100_000;

/** Counts hits in this process, at once: what it guards is this process's own work. */
export interface HitCounter {
  /**
   * Counts a hit against a budget of `limit` in a window that starts with its first hit. Answers for how many ms to
   * wait; 0 when it fits.
   */
  hit(key: string, limit: number): number;
  /** For how many ms a key has to wait, without a hit; 0 when the next one fits. */
  waitMs(key: string, limit: number): number;
}

/** Makes a counter. `clock` gives the time in epoch milliseconds. */
export function createHitCounter({ windowMs, clock }: { windowMs: number; clock: () => number }): HitCounter {
  const windows = new LRUCache<string, { hits: number; endsAt: number }>({
    // With `max` it would take the room of all keys at once, whether or not they come.
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
