import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BOOTSTRAP_ELEMENT_ID, BRAND_ELEMENT_ID } from '@parlor/contract';
import { escapeHtml, jsonForHtml } from '../../http/html.ts';

/** The modes of a brand. High contrast is derived from the brand's default mode. */
const modes = ['dark', 'light', 'contrast'] as const;
type Mode = (typeof modes)[number];

/** The hero of a brand: a hashed address in each format, and its size in px. */
const hero = z.object({ avif: z.string(), webp: z.string(), width: z.number(), height: z.number() });

const brandFiles = z.object({
  /** The data of the brand for the site. */
  look: z.looseObject({ layout: z.looseObject({ homeSections: z.array(z.string()) }).optional() }).optional(),
  /** The style sheet. */
  css: z.string(),
  icon: z.string().optional(),
  touchIcon: z.string().optional(),
  webmanifest: z.string().optional(),
  /** Inline SVG from the theme package of the build. */
  wordmark: z.string().optional(),
  /** Fonts to preload, by language code in lower case. */
  preload: z.record(z.string(), z.array(z.string())),
  themeColor: z.partialRecord(z.enum(modes), z.string()),
  defaultMode: z.enum(modes),
  /** Modes that the brand offers. */
  modes: z.array(z.enum(modes)),
  /** Omitted by a brand whose first screen does not show it. */
  hero: hero.optional(),
});
const brandManifest = z.record(z.string(), brandFiles);
const chunkNames = z.array(z.string());
/** Chunks that the site imports on start. */
const preloadManifest = z.object({
  languages: z.record(z.string(), z.object({ first: chunkNames, whole: chunkNames })),
  home: chunkNames,
  rows: chunkNames.default([]),
  list: chunkNames.default([]),
  events: chunkNames.default([]),
  promotions: chunkNames.default([]),
  later: chunkNames.default([]),
});

/** The address of a merchant's web manifest. */
export const MANIFEST_PATH = '/m/manifest.webmanifest';

/** The screens whose code is preloaded by the document. */
export type CodedScreen = 'home' | 'list' | 'events' | 'promotions';

/** A picture of the first frame: its address without density and format, and the link behind it. */
export interface OpeningPicture {
  readonly address: string;
  readonly href?: string | undefined;
}

/** The content below the document's header before the site starts. */
export type Opening =
  /** The brand's hero on home. */
  | { readonly kind: 'hero'; readonly href?: string | undefined }
  | { readonly kind: 'banner'; readonly picture: OpeningPicture }
  /** The first cards of a list. */
  | { readonly kind: 'row'; readonly pictures: readonly OpeningPicture[] }
  /** The cover of the first promotion. */
  | { readonly kind: 'cover'; readonly picture: OpeningPicture };

/** The variable parts of a document. */
export interface PageParts {
  languageTag: string;
  /** The product's code of the language, which names its chunk. */
  language: string;
  brand: string;
  screen: CodedScreen | undefined;
  /** The merchant's mode; the theme's own if undefined or not offered by the brand. */
  mode: Mode | undefined;
  /** Metadata for search engines and previews, as HTML. */
  searchHead: string;
  /** The name of the screen in its header; empty on home, where the brand's name is shown. */
  title: string;
  /** The first banner above a list. */
  strip?: OpeningPicture | undefined;
  opening: Opening | undefined;
  /** The data for the site's start, embedded as JSON. */
  bootstrap: unknown;
}

/** A document, and the hashes by which its policy allows its own scripts and styles. */
export interface RenderedPage {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** The built page with placeholders. */
export interface SitePage {
  render(parts: PageParts): RenderedPage;
  /**
   * Returns a brand's part of the web manifest, with the colours of the merchant's default mode; undefined if the brand
   * has none.
   */
  manifestOf(brand: string, mode: Mode | undefined): Record<string, unknown> | undefined;
  /** Returns the file of a brand's home-screen icon, relative to the site's folder; undefined if it has none. */
  touchIconOf(brand: string): string | undefined;
}

/** Converts an address of the build to a file: without the site's path. */
const fileOf = (address: string): string => address.replace(/^\/m\//, '');

/** Returns the CSP source of an inline script or style. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The empty style element that styled-components adds. It inserts rules by script, which the policy does not restrict.
 */
const EMPTY_STYLE = hashSource('');

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => hashSource(text));

/** Reads the built site once; undefined if it was not built. @throws if this gateway cannot serve the build. */
export function readSitePage(siteDir: string): SitePage | undefined {
  const indexFile = join(siteDir, 'index.html');
  if (!existsSync(indexFile)) return undefined;
  const template = readFileSync(indexFile, 'utf8');
  const brands = brandManifest.parse(readJson(join(siteDir, 'brands', 'manifest.json')));
  const preloadFile = join(siteDir, 'preload.json');
  const chunks = preloadManifest.parse(existsSync(preloadFile) ? readJson(preloadFile) : { languages: {}, home: [] });
  const scriptHashes = hashesOf(template, /<script>([\s\S]*?)<\/script>/g);
  const styleHashes = hashesOf(template, /<style>([\s\S]*?)<\/style>/g);
  const brandHashes = new Map(Object.entries(brands).map(([brand, { css }]) => [brand, hashSource(css)]));

  const manifests = new Map(
    Object.entries(brands).map(([brand, { webmanifest }]) => [brand, readManifest(siteDir, webmanifest)]),
  );
  const filesOf = (brand: string) => (Object.hasOwn(brands, brand) ? brands[brand] : undefined);
  const shownModeOf = (files: z.output<typeof brandFiles> | undefined, mode: Mode | undefined): Mode =>
    files?.modes.find((candidate) => candidate === mode) ?? files?.defaultMode ?? 'dark';

  return {
    manifestOf(brand, mode) {
      const manifest = manifests.get(brand);
      const color = filesOf(brand)?.themeColor[shownModeOf(filesOf(brand), mode)];
      return manifest && { ...manifest, ...(color !== undefined && { theme_color: color, background_color: color }) };
    },
    touchIconOf: (brand) => {
      const address = filesOf(brand)?.touchIcon;
      return address && fileOf(address);
    },
    render({ languageTag, language, brand, screen, mode, searchHead, title, strip, opening, bootstrap }) {
      const known = Object.hasOwn(brands, brand) ? brand : Object.keys(brands)[0];
      const files = known === undefined ? undefined : brands[known];
      const shownMode = shownModeOf(files, mode);
      const code = language.toLowerCase();
      const strips = strip === undefined ? [] : [drawnPicture('strip', strip)];
      const pictures = picturesOf(opening, files?.hero);
      const texts = chunks.languages[code]?.[screen === undefined || screen === 'promotions' ? 'whole' : 'first'] ?? [];
      const hasRows =
        files?.look?.layout?.homeSections.some((section) => section === 'rows' || section === 'fixtures') === true;
      const modules = [
        ...texts,
        ...(screen === 'home' && hasRows ? chunks.rows : []),
        ...(screen ? chunks[screen] : []),
      ];
      const gaps: Record<string, string> = {
        '<!--parlor:color-->': files === undefined ? '' : colorHead(files.themeColor, shownMode),
        '<!--parlor:head-->': `${[...strips, ...pictures].map(({ source }) => pictureHead(source)).join('')}${files === undefined ? '' : brandHead(files, code)}${searchHead}`,
        '<!--parlor:wordmark-->': files?.wordmark ?? '',
        '<!--parlor:title-->': escapeHtml(title),
        '<!--parlor:opening-->': `${openingMarkup('strip', strips)}${opening === undefined ? '' : openingMarkup(opening.kind, pictures)}`,
        '<!--parlor:data-->': `<script type="application/json" id="${BRAND_ELEMENT_ID}">${jsonForHtml(files?.look ?? null)}</script><script type="application/json" id="${BOOTSTRAP_ELEMENT_ID}">${jsonForHtml(bootstrap)}</script>`,
        __PAGE_FILES__: jsonForHtml(modules),
        __LATER_FILES__: jsonForHtml(
          [...new Set([...(chunks.languages[code]?.whole ?? []), ...chunks.later])].filter(
            (file) => !modules.includes(file),
          ),
        ),
        __LANG__: escapeHtml(languageTag),
        __BRAND__: escapeHtml(brand),
        __MODE__: shownMode,
        __MODES__: (files?.modes ?? ['dark']).join(' '),
      };
      // In one pass, so that inserted text is not replaced again. The title is part of the search engine metadata.
      const html = template.replace(
        /<!--parlor:(?:color|head|wordmark|title|opening|data)-->|<title>[^<]*<\/title>|__(?:LANG|BRAND|MODE|MODES|PAGE_FILES|LATER_FILES)__/g,
        (gap) => gaps[gap] ?? '',
      );
      const brandHash = known === undefined ? undefined : brandHashes.get(known);
      return {
        html,
        scriptHashes,
        styleHashes: [...styleHashes, ...(brandHash === undefined ? [] : [brandHash]), EMPTY_STYLE],
      };
    },
  };
}

/** Returns the colour of the browser's own bars, and those of all modes as attributes, so that the page can switch. */
function colorHead(colors: Readonly<Partial<Record<Mode, string>>>, mode: Mode): string {
  const others = modes.flatMap((name) =>
    colors[name] === undefined ? [] : [` data-${name}="${escapeHtml(colors[name])}"`],
  );
  return `<meta name="theme-color" content="${escapeHtml(colors[mode] ?? '')}"${others.join('')}>`;
}

function brandHead(
  { css, icon, touchIcon, webmanifest, preload }: z.output<typeof brandFiles>,
  language: string,
): string {
  return [
    ...(preload[language] ?? []).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`,
    ),
    `<style>${css}</style>`,
    touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    icon === undefined ? '' : `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">`,
    webmanifest === undefined ? '' : `<link rel="manifest" href="${MANIFEST_PATH}">`,
  ].join('');
}

/** A picture in both formats, as `srcset`, and a fallback address for other browsers. */
interface PictureSource {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}

/** A picture in the document, and the link behind it. */
interface DrawnPicture {
  readonly source: PictureSource;
  readonly href: string | undefined;
}

/** The sizes of the pictures of a first frame, in px. */
const sizes = { strip: [480, 132], banner: [390, 171], row: [120, 160], cover: [390, 170] } as const;

function drawnPicture(kind: keyof typeof sizes, { address, href }: OpeningPicture): DrawnPicture {
  const inFormat = (format: string) => `${address}@1x.${format} 1x, ${address}@2x.${format} 2x`;
  const [width, height] = sizes[kind];
  return {
    source: { avif: inFormat('avif'), webp: inFormat('webp'), fallback: `${address}@1x.webp`, width, height },
    href,
  };
}

function picturesOf(opening: Opening | undefined, heroFiles: z.output<typeof hero> | undefined): DrawnPicture[] {
  switch (opening?.kind) {
    case 'hero':
      return heroFiles === undefined
        ? []
        : [{ source: { ...heroFiles, fallback: heroFiles.webp }, href: opening.href }];
    case 'row':
      return opening.pictures.map((picture) => drawnPicture('row', picture));
    case 'banner':
    case 'cover':
      return [drawnPicture(opening.kind, opening.picture)];
    case undefined:
    default:
      return [];
  }
}

function pictureHead({ avif }: Pick<PictureSource, 'avif'>): string {
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(avif)}" fetchpriority="high">`;
}

/**
 * Returns the first pictures as markup. They are decoded synchronously with their frame, because the site starts after
 * it.
 */
function openingMarkup(kind: Opening['kind'] | 'strip', pictures: readonly DrawnPicture[]): string {
  const name = {
    strip: 'first-strip',
    hero: 'first-picture',
    banner: 'first-picture',
    row: 'first-card',
    cover: 'first-cover',
  }[kind];
  const drawn = pictures.map(({ source, href }) => {
    const format = (type: 'avif' | 'webp') => `<source type="image/${type}" srcset="${escapeHtml(source[type])}">`;
    const image = `<picture>${format('avif')}${format('webp')}<img src="${escapeHtml(source.fallback)}" alt="" width="${source.width}" height="${source.height}" decoding="sync" fetchpriority="high"></picture>`;
    return href === undefined
      ? `<span class="${name}">${image}</span>`
      : `<a class="${name}" href="${escapeHtml(href)}" tabindex="-1" aria-hidden="true">${image}</a>`;
  });
  return kind === 'row'
    ? `<div class="first-line"></div><div class="first-row">${drawn.join('')}</div>`
    : drawn.join('');
}

function readManifest(siteDir: string, address: string | undefined): Record<string, unknown> | undefined {
  const file = address && join(siteDir, fileOf(address));
  return file && existsSync(file) ? z.record(z.string(), z.unknown()).parse(readJson(file)) : undefined;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
