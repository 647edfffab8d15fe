/** Width of the view box. The SVG stretches to its container. */
export const sparkWidth = 100;
/** Height of the view box. */
export const sparkHeight = 24;

/** Margin for the stroke width. */
const edge = 2;

/** Returns the `points` of a polyline. A single value is a level line. */
export function sparkPoints(values: readonly number[]): string {
  const min = Math.min(...values);
  const span = Math.max(...values) - min;
  const [first] = values;
  if (first === undefined) return '';
  const drawn = values.length === 1 ? [first, first] : values;
  return drawn
    .map((value, index) => {
      const x = (index / (drawn.length - 1)) * sparkWidth;
      const y = span === 0 ? sparkHeight / 2 : sparkHeight - edge - ((value - min) / span) * (sparkHeight - 2 * edge);
      return `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`;
    })
    .join(' ');
}
