import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes chunks to a stream with backpressure. Chunks are created one at a time, so an endless source needs little
 * memory. A reader that closes the pipe, such as `head`, ends the writing.
 */
export async function writeTo(stream: Writable, chunks: Iterable<string | Uint8Array>): Promise<void> {
  try {
    // `end: false` because the standard output cannot be closed.
    await pipeline(Readable.from(chunks), stream, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}
