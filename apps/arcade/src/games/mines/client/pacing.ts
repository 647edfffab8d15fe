/** Paces how a stage plays events. */
export interface Pacing {
  /** Begins to play, without pauses if `isStill`. The function returned tells whether nothing else began since. */
  start: (isStill: boolean) => () => boolean;
  /** Ends what is being played: it should draw nothing more. */
  stop: () => void;
  /** Resolves after `ms`, or at once after `skip`. */
  wait: (ms: number) => Promise<void>;
  /** Leaves out all pauses until the next start. */
  skip: () => void;
}

/** Creates the pacing of a stage. Its root has the class `is-still` while motion is left out. */
export function createPacing(root: HTMLElement): Pacing {
  let run = 0;
  let isSkipped = false;
  let wake: (() => void) | undefined;

  function skip(): void {
    isSkipped = true;
    root.classList.add('is-still');
    wake?.();
  }

  return {
    start(isStill) {
      run += 1;
      const own = run;
      isSkipped = isStill;
      root.classList.toggle('is-still', isStill);
      return () => run === own;
    },
    stop() {
      run += 1;
      skip();
      root.classList.remove('is-still');
    },
    wait(ms) {
      if (isSkipped) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    skip,
  };
}
