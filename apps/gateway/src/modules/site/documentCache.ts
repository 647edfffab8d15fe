import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { BROTLI_QUALITY } from '../../http/answerCache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The most cached documents, and the most bytes including their compressed forms. */
const MAX_DOCUMENTS = 500;
const MAX_BYTES = 32 * 1024 * 1024;
/** Each document is compressed once and sent many times. */
const BEST_QUALITY = 11;
/**
 * How many documents are compressed at the best level at once. That takes twenty times as long, on the threads that
 * also hash passwords, and a client that invents host names gets a new document for each. Beyond the limit a document
 * is first compressed quickly.
 */
const MAX_BEST_AT_ONCE = 2;

/** A document before it is compressed. */
export interface DocumentSource {
  readonly html: string;
  /** Headers that belong to this document, including its policy. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The content encoding of a response body. */
export type BodyEncoding = 'br' | 'gzip' | 'identity';

/** A response with a document: the body, and all its headers. */
export interface DocumentAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A cached document. */
export interface CachedDocument {
  readonly etag: string;
  /** Headers of the 304 response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<BodyEncoding, DocumentAnswer>>;
}

interface Entry {
  document: CachedDocument;
  /** Whether it is compressed at the best level. */
  isBest: boolean;
  bytes: number;
  checkedAt: number;
}

/** Computes the ETag. It includes the headers, because the policy is one of them. */
function tagOf(html: Buffer, headers: DocumentSource['headers']): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(html);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

async function compressed(html: Buffer, own: DocumentSource['headers'], quality: number): Promise<CachedDocument> {
  const [br, zipped] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(html),
  ]);
  const etag = tagOf(html, own);
  const headers = { ...own, etag };
  const answers = {
    br: { headers: { ...headers, 'content-encoding': 'br' }, body: br },
    gzip: { headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped },
    identity: { headers, body: html },
  };
  return { etag, headers, answers };
}

const bytesOf = (key: string, { headers, answers }: CachedDocument): number =>
  key.length +
  JSON.stringify(headers).length +
  answers.identity.body.length +
  answers.br.body.length +
  answers.gzip.body.length;

/**
 * Creates the cache of rendered and compressed documents. A key contains everything its document depends on. A document
 * is fresh for `freshMs` after it was last compared with its source, and is compressed again only if the source
 * changed. Holds at most 500 documents of 32 MiB in total, and evicts the least recently used one first.
 */
export function createDocumentCache({ freshMs, clock }: { freshMs: number; clock: () => number }) {
  const entries = new LRUCache<string, Entry>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const renewals = new Map<string, Promise<CachedDocument>>();
  let bestAtOnce = 0;

  async function compress(
    html: Buffer,
    headers: DocumentSource['headers'],
  ): Promise<Pick<Entry, 'document' | 'isBest'>> {
    if (bestAtOnce >= MAX_BEST_AT_ONCE)
      return { document: await compressed(html, headers, BROTLI_QUALITY), isBest: false };
    bestAtOnce += 1;
    try {
      return { document: await compressed(html, headers, BEST_QUALITY), isBest: true };
    } finally {
      bestAtOnce -= 1;
    }
  }

  async function renew(key: string, make: () => Promise<DocumentSource>): Promise<CachedDocument> {
    // The next comparison finds changes made during rendering and compression.
    const checkedAt = clock();
    const { html, headers } = await make();
    const identity = Buffer.from(html);
    const entry = entries.peek(key);
    const isSame = entry !== undefined && entry.document.etag === tagOf(identity, headers);
    const { document, isBest } =
      isSame && (entry.isBest || bestAtOnce >= MAX_BEST_AT_ONCE) ? entry : await compress(identity, headers);
    entries.set(key, { document, isBest, bytes: bytesOf(key, document), checkedAt });
    return document;
  }

  return {
    /** Returns the document of a key while it is fresh. */
    fresh(key: string): CachedDocument | undefined {
      const entry = entries.get(key);
      return entry && clock() - entry.checkedAt < freshMs ? entry.document : undefined;
    },
    /**
     * Returns the document of a key, and makes it if it is missing or no longer fresh. Concurrent callers share one
     * build.
     */
    async get(key: string, make: () => Promise<DocumentSource>): Promise<CachedDocument> {
      const fresh = this.fresh(key);
      if (fresh) return fresh;
      let renewal = renewals.get(key);
      if (!renewal) {
        renewal = renew(key, make).finally(() => renewals.delete(key));
        renewals.set(key, renewal);
      }
      return renewal;
    },
    /** The number of cached documents. */
    get size(): number {
      return entries.size;
    },
    /** Their size in bytes. */
    get bytes(): number {
      return entries.calculatedSize;
    },
  };
}
