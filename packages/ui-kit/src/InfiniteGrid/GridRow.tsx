import { memo, useState, type ReactNode, type RefCallback } from 'react';

import { useAway } from './useAway.ts';
import { useTurn, type TurnQueue } from './useTurn.ts';

export interface GridRowProps<Item> {
  readonly items: readonly Item[];
  /** Index of the row's first item in the list. */
  readonly firstIndex: number;
  readonly columns: number;
  /** Number of items in the list; -1 while it is unknown. */
  readonly setSize: number;
  readonly getKey: (item: Item) => string;
  readonly renderItem: (item: Item, index: number) => ReactNode;
}

interface FirstRowProps<Item> extends GridRowProps<Item> {
  readonly ref?: RefCallback<HTMLElement> | undefined;
}

interface TurnRowProps<Item> extends GridRowProps<Item> {
  /** Index among the virtual rows. */
  readonly virtualIndex: number;
  /** Returns the assumed height of a virtual row, in px. */
  readonly getHeight: (virtualIndex: number) => number;
  /** Tells the row when to draw. */
  readonly turns: TurnQueue;
}

/** Compares props by their items: each render of the list slices the array anew. */
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

function Cells<Item>({ items, firstIndex, setSize, getKey, renderItem }: GridRowProps<Item>): ReactNode {
  return items.map((item, column) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row stands between the list and its items, which ul and li do not allow
    <div key={getKey(item)} role="listitem" aria-posinset={firstIndex + column + 1} aria-setsize={setSize}>
      {renderItem(item, firstIndex + column)}
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

function RowInTurn<Item>({ virtualIndex, getHeight, turns, ...row }: TurnRowProps<Item>): ReactNode {
  const hasTurn = useTurn(turns);
  const [height] = useState(() => getHeight(virtualIndex));
  if (!hasTurn) return <div role="presentation" style={{ blockSize: height }} />;
  return (
    <div role="presentation" data-part="row" data-columns={row.columns}>
      <Cells {...row} />
    </div>
  );
}

/** A row of the first screen: drawn at once, and empty with its height kept while it is far from the screen. */
export const FirstGridRow = memo(FirstRow, isSameRow) as typeof FirstRow;

/** A row that is an empty placeholder until its turn comes. */
export const GridRowInTurn = memo(RowInTurn, isSameRow) as typeof RowInTurn;
