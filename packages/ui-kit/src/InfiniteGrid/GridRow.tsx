import { memo, useEffect, useRef, type ReactNode, type RefCallback } from 'react';

import { useAway } from './useAway.ts';

/**
 * Renders an item. `isReused` is set if the returned element will show other items later: in rows that are recycled
 * during scrolling.
 */
export type RenderItem<Item> = (item: Item, index: number, isReused: boolean) => ReactNode;

export interface GridRowProps<Item> {
  readonly items: readonly Item[];
  /** Index of the row's first item in the list. */
  readonly firstIndex: number;
  readonly columns: number;
  /** Number of items in the list; -1 while unknown. */
  readonly setSize: number;
  readonly renderItem: RenderItem<Item>;
}

interface FirstRowProps<Item> extends GridRowProps<Item> {
  readonly ref?: RefCallback<HTMLElement> | undefined;
}

interface VirtualRowProps<Item> extends GridRowProps<Item> {
  /** Index among the virtual rows. */
  readonly virtualIndex: number;
  /** Distance from the first virtual row, in px. */
  readonly offset: number;
  /** Called with the height of a virtual row, in px. */
  readonly onResize: (virtualIndex: number, height: number) => void;
}

/** Compares props by their items: each render of the list slices the array again. */
function isSameRow<Item>(
  { items, ...props }: GridRowProps<Item>,
  { items: otherItems, ...others }: GridRowProps<Item>,
): boolean {
  const names = Object.keys(props) as (keyof typeof props)[];
  return (
    items.length === otherItems.length &&
    items.every((item, index) => item === otherItems[index]) &&
    names.every((name) => props[name] === others[name])
  );
}

/** Renders cells without keys of their items: an element of a virtual row shows one item after another. */
function Cells<Item>({
  items,
  firstIndex,
  setSize,
  renderItem,
  isReused = false,
}: GridRowProps<Item> & { readonly isReused?: boolean }): ReactNode {
  return items.map((item, column) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row is between the list and its items, which ul and li do not allow
    <div key={column} role="listitem" aria-posinset={firstIndex + column + 1} aria-setsize={setSize}>
      {renderItem(item, firstIndex + column, isReused)}
    </div>
  ));
}

function FirstRow<Item>({ ref, ...row }: FirstRowProps<Item>): ReactNode {
  const { ref: watchedRef, height } = useAway(ref);
  const isAway = height !== undefined;
  return (
    <div
      ref={watchedRef}
      role="presentation"
      data-part="row"
      data-columns={row.columns}
      style={isAway ? { blockSize: height } : undefined}
    >
      {!isAway && <Cells {...row} />}
    </div>
  );
}

function VirtualRow<Item>({ virtualIndex, offset, onResize, ...row }: VirtualRowProps<Item>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // The element shows another row when its index changes. A new observer reports the height of each, even if it equals
  // that of the previous row. The virtualizer's own observer is keyed by row and would take an element away from the
  // row that it now shows.
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) onResize(virtualIndex, height);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onResize, virtualIndex]);
  return (
    <div
      ref={ref}
      role="presentation"
      data-index={virtualIndex}
      data-part="row"
      data-columns={row.columns}
      style={{ insetBlockStart: offset }}
    >
      <Cells {...row} isReused />
    </div>
  );
}

/** A row of the first screen: rendered at once, and empty at its height while it is far from the viewport. */
export const FirstGridRow = memo(FirstRow, isSameRow) as typeof FirstRow;

/** A row near the viewport, at its position in the list. */
export const VirtualGridRow = memo(VirtualRow, isSameRow) as typeof VirtualRow;
