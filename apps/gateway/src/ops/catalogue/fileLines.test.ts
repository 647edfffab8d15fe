import { describe, expect, it } from 'vitest';
import { readLines, type FileLine } from './fileLines.ts';

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<FileLine[]> {
  async function* source(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk as string));
  }
  const lines: FileLine[] = [];
  for await (const line of readLines(source())) lines.push(line);
  return lines;
}

describe('the lines of a file', () => {
  it('are numbered as in an editor, and blank ones are skipped', async () => {
    expect(await linesOf('a\n\n \nb\r\nc')).toEqual([
      { number: 1, text: 'a' },
      { number: 4, text: 'b' },
      { number: 5, text: 'c' },
    ]);
    expect(await linesOf('')).toEqual([]);
  });

  it('are complete if a chunk ends inside a line or a character', async () => {
    const bytes = Buffer.from('first\nเกม\nlast\n');
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(await linesOf(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual([
        { number: 1, text: 'first' },
        { number: 2, text: 'เกม' },
        { number: 3, text: 'last' },
      ]);
  });

  it('do not include a byte order mark at the start of the file', async () => {
    expect(await linesOf('\uFEFFa\n')).toEqual([{ number: 1, text: 'a' }]);
  });

  it('are reported if they are too long or not UTF-8, and the next line is read', async () => {
    expect(await linesOf(Buffer.from([0xff, 0x0a]), 'x'.repeat(65_000), 'x'.repeat(65_000), '\nb\n')).toEqual([
      { number: 1, problem: 'is not UTF-8' },
      { number: 2, problem: 'is longer than 65536 bytes' },
      { number: 3, text: 'b' },
    ]);
  });
});
