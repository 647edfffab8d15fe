import type { ReactNode } from 'react';

import { Caption, Cell, Header, Place, Root, Row } from './Table.styles.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Renders the cell of a row. */
  readonly render: (row: Row) => ReactNode;
  /** `end` for numbers, `start` for text. */
  readonly align?: 'start' | 'end';
  /** As wide as its longest figure, on one line; the names take the remaining width. */
  readonly isNarrow?: boolean;
  /** Makes the cell a row header, which screen readers read with each cell. */
  readonly isRowName?: boolean;
}

/** Props of `Table`. `Row` is the type of a record. */
export interface TableProps<Row> {
  /** Caption for screen readers. */
  readonly caption: string;
  /** Columns. Three or four fit a phone; more scroll sideways. */
  readonly columns: readonly TableColumn<Row>[];
  /** Rows in display order. */
  readonly rows: readonly Row[];
  /** Returns a stable key of a row. */
  readonly getKey: (row: Row) => string;
}

/** A table of records. Scrolls sideways, by touch and arrow keys, if it does not fit. */
export function Table<Row>({ caption, columns, rows, getKey }: TableProps<Row>): ReactNode {
  return (
    // A scroll container must be focusable, or its overflow cannot be read without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <Place tabIndex={0} aria-label={caption}>
      <Root>
        <Caption>{caption}</Caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <Header key={id} scope="col" $isAtEnd={align === 'end'}>
                {header}
              </Header>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={getKey(row)}>
              {columns.map(({ id, render, align, isNarrow = false, isRowName = false }) => (
                <Cell
                  key={id}
                  $isAtEnd={align === 'end'}
                  $isNarrow={isNarrow}
                  {...(isRowName && { as: 'th' as const, scope: 'row' })}
                >
                  {render(row)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Root>
    </Place>
  );
}
