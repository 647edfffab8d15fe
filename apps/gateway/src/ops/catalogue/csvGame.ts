import { currencies, languageCodes } from '@parlor/contract';
import { gameEntry } from './gameEntry.ts';

/** The spreadsheet forms of true and false. */
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };
const NUMBERS: ReadonlySet<string> = new Set(['minLine', 'hotOrder']);
const FLAGS: ReadonlySet<string> = new Set(['supportPlay', 'freeplay', 'hasJackpot', 'isNew', 'isEnabled']);

/** Every column that a file may have: a field, or a part of one such as `names.EN`. */
const COLUMNS: readonly string[] = Object.keys(gameEntry.shape).flatMap((field) => {
  if (field === 'names') return languageCodes.map((language) => `names.${language}`);
  if (field === 'minBet') return currencies.map((currency) => `minBet.${currency}`);
  return [field];
});

/** Splits a line of a CSV file (RFC 4180) into cells; undefined if quotes are unclosed or inside a cell. */
export function csvCells(line: string): string[] | undefined {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const match = cell.exec(line);
    if (match === null) return undefined;
    const [, quoted, plain = '', end] = match;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') return cells;
  }
}

/** Returns the errors of a file's first line, one per column. */
export function headerProblems(columns: readonly string[]): string[] {
  return columns.flatMap((column, index) => {
    if (!COLUMNS.includes(column)) return [`"${column}" is not a column of a game`];
    return columns.indexOf(column) < index ? [`${column}: stands there twice`] : [];
  });
}

/** Converts the cells of a line to a game as in JSON. An empty cell is an omitted field. */
export function gameOfCells(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const game: Record<string, unknown> = {};
  const parts: Record<string, Record<string, string>> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    const [field = '', part] = column.split('.');
    if (part === undefined) game[field] = valueOf(field, cell);
    else (parts[field] ??= {})[part] = cell;
  }
  return { ...game, ...parts };
}

function valueOf(field: string, cell: string): unknown {
  if (field === 'classes') return cell.split(' ').filter((key) => key !== '');
  if (NUMBERS.has(field)) return /^\d{1,10}$/.test(cell) ? Number(cell) : cell;
  // Other values stay strings, which the schema rejects.
  if (FLAGS.has(field)) return BOOLEANS[cell.toLowerCase()] ?? cell;
  return cell;
}
