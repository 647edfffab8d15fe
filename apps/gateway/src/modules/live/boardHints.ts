/**
 * The minimum interval between hints about changed boards to the streams of a merchant, in ms: after a hint, each page
 * with a board reloads it.
 */
const TELL_EVERY_MS = 2_000;

/** Sends hints about changed boards, with a rate limit. */
export interface BoardHints {
  /** Reports that a board of a merchant changed. After the last report, the streams always get a hint. */
  changed(merchantCode: string): void;
  /** Stops sending hints. */
  close(): void;
}

/** Creates the hints. The first is sent at once, following ones together. */
export function createBoardHints(tell: (merchantCode: string) => void): BoardHints {
  /** Merchants that got a hint a moment ago, and whether there was a change since. */
  const told = new Map<string, { timer: NodeJS.Timeout; isStale: boolean }>();

  function begin(merchantCode: string): void {
    tell(merchantCode);
    const timer = setTimeout(() => {
      const known = told.get(merchantCode);
      told.delete(merchantCode);
      if (known?.isStale === true) begin(merchantCode);
    }, TELL_EVERY_MS);
    timer.unref();
    told.set(merchantCode, { timer, isStale: false });
  }

  return {
    changed(merchantCode) {
      const known = told.get(merchantCode);
      if (known === undefined) begin(merchantCode);
      else known.isStale = true;
    },
    close() {
      for (const { timer } of told.values()) clearTimeout(timer);
      told.clear();
    },
  };
}
