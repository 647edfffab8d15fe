/** How often the streams of a merchant are told that boards changed at most, in ms: each that shows one asks again. */
const TELL_EVERY_MS = 2_000;

/** Tells of boards that changed, not too often. */
export interface BoardHints {
  /** Says that a board of a merchant changed. After the last time this was said, the streams are always told. */
  changed(merchantCode: string): void;
  /** Tells nobody any more. */
  close(): void;
}

/** Creates hints. The first is told at once, those that follow together. */
export function createBoardHints(tell: (merchantCode: string) => void): BoardHints {
  /** Merchants that were told a moment ago, and whether there is something new since. */
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
