import { useMemo, useRef, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';

import { Cell, End, List, Mark, Root, Row } from './InfiniteGrid.styles.ts';
import { useLoadMore } from './useLoadMore.ts';
import { useRowSizes } from './useRowSizes.ts';

export interface InfiniteGridProps<Item> {
  /** What screen readers call the list. */
  readonly label: string;
  /** Everything fetched so far. */
  readonly items: readonly Item[];
  /** What tells one item from another. */
  readonly getKey: (item: Item) => string;
  /** Draws one item. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Fetches the next page. Called within 400 px of the bottom, at most once a second, never while loading. */
  readonly onLoadMore: () => void;
  /** Whether there is another page to fetch. */
  readonly hasMore: boolean;
  /** Whether a page is on its way. */
  readonly isLoading: boolean;
  /** A stand-in in the item's own measures. */
  readonly renderSkeleton: () => ReactNode;
  /** How many stand-ins are shown while a page is on its way. */
  readonly skeletonCount?: number;
  /** How many stand side by side. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Shown when there is nothing and nothing is coming. */
  readonly empty: ReactNode;
  /** Shown after the items when the next page failed; holds the retry. While it stands, nothing is fetched. */
  readonly failure?: ReactNode;
  /** Said at the end of a list that is complete. */
  readonly endText?: string;
}

function inRows<Item>(items: readonly Item[], columns: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

/**
 * A grid of any length on a page that scrolls with the window: fetches as one nears the bottom, and keeps only the rows
 * around the screen in the document.
 */
export function InfiniteGrid<Item>({
  label, items, getKey, renderItem, onLoadMore, hasMore, isLoading, renderSkeleton, skeletonCount = 6, columns = 3, empty, failure, endText,
}: InfiniteGridProps<Item>): ReactNode {
  const markRef = useRef<HTMLDivElement>(null);
  const { rowHeight, kept, virtualizerRef, firstRowRef } = useRowSizes(label, columns);
  const hasFailed = failure !== undefined && failure !== null && failure !== false;
  useLoadMore(markRef, { isWanted: hasMore && !isLoading && !hasFailed, onLoadMore });
  const rows = useMemo(() => inRows(items, columns), [items, columns]);
  const isDense = columns === 1;

  if (items.length === 0 && !isLoading && !hasMore) return hasFailed ? failure : empty;
  return (
    <Root>
      <List aria-label={label} aria-busy={isLoading}>
        {/* It takes the measure of its rows once, when it begins. */}
        <WindowVirtualizer key={kept ? 'kept' : rowHeight} ref={virtualizerRef} data={rows} itemSize={rowHeight} {...(kept && { cache: kept })}>
          {(row, rowIndex) => (
            <Row key={rowIndex} ref={rowIndex === 0 ? firstRowRef : undefined} $columns={columns} $isDense={isDense}>
              {row.map((item, column) => {
                const index = rowIndex * columns + column;
                return <Cell key={getKey(item)} aria-posinset={index + 1} aria-setsize={hasMore ? -1 : items.length}>{renderItem(item, index)}</Cell>;
              })}
            </Row>
          )}
        </WindowVirtualizer>
      </List>
      {isLoading && inRows(Array.from({ length: skeletonCount }, (_, index) => index), columns).map((row) => (
        <Row key={row[0]} ref={row[0] === 0 && rows.length === 0 ? firstRowRef : undefined} $columns={columns} $isDense={isDense} aria-hidden>{row.map((index) => <div key={index}>{renderSkeleton()}</div>)}</Row>
      ))}
      {failure}
      {!hasMore && !isLoading && !hasFailed && endText !== undefined && <End>{endText}</End>}
      <Mark ref={markRef} />
    </Root>
  );
}
