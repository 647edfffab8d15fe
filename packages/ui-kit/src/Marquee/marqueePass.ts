/** How often a second the marquee moves. */
export const framesPerSecond = 30;

/** How far it moves in a second, in px; slow enough to read. */
const speed = 45;

/** How long one pass over a band of a width (px) takes, and in how many jumps it is made. */
export function passOf(width: number): { readonly durationS: number; readonly frames: number } {
  const frames = Math.round((width / speed) * framesPerSecond);
  return { durationS: frames / framesPerSecond, frames };
}
