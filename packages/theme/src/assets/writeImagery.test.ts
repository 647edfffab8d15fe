import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';

import { categoryPictures, scenePictures } from '../imagery.ts';
import { checkSprite, imageryBudgets } from './imageryRules.ts';
import { writeImagery, type ImageryDrawings } from './writeImagery.ts';

const dot = '<circle cx="24" cy="24" r="9" fill="var(--accent-base)"/>';

const drawings = (over: Partial<ImageryDrawings> = {}): ImageryDrawings => ({
  heroSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420"><path fill="#102030" d="M0 0h960v420H0z"/></svg>',
  categories: Object.fromEntries(categoryPictures.map((name) => [name, dot])) as ImageryDrawings['categories'],
  scenes: Object.fromEntries(scenePictures.map((name) => [name, dot])) as ImageryDrawings['scenes'],
  ...over,
});

const created: string[] = [];

async function write(over?: Partial<ImageryDrawings>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'imagery-'));
  created.push(folder);
  const url = pathToFileURL(`${folder}/`);
  await writeImagery(drawings(over), url);
  return new URL('imagery/', url);
}

afterEach(async () => {
  for (const folder of created.splice(0)) await rm(folder, { recursive: true });
});

describe('writeImagery', () => {
  it('writes the hero in both formats at 960 by 420, within the budgets', async () => {
    const folder = await write();
    for (const name of ['hero.avif', 'hero.webp'] as const) {
      const bytes = await readFile(new URL(name, folder));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 420 });
      expect(bytes.byteLength).toBeLessThanOrEqual(imageryBudgets[name]);
    }
  });

  it('writes sprites with a symbol for every picture', async () => {
    const folder = await write();
    expect(checkSprite('categories', await readFile(new URL('categories.svg', folder), 'utf8'))).toEqual([]);
    expect(checkSprite('scenes', await readFile(new URL('scenes.svg', folder), 'utf8'))).toEqual([]);
  });

  it('rejects a fixed colour and names the symbol', async () => {
    await expect(
      write({ categories: { ...drawings().categories, fish: '<path d="M0 0h9" fill="#ff0000"/>' } }),
    ).rejects.toThrow('categories: fish: fill="#ff0000"');
  });

  it('rejects a sprite with a missing or an unknown picture', async () => {
    const { offline: _, ...rest } = drawings().scenes;
    await expect(write({ scenes: rest as ImageryDrawings['scenes'] })).rejects.toThrow('scenes: missing offline');
    await expect(write({ scenes: { ...drawings().scenes, stray: dot } as ImageryDrawings['scenes'] })).rejects.toThrow(
      'scenes: unknown stray',
    );
  });

  it('rejects a sprite over its budget', async () => {
    let state = 1;
    const noise = Array.from({ length: 9_000 }, () => `${(state = (state * 48_271) % 2_147_483_647) % 1_000}`).join(
      ' ',
    );
    await expect(write({ scenes: { ...drawings().scenes, empty: `<path d="M${noise}"/>` } })).rejects.toThrow(
      /scenes.svg takes \d+ bytes/,
    );
  });

  it('rejects a hero with other proportions', async () => {
    await expect(write({ heroSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"/>' })).rejects.toThrow(
      'the hero is 960 by 960',
    );
  });
});
