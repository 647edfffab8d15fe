import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The modes a brand can be shown in; what a player reads in high contrast is derived from the brand's default mode. */
const modes = ['dark', 'light', 'contrast'] as const;
type Mode = (typeof modes)[number];

/** The picture that a brand shows over home: a hashed address in each format, and its size in px. */
const hero = z.object({ avif: z.string(), webp: z.string(), width: z.number(), height: z.number() });

const brandFiles = z.object({
  css: z.string(),
  icon: z.string().optional(),
  touchIcon: z.string().optional(),
  webmanifest: z.string().optional(),
  /** Inline SVG from the theme package, which came with the build. */
  wordmark: z.string().optional(),
  preload: z.array(z.string()),
  themeColor: z.partialRecord(z.enum(modes), z.string()),
  defaultMode: z.enum(modes),
  /** Modes that the brand offers. */
  modes: z.array(z.enum(modes)),
  /** Left out by a brand whose home does not begin with it. */
  hero: hero.optional(),
});
const brandManifest = z.record(z.string(), brandFiles);
const chunkNames = z.array(z.string());
/** Chunks that the site imports as soon as it starts. */
const preloadManifest = z.object({ languages: z.record(z.string(), chunkNames), brands: z.record(z.string(), chunkNames), home: chunkNames, list: chunkNames.default([]), events: chunkNames.default([]) });

/** Where a merchant's web manifest is served. */
export const MANIFEST_PATH = '/m/manifest.webmanifest';

/** What changes from page to page. */
export interface PageParts {
  languageTag: string;
  /** The product's own code of the language, by which its chunk is known. */
  language: string;
  brand: string;
  /** The screens whose code comes with the page; undefined for all others. */
  screen: 'home' | 'list' | 'events' | undefined;
  /** The merchant's mode; the theme's own when undefined or not offered by the brand. */
  mode: Mode | undefined;
  nonce: string;
  title: string;
  /**
   * The picture that the page shows first, fetched before the site has even started: the address of a banner, without density
   * and format, or the brand's own hero.
   */
  firstPicture: { readonly banner: string } | 'hero' | undefined;
  /** Pictures that the screen shows as soon as it is drawn: addresses without density and format. */
  nextPictures: readonly string[];
  /** Written into the page as JSON for the site to start from. */
  bootstrap: unknown;
}

/** The built page with its gaps. */
export interface SitePage {
  /** The page as HTML. */
  render(parts: PageParts): string;
  /** A brand's part of the web manifest, with the colours of the mode in which the merchant opens; undefined when the brand has none. */
  manifestOf(brand: string, mode: Mode | undefined): Record<string, unknown> | undefined;
  /** The file of a brand's home-screen icon, below the site's folder; undefined when the brand has none. */
  touchIconOf(brand: string): string | undefined;
}

/** The addresses of the build begin with the site's path; its files stand without it. */
const fileOf = (address: string): string => address.replace(/^\/m\//, '');

/** Reads the built site once; undefined when it was not built. @throws when the build is not one this gateway can serve. */
export function readSitePage(siteDir: string): SitePage | undefined {
  const indexFile = join(siteDir, 'index.html');
  if (!existsSync(indexFile)) return undefined;
  const template = readFileSync(indexFile, 'utf8');
  const brands = brandManifest.parse(readJson(join(siteDir, 'brands', 'manifest.json')));
  const preloadFile = join(siteDir, 'preload.json');
  const chunks = existsSync(preloadFile) ? preloadManifest.parse(readJson(preloadFile)) : { languages: {}, brands: {}, home: [], list: [], events: [] };

  const manifests = new Map(Object.entries(brands).map(([brand, { webmanifest }]) => [brand, readManifest(siteDir, webmanifest)]));
  const shownModeOf = (files: z.output<typeof brandFiles> | undefined, mode: Mode | undefined): Mode => files?.modes.find((candidate) => candidate === mode) ?? files?.defaultMode ?? 'dark';

  return {
    manifestOf(brand, mode) {
      const manifest = manifests.get(brand);
      const color = brands[brand]?.themeColor[shownModeOf(brands[brand], mode)];
      return manifest && { ...manifest, ...(color !== undefined && { theme_color: color, background_color: color }) };
    },
    touchIconOf: (brand) => {
      const address = brands[brand]?.touchIcon;
      return address && fileOf(address);
    },
    render({ languageTag, language, brand, screen, mode, nonce, title, firstPicture, nextPictures, bootstrap }) {
      const files = brands[brand] ?? Object.values(brands)[0];
      const offered = files?.modes ?? ['dark'];
      const shownMode = shownModeOf(files, mode);
      const picture = firstPicture === 'hero' ? heroPicture(files?.hero) : firstPicture && bannerPicture(firstPicture.banner);
      const modules = [...(chunks.languages[language.toLowerCase()] ?? []), ...(chunks.brands[brand] ?? []), ...(screen ? chunks[screen] : [])];
      const head = `${files === undefined ? '' : brandHead(files)}${picture === undefined ? '' : pictureHead(picture, 'high')}${nextPictures.map((address) => pictureHead(bannerPicture(address), 'low')).join('')}${modules.map(moduleHead).join('')}<script type="application/json" id="parlor-bootstrap">${jsonForHtml(bootstrap)}</script>`;
      const gaps: Record<string, string> = {
        '<!--parlor:color-->': files === undefined ? '' : colorHead(files.themeColor, shownMode),
        '<!--parlor:head-->': head,
        '<!--parlor:first-->': firstPaint(files?.wordmark, picture),
        __LANG__: escapeHtml(languageTag),
        __BRAND__: escapeHtml(brand),
        __MODE__: shownMode,
        __MODES__: offered.join(' '),
        __NONCE__: nonce,
      };
      // One pass, so that nothing that was put in is looked at again.
      return template.replace(/<!--parlor:(?:color|head|first)-->|<title>[^<]*<\/title>|__(?:LANG|BRAND|MODE|MODES|NONCE)__/g, (gap) => gaps[gap] ?? `<title>${escapeHtml(title)}</title>`);
    },
  };
}

/** A colour for the browser's own bars. Each mode's stands beside it, so that the page can change it with the mode. */
function colorHead(colors: Readonly<Partial<Record<Mode, string>>>, mode: Mode): string {
  const others = modes.flatMap((name) => (colors[name] === undefined ? [] : [` data-${name}="${escapeHtml(colors[name])}"`]));
  return `<meta name="theme-color" content="${escapeHtml(colors[mode] ?? '')}"${others.join('')}>`;
}

function brandHead({ css, icon, touchIcon, webmanifest, preload }: z.output<typeof brandFiles>): string {
  return [
    `<link rel="stylesheet" href="${escapeHtml(css)}">`,
    ...preload.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`),
    touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    icon === undefined ? '' : `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">`,
    webmanifest === undefined ? '' : `<link rel="manifest" href="${MANIFEST_PATH}">`,
  ].join('');
}

/** A picture in both formats, as `srcset`, and the address for browsers that know neither attribute. */
interface FirstPicture {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}

function bannerPicture(address: string): FirstPicture {
  const inFormat = (format: string) => `${address}@1x.${format} 1x, ${address}@2x.${format} 2x`;
  return { avif: inFormat('avif'), webp: inFormat('webp'), fallback: `${address}@1x.webp`, width: 390, height: 171 };
}

function heroPicture(files: z.output<typeof hero> | undefined): FirstPicture | undefined {
  return files && { ...files, fallback: files.webp };
}

function pictureHead({ avif }: Pick<FirstPicture, 'avif'>, priority: 'high' | 'low'): string {
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(avif)}" fetchpriority="${priority}">`;
}

function moduleHead(chunk: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeHtml(chunk)}">`;
}

/** What stands in the site's place until it has started: the brand's name and, on home, the first picture. */
function firstPaint(wordmark: string | undefined, picture: FirstPicture | undefined): string {
  const bar = `<div class="first-bar">${wordmark ?? ''}</div>`;
  if (picture === undefined) return `<div class="first">${bar}<div class="first-line"></div></div>`;
  const source = (format: 'avif' | 'webp') => `<source type="image/${format}" srcset="${escapeHtml(picture[format])}">`;
  const image = `<img src="${escapeHtml(picture.fallback)}" alt="" width="${picture.width}" height="${picture.height}" fetchpriority="high">`;
  return `<div class="first">${bar}<div class="first-picture"><picture>${source('avif')}${source('webp')}${image}</picture></div><div class="first-line"></div></div>`;
}

function readManifest(siteDir: string, address: string | undefined): Record<string, unknown> | undefined {
  const file = address && join(siteDir, fileOf(address));
  return file && existsSync(file) ? z.record(z.string(), z.unknown()).parse(readJson(file)) : undefined;
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
