import { useRef, type ReactNode } from 'react';

import { FirstGridRow, VirtualGridRow, type RenderItem } from './GridRow.tsx';
import { End, Mark, Root, Rows } from './InfiniteGrid.styles.ts';
import { useLoadMore } from './useLoadMore.ts';
import { useStoreSizes, useRowSizes } from './useRowSizes.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export interface InfiniteGridProps<Item> {
  /** The accessible name of the list. */
  readonly label: string;
  /** All items fetched so far. */
  readonly items: readonly Item[];
  /** Renders one item. */
  readonly renderItem: RenderItem<Item>;
  /** Fetches the next page. Called within 400 px of the bottom, at most once a second, never while loading. */
  readonly onLoadMore: () => void;
  /** Whether there is another page to fetch. */
  readonly hasMore: boolean;
  /** Whether a page is loading. */
  readonly isLoading: boolean;
  /** Renders a placeholder of the item's size. */
  readonly renderSkeleton: () => ReactNode;
  /** Number of placeholders while a page is loading. */
  readonly skeletonCount?: number;
  /** Number of items in a row. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Shown when the list is empty and nothing is loading. */
  readonly empty: ReactNode;
  /** Shown after the items when the next page failed; contains the retry. While it is shown, nothing is fetched. */
  readonly failure?: ReactNode;
  /** Text at the end of a complete list. */
  readonly endText?: string;
}

/** Number of rows on the first screen of a phone: cards, or dense rows of one column. */
const FIRST_ROWS = 3;
const FIRST_DENSE_ROWS = 7;

/**
 * A grid of any length on a page that scrolls with the window. It fetches the next page near the bottom. Rows of the
 * first screen are rendered with the page; of all others only those near the viewport are in the document. Pass a
 * stable `renderItem`: a new one rerenders every row. Its elements show other items while they are mounted: those of
 * rows that leave the viewport are reused for the rows that enter.
 */
export function InfiniteGrid<Item>({
  label,
  items,
  renderItem,
  onLoadMore,
  hasMore,
  isLoading,
  renderSkeleton,
  skeletonCount = 6,
  columns = 3,
  empty,
  failure,
  endText,
}: InfiniteGridProps<Item>): ReactNode {
  const markRef = useRef<HTMLDivElement>(null);
  const { rowHeight, storedSizes, firstRowRef } = useRowSizes(label, columns);
  const virtualRef = useRef<HTMLDivElement>(null);
  const hasFailed = failure !== undefined && failure !== null && failure !== false;
  const rowCount = Math.ceil(items.length / columns);
  const setSize = hasMore ? -1 : items.length;
  const firstRows = Math.min(rowCount, columns === 1 ? FIRST_DENSE_ROWS : FIRST_ROWS);
  const { rows, virtualizer, handlers } = useVirtualRows({
    ref: virtualRef,
    count: rowCount - firstRows,
    rowHeight,
    storedSizes,
  });
  useStoreSizes(label, columns, { rowHeight, virtualizer });
  // Without its virtual rows the list is shorter than its final height, so its end only seems near.
  const hasFullHeight = rowHeight !== undefined || rowCount <= firstRows;
  useLoadMore(markRef, { canLoadMore: hasFullHeight && hasMore && !isLoading && !hasFailed, onLoadMore });
  const propsOfRow = (rowIndex: number) => ({
    items: items.slice(rowIndex * columns, (rowIndex + 1) * columns),
    firstIndex: rowIndex * columns,
    columns,
    setSize,
    renderItem,
  });

  if (items.length === 0 && !isLoading && !hasMore) return hasFailed ? failure : empty;
  return (
    <Root>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows are between the list and its items, which ul and li do not allow */}
      <Rows role="list" aria-label={label} aria-busy={isLoading}>
        {Array.from({ length: firstRows }, (_, rowIndex) => (
          <FirstGridRow key={rowIndex} {...propsOfRow(rowIndex)} ref={rowIndex === 0 ? firstRowRef : undefined} />
        ))}
        {rowHeight !== undefined && rowCount > firstRows && (
          <div
            ref={virtualRef}
            role="presentation"
            data-part="virtual"
            style={{ blockSize: virtualizer.getTotalSize() }}
            {...handlers}
          >
            {rows.map(({ slot, index, offset }) => (
              <VirtualGridRow
                key={slot}
                {...propsOfRow(firstRows + index)}
                virtualIndex={index}
                offset={offset}
                onResize={virtualizer.resizeItem}
              />
            ))}
          </div>
        )}
      </Rows>
      {isLoading && (
        <Rows>
          {Array.from({ length: Math.ceil(skeletonCount / columns) }, (_, row) => (
            <div key={row} data-part="row" data-columns={columns} aria-hidden>
              {Array.from({ length: Math.min(columns, skeletonCount - row * columns) }, (__, column) => (
                <div key={column}>{renderSkeleton()}</div>
              ))}
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
