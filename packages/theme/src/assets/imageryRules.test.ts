import { describe, expect, it } from 'vitest';

import { categoryPictures, scenePictures } from '../imagery.ts';
import { colorRoles } from '../tokens.ts';
import { cssVariable } from '../token.ts';
import { checkDrawing, checkSprite, imageryBudgets, spriteBytes } from './imageryRules.ts';

describe('a drawing', () => {
  it.each([
    ['<g transform="rotate(9)" opacity=".5"><path d="M0 0h9" fill-rule="evenodd"/></g>'],
    ['<circle cx="1" cy="2" r="3"/><ellipse cx="1" cy="2" rx="3" ry="4"/>'],
    ['<rect x="1" y="2" width="3" height="4" rx="1"/><line x1="1" y1="2" x2="3" y2="4"/>'],
    ['<polyline points="0,0 1,1"/><polygon points="0,0 1,1" fill-opacity=".5"/>'],
    ['<path d="M0 0h9" stroke="none" color="currentColor" stroke-width="2" stroke-opacity=".5"/>'],
    ['<path d="M0 0h9" stroke-linecap="round" stroke-linejoin="round" stroke-miterlimit="4"/>'],
    [
      '<g fill="none" stroke="currentColor"><path d="M0 0h9"/><rect width="4" height="4" fill="var(--action-primary-bg)" opacity=".5"/></g>',
    ],
    ['<path d = "M0 0h9" stroke-dasharray="1 2" stroke-dashoffset="1" />'],
  ])('may have the shapes and attributes of %s', (markup) => {
    expect(checkDrawing(markup)).toEqual([]);
  });

  it.each(colorRoles)('may have the colour %s', (role) => {
    expect(checkDrawing(`<path d="M0 0h9" fill="var(${cssVariable(role)})"/>`)).toEqual([]);
  });

  it('names each problem once', () => {
    expect(checkDrawing('<path id="a" fill="red"/><path id="b" stroke="red" fill="red"/><use x="1"/>')).toEqual([
      'the attribute id is not allowed',
      'fill="red" is not none, currentColor or var() of a colour role',
      'stroke="red" is not none, currentColor or var() of a colour role',
      '<use> is not one of g, path, circle, ellipse, rect, line, polyline, polygon',
    ]);
    expect(checkDrawing('<path fill=red/>')).toEqual(['<path> has an attribute without quotes']);
    expect(checkDrawing(' \n')).toEqual(['is empty']);
  });

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['a style element', '<style>path{fill:red}</style>'],
    ['a gradient', '<linearGradient id="a"/>'],
    ['another file', '<image href="https://example.test/a.png"/>'],
    ['a style attribute', '<path d="M0 0h9" style="fill:red"/>'],
    ['a handler', '<path d="M0 0h9" onclick="go()"/>'],
    ['a reference', '<path d="M0 0h9" fill="url(#a)"/>'],
    ['a variable of no token', '<path d="M0 0h9" fill="var(--my-gold)"/>'],
    ['a variable that is not a colour', '<path d="M0 0h9" fill="var(--radius-card)"/>'],
    ['an attribute without quotes', '<path d="M0 0h9" fill=red/>'],
    ['nothing', ' '],
  ])('is refused with %s', (_, markup) => {
    expect(checkDrawing(markup)).not.toEqual([]);
  });

  it.each(['<!-- <path/> -->', '<?xml version="1.0"?>', '<xlink:href d="M0 0"/>', '<path xlink:href="#a"/>'])(
    'is refused with %s',
    (markup) => {
      expect(checkDrawing(markup)).not.toEqual([]);
    },
  );
});

const symbol = (name: string, viewBox = '0 0 48 48', markup = '<path d="M0 0h9"/>') =>
  `<symbol id="${name}" viewBox="${viewBox}">${markup}</symbol>`;
const sprite = (...symbols: string[]) => `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
const [first, ...others] = categoryPictures;

describe('a sprite', () => {
  it('has a symbol of its size for every picture', () => {
    expect(checkSprite('categories', sprite(...categoryPictures.map((name) => symbol(name))))).toEqual([]);
    const scenes = scenePictures.map((name) => symbol(name, '0 0 160 120', '<path\nd="M0 0h9"/>'));
    expect(checkSprite('scenes', sprite(...scenes))).toEqual([]);
  });

  it('is refused with the names of the symbols that are missing, unknown, of another size, or invalid', () => {
    const rest = others.map((name) => symbol(name));
    const problems = (...symbols: string[]) => checkSprite('categories', sprite(...symbols, ...rest));
    expect(problems()).toEqual([`categories: missing ${first}`]);
    expect(problems(symbol(first), symbol('stray'))).toEqual(['categories: unknown stray']);
    expect(problems(symbol(first, '0 0 24 24'))).toEqual([
      `categories: ${first}: the viewBox is 0 0 24 24, not 0 0 48 48`,
    ]);
    expect(problems(symbol(first, '0 0 48 48', ''))).toEqual([`categories: ${first}: is empty`]);
  });

  it('is refused with something besides symbols', () => {
    const svg = sprite(...categoryPictures.map((name) => symbol(name)));
    expect(checkSprite('categories', svg.replace('</svg>', '<style>a{}</style></svg>'))).toEqual([
      'categories: holds something besides symbols',
    ]);
    expect(checkSprite('categories', svg.replace('<svg ', '<svg onload="x()" '))).toEqual([
      'categories: holds something besides symbols',
    ]);
  });

  it('is measured after compression', () => {
    const svg = sprite(...categoryPictures.map((name) => symbol(name)));
    expect(spriteBytes(svg)).toBeLessThan(svg.length / 2);
    expect(spriteBytes(svg)).toBeGreaterThan(40);
  });
});

it('the imagery of a brand fits 120 kB', () => {
  expect(Object.values(imageryBudgets).reduce((sum, bytes) => sum + bytes, 0)).toBe(120_000);
});
