import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const brandFiles = z.object({
  css: z.string(),
  icon: z.string().optional(),
  webmanifest: z.string().optional(),
  preload: z.array(z.string()),
  themeColor: z.object({ dark: z.string(), light: z.string() }),
  defaultMode: z.enum(['dark', 'light']),
});
const brandManifest = z.record(z.string(), brandFiles);

/** What changes from page to page. */
export interface PageParts {
  languageTag: string;
  brand: string;
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
  const brands = brandManifest.parse(JSON.parse(readFileSync(join(siteDir, 'brands', 'manifest.json'), 'utf8')));

  return {
    render({ languageTag, brand, mode, nonce, title, firstPicture, bootstrap }) {
      const files = brands[brand] ?? Object.values(brands)[0];
      const shownMode = mode ?? files?.defaultMode ?? 'dark';
      const head = `${files === undefined ? '' : brandHead(files, shownMode)}${pictureHead(firstPicture)}<script type="application/json" id="parlor-bootstrap">${jsonForHtml(bootstrap)}</script>`;
      const gaps: Record<string, string> = {
        '<!--parlor:head-->': head,
        __LANG__: escapeHtml(languageTag),
        __BRAND__: escapeHtml(brand),
        __MODE__: shownMode,
        __NONCE__: nonce,
      };
      // One pass, so that nothing that was put in is looked at again.
      return template.replace(/<!--parlor:head-->|<title>[^<]*<\/title>|__(?:LANG|BRAND|MODE|NONCE)__/g, (gap) => gaps[gap] ?? `<title>${escapeHtml(title)}</title>`);
    },
  };
}

function brandHead({ css, icon, webmanifest, preload, themeColor }: z.output<typeof brandFiles>, mode: 'dark' | 'light'): string {
  return [
    `<link rel="stylesheet" href="${escapeHtml(css)}">`,
    ...preload.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`),
    `<meta name="theme-color" content="${escapeHtml(themeColor[mode])}">`,
    icon === undefined ? '' : `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">`,
    webmanifest === undefined ? '' : `<link rel="manifest" href="${escapeHtml(webmanifest)}">`,
  ].join('');
}

function pictureHead(picture: string | undefined): string {
  if (picture === undefined) return '';
  const address = escapeHtml(picture);
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${address}@1x.avif 1x, ${address}@2x.avif 2x" fetchpriority="high">`;
}

/** JSON that cannot end the script element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`).replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
