/** A numbered line of a file, starting at 1, with its text or its problem. */
export type FileLine = { number: number } & ({ text: string } | { problem: string });

/** The most bytes in a line. Without it, a file without line breaks would be held in memory as a whole. */
const LINE_MAX = 65_536;
const LINE_FEED = 10;

/**
 * Splits a file into lines, one in memory at a time. Line breaks are LF or CRLF. Skips a byte order mark and blank
 * lines.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  // Bytes over the limit are counted but not stored.
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
    // Drops a byte order mark, which only the first line may have, and rejects invalid UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: number !== 1 }).decode(bytes);
    const withoutReturn = text.endsWith('\r') ? text.slice(0, -1) : text;
    return withoutReturn.trim() === '' ? undefined : { number, text: withoutReturn };
  } catch {
    return { number, problem: 'is not UTF-8' };
  }
}
