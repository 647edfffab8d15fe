/** The motion of a round: movements and pauses, one after the other. The player may end them early. */
export interface Motion {
  /**
   * Begins the motion of a round, without any motion if `isStill`. Ends an earlier skip. The returned function returns
   * whether no other motion has begun since.
   */
  start: (isStill?: boolean) => () => boolean;
  /**
   * Calls `draw` with the completed part, from 0 to 1. The last call has exactly 1 and comes before the promise
   * resolves. A still or skipped round shows the end at once.
   */
  run: (durationMs: number, draw: (part: number) => void) => Promise<void>;
  /** Resolves after `ms`, or at once if the round is still or skipped. */
  pause: (ms: number) => Promise<void>;
  /** Ends the current motion at once, and each later one until the next start. */
  skip: () => void;
  /** Ends the current motion, which should draw nothing more. */
  stop: () => void;
  /** Whether there is no motion until the next start. */
  isSkipped: () => boolean;
}

interface MotionParts {
  /** Has the class `is-still` while the style sheet's motion is disabled. */
  root?: HTMLElement;
  /** Returns the factor of every duration, for instance 0.3 with turbo. */
  share?: () => number;
}

/** Creates the motion of a stage. */
export function createMotion({ root, share = () => 1 }: MotionParts = {}): Motion {
  let started = 0;
  let isSkipped = false;
  let endCurrent: (() => void) | undefined;

  function skip(): void {
    isSkipped = true;
    root?.classList.add('is-still');
    endCurrent?.();
  }

  return {
    start(isStill = false) {
      started += 1;
      const own = started;
      isSkipped = isStill;
      root?.classList.toggle('is-still', isStill);
      return () => started === own;
    },
    run(durationMs, draw) {
      // Browsers do not draw frames of a hidden page, but the round must end there too.
      if (durationMs <= 0 || isSkipped || document.hidden) {
        draw(1);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const begin = performance.now();
        const lastsMs = durationMs * share();
        let frame = 0;
        const end = (): void => {
          cancelAnimationFrame(frame);
          document.removeEventListener('visibilitychange', end);
          endCurrent = undefined;
          draw(1);
          resolve();
        };
        const step = (): void => {
          const part = (performance.now() - begin) / lastsMs;
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
    pause(ms) {
      if (ms <= 0 || isSkipped) return Promise.resolve();
      return new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          endCurrent = undefined;
          resolve();
        };
        const timer = setTimeout(end, ms * share());
        endCurrent = end;
      });
    },
    skip,
    stop() {
      started += 1;
      skip();
      root?.classList.remove('is-still');
    },
    isSkipped: () => isSkipped,
  };
}

/** Maps the completed part of a movement, from 0 to 1, so that it slows down towards its end. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** Counts an amount up. Only the steps in between are rounded; the last one is the exact amount. */
export function countUp(
  motion: Motion,
  durationMs: number,
  amount: bigint,
  show: (shown: bigint) => void,
): Promise<void> {
  return motion.run(durationMs, (part) =>
    show(part === 1 ? amount : (amount * BigInt(Math.floor(easeOut(part) * 1000))) / 1000n),
  );
}
