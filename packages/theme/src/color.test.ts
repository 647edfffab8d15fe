import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flatten, fromOklch, mix, parseHex, shade, toOklch, withAlpha } from './color.ts';

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

  it.each(['', 'red', '#fff', '#12345g', 'rgb(0 0 0)'])(
    'rejects %j, which is not a colour of six or eight digits',
    (value) => {
      expect(() => parseHex(value)).toThrow(RangeError);
    },
  );
});
