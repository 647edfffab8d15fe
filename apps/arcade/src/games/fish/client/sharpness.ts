/** How finely the sea is drawn. */
export interface Sharpness {
  /** Device pixels of a px. */
  ratio: number;
  /** Whether creatures turn with their way and are smoothed while they do. */
  isSmooth: boolean;
}

const WINDOW = 16;
/** A frame that takes longer than this on average is too slow, in ms. */
const SLOW_MS = 23;
/** Frames are quick below this, and after this many windows of them the sea is drawn more finely. */
const QUICK_MS = 18;
const QUICK_WINDOWS = 5;

/**
 * Chooses how finely the sea is drawn. It begins in the middle, becomes finer where frames are quick, and coarser each
 * time that they are slow; then it stays so. `note` takes the time of a frame in ms and returns true when the sharpness
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
