/* The position of the flight on its picture. It is only visual: floats are fine, and no amount follows from it. */
import { reachedAt } from '../growth.ts';

/** A point in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The curve of a flight after this many milliseconds, in a picture of a size. */
export interface Curve {
  /** From the start to the tip. */
  points: readonly Point[];
  tip: Point;
  /** The slope at the tip in radians; upwards is negative. */
  angle: number;
  /** The height of a multiplier in hundredths, which may lie outside the picture. */
  heightOf: (hundredths: number) => number;
  /** The point where a multiplier was reached. */
  pointOf: (hundredths: number) => Point;
  /** The multiplier at the upper edge. */
  top: number;
}

/** The rate of growth for each millisecond, derived from the time of the multiplier 2. */
const GROWTH = Math.LN2 / reachedAt(200);
/** From this time on the tip stays in place and the picture moves. */
const SETTLED_MS = 9_000;
/** The multiplier that the picture is made for at first. */
const FIRST_TOP = 2;
const SAMPLES = 40;

interface Size {
  width: number;
  height: number;
}

/** Returns the curve after `elapsedMs`. It starts at the lower left, and its tip never leaves the picture. */
export function curveAt(elapsedMs: number, { width, height }: Size): Curve {
  const margin = Math.min(56, width * 0.12);
  const base = height - Math.min(34, height * 0.12);
  const run = width - 2 * margin;
  const rise = Math.max(0, base - Math.max(40, height * 0.2));
  const elapsed = Math.max(0, elapsedMs);
  const multiplier = Math.exp(GROWTH * elapsed);
  const reach = run / Math.max(SETTLED_MS, elapsed);
  const lift = rise / Math.max(FIRST_TOP - 1, multiplier - 1);
  const pointAfter = (ms: number): Point => ({ x: margin + ms * reach, y: base - (Math.exp(GROWTH * ms) - 1) * lift });
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAfter((elapsed * i) / SAMPLES));
  return {
    points,
    tip: pointAfter(elapsed),
    angle: -Math.atan2(GROWTH * multiplier * lift, reach),
    heightOf: (hundredths) => base - (hundredths / 100 - 1) * lift,
    pointOf: (hundredths) => pointAfter(Math.min(elapsed, reachedAt(hundredths))),
    top: 1 + base / Math.max(lift, 0.001),
  };
}

const STEPS = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

/** Returns round multipliers in hundredths for the lines of a picture, at most four. */
export function gridOf(top: number): readonly number[] {
  const step = STEPS.find((candidate) => (top - 1) * 100 <= candidate * 4.5) ?? 500_000;
  const lines: number[] = [];
  for (let at = step * (Math.floor(100 / step) + 1); at < top * 100 && lines.length < 4; at += step) lines.push(at);
  return lines;
}
