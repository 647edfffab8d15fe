import { brotliCompressSync } from 'node:zlib';

import { categoryPictures, scenePictures } from '../imagery.ts';
import { cssVariable } from '../token.ts';
import { colorRoles } from '../tokens.ts';

/** Size of the hero in px: 16:7 at twice the width of the column. */
export const heroSize = { width: 960, height: 420 } as const;

/** Byte budget of each imagery file; for sprites after Brotli compression. */
export const imageryBudgets = {
  'hero.avif': 40_000,
  'hero.webp': 60_000,
  'categories.svg': 10_000,
  'scenes.svg': 10_000,
} as const;

/** Required symbols and view box of each sprite. */
export const sprites = {
  categories: { names: categoryPictures, viewBox: '0 0 48 48' },
  scenes: { names: scenePictures, viewBox: '0 0 160 120' },
} as const;

const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const colorAttributes = new Set(['fill', 'stroke', 'color']);
const plainAttributes = new Set([
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'points',
  'transform',
  'opacity',
  'fill-opacity',
  'fill-rule',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
]);
const colors = new Set(['none', 'currentColor', ...colorRoles.map((role) => `var(${cssVariable(role)})`)]);

function attributeProblem(name: string, value: string): string | undefined {
  if (colorAttributes.has(name))
    return colors.has(value) ? undefined : `${name}="${value}" is not none, currentColor or var() of a colour role`;
  return plainAttributes.has(name) ? undefined : `the attribute ${name} is not allowed`;
}

/**
 * Returns the problems of one symbol. Symbols are used from another file, so only plain shapes work in every browser:
 * no gradients, masks, styles, ids or references. Only token colours follow the mode.
 */
export function checkDrawing(markup: string): string[] {
  if (markup.trim() === '') return ['is empty'];
  const problems: string[] = [];
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-zA-Z!?][\w:-]*)([^>]*)>/g)) {
    if (!shapes.has(tag)) problems.push(`<${tag}> is not one of ${[...shapes].join(', ')}`);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)) {
      const problem = attributeProblem(name, value);
      if (problem !== undefined) problems.push(problem);
    }
    if (attributes.replaceAll(/[\w:-]+\s*=\s*"[^"]*"|[\s/]/g, '') !== '')
      problems.push(`<${tag}> has an attribute without quotes`);
  }
  return [...new Set(problems)];
}

/** Returns the problems of a sprite: missing or unknown symbols, and invalid drawings, by name. */
export function checkSprite(kind: keyof typeof sprites, svg: string): string[] {
  const { names, viewBox } = sprites[kind];
  const found = new Map<string, string>();
  const problems: string[] = [];
  for (const [, id = '', box = '', markup = ''] of svg.matchAll(
    /<symbol id="([^"]*)" viewBox="([^"]*)">(.*?)<\/symbol>/gs,
  )) {
    found.set(id, markup);
    if (box !== viewBox) problems.push(`${kind}: ${id}: the viewBox is ${box}, not ${viewBox}`);
    problems.push(...checkDrawing(markup).map((problem) => `${kind}: ${id}: ${problem}`));
  }
  const known: readonly string[] = names;
  for (const name of known) if (!found.has(name)) problems.push(`${kind}: missing ${name}`);
  for (const name of found.keys()) if (!known.includes(name)) problems.push(`${kind}: unknown ${name}`);
  const rest = svg.replaceAll(/<symbol .*?<\/symbol>/gs, '').replaceAll(/\s/g, '');
  if (rest !== '<svgxmlns="http://www.w3.org/2000/svg"></svg>')
    problems.push(`${kind}: holds something besides symbols`);
  return problems;
}

/** Returns the size of a sprite after Brotli compression, in bytes. */
export function spriteBytes(svg: string): number {
  return brotliCompressSync(svg).byteLength;
}
