import { useCallback, useState, type RefCallback } from 'react';

/** What a row is taken to measure until one has been: about a card of three columns on a phone, and a dense row. In px. */
const ROW_PX = 230;
const DENSE_ROW_PX = 96;

/** What a row of so many columns measured when one was last seen, in px. */
const seen = new Map<number, number>();

/**
 * The height of a list's rows, which are all alike, in px: that of the first row or stand-in, which takes the ref, once there
 * is one. A list that begins with it is as long as it will be: its end is not fetched too early, and a place far down is
 * found again.
 */
export function useRowHeight(columns: number): [height: number, firstRowRef: RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(() => seen.get(columns) ?? (columns === 1 ? DENSE_ROW_PX : ROW_PX));
  const measure = useCallback((row: HTMLElement | null) => {
    const measured = row?.getBoundingClientRect().height ?? 0;
    if (measured === 0) return;
    seen.set(columns, measured);
    setHeight(measured);
  }, [columns]);
  return [height, measure];
}
