import { useCallback, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

/** What a row is taken to measure until one has been: about a card of three columns on a phone, and a dense row. In px. */
const ROW_PX = 230;
const DENSE_ROW_PX = 96;
/** How many lists are remembered. */
const MAX_KEPT = 20;

/** What a row of so many columns measured when one was last seen, in px. */
const rowPx = new Map<number, number>();
/** What the rows of each list measured when it was left. */
const sizesOf = new Map<string, CacheSnapshot>();

function keep(list: string, sizes: CacheSnapshot): void {
  sizesOf.delete(list);
  sizesOf.set(list, sizes);
  for (const oldest of [...sizesOf.keys()].slice(0, -MAX_KEPT)) sizesOf.delete(oldest);
}

interface RowSizes {
  /** What a row is taken to measure until it has been, in px: what the first one measures, once there is one. */
  readonly rowHeight: number;
  /** What the rows measured when this list was left. */
  readonly kept: CacheSnapshot | undefined;
  /** Takes the list that measures its rows. */
  readonly virtualizerRef: RefObject<WindowVirtualizerHandle | null>;
  /** Takes the first row, or the first stand-in. */
  readonly firstRowRef: RefCallback<HTMLElement>;
  /** What a row is taken to measure now, in px. */
  readonly getHeight: (rowIndex: number) => number;
}

/**
 * The sizes of a list's rows before they are drawn. A list that begins with them is as long as it will be: its end is not
 * fetched too early, and a place far down holds what it held when the list was left.
 */
export function useRowSizes(list: string, columns: number): RowSizes {
  const virtualizerRef = useRef<WindowVirtualizerHandle>(null);
  const name = `${list} ${columns}`;
  const [kept] = useState(() => sizesOf.get(name));
  const [rowHeight, setRowHeight] = useState(() => rowPx.get(columns) ?? (columns === 1 ? DENSE_ROW_PX : ROW_PX));

  const firstRowRef = useCallback((row: HTMLElement | null) => {
    const measured = row?.getBoundingClientRect().height ?? 0;
    if (measured === 0) return;
    rowPx.set(columns, measured);
    // A list that measures its rows anew is drawn anew; a hair's breadth is not worth it.
    setRowHeight((current) => (Math.abs(current - measured) < 0.5 ? current : measured));
  }, [columns]);

  useLayoutEffect(() => () => {
    // oxlint-disable-next-line react/exhaustive-deps -- the list as it is when it is left
    const virtualizer = virtualizerRef.current;
    if (virtualizer) keep(name, virtualizer.cache);
  }, [name]);

  const getHeight = useCallback((rowIndex: number) => virtualizerRef.current?.getItemSize(rowIndex) ?? rowHeight, [rowHeight]);

  return { rowHeight, kept, virtualizerRef, firstRowRef, getHeight };
}
