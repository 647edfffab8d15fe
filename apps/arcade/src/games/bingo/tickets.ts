import type { BingoForm } from './forms.ts';

/** A column of a ticket: the numbers that it may have, and how many of them it has. */
export interface TicketColumn {
  first: number;
  last: number;
  min: number;
  max: number;
}

/** The layout of the tickets of a form. */
export interface TicketShape {
  /** How many numbers a ticket has. */
  numbers: number;
  columns: readonly TicketColumn[];
}

const AMERICAN_ROWS = 5;
/** The columns B, I, N, G and O. The middle one has a free square. */
const american: readonly TicketColumn[] = [5, 5, 4, 5, 5].map((count, column) => ({
  first: column * 15 + 1,
  last: column * 15 + 15,
  min: count,
  max: count,
}));

/** Three rows of five numbers, in nine columns by tens. */
const BRITISH_ROW = 5;
const british: readonly TicketColumn[] = Array.from({ length: 9 }, (_, column) => ({
  first: Math.max(1, column * 10),
  last: column === 8 ? 90 : column * 10 + 9,
  min: 1,
  max: 3,
}));

export const ticketShapes: Readonly<Record<BingoForm, TicketShape>> = {
  '75': { numbers: 24, columns: american },
  '90': { numbers: 15, columns: british },
};

/** Returns the column of a number. */
export function columnOf(form: BingoForm, number: number): number {
  return ticketShapes[form].columns.findIndex(({ first, last }) => number >= first && number <= last);
}

/**
 * A ticket: its numbers in order. With 75 balls the columns follow each other, each from top to bottom, without the
 * free square. With 90 balls the rows follow each other, each from left to right.
 */
export type BingoTicket = readonly number[];

/** Returns the square of each number of a ticket, as row and column from 0. */
export function squareOf(form: BingoForm, ticket: BingoTicket, index: number): { row: number; column: number } {
  if (form === '90') return { row: Math.floor(index / BRITISH_ROW), column: columnOf('90', ticket[index] ?? 0) };
  // The free square has no number, so those after it come one square later.
  const square = index < 12 ? index : index + 1;
  return { row: square % AMERICAN_ROWS, column: Math.floor(square / AMERICAN_ROWS) };
}

/** The indexes of the numbers that make each line of a ticket. The free square counts as called. */
export const ticketLines: Readonly<Record<BingoForm, readonly (readonly number[])[]>> = {
  '75': [
    ...range(5).map((row) => range(5).map((column) => [row, column])),
    ...range(5).map((column) => range(5).map((row) => [row, column])),
    range(5).map((at) => [at, at]),
    range(5).map((at) => [at, 4 - at]),
  ].map((squares) =>
    squares.flatMap(([row = 0, column = 0]) => {
      const square = column * AMERICAN_ROWS + row;
      return square === 12 ? [] : [square < 12 ? square : square - 1];
    }),
  ),
  '90': range(3).map((row) => range(5).map((at) => row * BRITISH_ROW + at)),
};

/** The indexes of the four corners of a ticket with 75 balls. */
export const corners: readonly number[] = [0, 4, 19, 23];

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function isSorted(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

/** Whether numbers make a ticket of a form, each in its place. */
export function isTicket(form: BingoForm, ticket: readonly number[]): boolean {
  const { numbers, columns } = ticketShapes[form];
  if (ticket.length !== numbers || new Set(ticket).size !== numbers) return false;
  const counts = columns.map((_, column) => ticket.filter((number) => columnOf(form, number) === column).length);
  if (!columns.every(({ min, max }, column) => (counts[column] ?? 0) >= min && (counts[column] ?? 0) <= max))
    return false;
  if (form === '75')
    return ticket.every((number, index) => columnOf('75', number) === squareOf('75', ticket, index).column);
  const rows = range(3).map((row) => ticket.slice(row * BRITISH_ROW, (row + 1) * BRITISH_ROW));
  return (
    counts.reduce((sum, count) => sum + count, 0) === numbers &&
    // A row has at most one number of a column, and the numbers of a column ascend from top to bottom.
    rows.every((row) => isSorted(row) && new Set(row.map((number) => columnOf('90', number))).size === BRITISH_ROW) &&
    columns.every((_, column) => isSorted(ticket.filter((number) => columnOf('90', number) === column)))
  );
}
