import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useLayoutEffect, useState, type RefCallback } from 'react';

/** Number of lists whose sizes are kept. */
const MAX_KEPT = 20;

/** Last measured row height by number of columns, in px. */
const rowPx = new Map<number, number>();

interface KeptSizes {
  /** Height of the rows that are not among the measured ones, in px. */
  readonly rowHeight: number;
  readonly measured: VirtualItem[];
}

/** Sizes of the rows of each list when it was left. */
const sizesOf = new Map<string, KeptSizes>();

function keep(list: string, sizes: KeptSizes): void {
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
  const [rowHeight, setRowHeight] = useState(() => kept?.rowHeight ?? rowPx.get(columns));

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
  return { rowHeight, kept: kept?.measured, firstRowRef };
}

/** Keeps the sizes of a list's rows when it is left. */
export function useKeepSizes(
  list: string,
  columns: number,
  {
    rowHeight,
    virtualizer,
  }: { readonly rowHeight: number | undefined; readonly virtualizer: Virtualizer<Window, HTMLElement> },
): void {
  useLayoutEffect(() => {
    if (rowHeight === undefined) return undefined;
    return () => keep(nameOf(list, columns), { rowHeight, measured: virtualizer.takeSnapshot() });
  }, [list, columns, rowHeight, virtualizer]);
}
