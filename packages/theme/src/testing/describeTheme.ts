import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { checkTheme, type ThemeProblem } from '../checkTheme.ts';
import { buildFonts, iconSizes, type FontFace } from '../assets/index.ts';
import type { Theme } from '../theme.ts';

/** Bytes that all faces of a brand may take together. */
export const fontBudgetBytes = 60_000;

/** Bytes that a theme's door may take, with all it imports, after Brotli. */
export const doorBudgetBytes = 6_000;

/** Bytes that one icon may take. */
export const iconBudgetBytes = 16_000;

/** Where a theme package keeps its files. */
export interface ThemePackage {
  /** The folder of `index.ts`, `fonts.css`, `fonts/` and `icons/`, closed with a slash. */
  readonly folder: URL;
  /** The faces `fonts.css` and `fonts/` were written from. */
  readonly fontFaces: readonly FontFace[];
}

/**
 * The tests every theme package runs: all roles filled, contrast at WCAG AA, choices valid, and, when the package is given,
 * fonts, icons and door within their budgets. A failure prints the tokens at fault by name.
 */
export function describeTheme(theme: Theme, themePackage?: ThemePackage): void {
  describe(`theme ${theme.id}`, () => {
    const messages = (kind: ThemeProblem['kind']): string[] =>
      checkTheme(theme).filter((problem) => problem.kind === kind).map((problem) => problem.message);

    it('WL-01 WL-03 fills every role in every mode it offers', () => {
      expect(messages('missing')).toEqual([]);
    });

    it('WL-03 keeps WCAG AA contrast between every declared pair', () => {
      expect(messages('contrast')).toEqual([]);
    });

    it('WL-01 holds valid colours, drawings, and layout choices from the typed list', () => {
      expect(messages('invalid')).toEqual([]);
    });

    if (themePackage) describeFiles(theme, themePackage);
  });
}

function describeFiles(theme: Theme, { folder, fontFaces }: ThemePackage): void {
  const readCss = (): Promise<string> => readFile(new URL('fonts.css', folder), 'utf8');

  it('WL-01 ships fonts.css and the faces as `pnpm assets` writes them', async () => {
    const { files, css } = await buildFonts(fontFaces);
    expect(await readCss()).toBe(css);
    const stale: string[] = [];
    for (const [name, bytes] of files) {
      if (Buffer.compare(await readFile(new URL(`fonts/${name}`, folder)), bytes) !== 0) stale.push(name);
    }
    expect(stale).toEqual([]);
  });

  it('keeps all faces within 60 KB, and preloads files that exist', async () => {
    const names = [...(await readCss()).matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map(([, name]) => name ?? '');
    const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(`fonts/${name}`, folder))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudgetBytes);
    expect(names).toEqual(expect.arrayContaining([...theme.fonts.preload]));
  });

  it('declares every family it names, with a fallback of the same metrics', async () => {
    const css = await readCss();
    for (const family of theme.fonts.families) {
      expect(css).toContain(`font-family: '${family}'`);
      expect(css).toContain(`font-family: '${family} Fallback'`);
      expect([theme.shape['font.display'], theme.shape['font.text']].join()).toContain(`${family} Fallback`);
    }
  });

  it('WL-01 ships its icon in every size a phone asks for, within 16 KB each', async () => {
    for (const size of iconSizes) {
      const png = await readFile(new URL(`icons/icon-${size}.png`, folder));
      // The header of a PNG: width and height stand at bytes 16 and 20.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
      expect(png.byteLength).toBeLessThanOrEqual(iconBudgetBytes);
    }
  });

  it('WL-01 keeps the door within 6 KB compressed, with all it imports', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: fileURLToPath(folder),
      build: { write: false, rolldownOptions: { input: fileURLToPath(new URL('index.ts', folder)), preserveEntrySignatures: 'strict' } },
    });
    const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
    expect(code).toContain(theme.id);
    expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(doorBudgetBytes);
  });
}
