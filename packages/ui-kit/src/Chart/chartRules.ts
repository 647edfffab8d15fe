/** A row of values drawn over the points of a chart. */
export interface ChartSeries {
  readonly id: string;
  /** What the values are; stands in the legend and over the table's column. */
  readonly name: string;
  /** One for each point; null where there is none. For drawing only: what must be exact goes into `texts`. */
  readonly values: readonly (number | null)[];
  /** The values in words, such as money that must not be rounded; left out, they are written by `formatValue`. */
  readonly texts?: readonly string[];
  /** A line, a line over a filled ground, or bars. */
  readonly kind?: ChartKind;
}

/** The ways to draw a series. */
export const chartKinds = ['line', 'area', 'bars'] as const;
/** One way to draw a series. */
export type ChartKind = (typeof chartKinds)[number];

/** There is something to draw. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}

/** The least and the greatest of an axis that shows values from `least` to `greatest`: always with zero on it, and never flat. */
export function valueRange(least: number | null, greatest: number | null): readonly [number, number] {
  const from = Math.min(0, least ?? 0);
  const to = Math.max(0, greatest ?? 0);
  if (from === to) return [0, 1];
  const air = (to - from) * 0.08;
  return [from === 0 ? 0 : from - air, to === 0 ? 0 : to + air];
}

/** What a series says at a point. */
export function valueText({ values, texts }: ChartSeries, point: number, formatValue: (value: number) => string): string {
  const value = values[point];
  return texts?.[point] ?? (value === null || value === undefined ? '–' : formatValue(value));
}

/** The point that a key leads to, or nothing for other keys. Right to left, the left arrow leads on. */
export function pointAfterKey(key: string, point: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, number>> = { ArrowRight: point + step, ArrowLeft: point - step, Home: 0, End: count - 1 };
  const place = places[key];
  return place === undefined ? undefined : Math.min(count - 1, Math.max(0, place));
}
