/** The resolution at which the sea is drawn. */
export interface Sharpness {
  /** Device pixels per px. */
  ratio: number;
  /** Whether creatures turn into their direction, with smoothing. */
  isSmooth: boolean;
}

const WINDOW = 16;
/** A frame that takes longer than this on average is too slow, in ms. */
const SLOW_MS = 23;
/** Frames below this are quick, in ms. After this many windows of quick frames the sharpness rises. */
const QUICK_MS = 18;
const QUICK_WINDOWS = 5;

/**
 * Chooses the sharpness of the sea. It begins in the middle, rises while frames are quick, and falls whenever they are
 * slow; after a fall it never rises again. `note` takes the time of a frame in ms and returns true when the sharpness
 * has changed.
 */
export function createSharpness(screenRatio: number): { current: () => Sharpness; note: (ms: number) => boolean } {
  const steps: readonly Sharpness[] = [
    { ratio: Math.min(2, screenRatio), isSmooth: true },
    { ratio: Math.min(1.25, screenRatio), isSmooth: true },
    { ratio: Math.min(1, screenRatio), isSmooth: false },
    { ratio: Math.min(0.75, screenRatio), isSmooth: false },
  ];
  let step = 1;
  let finest = 0;
  let sum = 0;
  let count = 0;
  let quick = 0;
  return {
    current: () => steps[step] ?? { ratio: 1, isSmooth: false },
    note(ms) {
      sum += ms;
      count += 1;
      if (count < WINDOW) return false;
      const mean = sum / count;
      sum = 0;
      count = 0;
      quick = mean < QUICK_MS ? quick + 1 : 0;
      if (mean > SLOW_MS && step < steps.length - 1) {
        step += 1;
        finest = step;
        return true;
      }
      if (quick < QUICK_WINDOWS || step <= finest) return false;
      quick = 0;
      step -= 1;
      return true;
    },
  };
}
