/** An estimate of the server's clock from the times that it sends. */
export interface ServerClock {
  /**
   * Returns the server's time, in epoch milliseconds. It is late by the smallest delay of a message, and never early.
   */
  now: () => number;
  /** Adds a time from the server. Call it when the message arrives. */
  sample: (serverTime: number) => void;
  /** Discards the times of an earlier connection, for instance after the device slept. */
  forget: () => void;
}

/** The number of kept samples, few enough to follow a drifting clock. */
const MAX_SAMPLES = 12;

/**
 * Creates the estimate. `local` is a clock of the browser that runs evenly, in milliseconds.
 *
 * A message is read some time after it was sent, so each sample gives an offset that is too small by its delay. The
 * greatest offset is the one with the least delay.
 */
export function createServerClock(local: () => number = () => performance.now()): ServerClock {
  let offsets: readonly number[] = [];
  // Until the first sample, the browser's own clock is used.
  let offset = Date.now() - local();
  return {
    now: () => local() + offset,
    sample(serverTime) {
      offsets = [...offsets, serverTime - local()].slice(-MAX_SAMPLES);
      offset = Math.max(...offsets);
    },
    forget() {
      offsets = [];
    },
  };
}
