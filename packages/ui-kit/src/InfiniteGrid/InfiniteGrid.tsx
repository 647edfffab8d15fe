import { useRef, useState, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';

import { GridRow } from './GridRow.tsx';
import { End, Mark, Root, Rows } from './InfiniteGrid.styles.ts';
import { useLoadMore } from './useLoadMore.ts';
import { useRowSizes } from './useRowSizes.ts';
import { createTurnQueue } from './useTurn.ts';

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

/** How far beyond the screen rows are drawn, in px: room for a few frames of fast scrolling. */
const BUFFER_PX = 400;

/**
 * A grid of any length on a page that scrolls with the window: fetches as one nears the bottom, and keeps only the rows
 * around the screen in the document. `getKey` and `renderItem` are best the same functions on each draw: rows are drawn anew with
 * others.
 */
export function InfiniteGrid<Item>({
  label, items, getKey, renderItem, onLoadMore, hasMore, isLoading, renderSkeleton, skeletonCount = 6, columns = 3, empty, failure, endText,
}: InfiniteGridProps<Item>): ReactNode {
  const markRef = useRef<HTMLDivElement>(null);
  const { rowHeight, kept, virtualizerRef, firstRowRef, getHeight } = useRowSizes(label, columns);
  const hasFailed = failure !== undefined && failure !== null && failure !== false;
  useLoadMore(markRef, { isWanted: hasMore && !isLoading && !hasFailed, onLoadMore });
  const [turns] = useState(createTurnQueue);
  const rowCount = Math.ceil(items.length / columns);
  const setSize = hasMore ? -1 : items.length;

  if (items.length === 0 && !isLoading && !hasMore) return hasFailed ? failure : empty;
  return (
    <Root>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand between the list and its items, which ul and li do not allow */}
      <Rows role="list" aria-label={label} aria-busy={isLoading}>
        {/* It takes the measure of its rows once, when it begins. */}
        <WindowVirtualizer key={kept ? 'kept' : rowHeight} ref={virtualizerRef} data={{ length: rowCount }} itemSize={rowHeight} bufferSize={BUFFER_PX} {...(kept && { cache: kept })}>
          {(_, rowIndex) => (
            <GridRow
              key={rowIndex}
              items={items.slice(rowIndex * columns, (rowIndex + 1) * columns)}
              firstIndex={rowIndex * columns}
              columns={columns}
              setSize={setSize}
              getKey={getKey}
              renderItem={renderItem}
              getHeight={getHeight}
              turns={turns}
              rowRef={rowIndex === 0 ? firstRowRef : undefined}
            />
          )}
        </WindowVirtualizer>
      </Rows>
      {isLoading && (
        <Rows>
          {Array.from({ length: Math.ceil(skeletonCount / columns) }, (_, row) => (
            <div key={row} ref={row === 0 && rowCount === 0 ? firstRowRef : undefined} data-part="row" data-columns={columns} aria-hidden>
              {Array.from({ length: Math.min(columns, skeletonCount - row * columns) }, (__, column) => <div key={column}>{renderSkeleton()}</div>)}
            </div>
          ))}
        </Rows>
      )}
      {failure}
      {!hasMore && !isLoading && !hasFailed && endText !== undefined && <End>{endText}</End>}
      <Mark ref={markRef} />
    </Root>
  );
}
