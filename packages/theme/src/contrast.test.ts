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
  ])('WL-03 measures %s on %s as WCAG does', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 2);
  });

  it('lays a translucent colour on its ground before it measures', () => {
    expect(contrastRatio('#00000000', '#ffffff')).toBe(1);
    expect(contrastRatio('#00000080', '#ffffff')).toBeLessThan(contrastRatio('#000000', '#ffffff'));
  });
});

describe('moveUntilReadable', () => {
  it('leaves a colour alone that can be read', () => {
    expect(moveUntilReadable('#222222', [{ ground: '#ffffff', minimum: 4.5 }])).toBe('#222222');
  });

  it('WL-03 moves any colour on any ground until it can be read', () => {
    assert(
      property(hexColor, hexColor, (color, ground) => {
        expect(contrastRatio(moveUntilReadable(color, [{ ground, minimum: 4.5 }]), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps the hue and moves no further than it must', () => {
    const moved = moveUntilReadable('#5b9dff', [{ ground: '#ffffff', minimum: 4.5 }]);
    expect(Math.abs(toOklch(moved).hue - toOklch('#5b9dff').hue)).toBeLessThan(3);
    expect(contrastRatio(moved, '#ffffff')).toBeLessThan(4.8);
  });

  it('answers with the nearest it can do between two grounds that leave no room', () => {
    const grounds = ['#000000', '#ffffff', '#777777'].map((ground) => ({ ground, minimum: 4.5 }));
    const moved = moveUntilReadable('#7f7f7f', grounds);
    expect(Math.min(...grounds.map(({ ground }) => contrastRatio(moved, ground)))).toBeGreaterThan(1.5);
  });
});

describe('contrastPairs', () => {
  it('WL-03 asks something of every role that carries text', () => {
    const asked = new Set(contrastPairs.flatMap(({ role, against }) => [role, against]));
    const textRoles = colorRoles.filter((role) => role.startsWith('text.') || role.endsWith('.text') || role.startsWith('money.'));
    expect(textRoles.filter((role) => !asked.has(role))).toEqual([]);
  });
});
