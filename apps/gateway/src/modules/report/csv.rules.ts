/** The byte order mark that makes spreadsheets read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that a spreadsheet may treat as the beginning of a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Formats cells as a line of a CSV file (RFC 4180), with its line break. A text that could be a formula is prefixed
 * with an apostrophe; numbers are not.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
