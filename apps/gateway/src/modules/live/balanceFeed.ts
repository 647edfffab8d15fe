import type { Balance } from '@parlor/contract';

/** The shortest time between two reads of an account's balance, in ms. */
const READ_EVERY_MS = 200;
/** How long after a failed read a balance is read again, in ms. */
const RETRY_MS = 1_000;

/** Reads balances that may have changed. */
export interface BalanceFeed {
  /** Reports that a balance may have changed. The balance after the last report is always read. */
  changed(accountId: string): void;
  /** Forgets an account that has no more followers. */
  forget(accountId: string): void;
}

interface FeedOptions {
  read: (accountId: string) => Promise<Balance>;
  /** Called with each balance that was read. */
  onBalance: (accountId: string, balance: Balance) => void;
  onError: (error: unknown) => void;
}

/** The read of one account: running, or scheduled for a time. `isStale` if the balance changed since it began. */
interface Reading {
  isStale: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** Creates a feed. It reads the first change at once, and following ones together. */
export function createBalanceFeed({ read, onBalance, onError }: FeedOptions): BalanceFeed {
  const readings = new Map<string, Reading>();

  function pause(accountId: string, reading: Reading, ms: number): void {
    reading.timer = setTimeout(() => {
      reading.timer = undefined;
      if (reading.isStale) void begin(accountId, reading);
      else readings.delete(accountId);
    }, ms);
    reading.timer.unref();
  }

  async function begin(accountId: string, reading: Reading): Promise<void> {
    reading.isStale = false;
    let pauseMs = READ_EVERY_MS;
    try {
      const balance = await read(accountId);
      if (readings.get(accountId) === reading) onBalance(accountId, balance);
    } catch (error) {
      onError(error);
      reading.isStale = true;
      pauseMs = RETRY_MS;
    }
    if (readings.get(accountId) === reading) pause(accountId, reading, pauseMs);
  }

  return {
    changed(accountId) {
      const known = readings.get(accountId);
      if (known !== undefined) {
        known.isStale = true;
        return;
      }
      const reading: Reading = { isStale: false, timer: undefined };
      readings.set(accountId, reading);
      void begin(accountId, reading);
    },
    forget(accountId) {
      clearTimeout(readings.get(accountId)?.timer);
      readings.delete(accountId);
    },
  };
}
