import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { Table } from '../Table/Table.tsx';
import { hasValues, pointAfterKey, valueText, type ChartSeries } from './chartRules.ts';
import { Details, Empty, Entry, Legend, Name, Place, Point, Root, Summary, Swatch, Value } from './Chart.styles.ts';
import { usePlot } from './usePlot.ts';

export { chartKinds } from './chartRules.ts';
export type { ChartKind, ChartSeries } from './chartRules.ts';

/** Props of `Chart`. One or two series over the same points. */
export interface ChartProps {
  /** Accessible name: what the chart shows. */
  readonly label: string;
  /** Names of the points from earliest to latest, such as days. They are evenly spaced. */
  readonly points: readonly string[];
  /** The name of the points, such as "Day". Heads the table's first column. */
  readonly pointsLabel: string;
  /** One or two series; more are hard to distinguish on a phone. */
  readonly series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  /** Formats axis labels, and legend values of series without `texts`. */
  readonly formatValue: (value: number) => string;
  /** Label of the table's disclosure, such as "Show as a table". */
  readonly tableLabel: string;
  /** Text shown if there are no values. */
  readonly emptyText: string;
}

/**
 * A chart of values over time as lines, areas or bars. The legend shows the point at the pointer or selected by arrow
 * keys, initially the last, so that nothing covers the plot. A table has all values. uPlot is loaded when a chart is
 * shown.
 */
export function Chart(props: ChartProps): ReactNode {
  return props.points.length > 0 && hasValues(props.series) ? <Drawing {...props} /> : <Empty>{props.emptyText}</Empty>;
}

function Drawing({ label, points, pointsLabel, series, formatValue, tableLabel }: ChartProps): ReactNode {
  const placeRef = useRef<HTMLDivElement>(null);
  const legendRef = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const { plotRef, hasFailed } = usePlot({ points, series, formatValue, placeRef, legendRef, onPoint: setPointedAt });
  const last = points.length - 1;
  const point = Math.min(pointedAt ?? last, last);
  const rows = useMemo(() => points.map((name, index) => ({ name, index })), [points]);

  const handleKeys = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = pointAfterKey(
      event.key,
      point,
      points.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (next === undefined) return;
    event.preventDefault();
    setPointedAt(next);
    plotRef.current?.pointAt(next);
  };

  return (
    <Root>
      <Legend ref={legendRef} aria-hidden>
        <Point>{points[point]}</Point>
        {series.map((line, index) => (
          <Entry key={line.id}>
            <Swatch data-swatch $index={index} />
            <Name>{line.name}</Name>
            <Value>{valueText(line, point, formatValue)}</Value>
          </Entry>
        ))}
      </Legend>
      {!hasFailed && (
        <Place
          ref={placeRef}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot contain the plot
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={point}
          aria-valuetext={[
            points[point],
            ...series.map((line) => `${line.name} ${valueText(line, point, formatValue)}`),
          ].join(', ')}
          onKeyDown={handleKeys}
        />
      )}
      <Details open={hasFailed}>
        <Summary>{tableLabel}</Summary>
        <Table
          caption={label}
          rows={rows}
          getKey={({ index }) => String(index)}
          columns={[
            { id: 'point', header: pointsLabel, render: ({ name }) => name, isRowName: true },
            ...series.map((line) => ({
              id: line.id,
              header: line.name,
              align: 'end' as const,
              render: ({ index }: { index: number }) => valueText(line, index, formatValue),
            })),
          ]}
        />
      </Details>
    </Root>
  );
}
