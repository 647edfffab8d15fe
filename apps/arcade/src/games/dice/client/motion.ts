/** The movements of a round, one after the other. The player may end them early. */
export interface Motion {
  /** Allows movements again after a skip. Called when a round begins to play. */
  reset: () => void;
  /**
   * Calls `draw` with the part that is done, from 0 to 1. The last call has exactly 1 and comes before the promise
   * resolves. A duration of 0 and a skipped round show the end at once.
   */
  run: (durationMs: number, draw: (part: number) => void) => Promise<void>;
  /** Ends the current movement at once, and each later one until `reset`. */
  skip: () => void;
}

/** Creates the movements of a stage. */
export function createMotion(): Motion {
  let isSkipped = false;
  let endCurrent: (() => void) | undefined;

  function skip(): void {
    isSkipped = true;
    endCurrent?.();
  }

  return {
    reset() {
      isSkipped = false;
    },
    skip,
    run(durationMs, draw) {
      // Browsers do not draw frames of a hidden page, and the round must end there too.
      if (durationMs === 0 || isSkipped || document.hidden) {
        draw(1);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const begin = performance.now();
        let frame = 0;
        const end = (): void => {
          cancelAnimationFrame(frame);
          document.removeEventListener('visibilitychange', end);
          endCurrent = undefined;
          draw(1);
          resolve();
        };
        const step = (): void => {
          const part = (performance.now() - begin) / durationMs;
          if (part >= 1) {
            end();
            return;
          }
          draw(part);
          frame = requestAnimationFrame(step);
        };
        endCurrent = end;
        document.addEventListener('visibilitychange', end);
        step();
      });
    },
  };
}

/** Slows a movement down towards its end. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
