import { Children, type ReactNode } from 'react';

import { List } from './CardGrid.styles.ts';

/** Props of `CardGrid`. Each child becomes a list item. */
export interface CardGridProps {
  /** Cards. Each child becomes a list item. */
  readonly children: ReactNode;
  /** Number of columns. Defaults to 3. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Accessible name of the list. */
  readonly label?: string;
  /** Sets `aria-busy`: the children are skeletons, or more are loading. */
  readonly isBusy?: boolean;
}

/** A list of cards in columns. For long lists use `InfiniteGrid`, which virtualizes. */
export function CardGrid({ children, columns = 3, label, isBusy = false }: CardGridProps): ReactNode {
  return (
    <List
      data-columns={columns}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isBusy && { 'aria-busy': true })}
    >
      {Children.map(children, (child) => child !== null && child !== undefined && child !== false && <li>{child}</li>)}
    </List>
  );
}
