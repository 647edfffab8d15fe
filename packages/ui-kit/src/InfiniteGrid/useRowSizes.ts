import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useLayoutEffect, useState, type RefCallback } from 'react';

/** Number of lists whose sizes are kept. */
const MAX_KEPT = 20;

/** Last measured row height by number of columns, in px. */
const rowPx = new Map<number, number>();
/** Sizes of the rows of each list when it was left. */
const sizesOf = new Map<string, VirtualItem[]>();

function keep(list: string, sizes: VirtualItem[]): void {
  sizesOf.delete(list);
  sizesOf.set(list, sizes);
  for (const oldest of [...sizesOf.keys()].slice(0, -MAX_KEPT)) sizesOf.delete(oldest);
}

const nameOf = (list: string, columns: number): string => `${list} ${columns}`;

interface RowSizes {
  /** Height of a row, in px; undefined until the first row of such a list has been measured. */
  readonly rowHeight: number | undefined;
  /** Sizes of the virtual rows when this list was left. */
  readonly kept: VirtualItem[] | undefined;
  /** Ref of the list's first row. */
  readonly firstRowRef: RefCallback<HTMLElement>;
}

/**
 * Row sizes of a list before its rows are drawn. The list has its final length from the start: its end is not fetched
 * too early, and a scroll position far down shows the same games when the player comes back.
 */
export function useRowSizes(list: string, columns: number): RowSizes {
  const [kept] = useState(() => sizesOf.get(nameOf(list, columns)));
  const [rowHeight, setRowHeight] = useState(() => rowPx.get(columns));

  // The observer calls after the browser's own layout; measuring in the ref would force one.
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
  return { rowHeight, kept, firstRowRef };
}

/** Keeps the sizes of a list's rows when it is left. */
export function useKeepSizes(list: string, columns: number, virtualizer: Virtualizer<Window, HTMLElement>): void {
  useLayoutEffect(() => () => keep(nameOf(list, columns), virtualizer.takeSnapshot()), [list, columns, virtualizer]);
}
