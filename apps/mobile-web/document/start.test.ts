import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showFailure } from './failure.ts';
import { FILES_ELEMENT_ID } from '@parlor/contract';
import type { SiteFiles } from './siteFiles.ts';
import { startSite } from './start.ts';

const files: SiteFiles = {
  site: ['/m/assets/libraries.js', '/m/assets/index.js'],
  page: ['/m/assets/home.js', '/m/assets/first.js'],
  later: ['/m/assets/Overlays.js'],
};

/** Adds a picture of the first frame, which loads when the test decides. */
function addPicture({ isDisplayed = true } = {}) {
  const picture = document.createElement('img');
  let arrive = () => {};
  let fail = () => {};
  picture.decode = () =>
    new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new DOMException('broken', 'EncodingError'));
    });
  picture.getClientRects = () => (isDisplayed ? [new DOMRect(0, 0, 10, 10)] : []) as unknown as DOMRectList;
  document.querySelector('.first')?.append(picture);
  return { arrive: () => arrive(), fail: () => fail() };
}

/** Sets how far the browser has parsed the document. */
function readDocument(state: 'loading' | 'complete') {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  if (state === 'complete') document.dispatchEvent(new Event('DOMContentLoaded'));
}

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

/** Starts the site; the test says when each of its files has run. */
function begin() {
  const imported: string[] = [];
  const runs: { done: () => void; fail: () => void }[] = [];
  const root = document.createElement('html');
  const started = startSite((file) => {
    imported.push(file);
    return new Promise<void>((resolve, reject) => {
      runs.push({ done: resolve, fail: () => reject(new TypeError('gone')) });
    });
  }).catch(() => showFailure(root));
  return { imported, runs, root, started };
}

/** Lets the browser paint, however many frames that takes. */
const paint = () => vi.advanceTimersByTimeAsync(100);
/** Runs everything that is due now, without a frame. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const touch = (kind: string) => window.dispatchEvent(new Event(kind));

const loadFont = vi.fn(async () => []);

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } });
  document.body.innerHTML = `<div class="first"></div><script type="application/json" id="${FILES_ELEMENT_ID}">${JSON.stringify(files)}</script>`;
});
afterEach(() => {
  // Other test files share this document, and it must not count as touched there.
  touch('keydown');
  delete document.documentElement.dataset['touched'];
  vi.clearAllTimers();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(document, 'fonts');
  loadFont.mockReset();
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '';
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
});

describe('site startup', () => {
  it('SYS-01 imports and fetches nothing before the first image is painted', async () => {
    const picture = addPicture();
    const { imported } = begin();
    await paint();
    expect([imported, fetched()]).toEqual([[], []]);
    picture.arrive();
    await settle();
    expect([imported, fetched()]).toEqual([[], []]);
    await paint();
    expect(imported).toEqual([files.site[0]]);
  });

  it('SYS-01 waits until the document is parsed', async () => {
    readDocument('loading');
    const { imported } = begin();
    await paint();
    expect(imported).toEqual([]);
    readDocument('complete');
    await paint();
    expect(imported).toEqual([files.site[0]]);
  });

  it.each(['pointerdown', 'keydown'])('SYS-01 begins at the first %s, even before the first paint', async (kind) => {
    addPicture();
    const { imported } = begin();
    touch(kind);
    await settle();
    expect(imported).toEqual([files.site[0]]);
  });

  it('SYS-01 begins once the document is parsed when the first touch came earlier', async () => {
    readDocument('loading');
    addPicture();
    const { imported } = begin();
    touch('pointerdown');
    await settle();
    expect(imported).toEqual([]);
    readDocument('complete');
    await settle();
    expect(imported).toEqual([files.site[0]]);
  });

  it('SYS-01 waits at most one second for an image', async () => {
    addPicture();
    const { imported } = begin();
    await vi.advanceTimersByTimeAsync(999);
    expect(imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(imported).toEqual([files.site[0]]);
  });

  it('SYS-01 does not wait for images that fail or are not displayed', async () => {
    const broken = addPicture();
    addPicture({ isDisplayed: false });
    const { imported } = begin();
    await settle();
    broken.fail();
    await paint();
    expect(imported).toEqual([files.site[0]]);
  });

  it('SYS-01 happens only once', async () => {
    const { imported, runs } = begin();
    await paint();
    touch('pointerdown');
    await vi.advanceTimersByTimeAsync(2000);
    expect([imported.length, runs.length]).toEqual([1, 1]);
  });

  it('SYS-01 imports nothing when the document has its own module script, as in development', async () => {
    document.getElementById(FILES_ELEMENT_ID)?.remove();
    const script = document.body.appendChild(Object.assign(document.createElement('script'), { type: 'module' }));
    const { imported, root, started } = begin();
    await paint();
    await started;
    script.remove();
    expect([imported, fetched(), root.dataset['start']]).toEqual([[], [], undefined]);
  });

  it('SYS-02 fails when the document lists neither files nor a script', async () => {
    document.getElementById(FILES_ELEMENT_ID)?.remove();
    const { imported, root, started } = begin();
    await paint();
    await started;
    expect([imported, root.dataset['start']]).toEqual([[], 'failed']);
  });
});

describe('site files', () => {
  it('SYS-01 load with the brand fonts for the page text and digits, after the first paint', async () => {
    document.documentElement.setAttribute(
      'style',
      "--font-text: 'Noto Sans Thai', 'Fallback', sans-serif; --font-display: Kanit, sans-serif; --font-display-weight: 600",
    );
    document.querySelector('.first')?.append('หน้าแรก');
    begin();
    expect(loadFont).not.toHaveBeenCalled();
    await paint();
    expect(loadFont.mock.calls).toEqual([
      ["400 1em 'Noto Sans Thai'", 'หน้าแรก0'],
      ["600 1em 'Noto Sans Thai'", 'หน้าแรก'],
      ['600 1em Kanit', 'หน้าแรก0'],
    ]);
  });

  it('SYS-01 are fetched in parallel and run in order, each in its own task', async () => {
    const { imported, runs, root, started } = begin();
    await paint();
    expect(fetched()).toEqual([...files.site, ...files.page]);
    expect(imported).toEqual([files.site[0]]);
    runs[0]?.done();
    // Everything in the same task has run by now.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    expect(imported).toEqual([files.site[0]]);
    await settle();
    // The site imports the files of the first page itself.
    expect(imported).toEqual(files.site);
    runs[1]?.done();
    await settle();
    await started;
    expect([imported, root.dataset['start']]).toEqual([files.site, undefined]);
  });

  it('SYS-02 stop at a file that fails to load and show the failure', async () => {
    const { imported, runs, root, started } = begin();
    await paint();
    runs[0]?.fail();
    await started;
    expect([imported, root.dataset['start']]).toEqual([[files.site[0]], 'failed']);
  });
});
