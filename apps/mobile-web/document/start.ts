import { nextTask } from '../src/startup/nextTask.ts';
import { readSiteFiles } from './readSiteFiles.ts';
import { touched } from './touched.ts';

/** How long a missing picture may delay the site, in ms. */
const PATIENCE_MS = 1000;

/** Resolves when the whole document is parsed. */
function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Resolves when the first pictures of the document are painted or have failed. */
async function firstPicturesPainted(): Promise<void> {
  await documentParsed();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.first img')].filter(
    (picture) => picture.getClientRects().length > 0,
  );
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  // A frame callback runs before the paint, the next one after it.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

function fetchSoon(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/**
 * Fetches the fonts that the site needs in addition to those of the document. Arriving after the site's first layout,
 * they would cause a second one.
 */
function fetchFonts(): void {
  const style = getComputedStyle(document.documentElement);
  // The words of the document are in its language, and so are the site's.
  const words = document.querySelector<HTMLElement>('.first')?.innerText ?? '';
  const fetchFace = (property: string, weight: string, text: string) => {
    const [family] = style.getPropertyValue(property).split(',');
    // A font that fails to load has a fallback.
    if (family) document.fonts.load(`${weight} 1em ${family}`, text).catch(() => undefined);
  };
  fetchFace('--font-text', '400', `${words}0`);
  fetchFace('--font-text', '600', words);
  fetchFace('--font-display', style.getPropertyValue('--font-display-weight'), `${words}0`);
}

/**
 * Starts the site when the first pictures are painted, at the first touch or key, or after a second, whichever comes
 * first. Its files are fetched in parallel and run in order.
 * @throws when a file fails to load or to run.
 */
export async function startSite(importFile: (file: string) => Promise<unknown>): Promise<void> {
  await Promise.race([firstPicturesPainted(), touched(document.documentElement), patience()]);
  // A touch may come before the end of the document, where the list is.
  await documentParsed();
  const files = readSiteFiles();
  // In development the document names its script itself.
  if (!files) {
    if (document.querySelector('script[type="module"]')) return;
    throw new Error('The document lists no files of the site');
  }
  for (const file of [...files.site, ...files.page]) fetchSoon(file);
  fetchFonts();
  for (const file of files.site) {
    await importFile(file);
    await nextTask();
  }
}
