import { describe, expect, it } from 'vitest';

import { qrPath } from './qrPath.ts';

/** Returns the dark modules of a path. */
function darkModules(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let column = Number(x); column < Number(x) + Number(width); column += 1) dark.add(`${column},${Number(y)}`);
  }
  return dark;
}

describe('the drawing of a QR code', () => {
  const { size, path } = qrPath('https://play.example/m/register?ref=MALI88');
  const dark = darkModules(path);

  it('has a quiet zone of four modules', () => {
    const coordinates = [...dark].flatMap((module) => module.split(',').map(Number));
    expect(Math.min(...coordinates)).toBe(4);
    expect(Math.max(...coordinates)).toBe(size - 5);
  });

  it('has three finder patterns', () => {
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      for (let step = 0; step < 7; step += 1) {
        expect(dark.has(`${left + step},${top}`)).toBe(true);
        expect(dark.has(`${left},${top + step}`)).toBe(true);
      }
      expect(dark.has(`${left + 1},${top + 1}`)).toBe(false);
    }
  });

  it('differs for another value', () => {
    expect(qrPath('https://play.example/m/register?ref=MALI89').path).not.toBe(path);
  });
});
