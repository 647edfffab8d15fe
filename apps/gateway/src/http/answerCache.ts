import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const MAX_ANSWERS = 200;
/** Answers smaller than this many bytes are not worth compressing. */
export const COMPRESS_FROM = 1_024;
/**
 * Good compression at a cost that an answer can pay while it is made; files are compressed once, when they are built.
 */
export const BROTLI_QUALITY = 5;

/** An answer that is the same for many callers: its text, its tag, and its compressed form once somebody wanted it. */
export interface SharedAnswer {
  readonly text: string;
  readonly etag: string;
  /** The text under Brotli; undefined when it is too small to be worth it. */
  compressed(): Promise<Buffer | undefined>;
}

/** Makes an answer of a text. */
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
 * The answers of one call, each kept for a moment: under load the work is done once, and a change still shows at once
 * to a person.
 */
export function createAnswerCache(keptMs: number) {
  const answers = keptMs > 0 ? new LRUCache<string, SharedAnswer>({ max: MAX_ANSWERS, ttl: keptMs }) : undefined;
  return {
    get: (key: string): SharedAnswer | undefined => answers?.get(key),
    keep(key: string, answer: SharedAnswer): SharedAnswer {
      answers?.set(key, answer);
      return answer;
    },
  };
}
