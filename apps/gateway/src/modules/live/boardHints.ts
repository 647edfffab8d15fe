/**
 * The minimum interval between hints about changed boards to the streams of a merchant, in ms: after a hint, each page
 * with a board reloads it.
 */
const MIN_INTERVAL_MS = 2_000;

/** Sends hints about changed boards, with a rate limit. */
export interface BoardHints {
  /** Reports that a board of a merchant changed. After the last report, the streams always get a hint. */
  changed(merchantCode: string): void;
  /** Stops sending hints. */
  close(): void;
}

/** Creates the hints. The first is sent at once, following ones together. */
export function createBoardHints(send: (merchantCode: string) => void): BoardHints {
  /** Merchants that got a hint a moment ago, and whether there was a change since. */
  const recent = new Map<string, { timer: NodeJS.Timeout; isStale: boolean }>();

  function begin(merchantCode: string): void {
    send(merchantCode);
    const timer = setTimeout(() => {
      const known = recent.get(merchantCode);
      recent.delete(merchantCode);
      if (known?.isStale === true) begin(merchantCode);
    }, MIN_INTERVAL_MS);
    timer.unref();
    recent.set(merchantCode, { timer, isStale: false });
  }

  return {
    changed(merchantCode) {
      const known = recent.get(merchantCode);
      if (known === undefined) begin(merchantCode);
      else known.isStale = true;
    },
    close() {
      for (const { timer } of recent.values()) clearTimeout(timer);
      recent.clear();
    },
  };
}
