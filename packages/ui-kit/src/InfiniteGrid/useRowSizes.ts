import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useLayoutEffect, useState, type RefCallback } from 'react';

/** Number of lists whose sizes are cached. */
const MAX_LISTS = 20;

/** Last measured row height by number of columns, in px. */
const rowPx = new Map<number, number>();

interface StoredSizes {
  /** Height of rows that were not measured, in px. */
  readonly rowHeight: number;
  readonly measured: VirtualItem[];
}

/** Row sizes of each list when it was left. */
const sizesOf = new Map<string, StoredSizes>();

function storeSizes(list: string, sizes: StoredSizes): void {
  sizesOf.delete(list);
  sizesOf.set(list, sizes);
  for (const oldest of [...sizesOf.keys()].slice(0, -MAX_LISTS)) sizesOf.delete(oldest);
}

const nameOf = (list: string, columns: number): string => `${list} ${columns}`;

interface RowSizes {
  /** Height of a row, in px; undefined until the first row of such a list has been measured. */
  readonly rowHeight: number | undefined;
  /** Sizes of the virtual rows when this list was last left. */
  readonly storedSizes: VirtualItem[] | undefined;
  /** Ref of the list's first row. */
  readonly firstRowRef: RefCallback<HTMLElement>;
}

/**
 * Returns the row sizes of a list before its rows are rendered. So the list has its final height from the start: its
 * end is not fetched too early, and a restored scroll position far down shows the same games.
 */
export function useRowSizes(list: string, columns: number): RowSizes {
  const [kept] = useState(() => sizesOf.get(nameOf(list, columns)));
  const [rowHeight, setRowHeight] = useState(() => kept?.rowHeight ?? rowPx.get(columns));

  // The observer fires after the browser's own layout; measuring in the ref would force one.
  const firstRowRef = useCallback(
    (row: HTMLElement) => {
      const observer = new ResizeObserver(([entry]) => {
        const measured = entry?.borderBoxSize[0]?.blockSize ?? 0;
        if (measured === 0) return;
        rowPx.set(columns, measured);
        startTransition(() => setRowHeight((current) => current ?? measured));
      });
      observer.observe(row);
      return () => {
        observer.disconnect();
      };
    },
    [columns],
  );
  return { rowHeight, storedSizes: kept?.measured, firstRowRef };
}

/** Caches the sizes of a list's rows when it is left. */
export function useStoreSizes(
  list: string,
  columns: number,
  {
    rowHeight,
    virtualizer,
  }: { readonly rowHeight: number | undefined; readonly virtualizer: Virtualizer<Window, HTMLElement> },
): void {
  useLayoutEffect(() => {
    if (rowHeight === undefined) return undefined;
    return () => storeSizes(nameOf(list, columns), { rowHeight, measured: virtualizer.takeSnapshot() });
  }, [list, columns, rowHeight, virtualizer]);
}
