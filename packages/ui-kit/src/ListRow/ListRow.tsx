import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Children, type ReactNode } from 'react';

import { renderAs, type RenderElement } from '../renderElement.ts';
import { Caret, Detail, End, List, Root, Start, Words } from './ListRow.styles.ts';

/** Props of `ListRow`. With `render` the row is a link or button. */
export interface ListRowProps {
  /** Title of the row. */
  readonly title: ReactNode;
  /** Secondary line under the title. */
  readonly detail?: ReactNode;
  /** Decorative icon before the text. */
  readonly icon?: ReactNode;
  /** Amount, badge or state at the end. */
  readonly end?: ReactNode;
  /** Link or button that the whole row becomes; adds the caret. */
  readonly render?: RenderElement;
  /** Reduces the height, for long lists of records. */
  readonly isDense?: boolean;
}

/** A row of a menu or of records. Use inside `RowList`. */
export function ListRow({ title, detail, icon, end, render, isDense = false }: ListRowProps): ReactNode {
  return (
    <Root {...renderAs(render)} $isPressable={render !== undefined} $isDense={isDense}>
      {icon !== undefined && <Start aria-hidden>{icon}</Start>}
      <Words>
        <span>{title}</span>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {end !== undefined && <End>{end}</End>}
      {render !== undefined && (
        <Caret aria-hidden>
          <CaretRightIcon />
        </Caret>
      )}
    </Root>
  );
}

/** Props of `RowList`. Each child becomes a list item. */
export interface RowListProps {
  /** `ListRow`s. Each becomes a list item. */
  readonly children: ReactNode;
  /** Accessible name of the list. */
  readonly label?: string;
  /** Sets `aria-busy`: the rows are skeletons, or more are loading. */
  readonly isBusy?: boolean;
}

/** A list of rows on one surface, with hairlines between them. */
export function RowList({ children, label, isBusy = false }: RowListProps): ReactNode {
  return (
    <List {...(label !== undefined && { 'aria-label': label })} {...(isBusy && { 'aria-busy': true })}>
      {Children.map(children, (child) => child !== null && child !== undefined && child !== false && <li>{child}</li>)}
    </List>
  );
}
