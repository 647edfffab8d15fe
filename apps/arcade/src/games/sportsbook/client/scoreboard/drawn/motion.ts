/** A step of an animation: its duration in ms, and a function that draws it at a share from 0 to 1. */
export interface Step {
  ms: number;
  frame: (share: number) => void;
}

/** The animation of a drawing. */
export interface Motion {
  /** Plays steps one after another. Earlier motion stops where it is. */
  run: (steps: readonly Step[]) => void;
  /** Whether motion is off, so that a drawing shows events in its still state. */
  isStill: () => boolean;
}

/**
 * Creates the animation of a drawing. With reduced motion nothing runs, so a drawing shows its state before it moves.
 */
export function createMotion(prefersStill: () => boolean): Motion {
  let latest = 0;
  return {
    isStill: prefersStill,
    run(steps) {
      const runId = (latest += 1);
      if (prefersStill()) return;
      const remaining = [...steps];
      let began: number | undefined;
      function next(time: number): void {
        if (runId !== latest) return;
        began ??= time;
        let [step] = remaining;
        while (step && time - began >= step.ms) {
          step.frame(1);
          began += step.ms;
          remaining.shift();
          [step] = remaining;
        }
        if (!step) return;
        step.frame(Math.max(0, (time - began) / step.ms));
        requestAnimationFrame(next);
      }
      requestAnimationFrame(next);
    },
  };
}

/** Creates a step in which nothing moves. */
export function pause(ms: number): Step {
  return { ms, frame: () => undefined };
}
