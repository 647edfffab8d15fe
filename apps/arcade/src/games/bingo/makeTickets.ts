import type { BingoForm } from './forms.ts';
import { columnOf, ticketShapes, type BingoTicket } from './tickets.ts';

/** A random whole number from 0 to below `count`. */
export type RandomBelow = (count: number) => number;

const BRITISH_ROWS = 3;
const ROW = 5;

function shuffled<Item>(items: readonly Item[], random: RandomBelow): Item[] {
  const remaining = [...items];
  return Array.from({ length: remaining.length }, () => remaining.splice(random(remaining.length), 1)[0] as Item);
}

/**
 * Arranges picked numbers into a ticket; undefined if they form none. `random` chooses between the possible
 * arrangements; without it the first one is used.
 */
export function arrangeTicket(
  form: BingoForm,
  numbers: readonly number[],
  random?: RandomBelow,
): BingoTicket | undefined {
  const { columns } = ticketShapes[form];
  const byColumn = columns.map((_, column) =>
    numbers.filter((number) => columnOf(form, number) === column).toSorted((a, b) => a - b),
  );
  const isValid =
    numbers.length === ticketShapes[form].numbers &&
    columns.every(({ min, max }, column) => {
      const count = byColumn[column]?.length ?? 0;
      return count >= min && count <= max;
    });
  if (!isValid) return undefined;
  if (form === '75') return byColumn.flatMap((column) => (random ? shuffled(column, random) : column));
  const rows: number[][] = Array.from({ length: BRITISH_ROWS }, () => []);
  // Places the fullest columns first, each into the rows with the most room, so that the rows become even.
  const order = byColumn.map((_, column) => column).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  function lengthOf(column: number): number {
    return byColumn[column]?.length ?? 0;
  }
  for (const column of random ? shuffled(order, random).toSorted((a, b) => lengthOf(b) - lengthOf(a)) : order) {
    const all = random ? shuffled([0, 1, 2], random) : [0, 1, 2];
    const roomiest = all
      .toSorted((a, b) => (rows[a]?.length ?? 0) - (rows[b]?.length ?? 0))
      .slice(0, lengthOf(column))
      .toSorted((a, b) => a - b);
    roomiest.forEach((row, index) => rows[row]?.push(byColumn[column]?.[index] ?? 0));
  }
  return rows.every(({ length }) => length === ROW) ? rows.flatMap((row) => row.toSorted((a, b) => a - b)) : undefined;
}

/** Returns how many numbers each column of a random ticket has. */
function countsOf(form: BingoForm, random: RandomBelow): number[] {
  const { columns, numbers } = ticketShapes[form];
  const counts = columns.map(({ min }) => min);
  for (let remaining = numbers - counts.reduce((sum, count) => sum + count, 0); remaining > 0; remaining -= 1) {
    const open = columns.flatMap(({ max }, column) => ((counts[column] ?? 0) < max ? [column] : []));
    const column = open[random(open.length)] ?? 0;
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

/** Returns a ticket with random numbers. They do not influence the calls. */
export function randomTicket(form: BingoForm, random: RandomBelow): BingoTicket {
  const { columns } = ticketShapes[form];
  const numbers = countsOf(form, random).flatMap((count, column) => {
    const { first = 1, last = 1 } = columns[column] ?? {};
    return shuffled(
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
      random,
    ).slice(0, count);
  });
  return arrangeTicket(form, numbers, random) ?? randomTicket(form, random);
}
