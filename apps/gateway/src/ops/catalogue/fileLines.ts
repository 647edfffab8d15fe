/** A line of a file by its number, the first being 1: its text, or why it has none. */
export type FileLine = { number: number } & ({ text: string } | { problem: string });

/** Bytes that a line may have. A file without line breaks would otherwise be held in memory as a whole. */
const LINE_MAX = 65_536;
const LINE_FEED = 10;

/**
 * Splits a file into its lines, of which it holds one at a time. Line breaks are LF or CRLF; a byte order mark is
 * dropped, and so are lines without text.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  // Problems over the limit are counted and not kept.
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length <= LINE_MAX) parts.push(part);
  };
  const endLine = (): FileLine | undefined => {
    const line = toLine(number, Buffer.concat(parts), length);
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const line = endLine();
      if (line !== undefined) yield line;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  const last = endLine();
  if (last !== undefined) yield last;
}

function toLine(number: number, bytes: Uint8Array, length: number): FileLine | undefined {
  if (length > LINE_MAX) return { number, problem: `is longer than ${LINE_MAX} bytes` };
  try {
    // Drops a byte order mark, which only the first line may have, and takes no other encoding for UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: number !== 1 }).decode(bytes);
    const withoutReturn = text.endsWith('\r') ? text.slice(0, -1) : text;
    return withoutReturn.trim() === '' ? undefined : { number, text: withoutReturn };
  } catch {
    return { number, problem: 'is not UTF-8' };
  }
}
