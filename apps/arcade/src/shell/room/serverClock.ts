/** An estimate of the server's clock, made from the times that the server sends. */
export interface ServerClock {
  /** The server's time now, in epoch milliseconds. It is late by the least delay of a message, and never early. */
  now: () => number;
  /** Takes a time that the server sent. Call it when the message arrives. */
  sample: (serverTime: number) => void;
  /** Forgets the times of a former connection, for instance after the device slept. */
  forget: () => void;
}

/** So many samples are kept: a clock that drifts is followed. */
const KEPT_SAMPLES = 12;

/**
 * Creates the estimate. `local` is a clock of the browser that runs evenly, in milliseconds.
 *
 * A message is read some time after it was sent, so each sample gives an offset that is too small by its delay. The
 * greatest offset is the one with the least delay.
 */
export function createServerClock(local: () => number = () => performance.now()): ServerClock {
  let offsets: readonly number[] = [];
  // Until the first sample the browser's own clock has to do.
  let offset = Date.now() - local();
  return {
    now: () => local() + offset,
    sample(serverTime) {
      offsets = [...offsets, serverTime - local()].slice(-KEPT_SAMPLES);
      offset = Math.max(...offsets);
    },
    forget() {
      offsets = [];
    },
  };
}
