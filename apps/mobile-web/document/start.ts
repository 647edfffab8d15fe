import { nextTask } from '../src/startup/nextTask.ts';
import { readSiteFiles } from './readSiteFiles.ts';
import { touched } from './touched.ts';

/** How long a picture that does not come may hold up the site, in ms. */
const PATIENCE_MS = 1000;

/** Resolves when the document is parsed as a whole. */
function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Resolves when the pictures that the document shows first are on the display, or do not come. */
async function firstPicturesPainted(): Promise<void> {
  await documentParsed();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.first img')].filter(
    (picture) => picture.getClientRects().length > 0,
  );
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  // A callback of a frame runs before it is painted, the next one after that.
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
 * Fetches the fonts that the site needs besides those of the document. If they came after its first layout, it would
 * have a second one.
 */
function fetchFonts(): void {
  const style = getComputedStyle(document.documentElement);
  // The words of the document are in its language, and so are the site's.
  const words = document.querySelector<HTMLElement>('.first')?.innerText ?? '';
  const fetchFace = (property: string, weight: string, text: string) => {
    const [family] = style.getPropertyValue(property).split(',');
    // A font that does not come has a fallback.
    if (family) document.fonts.load(`${weight} 1em ${family}`, text).catch(() => undefined);
  };
  fetchFace('--font-text', '400', `${words}0`);
  fetchFace('--font-text', '600', words);
  fetchFace('--font-display', style.getPropertyValue('--font-display-weight'), `${words}0`);
}

/**
 * Starts the site once the first pictures are painted, at the first touch or key, or after a second, by the first of
 * these. Its files are fetched together and run one after the other.
 *
 * @throws when a file does not arrive or does not run.
 */
export async function startSite(importFile: (file: string) => Promise<unknown>): Promise<void> {
  await Promise.race([firstPicturesPainted(), touched(document.documentElement), patience()]);
  // A touch may come before the end of the document, which contains the list.
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
