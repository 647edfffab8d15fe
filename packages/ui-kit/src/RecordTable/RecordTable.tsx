import type { ReactNode } from 'react';

import { Caption, Cell, Header, Place, Root, Row } from './RecordTable.styles.ts';

export interface RecordColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /** Numbers stand at the end, words at the start. */
  readonly align?: 'start' | 'end';
}

export interface RecordTableProps<Row> {
  /** What the table lists; said by screen readers. */
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
}

/** Records in columns, for figures that are compared; three or four columns fit a phone, more scroll sideways. */
export function RecordTable<Row>({ caption, columns, rows, getKey }: RecordTableProps<Row>): ReactNode {
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
              {columns.map(({ id, render, align }) => <Cell key={id} $isAtEnd={align === 'end'}>{render(row)}</Cell>)}
            </Row>
          ))}
        </tbody>
      </Root>
    </Place>
  );
}
