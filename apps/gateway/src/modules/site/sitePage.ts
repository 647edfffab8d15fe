import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const brandFiles = z.object({
  css: z.string(),
  icon: z.string().optional(),
  touchIcon: z.string().optional(),
  webmanifest: z.string().optional(),
  /** Inline SVG from the theme package, which came with the build. */
  wordmark: z.string().optional(),
  preload: z.array(z.string()),
  themeColor: z.object({ dark: z.string().optional(), light: z.string().optional() }),
  defaultMode: z.enum(['dark', 'light']),
});
const brandManifest = z.record(z.string(), brandFiles);
const chunkNames = z.array(z.string());
/** Chunks that the site imports as soon as it starts. */
const preloadManifest = z.object({ languages: z.record(z.string(), chunkNames), brands: z.record(z.string(), chunkNames), home: chunkNames });

/** What changes from page to page. */
export interface PageParts {
  languageTag: string;
  /** The product's own code of the language, by which its chunk is known. */
  language: string;
  brand: string;
  /** Whether the page opens on home. */
  isHome: boolean;
  /** The merchant's mode; the theme's own when undefined. */
  mode: 'dark' | 'light' | undefined;
  nonce: string;
  title: string;
  /** Address, without density and format, of the picture that the page shows first; fetched before the site has even started. */
  firstPicture: string | undefined;
  /** Written into the page as JSON for the site to start from. */
  bootstrap: unknown;
}

/** The built page with its gaps. */
export interface SitePage {
  /** The page as HTML. */
  render(parts: PageParts): string;
}

/** Reads the built site once; undefined when it was not built. @throws when the build is not one this gateway can serve. */
export function readSitePage(siteDir: string): SitePage | undefined {
  const indexFile = join(siteDir, 'index.html');
  if (!existsSync(indexFile)) return undefined;
  const template = readFileSync(indexFile, 'utf8');
  const brands = brandManifest.parse(readJson(join(siteDir, 'brands', 'manifest.json')));
  const preloadFile = join(siteDir, 'preload.json');
  const chunks = existsSync(preloadFile) ? preloadManifest.parse(readJson(preloadFile)) : { languages: {}, brands: {}, home: [] };

  return {
    render({ languageTag, language, brand, isHome, mode, nonce, title, firstPicture, bootstrap }) {
      const files = brands[brand] ?? Object.values(brands)[0];
      const shownMode = mode ?? files?.defaultMode ?? 'dark';
      const modules = [...(chunks.languages[language.toLowerCase()] ?? []), ...(chunks.brands[brand] ?? []), ...(isHome ? chunks.home : [])];
      const head = `${files === undefined ? '' : brandHead(files, shownMode)}${pictureHead(firstPicture)}${modules.map(moduleHead).join('')}<script type="application/json" id="parlor-bootstrap">${jsonForHtml(bootstrap)}</script>`;
      const gaps: Record<string, string> = {
        '<!--parlor:head-->': head,
        '<!--parlor:first-->': firstPaint(files?.wordmark, firstPicture),
        __LANG__: escapeHtml(languageTag),
        __BRAND__: escapeHtml(brand),
        __MODE__: shownMode,
        __NONCE__: nonce,
      };
      // One pass, so that nothing that was put in is looked at again.
      return template.replace(/<!--parlor:(?:head|first)-->|<title>[^<]*<\/title>|__(?:LANG|BRAND|MODE|NONCE)__/g, (gap) => gaps[gap] ?? `<title>${escapeHtml(title)}</title>`);
    },
  };
}

function brandHead({ css, icon, touchIcon, webmanifest, preload, themeColor }: z.output<typeof brandFiles>, mode: 'dark' | 'light'): string {
  return [
    `<link rel="stylesheet" href="${escapeHtml(css)}">`,
    ...preload.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`),
    `<meta name="theme-color" content="${escapeHtml(themeColor[mode] ?? themeColor.dark ?? themeColor.light ?? '')}">`,
    touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    icon === undefined ? '' : `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">`,
    webmanifest === undefined ? '' : `<link rel="manifest" href="${escapeHtml(webmanifest)}">`,
  ].join('');
}

function pictureHead(picture: string | undefined): string {
  if (picture === undefined) return '';
  const address = escapeHtml(picture);
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${address}@1x.avif 1x, ${address}@2x.avif 2x" fetchpriority="high">`;
}

function moduleHead(chunk: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeHtml(chunk)}">`;
}

/** What stands in the site's place until it has started: the brand's name and, on home, the first picture. */
function firstPaint(wordmark: string | undefined, picture: string | undefined): string {
  const bar = `<div class="first-bar">${wordmark ?? ''}</div>`;
  if (picture === undefined) return `<div class="first">${bar}<div class="first-line"></div></div>`;
  const address = escapeHtml(picture);
  const source = (format: string) => `<source type="image/${format}" srcset="${address}@1x.${format} 1x, ${address}@2x.${format} 2x">`;
  return `<div class="first">${bar}<div class="first-picture"><picture>${source('avif')}${source('webp')}<img src="${address}@1x.webp" alt="" width="390" height="171" fetchpriority="high"></picture></div><div class="first-line"></div></div>`;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** JSON that cannot end the script element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`).replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
