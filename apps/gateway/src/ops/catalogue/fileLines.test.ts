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
  it('are numbered as an editor numbers them, without those that are blank', async () => {
    expect(await linesOf('a\n\n \nb\r\nc')).toEqual([
      { number: 1, text: 'a' },
      { number: 4, text: 'b' },
      { number: 5, text: 'c' },
    ]);
    expect(await linesOf('')).toEqual([]);
  });

  it('are whole where a chunk ends inside a line or a character', async () => {
    const bytes = Buffer.from('first\nเกม\nlast\n');
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(await linesOf(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual([
        { number: 1, text: 'first' },
        { number: 2, text: 'เกม' },
        { number: 3, text: 'last' },
      ]);
  });

  it('lose a byte order mark at the beginning of the file', async () => {
    expect(await linesOf('\uFEFFa\n')).toEqual([{ number: 1, text: 'a' }]);
  });

  it('are named when they are no UTF-8 or too long, and the next line is read', async () => {
    expect(await linesOf(Buffer.from([0xff, 0x0a]), 'x'.repeat(65_000), 'x'.repeat(65_000), '\nb\n')).toEqual([
      { number: 1, problem: 'is not UTF-8' },
      { number: 2, problem: 'is longer than 65536 bytes' },
      { number: 3, text: 'b' },
    ]);
  });
});
