import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

/** Number of lists whose sizes are kept. */
const MAX_KEPT = 20;

/** Last measured row height by number of columns, in px. */
const rowPx = new Map<number, number>();
/** Sizes of the rows of each list when it was left. */
const sizesOf = new Map<string, CacheSnapshot>();

function keep(list: string, sizes: CacheSnapshot): void {
  sizesOf.delete(list);
  sizesOf.set(list, sizes);
  for (const oldest of [...sizesOf.keys()].slice(0, -MAX_KEPT)) sizesOf.delete(oldest);
}

interface RowSizes {
  /** Height of a row, in px; undefined until the first row of such a list has been measured. */
  readonly rowHeight: number | undefined;
  /** Sizes of the virtual rows when this list was left. */
  readonly kept: CacheSnapshot | undefined;
  /** Ref of the virtualizer. */
  readonly virtualizerRef: RefObject<WindowVirtualizerHandle | null>;
  /** Ref of the list's first row. */
  readonly firstRowRef: RefCallback<HTMLElement>;
  /** Returns the measured or assumed height of a virtual row, in px. */
  readonly getHeight: (rowIndex: number) => number;
}

/**
 * Row sizes of a list before its rows are drawn. The list has its final length from the start: its end is not fetched
 * too early, and a scroll position far down shows the same games when the player comes back.
 */
export function useRowSizes(list: string, columns: number): RowSizes {
  const virtualizerRef = useRef<WindowVirtualizerHandle>(null);
  const name = `${list} ${columns}`;
  const [kept] = useState(() => sizesOf.get(name));
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

  useLayoutEffect(
    () => () => {
      // oxlint-disable-next-line react/exhaustive-deps -- the list as it is when it is left
      const virtualizer = virtualizerRef.current;
      if (virtualizer) keep(name, virtualizer.cache);
    },
    [name],
  );

  const getHeight = useCallback(
    (rowIndex: number) => virtualizerRef.current?.getItemSize(rowIndex) ?? rowHeight ?? 0,
    [rowHeight],
  );

  return { rowHeight, kept, virtualizerRef, firstRowRef, getHeight };
}
