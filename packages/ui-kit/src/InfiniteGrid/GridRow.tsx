import { memo, useState, type ReactNode, type Ref } from 'react';

import { useTurn, type TurnQueue } from './useTurn.ts';

export interface GridRowProps<Item> {
  readonly items: readonly Item[];
  /** Which item of the list is the first of this row. */
  readonly firstIndex: number;
  readonly columns: number;
  /** How many items the list has; -1 while that is not known. */
  readonly setSize: number;
  readonly getKey: (item: Item) => string;
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** The height the row is taken to have, in px, until it is drawn. */
  readonly getHeight: (rowIndex: number) => number;
  /** Says when the row is drawn. */
  readonly turns: TurnQueue;
  /** Takes the row once its items are drawn. */
  readonly rowRef: Ref<HTMLDivElement> | undefined;
}

/** The same props, with the same items: the array around them is cut anew on each draw of the list. */
function isSameRow<Item>({ items, ...props }: GridRowProps<Item>, { items: otherItems, ...others }: GridRowProps<Item>): boolean {
  const names = Object.keys(props) as (keyof typeof props)[];
  return items.length === otherItems.length && items.every((item, index) => item === otherItems[index]) && names.every((name) => props[name] === others[name]);
}

function Row<Item>({ items, firstIndex, columns, setSize, getKey, renderItem, getHeight, turns, rowRef }: GridRowProps<Item>): ReactNode {
  const hasTurn = useTurn(turns);
  const [height] = useState(() => getHeight(firstIndex / columns));
  if (!hasTurn) return <div role="presentation" style={{ blockSize: height }} />;
  return (
    <div ref={rowRef} role="presentation" data-part="row" data-columns={columns}>
      {items.map((item, column) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row stands between the list and its items, which ul and li do not allow
        <div key={getKey(item)} role="listitem" aria-posinset={firstIndex + column + 1} aria-setsize={setSize}>{renderItem(item, firstIndex + column)}</div>
      ))}
    </div>
  );
}

/** A row of a long list. It keeps its place when it comes near the screen, and is drawn when its turn comes. */
export const GridRow = memo(Row, isSameRow) as typeof Row;
