/** The drawing's own units: as wide as it likes, and so high. */
export const sparkWidth = 100;
/** The height that a spark is drawn in, in units of its own. */
export const sparkHeight = 24;

/** Room for the line's own thickness at the edges. */
const edge = 2;

/** Values as the points of a line from left to right, the greatest at the top; a single value is a level line. */
export function sparkPoints(values: readonly number[]): string {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const [first] = values;
  if (first === undefined) return '';
  const drawn = values.length === 1 ? [first, first] : values;
  return drawn.map((value, index) => {
    const x = (index / (drawn.length - 1)) * sparkWidth;
    const y = span === 0 ? sparkHeight / 2 : sparkHeight - edge - ((value - least) / span) * (sparkHeight - 2 * edge);
    return `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`;
  }).join(' ');
}
