/** Frame rate of the marquee (HOME-02). */
export const framesPerSecond = 30;

/** Speed in px per second; slow enough to read. */
const speed = 45;

/** Returns duration and step count of one pass over a band of `width` px. */
export function passOf(width: number): { readonly durationS: number; readonly frames: number } {
  const frames = Math.round((width / speed) * framesPerSecond);
  return { durationS: frames / framesPerSecond, frames };
}
