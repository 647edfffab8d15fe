/** Pauses of a round. The player may end them early. */
export interface Pacing {
  /** Allows pauses again after a skip. */
  reset: () => void;
  /** A pause. Turbo shortens it; after a skip there is none. */
  rest: (ms: number) => Promise<void>;
  /** Ends the current pause, and each later one until `reset`. */
  skip: () => void;
  isSkipped: () => boolean;
}

/** What is left of a pause with turbo. */
const TURBO_SHARE = 0.3;

/** Creates the pauses of a stage. */
export function createPacing(isTurbo: () => boolean): Pacing {
  let isSkipped = false;
  let end: (() => void) | undefined;

  return {
    reset() {
      isSkipped = false;
    },
    rest(ms) {
      if (isSkipped) return Promise.resolve();
      return new Promise((resolve) => {
        end = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(end, isTurbo() ? ms * TURBO_SHARE : ms);
      });
    },
    skip() {
      isSkipped = true;
      end?.();
    },
    isSkipped: () => isSkipped,
  };
}
