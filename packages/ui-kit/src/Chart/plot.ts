import UPlot from 'uplot';

import { valueRange, type ChartSeries } from './chartRules.ts';

/** Colours of a plot, read from the page at each draw. */
export interface PlotColors {
  readonly text: () => string;
  readonly grid: () => string;
  readonly stroke: (series: number) => string;
  readonly fill: (series: number) => string;
}

/** Options of a plot. */
export interface PlotOptions {
  readonly width: number;
  readonly height: number;
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  readonly colors: PlotColors;
  /** Font of the axes, as a CSS `font` value. */
  readonly font: string;
  readonly isRightToLeft: boolean;
  /** Called with the point nearest to the pointer, or null when the pointer leaves. */
  readonly onPoint: (point: number | null) => void;
}

/** Handle of a plot on a canvas. */
export interface Plot {
  readonly resize: (width: number, height: number) => void;
  readonly redraw: () => void;
  readonly pointAt: (point: number) => void;
  readonly destroy: () => void;
}

/* oxlint-disable typescript/no-unsafe-enum-assignment -- the library's names of sides do not outlive the compiler; these are their numbers */
const rightSide: UPlot.Axis.Side = 1;
const leftSide: UPlot.Axis.Side = 3;
/* oxlint-enable typescript/no-unsafe-enum-assignment */

/** Share of a point's width that its bars take, and the maximum width of a bar in px. */
const barShare = 0.7;
const barPx = 40;

function pathsOf({ kind }: ChartSeries, index: number, barCount: number): UPlot.Series.PathBuilder | undefined {
  if (kind !== 'bars') return undefined;
  const sides = [-1, 1] as const;
  return UPlot.paths.bars?.({ size: [barShare / barCount, barPx], align: barCount === 1 ? 0 : (sides[index] ?? 0) });
}

/** Draws the plot with uPlot. Import this module dynamically: it pulls in the library. */
export function createPlot(
  place: HTMLElement,
  { width, height, points, series, formatValue, colors, font, isRightToLeft, onPoint }: PlotOptions,
): Plot {
  const barCount = series.filter(({ kind }) => kind === 'bars').length;
  const plot = new UPlot(
    {
      width,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { setScale: false, x: false, y: false } },
      scales: {
        // Bars at both ends extend beyond their point by half of their width.
        x: {
          time: false,
          dir: isRightToLeft ? -1 : 1,
          range: (_, least, greatest) =>
            barCount > 0 || least === greatest ? [least - 0.5, greatest + 0.5] : [least, greatest],
        },
        y: { range: (_, least, greatest) => [...valueRange(least, greatest)] as [number, number] },
      },
      axes: [
        {
          stroke: colors.text,
          font,
          space: 72,
          incrs: [1, 2, 5, 7, 10, 14, 30, 50, 100, 365],
          grid: { show: false },
          ticks: { show: false },
          size: 28,
          values: (_, splits) => splits.map((split) => points[split] ?? ''),
        },
        {
          stroke: colors.text,
          font,
          side: isRightToLeft ? rightSide : leftSide,
          ticks: { show: false },
          grid: { stroke: colors.grid, width: 1 },
          values: (_, splits) => splits.map((split) => formatValue(split)),
          // As wide as its longest label.
          size: (self, words) => {
            self.ctx.font = font;
            const widest = Math.max(0, ...(words ?? []).map((word) => self.ctx.measureText(word).width));
            return Math.ceil(widest) + 16;
          },
        },
      ],
      series: [
        {},
        ...series.map((line, index): UPlot.Series => {
          const paths = pathsOf(line, index, barCount);
          return {
            stroke: () => colors.stroke(index),
            width: line.kind === 'bars' ? 0 : 2,
            points: { show: line.kind !== 'bars' && line.values.length < 2 },
            ...(index === 1 && line.kind !== 'bars' && { dash: [6, 4] }),
            ...(line.kind === 'area' && { fill: () => colors.fill(index) }),
            ...(line.kind === 'bars' && { fill: () => colors.stroke(index) }),
            ...(paths && { paths }),
          };
        }),
      ],
      hooks: {
        setCursor: [
          ({ cursor }) => {
            onPoint(cursor.idx ?? null);
          },
        ],
      },
    },
    [points.map((_, index) => index), ...series.map(({ values }) => [...values])],
    place,
  );
  return {
    resize: (newWidth, newHeight) => {
      plot.setSize({ width: newWidth, height: newHeight });
    },
    redraw: () => {
      plot.redraw(false, true);
    },
    pointAt: (point) => {
      plot.setCursor({ left: plot.valToPos(point, 'x'), top: 0 });
    },
    destroy: () => {
      plot.destroy();
    },
  };
}
