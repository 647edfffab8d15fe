import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Children, type ReactNode } from 'react';

import { takePlace, type RenderElement } from '../renderElement.ts';
import { Caret, Detail, End, List, Root, Start, Words } from './ListRow.styles.ts';

export interface ListRowProps {
  /** What the row is. */
  readonly title: ReactNode;
  /** A quieter line under the title. */
  readonly detail?: ReactNode;
  /** A picture before the words; decoration. */
  readonly icon?: ReactNode;
  /** A sum, a badge or a state at the row's end. */
  readonly end?: ReactNode;
  /** Makes the whole row a link or a button and shows the caret. */
  readonly render?: RenderElement;
  /** Lower, for records of which many are shown. */
  readonly isDense?: boolean;
}

/** One row of a list: of a menu, of settings, of records. Stands in a RowList. */
export function ListRow({ title, detail, icon, end, render, isDense = false }: ListRowProps): ReactNode {
  return (
    <Root {...takePlace(render)} $isPressable={render !== undefined} $isDense={isDense}>
      {icon !== undefined && <Start aria-hidden>{icon}</Start>}
      <Words>
        <span>{title}</span>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {end !== undefined && <End>{end}</End>}
      {render !== undefined && <Caret aria-hidden><CaretRightIcon /></Caret>}
    </Root>
  );
}

export interface RowListProps {
  /** ListRows; each becomes an item of the list. */
  readonly children: ReactNode;
  /** What screen readers call the list. */
  readonly label?: string;
  /** More are being fetched, or these are stand-ins. */
  readonly isBusy?: boolean;
}

/** Rows on one surface with hairlines between them. */
export function RowList({ children, label, isBusy = false }: RowListProps): ReactNode {
  return (
    <List {...(label !== undefined && { 'aria-label': label })} {...(isBusy && { 'aria-busy': true })}>
      {Children.map(children, (child) => child !== null && child !== undefined && child !== false && <li>{child}</li>)}
    </List>
  );
}
