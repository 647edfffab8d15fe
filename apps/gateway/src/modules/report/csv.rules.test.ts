import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.rules.ts';

/** Parses one line by RFC 4180. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let rest = `${line.slice(0, -2)},`;
  while (rest !== '') {
    const [found = '', quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*)),/.exec(rest) ?? [];
    if (found === '') throw new Error(`This is no CSV: ${rest}`);
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(found.length);
  }
  return cells;
}

describe('a CSV line', () => {
  it.each([
    [['2026-11-21', '-20.00', 'THB'], '2026-11-21,-20.00,THB\r\n'],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
    [['=1+1', '+66812345678', '-2+3', '@SUM(A1)', '\tx', '＝1'], "'=1+1,'+66812345678,'-2+3,'@SUM(A1),'\tx,'＝1\r\n"],
    [['=HYPERLINK("http://evil.test","x")'], '"\'=HYPERLINK(""http://evil.test"",""x"")"\r\n'],
    [['-'], "'-\r\n"],
    [[''], '\r\n'],
  ])('WAL-05 with the cells %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it('WAL-05 preserves every cell and contains no spreadsheet formula', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', '1', 'a') }),
          ),
          { minLength: 1, maxLength: 6 },
        ),
        (cells) => {
          const read = cellsOf(csvLine(cells));
          expect(read.map((cell, at) => (cell === `'${cells[at] ?? ''}` ? cell.slice(1) : cell))).toEqual(cells);
          for (const cell of read) expect(cell).not.toMatch(/^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/);
        },
      ),
    );
  });
});
