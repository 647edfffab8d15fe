import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  flatten,
  formatHex,
  fromOklch,
  isHexColor,
  mix,
  parseHex,
  relativeLuminance,
  shade,
  toOklch,
  withAlpha,
} from './color.ts';

const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const hexColor = tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

describe('color', () => {
  it('round-trips any colour through OKLCH', () => {
    assert(
      property(hexColor, (hex) => {
        const [before, after] = [parseHex(hex), parseHex(fromOklch(toOklch(hex)))];
        for (const part of ['red', 'green', 'blue'] as const)
          expect(Math.abs(before[part] - after[part]) * 255).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('reduces chroma, not lightness, for colours outside sRGB', () => {
    const shown = toOklch(fromOklch({ lightness: 0.5, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.5, 1);
    expect(shown.chroma).toBeLessThan(0.4);
  });

  it('mixes from one colour to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(toOklch(mix('#103050', '#f0e0d0', 0.5)).lightness).toBeCloseTo(
      (toOklch('#103050').lightness + toOklch('#f0e0d0').lightness) / 2,
      1,
    );
  });

  it('shades by lightness and clamps at white and black', () => {
    expect(toOklch(shade('#336699', 0.2)).lightness).toBeGreaterThan(toOklch('#336699').lightness);
    expect(shade('#eeeeee', 1)).toBe('#ffffff');
    expect(shade('#222222', -1)).toBe('#000000');
  });

  it('flattens translucent colours', () => {
    expect(flatten(withAlpha('#000000', 0.5), '#ffffff')).toBe('#7f7f7f');
    expect(flatten('#123456', '#ffffff')).toBe('#123456');
  });

  it('reads and writes channels, with alpha only if a colour is translucent', () => {
    expect(parseHex('#ff003380')).toEqual({ red: 1, green: 0, blue: 0.2, alpha: 128 / 255 });
    expect(parseHex('#FF0033').alpha).toBe(1);
    expect(formatHex({ red: 1, green: 0, blue: 0.2, alpha: 1 })).toBe('#ff0033');
    expect(formatHex({ red: 1.5, green: -1, blue: 0.2, alpha: 0.5 })).toBe('#ff003380');
    expect([withAlpha('#102030', 0), withAlpha('#10203040', 1)]).toEqual(['#10203000', '#102030']);
  });

  it('knows a colour by its form', () => {
    expect(['#A0b1c2', '#a0b1c2d3'].map(isHexColor)).toEqual([true, true]);
    expect(['x#a0b1c2', '#a0b1c2d', '#a0b1c2d3e', 7, undefined, ['#a0b1c2']].map(isHexColor)).toEqual(
      Array(6).fill(false),
    );
  });

  it.each([
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#808080', 0.2159],
  ])('WL-03 has the relative luminance of WCAG: %s is %d', (hex, luminance) => {
    expect(relativeLuminance(hex)).toBeCloseTo(luminance, 4);
  });

  it('converts to lightness, chroma and hue', () => {
    const { lightness, chroma, hue } = toOklch('#ff0000');
    expect([lightness, chroma].map((value) => value.toFixed(3))).toEqual(['0.628', '0.258']);
    expect(hue).toBeCloseTo(29.23, 1);
    expect(toOklch('#ffffff').hue).toBe(0);
    expect(fromOklch({ lightness: 0.628, chroma: -1, hue: 29 })).toBe(
      fromOklch({ lightness: 0.628, chroma: 0, hue: 0 }),
    );
    expect(fromOklch({ lightness: 1.5, chroma: 0.2, hue: 29 })).toBe('#ffffff');
  });

  it('mixes red and blue without a grey midpoint', () => {
    const { chroma, hue } = toOklch(mix('#ff0000', '#0000ff', 0.5));
    expect(chroma).toBeGreaterThan(0.12);
    expect(hue).toBeGreaterThan(290);
    expect(hue).toBeLessThan(340);
  });

  it.each(['', 'red', '#fff', '#12345g', 'rgb(0 0 0)'])(
    'rejects %j, which is not a colour of six or eight digits',
    (value) => {
      expect(() => parseHex(value)).toThrow(
        new RangeError(`not a colour: ${JSON.stringify(value)} (write #rrggbb or #rrggbbaa)`),
      );
    },
  );
});
