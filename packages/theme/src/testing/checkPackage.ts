import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { checkWording } from '@parlor/i18n/testing';
import sharp from 'sharp';
import { build } from 'vite';

import {
  buildFonts,
  checkSprite,
  heroSize,
  iconSizes,
  imageryBudgets,
  spriteBytes,
  type FontFace,
} from '../assets/index.ts';
import { contrastRatio, shapeContrast } from '../contrast.ts';
import type { Theme } from '../theme.ts';

/** Budget of all fonts of a brand together, in bytes. */
export const fontBudgetBytes = 60_000;

/** Budget of a theme's entry point with its imports, in bytes after Brotli. */
export const entryBudgetBytes = 6_000;

/** Budget of one icon, in bytes. */
export const iconBudgetBytes = 16_000;

/** Files of a theme package. */
export interface ThemePackage {
  /** URL of the folder with `index.ts`, `fonts.css`, `fonts/`, `icons/` and `imagery/`; ends with a slash. */
  readonly folder: URL;
  /** Sources of `fonts.css` and `fonts/`. */
  readonly fontFaces: readonly FontFace[];
}

async function readIfPresent(file: URL): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

function overBudget(subject: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${subject} takes ${bytes} bytes, more than ${budget}`] : [];
}

/** Returns the problems of a brand's messages: unknown keys and languages, wrong placeholders, invalid ICU. */
export function wordingProblems(theme: Theme): string[] {
  return Object.entries(theme.messages).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => checkWording(language, key, text) ?? []),
  );
}

/** Returns the problems of the fonts: files that `pnpm assets` would change, undeclared families, exceeded budget. */
export async function fontProblems(theme: Theme, { folder, fontFaces }: ThemePackage): Promise<string[]> {
  const css = (await readIfPresent(new URL('fonts.css', folder)))?.toString();
  if (css === undefined) return ['missing fonts.css'];
  const built = await buildFonts(fontFaces);
  const problems = css === built.css ? [] : ['fonts.css is not as `pnpm assets` writes it'];
  for (const [name, bytes] of built.files) {
    const file = await readIfPresent(new URL(`fonts/${name}`, folder));
    if (!file) problems.push(`missing fonts/${name}`);
    else if (Buffer.compare(file, bytes) !== 0) problems.push(`fonts/${name} is not as \`pnpm assets\` writes it`);
  }
  for (const name of theme.fonts.preload)
    if (!built.files.has(name)) problems.push(`fonts.preload names ${name}, which is not a file of fonts/`);
  for (const family of theme.fonts.families) {
    if (!css.includes(`font-family: '${family}'`)) problems.push(`fonts.css does not declare ${family}`);
    // The fallback has the same metrics, so that text does not shift when the font loads.
    if (![theme.shape['font.display'], theme.shape['font.text']].join().includes(`${family} Fallback`))
      problems.push(`font.display and font.text leave out ${family} Fallback`);
  }
  const files = await readdir(new URL('fonts/', folder)).catch(() => []);
  const sizes = await Promise.all(
    files.map(async (name) => (await readFile(new URL(`fonts/${name}`, folder))).byteLength),
  );
  return [
    ...problems,
    ...overBudget(
      'fonts/',
      sizes.reduce((sum, size) => sum + size, 0),
      fontBudgetBytes,
    ),
  ];
}

/** Radius of the safe zone of a maskable icon, relative to its width. */
const MASK_RADIUS = 0.4;

/** Whether a part of the sign is outside the safe zone. */
async function isCutByMask(icon: Buffer): Promise<boolean> {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const hexAt = (x: number, y: number): string =>
    `#${data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex')}`;
  for (let y = 0; y < height; y += 1) {
    const ground = hexAt(0, y);
    for (let x = 0; x < width; x += 1) {
      if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) <= width * MASK_RADIUS) continue;
      const color = hexAt(x, y);
      if (color !== ground && contrastRatio(color, ground) >= shapeContrast) return true;
    }
  }
  return false;
}

/** Returns the problems of the icons: missing or wrong sizes, signs outside the safe zone, exceeded budget. */
export async function iconProblems({ folder }: ThemePackage): Promise<string[]> {
  const problems = await Promise.all(
    iconSizes.map(async (size) => {
      const name = `icons/icon-${size}.png`;
      const file = await readIfPresent(new URL(name, folder));
      if (!file) return [`missing ${name}`];
      const { width, height } = await sharp(file).metadata();
      const shape = width === size && height === size ? [] : [`${name} is ${width} by ${height}`];
      const cut = (await isCutByMask(file))
        ? [`${name} has a part of its sign outside the circle that phones cut icons to`]
        : [];
      return [...shape, ...cut, ...overBudget(name, file.byteLength, iconBudgetBytes)];
    }),
  );
  return problems.flat();
}

async function heroProblems(name: 'hero.avif' | 'hero.webp', folder: URL): Promise<string[]> {
  const file = await readIfPresent(new URL(`imagery/${name}`, folder));
  if (!file) return [`missing imagery/${name}`];
  const { width, height } = await sharp(file).metadata();
  const shape =
    width === heroSize.width && height === heroSize.height
      ? []
      : [`imagery/${name} is ${width} by ${height}, not ${heroSize.width} by ${heroSize.height}`];
  return [...shape, ...overBudget(`imagery/${name}`, file.byteLength, imageryBudgets[name])];
}

async function spriteProblems(kind: 'categories' | 'scenes', folder: URL): Promise<string[]> {
  const name = `imagery/${kind}.svg` as const;
  const svg = (await readIfPresent(new URL(name, folder)))?.toString();
  if (svg === undefined) return [`missing ${name}`];
  return [
    ...checkSprite(kind, svg).map((problem) => `imagery/${problem}`),
    ...overBudget(`${name} after Brotli`, spriteBytes(svg), imageryBudgets[`${kind}.svg`]),
  ];
}

/** Returns the problems of the imagery: missing files and symbols, fixed colours, exceeded budget. */
export async function imageryProblems({ folder }: ThemePackage): Promise<string[]> {
  const problems = await Promise.all([
    heroProblems('hero.avif', folder),
    heroProblems('hero.webp', folder),
    spriteProblems('categories', folder),
    spriteProblems('scenes', folder),
  ]);
  return problems.flat();
}

/** Returns the problems of the entry point: exceeded budget, bundled with its imports as the site does. */
export async function entryProblems(theme: Theme, { folder }: ThemePackage): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(folder),
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('index.ts', folder)), preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
  if (!code.includes(theme.id)) return ['index.ts does not export the theme'];
  return overBudget('index.ts with its imports after Brotli', brotliCompressSync(code).byteLength, entryBudgetBytes);
}
