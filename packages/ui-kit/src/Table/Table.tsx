import type { ReactNode } from 'react';

import { Caption, Cell, Header, Place, Root, Row } from './Table.styles.ts';

/** One column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What stands in the column for a row. */
  readonly render: (row: Row) => ReactNode;
  /** Numbers stand at the end, words at the start. */
  readonly align?: 'start' | 'end';
  /** This column names the row: screen readers say it with each figure of the row. */
  readonly isRowName?: boolean;
}

export interface TableProps<Row> {
  /** What the table lists; said by screen readers. */
  readonly caption: string;
  /** Three or four fit a phone, more scroll sideways. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows, in the order shown. */
  readonly rows: readonly Row[];
  /** A name for each row that stays when rows come and go. */
  readonly getKey: (row: Row) => string;
}

/** Records in columns, for figures that are compared. What does not fit scrolls sideways inside, by finger and by arrow keys. */
export function Table<Row>({ caption, columns, rows, getKey }: TableProps<Row>): ReactNode {
  return (
    // A scroller must be reachable by keyboard, or what lies outside cannot be read without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <Place tabIndex={0} aria-label={caption}>
      <Root>
        <Caption>{caption}</Caption>
        <thead>
          <tr>{columns.map(({ id, header, align }) => <Header key={id} scope="col" $isAtEnd={align === 'end'}>{header}</Header>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={getKey(row)}>
              {columns.map(({ id, render, align, isRowName = false }) => (
                <Cell key={id} $isAtEnd={align === 'end'} {...(isRowName && { as: 'th' as const, scope: 'row' })}>{render(row)}</Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Root>
    </Place>
  );
}
