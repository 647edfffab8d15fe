import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrastPairs, contrastRatio, moveUntilReadable } from './contrast.ts';
import { toOklch } from './color.ts';
import { colorRoles } from './tokens.ts';

const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const hexColor = tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#123456', '#123456', 1],
  ])('WL-03 computes the WCAG ratio of %s on %s', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 2);
  });

  it('flattens a translucent foreground first', () => {
    expect(contrastRatio('#00000000', '#ffffff')).toBe(1);
    expect(contrastRatio('#00000080', '#ffffff')).toBeLessThan(contrastRatio('#000000', '#ffffff'));
  });
});

describe('moveUntilReadable', () => {
  it('keeps a readable colour', () => {
    expect(moveUntilReadable('#222222', [{ ground: '#ffffff', minimum: 4.5 }])).toBe('#222222');
  });

  it('WL-03 makes any colour readable on any background', () => {
    assert(
      property(hexColor, hexColor, (color, ground) => {
        expect(contrastRatio(moveUntilReadable(color, [{ ground, minimum: 4.5 }]), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps the hue and moves no further than necessary', () => {
    const moved = moveUntilReadable('#5b9dff', [{ ground: '#ffffff', minimum: 4.5 }]);
    expect(Math.abs(toOklch(moved).hue - toOklch('#5b9dff').hue)).toBeLessThan(3);
    expect(contrastRatio(moved, '#ffffff')).toBeLessThan(4.8);
  });

  it('returns the best colour between two conflicting backgrounds', () => {
    const grounds = ['#000000', '#ffffff', '#777777'].map((ground) => ({ ground, minimum: 4.5 }));
    const moved = moveUntilReadable('#7f7f7f', grounds);
    expect(Math.min(...grounds.map(({ ground }) => contrastRatio(moved, ground)))).toBeGreaterThan(1.5);
  });
});

describe('contrastPairs', () => {
  it('WL-03 has a minimum for every text role', () => {
    const asked = new Set(contrastPairs.flatMap(({ role, against }) => [role, against]));
    const textRoles = colorRoles.filter(
      (role) => role.startsWith('text.') || role.endsWith('.text') || role.startsWith('money.'),
    );
    expect(textRoles.filter((role) => !asked.has(role))).toEqual([]);
  });
});
