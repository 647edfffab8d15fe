import type { UniformDraw } from './uniformDraw.ts';

/**
 * Draws `count` distinct integers from 0 to below `values`, in the order they are drawn: the first steps of a
 * Fisher–Yates shuffle. Every ordered selection is equally likely.
 *
 * @throws RangeError if there are fewer values than integers to draw.
 */
export function drawDistinct(draw: UniformDraw, values: number, count: number): number[] {
  const remaining = Array.from({ length: values }, (_, value) => value);
  return Array.from({ length: count }, (_, position) => {
    const index = position + draw(values - position);
    const drawn = remaining[index] as number;
    // The undrawn value moves to the position of the drawn one.
    remaining[index] = remaining[position] as number;
    return drawn;
  });
}
