import type { ItemInstance } from '@headless-tree/core';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import type { Branch } from './treeBranches.ts';
import { LongList } from './Tree.styles.ts';

interface LongRowsProps {
  readonly items: readonly ItemInstance<Branch>[];
  /** Index of the focused row, which stays in the document; negative if none is. */
  readonly focusedIndex: number;
  /** Ref that receives a function which scrolls a row into view. */
  readonly showRef: RefObject<((index: number) => void) | null>;
  readonly children: (item: ItemInstance<Branch>) => ReactNode;
}

/** Estimated height of an unmeasured row, in px. */
const rowPx = 48;

/** Number of rows beyond either end of the viewport that are in the document. */
const overscan = 6;

/** The rows of a long tree; only those near the viewport are in the document. */
export function LongRows({ items, focusedIndex, showRef, children }: LongRowsProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = defaultRangeExtractor(range);
      const isElsewhere = focusedIndex >= 0 && focusedIndex < range.count && !indices.includes(focusedIndex);
      return isElsewhere ? [...indices, focusedIndex].toSorted((a, b) => a - b) : indices;
    },
    [focusedIndex],
  );
  // oxlint-disable-next-line react/incompatible-library -- its rows are read only in this render
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => rowPx,
    // Sizes stay with their rows when other rows open and close.
    getItemKey: useCallback((index: number) => items[index]?.getKey() ?? index, [items]),
    scrollMargin: top,
    overscan,
    rangeExtractor,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    showRef.current = (index) => virtualizer.scrollToIndex(index, { align: 'auto' });
    return () => {
      showRef.current = null;
    };
  }, [showRef, virtualizer]);

  return (
    <LongList ref={ref} role="presentation" style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              role="presentation"
              data-index={index}
              style={{ insetBlockStart: start - top }}
            >
              {children(item)}
            </div>
          )
        );
      })}
    </LongList>
  );
}
