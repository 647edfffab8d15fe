import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brandsPlugin, type BrandFiles } from './brandsPlugin.ts';
import { packTags } from './documentPlugin.ts';

const themes = join(import.meta.dirname, '../../../themes');
const root = join(import.meta.dirname, '..');

type Hook = ((...values: never[]) => unknown) | { handler: (...values: never[]) => unknown } | undefined;
const call = (hook: Hook, context: object, ...values: unknown[]): unknown =>
  Reflect.apply((typeof hook === 'object' ? hook.handler : hook) ?? (() => undefined), context, values);

/** Builds the brands from a bundle that contains the pictures of every theme. */
async function buildBrands(): Promise<{ manifest: Record<string, BrandFiles>; emitted: string[] }> {
  const plugin = brandsPlugin(themes);
  const emitted: string[] = [];
  let manifest: Record<string, BrandFiles> = {};
  const context = {
    emitFile({ name, fileName, source }: { name?: string; fileName?: string; source: string }) {
      if (fileName === 'brands/manifest.json') manifest = JSON.parse(source) as Record<string, BrandFiles>;
      emitted.push(`assets/${name ?? fileName}`);
      return `assets/${name ?? fileName}`;
    },
    getFileName: (reference: string) => reference,
  };
  const pictures = readdirSync(themes).flatMap((theme) =>
    ['hero.avif', 'hero.webp', 'categories.svg', 'scenes.svg'].map((file) => ({
      fileName: `assets/${theme}-${file}`,
      originalFileNames: [join(themes, theme, 'src/imagery', file)],
    })),
  );
  call(plugin.configResolved, context, { base: '/m/', root, command: 'build' });
  await call(plugin.buildStart, context);
  await call(
    plugin.generateBundle,
    context,
    {},
    Object.fromEntries(pictures.map((picture) => [picture.fileName, picture])),
  );
  return { manifest, emitted };
}

describe('the brand manifest', () => {
  let built: Awaited<ReturnType<typeof buildBrands>>;
  beforeAll(async () => {
    built = await buildBrands();
  });
  const each = () => Object.entries(built.manifest);

  it('WL-01 has the look of each brand with the built image paths', () => {
    expect(each().length).toBeGreaterThan(0);
    for (const [id, { look, name }] of each()) {
      expect(look).toMatchObject({
        id,
        name,
        imagery: { hero: { avif: `/m/assets/${id}-hero.avif` }, scenes: `/m/assets/${id}-scenes.svg` },
      });
    }
  });

  it('WL-01 has CSS with the first frame styles that is safe to inline', () => {
    for (const [, { css }] of each()) {
      expect(css).toContain('.first-places{');
      expect(css).not.toMatch(/<\/|\n|\/\*/);
    }
  });

  it('WL-01 has two logo variants for each brand', () => {
    for (const [, { wordmark }] of each()) expect(wordmark.match(/<svg/g)).toHaveLength(2);
  });

  it('I18N-01 lists the fonts to preload for each language, all of which the build emits', () => {
    for (const [, { preload }] of each()) {
      expect(Object.keys(preload).toSorted()).toEqual(
        Object.keys(packTags())
          .map((code) => code.toLowerCase())
          .toSorted(),
      );
      expect(preload['en']?.length).toBeGreaterThan(0);
      // Thai has a font of its own, for which no other language waits.
      expect(preload['ty']?.some((font) => font.includes('thai.woff2'))).toBe(true);
      expect(preload['en']?.some((font) => font.includes('thai.woff2'))).toBe(false);
      for (const font of Object.values(preload).flat()) expect(built.emitted).toContain(font.replace('/m/', ''));
    }
  });
});

describe('theme validation', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** Starts a build or a development server with two brands; returns its warnings. */
  async function begin(command: 'build' | 'serve', layout: object): Promise<string[]> {
    // Modules are loaded only from below the package.
    mkdirSync(join(root, '.reports'), { recursive: true });
    const folder = mkdtempSync(join(root, '.reports/themes-'));
    folders.push(folder);
    const [anyBrand = ''] = readdirSync(themes);
    const basePath = JSON.stringify(pathToFileURL(join(themes, anyBrand, 'src/index.ts')).href);
    for (const [name, change] of [
      ['sound', {}],
      ['spoilt', layout],
    ] as const) {
      mkdirSync(join(folder, name, 'src'), { recursive: true });
      writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
      writeFileSync(
        join(folder, name, 'src/index.ts'),
        `import { theme as base } from ${basePath};
        export const theme = { ...base, id: '${name}', layout: { ...base.layout, ...${JSON.stringify(change)} } };`,
      );
    }
    const plugin = brandsPlugin(folder);
    const warnings: string[] = [];
    const context = { warn: (warning: string) => void warnings.push(warning) };
    call(plugin.configResolved, context, { base: '/m/', root, command });
    await call(plugin.buildStart, context);
    return warnings;
  }

  it('WL-03 fails the build and names only the invalid theme and its fault', async () => {
    const build = begin('build', { bottomBar: 'sunken' });
    await expect(build).rejects.toThrow(
      /@parlor\/theme-spoilt: layout\.bottomBar is "sunken", not one of raised, flat, floating/,
    );
    await expect(build).rejects.not.toThrow(/sound/);
  });

  it('WL-03 only warns in development', async () => {
    expect(await begin('serve', { bottomBar: 'sunken' })).toEqual([
      expect.stringContaining('@parlor/theme-spoilt: layout.bottomBar'),
    ]);
  });

  it('WL-03 accepts themes with valid choices', async () => {
    expect(await begin('build', {})).toEqual([]);
  });
});
