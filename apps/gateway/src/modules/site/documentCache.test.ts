import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDocumentCache, type DocumentSource } from './documentCache.ts';

const FRESH_MS = 1_000;

function createClockedCache(freshMs = FRESH_MS) {
  let now = 1_000_000;
  const documents = createDocumentCache({ freshMs, clock: () => now });
  const advance = (ms: number): void => {
    now += ms;
  };
  return { documents, advance };
}

const sourceOf = (
  html: string,
  headers: DocumentSource['headers'] = { 'content-type': 'text/html' },
): DocumentSource => ({ html, headers });

/** Returns a function that yields the given documents in turn and counts its calls. */
function maker(first: DocumentSource) {
  let source = first;
  let made = 0;
  return {
    make: (): Promise<DocumentSource> => {
      made += 1;
      return Promise.resolve(source);
    },
    change(next: DocumentSource) {
      source = next;
    },
    get made() {
      return made;
    },
  };
}

describe('a cached page', () => {
  it('is available uncompressed and as Brotli and gzip, with matching headers', async () => {
    const { documents } = createClockedCache();
    const { etag, headers, answers } = await documents.get(
      'home',
      maker(sourceOf('<p>สวัสดี</p>', { 'content-language': 'th' })).make,
    );
    expect(answers.identity.body.toString()).toBe('<p>สวัสดี</p>');
    expect(brotliDecompressSync(answers.br.body).toString()).toBe('<p>สวัสดี</p>');
    expect(gunzipSync(answers.gzip.body).toString()).toBe('<p>สวัสดี</p>');
    expect(headers).toEqual({ 'content-language': 'th', etag });
    expect([answers.identity.headers, answers.br.headers, answers.gzip.headers]).toEqual([
      headers,
      { ...headers, 'content-encoding': 'br' },
      { ...headers, 'content-encoding': 'gzip' },
    ]);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it('is built once for concurrent requests', async () => {
    const { documents } = createClockedCache();
    const home = maker(sourceOf('<p>home</p>'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => documents.get('home', home.make)));
    expect(home.made).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('is built once for concurrent requests even when the cache time is zero', async () => {
    const { documents } = createClockedCache(0);
    const home = maker(sourceOf('<p>home</p>'));
    await Promise.all([documents.get('home', home.make), documents.get('home', home.make)]);
    await documents.get('home', home.make);
    expect(home.made).toBe(2);
  });

  it('is reused until it expires and rebuilt after that', async () => {
    const { documents, advance } = createClockedCache();
    const home = maker(sourceOf('<p>before</p>'));
    await documents.get('home', home.make);
    home.change(sourceOf('<p>after</p>'));
    advance(FRESH_MS - 1);
    expect((await documents.get('home', home.make)).answers.identity.body.toString()).toBe('<p>before</p>');
    advance(1);
    expect((await documents.get('home', home.make)).answers.identity.body.toString()).toBe('<p>after</p>');
    expect(home.made).toBe(2);
  });

  it('expires relative to the start of its build', async () => {
    const { documents, advance } = createClockedCache();
    const home = maker(sourceOf('<p>home</p>'));
    await documents.get('home', () => {
      advance(FRESH_MS);
      return home.make();
    });
    await documents.get('home', home.make);
    expect(home.made).toBe(2);
  });

  it('keeps its compressed bytes when a rebuild yields the same content', async () => {
    const { documents, advance } = createClockedCache();
    const first = await documents.get('home', maker(sourceOf('<p>home</p>')).make);
    for (let comparison = 0; comparison < 3; comparison += 1) {
      advance(FRESH_MS);
      const again = await documents.get('home', maker(sourceOf('<p>home</p>')).make);
      expect(again.answers.br.body).toBe(first.answers.br.body);
      expect(again.answers.gzip.body).toBe(first.answers.gzip.body);
      expect(again.answers.identity.body).toBe(first.answers.identity.body);
    }
  });

  it('gets a new ETag when its text or a header changes', async () => {
    const { documents, advance } = createClockedCache();
    const home = maker(sourceOf('<p>home</p>', { policy: 'one' }));
    const tags = [(await documents.get('home', home.make)).etag];
    for (const next of [sourceOf('<p>home!</p>', { policy: 'one' }), sourceOf('<p>home!</p>', { policy: 'two' })]) {
      home.change(next);
      advance(FRESH_MS);
      const { etag, headers } = await documents.get('home', home.make);
      expect(headers).toEqual({ ...next.headers, etag });
      tags.push(etag);
    }
    expect(new Set(tags).size).toBe(3);
  });

  it('is separate for each key', async () => {
    const { documents } = createClockedCache();
    const [one, two] = await Promise.all([
      documents.get('one', maker(sourceOf('1')).make),
      documents.get('two', maker(sourceOf('2')).make),
    ]);
    expect([one.answers.identity.body.toString(), two.answers.identity.body.toString()]).toEqual(['1', '2']);
  });
});

describe('a failed build', () => {
  const failing = (): Promise<DocumentSource> => Promise.reject(new Error('nothing to make it of'));

  it('rejects all concurrent requests, is not cached and is retried', async () => {
    const { documents } = createClockedCache();
    const outcomes = await Promise.allSettled([documents.get('home', failing), documents.get('home', failing)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(documents.size).toBe(0);
    expect((await documents.get('home', maker(sourceOf('<p>home</p>')).make)).answers.identity.body.toString()).toBe(
      '<p>home</p>',
    );
  });

  it('does not affect a later build when it throws synchronously', async () => {
    const { documents } = createClockedCache();
    const throwing = (): never => {
      throw new Error('a mistake');
    };
    await expect(documents.get('home', throwing)).rejects.toThrow('a mistake');
    await documents.get('home', maker(sourceOf('<p>home</p>')).make);
    expect(documents.size).toBe(1);
  });

  it('keeps the previously cached page', async () => {
    const { documents, advance } = createClockedCache();
    const home = maker(sourceOf('<p>home</p>'));
    const before = await documents.get('home', home.make);
    advance(FRESH_MS);
    await expect(documents.get('home', failing)).rejects.toThrow('nothing to make it of');
    expect(await documents.get('home', home.make)).toBe(before);
  });
});

describe('the page cache', () => {
  it('holds at most 500 pages, whatever the number of keys', async () => {
    const { documents } = createClockedCache();
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          documents.get(`host-${batch}-${index}`, maker(sourceOf(`<p>${batch}/${index}</p>`)).make),
        ),
      );
    }
    expect(documents.size).toBe(500);
    expect(documents.bytes).toBeLessThan(32 * 1024 * 1024);
  });

  it('evicts the least recently used pages and keeps a page in use', async () => {
    const { documents } = createClockedCache();
    const home = maker(sourceOf('<p>home</p>'));
    const first = await documents.get('home', home.make);
    for (let key = 0; key < 600; key += 1) {
      await documents.get(`key-${key}`, maker(sourceOf(String(key))).make);
      if (key % 100 === 0) await documents.get('home', home.make);
    }
    expect(await documents.get('home', home.make)).toBe(first);
    expect(home.made).toBe(1);
  });

  it('holds at most 32 MiB, of which the compressed forms of a page are a part', async () => {
    const { documents } = createClockedCache();
    // A mebibyte of text that hardly compresses: with its compressed forms a page takes two and a half.
    const pages = await Promise.all(
      Array.from({ length: 15 }, (_, key) =>
        documents.get(`large-${key}`, maker(sourceOf(randomBytes(768 * 1024).toString('base64'))).make),
      ),
    );
    const sizes = pages.map(({ answers }) =>
      [answers.identity, answers.br, answers.gzip].reduce((sum, { body }) => sum + body.length, 0),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(2.4 * 1024 * 1024);
    expect(documents.size).toBe(12);
    expect(documents.bytes).toBeGreaterThan(12 * Math.min(...sizes));
    expect(documents.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  });

  it('returns a page that is too large to cache without storing it', async () => {
    const { documents } = createClockedCache();
    const { answers } = await documents.get('huge', maker(sourceOf('x'.repeat(33 * 1024 * 1024))).make);
    expect(answers.identity.body).toHaveLength(33 * 1024 * 1024);
    expect(documents.size).toBe(0);
  });

  it('compresses some concurrent pages quickly at first and all at best quality after they expire', async () => {
    const { documents, advance } = createClockedCache();
    const text = Array.from(
      { length: 800 },
      (_, line) => `<p>line ${line} of ${line * 7919} in a page of ${line % 13} parts</p>`,
    ).join('');
    const keys = ['one', 'two', 'three', 'four'];
    const sizes = async () =>
      (await Promise.all(keys.map((key) => documents.get(key, maker(sourceOf(text)).make)))).map(
        ({ answers }) => answers.br.body.length,
      );
    const [best = 0, , quick = 0] = await sizes();
    expect(quick).toBeGreaterThan(best);
    advance(FRESH_MS);
    expect(await sizes()).toEqual([best, best, best, best]);
    advance(FRESH_MS);
    expect(await sizes()).toEqual([best, best, best, best]);
  });
});
