import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const MAX_ANSWERS = 200;
/** The smallest answer worth compressing, in bytes. */
export const COMPRESS_FROM = 1_024;
/** The Brotli quality of answers, a balance of size and time. Files are compressed once, at build time. */
export const BROTLI_QUALITY = 5;

/** An answer shared by many callers: its text, its ETag, and its compressed form, created on demand. */
export interface SharedAnswer {
  readonly text: string;
  readonly etag: string;
  /** Returns the text compressed with Brotli; undefined if it is too small. */
  compressed(): Promise<Buffer | undefined>;
}

/** Creates an answer from a text. */
export function sharedAnswer(text: string): SharedAnswer {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  let compressed: Promise<Buffer> | undefined;
  return {
    text,
    etag,
    compressed() {
      if (text.length < COMPRESS_FROM) return Promise.resolve(undefined);
      return (compressed ??= compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
    },
  };
}

/**
 * Creates a short-lived cache of one call's answers. Under load the work is done once, and changes still show promptly.
 */
export function createAnswerCache(keptMs: number) {
  const answers = keptMs > 0 ? new LRUCache<string, SharedAnswer>({ max: MAX_ANSWERS, ttl: keptMs }) : undefined;
  return {
    get: (key: string): SharedAnswer | undefined => answers?.get(key),
    store(key: string, answer: SharedAnswer): SharedAnswer {
      answers?.set(key, answer);
      return answer;
    },
  };
}
