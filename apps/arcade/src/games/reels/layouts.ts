import type { ReelsLayout } from './design.ts';

function rowsOf(line: string): number[] {
  return Array.from(line, Number);
}

const nineLines = ['111', '000', '222', '012', '210', '010', '212', '101', '121'].map(rowsOf);

const twentyFiveLines = [
  '11111 00000 22222 01210 21012',
  '00122 22100 10001 12221 10121',
  '12101 01110 21112 01010 21212',
  '11011 11211 02020 20202 02220',
  '20002 00200 22022 10201 12021',
].flatMap((row) => row.split(' ').map(rowsOf));

// The lines of three rows, each in the upper and in the lower three of four rows.
const fortyLines = [...new Set(twentyFiveLines.flatMap((line) => [line.join(''), line.map((row) => row + 1).join('')]))]
  .slice(0, 40)
  .map(rowsOf);

/** The layouts that a title can have. */
export const layouts: readonly ReelsLayout[] = [
  { code: 'lines-3x3-5', reels: 3, rows: 3, lines: nineLines.slice(0, 5), units: 5 },
  // Nine lines cost ten units, because stakes of the grid are not multiples of nine.
  { code: 'lines-3x3-9', reels: 3, rows: 3, lines: nineLines, units: 10 },
  { code: 'lines-5x3-10', reels: 5, rows: 3, lines: twentyFiveLines.slice(0, 10), units: 10 },
  { code: 'lines-5x3-20', reels: 5, rows: 3, lines: twentyFiveLines.slice(0, 20), units: 20 },
  { code: 'lines-5x3-25', reels: 5, rows: 3, lines: twentyFiveLines, units: 25 },
  { code: 'lines-5x4-40', reels: 5, rows: 4, lines: fortyLines, units: 50 },
  { code: 'ways-5x3-243', reels: 5, rows: 3, units: 25 },
  { code: 'ways-5x4-1024', reels: 5, rows: 4, units: 50 },
  { code: 'ways-6x4-4096', reels: 6, rows: 4, units: 100 },
];
