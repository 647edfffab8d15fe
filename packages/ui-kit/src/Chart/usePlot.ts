import { useEffect, useRef, useState, type RefObject } from 'react';

import type { ChartSeries } from './chartRules.ts';
import type { Plot } from './plot.ts';

interface PlotRequest {
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  /** Element whose text and border colours the axes use. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  /** Legend whose swatches set the colours of the series. */
  readonly legendRef: RefObject<HTMLElement | null>;
  readonly onPoint: (point: number | null) => void;
}

/**
 * Mounts a plot in an element, resizes it with the element and redraws it when colours change. Colours are read from
 * elements, so that they follow the mode and forced colours. `hasFailed` is true if the library did not load.
 */
export function usePlot({ points, series, formatValue, placeRef, legendRef, onPoint }: PlotRequest): {
  readonly plotRef: RefObject<Plot | undefined>;
  readonly hasFailed: boolean;
} {
  const plotRef = useRef<Plot>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ formatValue, onPoint, points, series });
  useEffect(() => {
    latest.current = { formatValue, onPoint, points, series };
  });
  const key = JSON.stringify([points, series]);

  useEffect(() => {
    const place = placeRef.current;
    if (!place || key === '') return undefined;
    let isUnmounted = false;
    const swatch = (index: number): CSSStyleDeclaration | undefined => {
      const element = legendRef.current?.querySelectorAll('[data-swatch]')[index];
      return element && getComputedStyle(element);
    };
    const resizer = new ResizeObserver(() => {
      plotRef.current?.resize(place.clientWidth, place.clientHeight);
    });
    const dressWatcher = new MutationObserver(() => {
      plotRef.current?.redraw();
    });

    const draw = async (): Promise<void> => {
      try {
        const { createPlot } = await import('./plot.ts');
        if (isUnmounted) return;
        const style = getComputedStyle(place);
        plotRef.current = createPlot(place, {
          width: place.clientWidth,
          height: place.clientHeight,
          points: latest.current.points,
          series: latest.current.series,
          formatValue: (value) => latest.current.formatValue(value),
          font: `${style.fontSize} ${style.fontFamily}`,
          isRightToLeft: style.direction === 'rtl',
          colors: {
            text: () => getComputedStyle(place).color,
            grid: () => getComputedStyle(place).borderBlockEndColor,
            stroke: (index) => swatch(index)?.color ?? '',
            fill: (index) => swatch(index)?.backgroundColor ?? '',
          },
          onPoint: (point) => {
            latest.current.onPoint(point);
          },
        });
        resizer.observe(place);
        dressWatcher.observe(document.documentElement, {
          attributes: true,
          attributeFilter: ['data-brand', 'data-mode'],
        });
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    };
    void draw();
    return () => {
      isUnmounted = true;
      resizer.disconnect();
      dressWatcher.disconnect();
      plotRef.current?.destroy();
      plotRef.current = undefined;
    };
  }, [key, placeRef, legendRef]);

  return { plotRef, hasFailed };
}
