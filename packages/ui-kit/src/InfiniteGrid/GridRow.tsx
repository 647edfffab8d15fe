import { memo, useState, type ReactNode, type Ref } from 'react';

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

interface DrawnRowProps<Item> extends GridRowProps<Item> {
  readonly ref?: Ref<HTMLDivElement> | undefined;
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

function Row<Item>({ items, firstIndex, columns, setSize, getKey, renderItem, ref }: DrawnRowProps<Item>): ReactNode {
  return (
    <div ref={ref} role="presentation" data-part="row" data-columns={columns}>
      {items.map((item, column) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row stands between the list and its items, which ul and li do not allow
        <div key={getKey(item)} role="listitem" aria-posinset={firstIndex + column + 1} aria-setsize={setSize}>
          {renderItem(item, firstIndex + column)}
        </div>
      ))}
    </div>
  );
}

function RowInTurn<Item>({ virtualIndex, getHeight, turns, ...row }: TurnRowProps<Item>): ReactNode {
  const hasTurn = useTurn(turns);
  const [height] = useState(() => getHeight(virtualIndex));
  return hasTurn ? <Row {...row} /> : <div role="presentation" style={{ blockSize: height }} />;
}

/** A row of a long list. */
export const GridRow = memo(Row, isSameRow) as typeof Row;

/** A row that is an empty placeholder until its turn comes. */
export const GridRowInTurn = memo(RowInTurn, isSameRow) as typeof RowInTurn;
