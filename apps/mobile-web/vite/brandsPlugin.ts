import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileTexts } from '@parlor/messages';
import { checkTheme, themeCss, type Theme, type ThemeMode } from '@parlor/theme';
import { heroSize, pictureColor } from '@parlor/theme/assets';
import type { Plugin, ResolvedConfig } from 'vite';
import { languageLabels } from '@parlor/contract';
import { packLanguages } from './documentPlugin.ts';
import { firstFrameCss } from './firstFrame.ts';

/** The data of one brand for the server of the page; written to `brands/manifest.json`. */
export interface BrandFiles {
  /** Its display name. */
  name: string;
  /** The data of the brand for screens, as the site reads it from the document. */
  look: unknown;
  /** The style sheet, inlined in the document so that nothing is fetched before the first paint. */
  css: string;
  icon: string;
  /** The icon on the home screen of iOS. */
  touchIcon: string;
  webmanifest: string;
  /** The sign with the name as inline SVG, for the first paint, followed by the sign alone for narrow screens. */
  wordmark: string;
  /** Fonts to preload before the styles request them, by language code in lower case. */
  preload: Record<string, string[]>;
  defaultMode: ThemeMode;
  modes: readonly ThemeMode[];
  themeColor: Partial<Record<ThemeMode, string>>;
  /** The picture on home; absent if the first screen does not show it. */
  hero?: { avif: string; webp: string; width: number; height: number };
}

const moduleId = 'virtual:brands';
const brandModule = /^virtual:brand\/([a-z0-9-]+)$/;

async function readThemes(folder: string): Promise<{ theme: Theme; folder: string }[]> {
  // A removed theme may leave its installed packages behind.
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  return Promise.all(
    names.map(async (name) => {
      const { theme } = (await import(pathToFileURL(join(folder, name, 'src/index.ts')).href)) as { theme: Theme };
      return { theme, folder: join(folder, name) };
    }),
  );
}

/** Returns the faults of themes, each with its package. A theme with a fault must not be served. */
function themeFaults(themes: readonly { theme: Theme; folder: string }[]): string[] {
  return themes.flatMap(({ theme, folder }) =>
    checkTheme(theme).map(({ message }) => `@parlor/theme-${basename(folder)}: ${message}`),
  );
}

function readFontCss(folder: string): string {
  return readFileSync(join(folder, 'src/fonts.css'), 'utf8');
}

/** Compiles the brand's wording as the language packs are compiled. */
function compileWording({ id, messages }: Theme): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).map(([language, texts]) => [
      language,
      compileTexts(texts, `@parlor/theme-${id} ${language}`),
    ]),
  );
}

/** The pictures of a theme package, by their role in a brand. */
const imageryFiles = {
  avif: 'hero.avif',
  webp: 'hero.webp',
  categories: 'categories.svg',
  scenes: 'scenes.svg',
} as const;

type ImageryName = keyof typeof imageryFiles;
const imageryNames = Object.keys(imageryFiles) as ImageryName[];

function imageryPath(folder: string, name: ImageryName): string {
  return join(folder, 'src/imagery', imageryFiles[name]);
}

/**
 * Returns the brand's data as a module, for development and for the build, which finds the pictures by their imports.
 */
async function brandModuleCode(theme: Theme, folder: string): Promise<string> {
  const missing = imageryNames.filter((name) => !existsSync(imageryPath(folder, name)));
  if (missing.length > 0)
    throw new Error(
      `@parlor/theme-${theme.id}: missing ${missing.map((name) => `imagery/${imageryFiles[name]}`).join(', ')}`,
    );
  const imports = imageryNames.map(
    (name) => `import ${name} from ${JSON.stringify(`${imageryPath(folder, name)}?url`)};`,
  );
  const { imagery, ...rest } = await brandLook(theme, folder, (name) => name);
  const { avif: _avif, webp: _webp, ...hero } = imagery.hero;
  return `${imports.join('\n')}\nexport const brand = { ...${JSON.stringify(rest)}, imagery: { hero: { avif, webp, ...${JSON.stringify(hero)} }, categories, scenes } };`;
}

/** Returns the data of a brand for screens; `addressOf` returns the addresses of its pictures. */
async function brandLook(theme: Theme, folder: string, addressOf: (name: ImageryName) => string) {
  const { id, name, logo, layout, modes, defaultMode } = theme;
  return {
    id,
    name,
    logo,
    layout,
    modes,
    defaultMode,
    messages: compileWording(theme),
    imagery: {
      hero: {
        avif: addressOf('avif'),
        webp: addressOf('webp'),
        ...heroSize,
        color: await pictureColor(imageryPath(folder, 'webp')),
      },
      categories: addressOf('categories'),
      scenes: addressOf('scenes'),
    },
  };
}

const fontUrl = /url\((['"]?)(\.\/fonts\/[^'")]+)\1\)/g;

const pngSizes = [180, 192, 512] as const;

/** Returns the brand's part of a web manifest; the gateway adds the merchant's name and mode. */
function webmanifest(theme: Theme, icon: string, pngs: ReadonlyMap<number, string>, base: string): string {
  const { name, shortName, themeColor, backgroundColor } = theme.manifest;
  // No orientation is set: a player may have the phone fixed in one position (WCAG 1.3.4).
  return JSON.stringify({
    name,
    short_name: shortName,
    theme_color: themeColor,
    background_color: backgroundColor,
    id: base,
    start_url: `${base}home`,
    scope: base,
    display: 'standalone',
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      // The sign is within the circle to which phones may crop an icon; a test of every theme package checks this.
      ...(['any', 'maskable'] as const).flatMap((purpose) =>
        [...pngs].map(([size, src]) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
      ),
    ],
  });
}

/**
 * Finds every theme package and emits its files: a style sheet, fonts, icon and web manifest, and a chunk with the data
 * for screens. A new brand is served after the next build; nothing here names one.
 */
export function brandsPlugin(themesFolder: string): Plugin {
  let themes: { theme: Theme; folder: string }[] = [];
  let base = '/';
  let root = '';
  let isBuild = false;
  return {
    name: 'parlor:brands',
    configResolved(config) {
      base = config.base;
      root = config.root;
      isBuild = config.command === 'build';
    },
    async buildStart() {
      themes = await readThemes(themesFolder);
      const faults = themeFaults(themes);
      // In development, an incomplete theme can be viewed.
      if (faults.length > 0 && !isBuild) this.warn(faults.join('\n'));
      else if (faults.length > 0) throw new Error(`A theme cannot be served.\n${faults.join('\n')}`);
    },
    resolveId(id) {
      return id === moduleId || brandModule.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${moduleId}`) {
        const loaders = themes.map(
          ({ theme }) => `${JSON.stringify(theme.id)}: () => import('virtual:brand/${theme.id}')`,
        );
        return `export const brandLoaders = { ${loaders.join(', ')} };`;
      }
      const brandId = brandModule.exec(id.slice(1))?.[1];
      const found = themes.find((candidate) => candidate.theme.id === brandId);
      return found && brandModuleCode(found.theme, found.folder);
    },
    async generateBundle(_, bundle) {
      if (!isBuild) return;
      const manifest: Record<string, BrandFiles> = {};
      for (const { theme, folder } of themes) {
        const showsHero = theme.layout.homeSections.slice(0, 2).includes('hero');
        const picture = (name: ImageryName) => builtAddress(bundle, imageryPath(folder, name), { root, base });
        manifest[theme.id] = {
          ...emitBrand(this, theme, folder, base),
          look: await brandLook(theme, folder, picture),
          ...(showsHero && { hero: { avif: picture('avif'), webp: picture('webp'), ...heroSize } }),
        };
      }
      this.emitFile({ type: 'asset', fileName: 'brands/manifest.json', source: JSON.stringify(manifest) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const brandId = /\/brands\/([a-z0-9-]+)\.css$/.exec(request.url ?? '')?.[1];
        const found = themes.find(({ theme }) => theme.id === brandId);
        if (!found) return next();
        const css = readFontCss(found.folder).replace(
          fontUrl,
          (_, __, path: string) => `url(${base}@fs${join(found.folder, 'src', path)})`,
        );
        response.setHeader('Content-Type', 'text/css');
        response.end(css + themeCss(found.theme));
      });
    },
    transformIndexHtml(html, { server }) {
      if (!server) return undefined;
      // In development, no gateway fills these in, and no host names a brand.
      const theme = (themes.find(({ theme: candidate }) => candidate.id === process.env['BRAND']) ?? themes[0])?.theme;
      if (!theme) return html;
      return html
        .replace('__LANG__', 'th')
        .replace('__BRAND__', theme.id)
        .replace('__MODE__', theme.defaultMode)
        .replace('__MODES__', theme.modes.join(' '))
        .replace('<!--parlor:head-->', `<link rel="stylesheet" href="${base}brands/${theme.id}.css">`);
    },
  };
}

/** Returns the built address of a file that a module imported. */
function builtAddress(
  bundle: Readonly<Record<string, { fileName: string; originalFileNames?: readonly string[] }>>,
  path: string,
  { root, base }: Pick<ResolvedConfig, 'root' | 'base'>,
): string {
  const asset = Object.values(bundle).find(({ originalFileNames = [] }) =>
    originalFileNames.some((name) => resolve(root, name) === path),
  );
  if (!asset) throw new Error(`The build holds no ${path}`);
  return base + asset.fileName;
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Whether a font covers any character of a text, by the unicode range of its face. */
function draws(face: string, text: string): boolean {
  const ranges = [...face.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).some((code) =>
    ranges.some(([from, to]) => code >= from && code <= to),
  );
}

/** Returns the fonts that each language needs at once: those that cover the language's own name. */
function fontsByLanguage(
  { fonts: { preload } }: Theme,
  fontCss: string,
  addresses: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const faces = fontCss.match(fontFace) ?? [];
  const wanted = preload.map((file) => ({
    address: addresses.get(file) ?? '',
    face: faces.find((face) => face.includes(`/${file}'`)) ?? '',
  }));
  const inPacks = Object.entries(languageLabels).filter(([code]) => packLanguages.has(code));
  return Object.fromEntries(
    inPacks.map(([code, { name }]) => [
      code.toLowerCase(),
      wanted.filter(({ face }) => draws(face, name)).map(({ address }) => address),
    ]),
  );
}

interface Emitter {
  emitFile: (file: { type: 'asset'; name?: string; fileName?: string; source: string | Uint8Array }) => string;
  getFileName: (reference: string) => string;
}

/** Removes comments, line breaks and indentation from a style sheet. */
function minify(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '')
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/:\s+/g, ':')
    .replaceAll(';}', '}');
}

function emitBrand(emitter: Emitter, theme: Theme, folder: string, base: string): Omit<BrandFiles, 'look'> {
  const emit = (name: string, source: string | Uint8Array) =>
    base + emitter.getFileName(emitter.emitFile({ type: 'asset', name, source }));
  const fonts = new Map<string, string>();
  const fontSource = readFontCss(folder);
  const fontCss = fontSource.replace(fontUrl, (_, __, path: string) => {
    const name = basename(path);
    const address = fonts.get(name) ?? emit(name, readFileSync(join(folder, 'src', path)));
    fonts.set(name, address);
    return `url(${address})`;
  });
  const icon = emit(`${theme.id}-icon.svg`, theme.logo.icon);
  const pngs = new Map(
    pngSizes.map((size) => [
      size,
      emit(`${theme.id}-icon-${size}.png`, readFileSync(join(folder, `src/icons/icon-${size}.png`))),
    ]),
  );
  return {
    name: theme.name,
    css: minify(fontCss + themeCss(theme) + firstFrameCss(theme.layout)),
    icon,
    touchIcon: pngs.get(180) ?? icon,
    webmanifest: emit(`${theme.id}.webmanifest`, webmanifest(theme, icon, pngs, base)),
    wordmark: theme.logo.wordmark + theme.logo.mark,
    preload: fontsByLanguage(theme, fontSource, fonts),
    defaultMode: theme.defaultMode,
    modes: theme.modes,
    themeColor: Object.fromEntries(theme.modes.map((mode) => [mode, theme.colors[mode]?.['surface.base']])),
  };
}
