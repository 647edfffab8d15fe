import { useWindowVirtualizer, type Range, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';

import { createRowSlots } from './rowSlots.ts';
import { BUFFER_PX } from './useAway.ts';

interface VirtualRowsOptions {
  /** The element that contains the rows. */
  readonly ref: RefObject<HTMLElement | null>;
  /** Number of rows. */
  readonly count: number;
  /** Estimated height of a row, in px; undefined while unknown. */
  readonly rowHeight: number | undefined;
  /** Sizes of the rows when this list was last left. */
  readonly storedSizes: VirtualItem[] | undefined;
}

/** A virtual row with its position. */
interface PlacedRow {
  readonly index: number;
  /** Distance from the first virtual row, in px. */
  readonly offset: number;
}

/** A row of the window. */
export interface SlotRow extends PlacedRow {
  /** Identifies the element that shows the row. */
  readonly slot: number;
}

interface VirtualRows {
  /** The rows of the window, in document order. */
  readonly rows: readonly SlotRow[];
  readonly virtualizer: Virtualizer<Window, HTMLElement>;
  /** Handlers of the element that contains the rows: the focused row stays in the document. */
  readonly handlers: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void };
}

/**
 * Returns the distance of an element from the top of the document, in px. It is read after the browser's own layout.
 */
function useTop(ref: RefObject<HTMLElement | null>, isWatched: boolean): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (!isWatched) return undefined;
    const observer = new ResizeObserver(() => {
      const element = ref.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [ref, isWatched]);
  return top;
}

/**
 * Assigns each row its slot. During scrolling, elements keep their order, so that none moves in the document; at rest
 * they have the order of the list, for the Tab key and screen readers.
 */
function useSlots(rows: readonly PlacedRow[], isScrolling: boolean): readonly SlotRow[] {
  const [slots] = useState(createRowSlots);
  const { slotOf, inOrder } = useMemo(() => {
    const assigned = slots.assign(rows.map(({ index }) => index));
    const slotRows = rows.map((row) => ({ ...row, slot: assigned.get(row.index) ?? row.index }));
    return { slotOf: assigned, inOrder: isScrolling ? slotRows.toSorted((a, b) => a.slot - b.slot) : slotRows };
  }, [slots, rows, isScrolling]);
  useLayoutEffect(() => slots.commit(slotOf), [slots, slotOf]);
  return inOrder;
}

/**
 * Returns the virtual rows near the viewport. Their number is constant, so that a row that enters reuses the element of
 * one that leaves, in the same commit.
 */
export function useVirtualRows({ ref, count, rowHeight, storedSizes }: VirtualRowsOptions): VirtualRows {
  const isKnown = rowHeight !== undefined;
  const top = useTop(ref, isKnown);
  const [focused, setFocused] = useState<number>();
  const [handlers] = useState(() => ({
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-index]');
      if (row) setFocused(Number(row.dataset['index']));
    },
    onBlur: () => setFocused(undefined),
  }));
  const rangeExtractor = useMemo(
    () => (range: Range) => windowOf(range, { rowHeight: rowHeight ?? 1, screen: window.innerHeight, focused }),
    [rowHeight, focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- its rows are read only in this render
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isKnown,
    estimateSize: () => rowHeight ?? 0,
    scrollMargin: top,
    overscan: 0,
    rangeExtractor,
    useFlushSync: false,
    ...(storedSizes && { initialMeasurementsCache: storedSizes }),
  });
  // Offsets are read in this render: a deferred row has a start relative to the list's previous position.
  const items = virtualizer.getVirtualItems();
  const placed = useMemo(() => items.map(({ index, start }) => ({ index, offset: start - top })), [items, top]);
  // Deferred values render in a transition, in the middle of which the browser may paint.
  const rows = useDeferredValue(placed);
  const isScrolling = useDeferredValue(virtualizer.isScrolling);
  return { rows: useSlots(rows, isScrolling), virtualizer, handlers };
}

/**
 * Returns the indices of the rows to render, in order. `screen` and `rowHeight` are in px. There are enough to fill the
 * screen at that height, and more if rows on the screen are lower.
 */
export function windowOf(
  { startIndex, endIndex, count }: Pick<Range, 'startIndex' | 'endIndex' | 'count'>,
  { rowHeight, screen, focused }: { rowHeight: number; screen: number; focused: number | undefined },
): number[] {
  const buffer = Math.ceil(BUFFER_PX / rowHeight);
  const length = Math.ceil(screen / rowHeight) + 1 + 2 * buffer;
  const end = Math.min(endIndex + buffer, count - 1);
  const first = Math.max(0, Math.min(startIndex, end - length + 1));
  const indices = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  if (focused === undefined || focused >= count || (focused >= first && focused <= end)) return indices;
  return focused < first ? [focused, ...indices] : [...indices, focused];
}
