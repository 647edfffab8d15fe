import { Children, type ReactNode } from 'react';

import { List } from './CardGrid.styles.ts';

export interface CardGridProps {
  /** Cards; each becomes an item of the list. */
  readonly children: ReactNode;
  /** How many stand side by side; 3 unless told otherwise. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** What screen readers call the list. */
  readonly label?: string;
  /** More are being fetched or these are stand-ins. */
  readonly isBusy?: boolean;
}

/** Cards in columns; a list for screen readers. For hundreds and more use InfiniteGrid. */
export function CardGrid({ children, columns = 3, label, isBusy = false }: CardGridProps): ReactNode {
  return (
    <List data-columns={columns} {...(label !== undefined && { 'aria-label': label })} {...(isBusy && { 'aria-busy': true })}>
      {Children.map(children, (child) => child !== null && child !== undefined && child !== false && <li>{child}</li>)}
    </List>
  );
}
