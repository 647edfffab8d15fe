/** A series of a chart. */
export interface ChartSeries {
  readonly id: string;
  /** Name of the series, in the legend and the table. */
  readonly name: string;
  /** One value per point; null if missing. Used for drawing only: put exact values into `texts`. */
  readonly values: readonly (number | null)[];
  /** Formatted values, such as money that must not be rounded. Defaults to `formatValue` of each value. */
  readonly texts?: readonly string[];
  /** Kind of drawing. */
  readonly kind?: ChartKind;
}

/** Kinds of series: a line, a line over a filled area, or bars. */
export const chartKinds = ['line', 'area', 'bars'] as const;
/** Kind of a series. */
export type ChartKind = (typeof chartKinds)[number];

/** Whether any series has a value. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}

/** Returns the range of an axis for values from `least` to `greatest`. Includes zero and is never empty. */
export function valueRange(min: number | null, max: number | null): readonly [number, number] {
  const from = Math.min(0, min ?? 0);
  const to = Math.max(0, max ?? 0);
  if (from === to) return [0, 1];
  const air = (to - from) * 0.08;
  return [from === 0 ? 0 : from - air, to === 0 ? 0 : to + air];
}

/** Returns the text of a series at a point; a dash if there is no value. */
export function valueText(
  { values, texts }: ChartSeries,
  point: number,
  formatValue: (value: number) => string,
): string {
  const value = values[point];
  return texts?.[point] ?? (value === null || value === undefined ? '–' : formatValue(value));
}

/** Returns the point that a key moves to, or undefined for other keys. Right to left, ArrowLeft moves forward. */
export function pointAfterKey(key: string, point: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: point + step,
    ArrowLeft: point - step,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(count - 1, Math.max(0, place));
}
