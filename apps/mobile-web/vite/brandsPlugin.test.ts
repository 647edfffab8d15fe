import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandsPlugin, type BrandFiles } from './brandsPlugin.ts';
import { packTags } from './documentPlugin.ts';

const themes = join(import.meta.dirname, '../../../themes');
const root = join(import.meta.dirname, '..');

type Hook = ((...values: never[]) => unknown) | { handler: (...values: never[]) => unknown } | undefined;
const call = (hook: Hook, context: object, ...values: unknown[]): unknown => Reflect.apply((typeof hook === 'object' ? hook.handler : hook) ?? (() => undefined), context, values);

/** Builds the brands over a bundle that holds the pictures of every theme. */
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
  const pictures = readdirSync(themes).flatMap((theme) => ['hero.avif', 'hero.webp', 'categories.svg', 'scenes.svg'].map((file) => ({ fileName: `assets/${theme}-${file}`, originalFileNames: [join(themes, theme, 'src/imagery', file)] })));
  call(plugin.configResolved, context, { base: '/m/', root, command: 'build' });
  await call(plugin.buildStart, context);
  await call(plugin.generateBundle, context, {}, Object.fromEntries(pictures.map((picture) => [picture.fileName, picture])));
  return { manifest, emitted };
}

describe('what the gateway is told of the brands', () => {
  let built: Awaited<ReturnType<typeof buildBrands>>;
  beforeAll(async () => { built = await buildBrands(); });
  const each = () => Object.entries(built.manifest);

  it('WL-01 is what screens need to know of each, with its pictures where the build put them', () => {
    expect(each().length).toBeGreaterThan(0);
    for (const [id, { look, name }] of each()) {
      expect(look).toMatchObject({ id, name, imagery: { hero: { avif: `/m/assets/${id}-hero.avif` }, scenes: `/m/assets/${id}-scenes.svg` } });
    }
  });

  it('WL-01 is its style with that of its first frame, which stands in the document as it is', () => {
    for (const [, { css }] of each()) {
      expect(css).toContain('.first-places{');
      expect(css).not.toMatch(/<\/|\n|\/\*/);
    }
  });

  it('WL-01 is its sign with the name, and the sign alone for where there is no room', () => {
    for (const [, { wordmark }] of each()) expect(wordmark.match(/<svg/g)).toHaveLength(2);
  });

  it('I18N-01 is which of its fonts each language needs at once, all of which exist', () => {
    for (const [, { preload }] of each()) {
      expect(Object.keys(preload).toSorted()).toEqual(Object.keys(packTags()).map((code) => code.toLowerCase()).toSorted());
      expect(preload['en']?.length).toBeGreaterThan(0);
      // Thai is drawn by a font of its own, which no other language waits for.
      expect(preload['ty']?.some((font) => font.includes('thai.woff2'))).toBe(true);
      expect(preload['en']?.some((font) => font.includes('thai.woff2'))).toBe(false);
      for (const font of Object.values(preload).flat()) expect(built.emitted).toContain(font.replace('/m/', ''));
    }
  });
});
