import { mkdir, rm, writeFile } from 'node:fs/promises';

import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

import type { CategoryPictureName, ScenePictureName } from '../imagery.ts';
import { checkSprite, heroSize, imageryBudgets, spriteBytes, sprites } from './imageryRules.ts';

/** Sources of a brand's imagery. */
export interface ImageryDrawings {
  /** Hero: a complete SVG document of 960 by 420 without text, calm in its left half, where text is placed. */
  readonly heroSvg: string;
  /** Content of the symbol of each category, 48 by 48. */
  readonly categories: Readonly<Record<CategoryPictureName, string>>;
  /** Content of the symbol of each empty or failed state, 160 by 120. */
  readonly scenes: Readonly<Record<ScenePictureName, string>>;
}

// The pictures are flat areas with soft light, so the first steps look lossless.
const qualities = { avif: [68, 60, 52, 44, 36, 28, 20], webp: [88, 80, 72, 62, 50, 38, 26] } as const;

async function encode(picture: Sharp, format: 'avif' | 'webp'): Promise<Buffer> {
  const budget = imageryBudgets[`hero.${format}`];
  let bytes = Number.POSITIVE_INFINITY;
  for (const quality of qualities[format]) {
    const step = picture.clone();
    const encoded = await (
      format === 'avif' ? step.avif({ quality, effort: 6 }) : step.webp({ quality, effort: 6 })
    ).toBuffer();
    if (encoded.byteLength <= budget) return encoded;
    bytes = encoded.byteLength;
  }
  throw new RangeError(
    `hero.${format} takes ${bytes} bytes at the lowest quality, more than ${budget}: draw it with less detail`,
  );
}

function writeSprite(kind: keyof typeof sprites, drawings: Readonly<Record<string, string>>): string {
  const { viewBox } = sprites[kind];
  const symbols = Object.entries(drawings).map(
    ([name, markup]) => `<symbol id="${name}" viewBox="${viewBox}">${markup}</symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const problems = checkSprite(kind, svg);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const [bytes, budget] = [spriteBytes(svg), imageryBudgets[`${kind}.svg`]];
  if (bytes > budget) throw new RangeError(`${kind}.svg takes ${bytes} bytes after Brotli, more than ${budget}`);
  return svg;
}

/**
 * Renders a brand's imagery into `imagery/`, which is emptied first: the hero as AVIF and WebP at the best quality
 * within budget, and the two sprites. Throws an error that names a missing, unknown or invalid symbol, or a file over
 * its budget. Deterministic. Returns the total size in bytes.
 */
export async function writeImagery({ heroSvg, categories, scenes }: ImageryDrawings, folder: URL): Promise<number> {
  const sheets = {
    'categories.svg': writeSprite('categories', categories),
    'scenes.svg': writeSprite('scenes', scenes),
  };
  const image = new Resvg(heroSvg, {
    fitTo: { mode: 'width', value: heroSize.width },
    font: { loadSystemFonts: false },
  }).render();
  if (image.height !== heroSize.height)
    throw new RangeError(`the hero is ${image.width} by ${image.height}, not ${heroSize.width} by ${heroSize.height}`);
  const picture = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } }).removeAlpha();
  const files = { 'hero.avif': await encode(picture, 'avif'), 'hero.webp': await encode(picture, 'webp'), ...sheets };

  const imageryFolder = new URL('imagery/', folder);
  await rm(imageryFolder, { recursive: true, force: true });
  await mkdir(imageryFolder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, imageryFolder), content);
  return Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
}
