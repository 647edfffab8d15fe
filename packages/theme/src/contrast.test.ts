import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkTheme } from './checkTheme.ts';
import { contrastPairs, contrastRatio, groundOf, moveUntilReadable, pairsOf } from './contrast.ts';
import { toOklch } from './color.ts';
import { dusk } from './testing/dusk.ts';
import type { ThemeColors } from './theme.ts';
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

  it('moves in the shorter direction, and as far as white or black', () => {
    const lightness = (color: string, ground: string, minimum: number) =>
      toOklch(moveUntilReadable(color, [{ ground, minimum }])).lightness;
    expect(lightness('#808080', '#606060', 3)).toBeGreaterThan(toOklch('#808080').lightness);
    expect(lightness('#808080', '#a0a0a0', 3)).toBeLessThan(toOklch('#808080').lightness);
    expect(lightness('#101010', '#000000', 20.5)).toBeGreaterThan(0.99);
    expect(lightness('#f0f0f0', '#ffffff', 20.5)).toBeLessThan(0.12);
  });

  it.each([
    ['#101010', '#000000', '#ffffff'],
    ['#3355cc', '#000000', '#ffffff'],
    ['#000000', '#000000', '#ffffff'],
    ['#f0f0f0', '#ffffff', '#000000'],
    ['#ffdd00', '#ffffff', '#000000'],
  ])('moves %s on %s to %s for the highest contrast', (color, ground, expected) => {
    expect(moveUntilReadable(color, [{ ground, minimum: 21 }])).toBe(expected);
  });

  it('returns the best colour between two conflicting backgrounds', () => {
    const grounds = ['#000000', '#ffffff', '#777777'].map((ground) => ({ ground, minimum: 4.5 }));
    const moved = moveUntilReadable('#7f7f7f', grounds);
    expect(Math.min(...grounds.map(({ ground }) => contrastRatio(moved, ground)))).toBeGreaterThan(1.5);
  });
});

describe('contrastPairs', () => {
  it('WL-03 asks 4.5:1 of text and 3:1 of outlines, and 7:1 and 4.5:1 in high contrast', () => {
    const minimum = (mode: 'dark' | 'light' | 'contrast', role: string) =>
      pairsOf(mode).find((pair) => pair.role === role && pair.against === 'surface.base')?.minimum;
    for (const mode of ['dark', 'light'] as const)
      expect(['text.primary', 'border.strong', 'border.subtle'].map((role) => minimum(mode, role))).toEqual([
        4.5,
        3,
        undefined,
      ]);
    expect(['text.primary', 'border.strong', 'border.subtle'].map((role) => minimum('contrast', role))).toEqual([
      7, 4.5, 4.5,
    ]);
  });

  const surfaces = ['surface.base', 'surface.raised', 'surface.overlay', 'surface.sunken'] as const;
  const grounds = [...surfaces, 'surface.backdrop'] as const;
  it.each([
    [
      'text.primary',
      [
        'action.ghost.bgHover',
        'status.infoBg',
        'status.successBg',
        'status.warningBg',
        'status.dangerBg',
        'skeleton.base',
      ],
    ],
    ['accent.base', surfaces],
    ['field.placeholder', ['field.bg']],
    ['border.focus', [...grounds, 'field.bg', 'accent.soft']],
    ['status.info', [...grounds, 'status.infoBg']],
    ['status.success', [...grounds, 'status.successBg']],
    ['status.warning', [...grounds, 'status.warningBg']],
    ['status.danger', [...grounds, 'status.dangerBg', 'field.bg']],
  ] as const)('WL-03 rejects %s in the colour of any of its backgrounds', (role, backgrounds) => {
    const colors = dusk.colors.dark ?? ({} as ThemeColors);
    for (const against of backgrounds) {
      const found = checkTheme({ ...dusk, colors: { dark: { ...colors, [role]: colors[against] } } });
      expect(found.map(({ subject }) => subject)).toContain(`${role} on ${against}`);
    }
  });

  it('WL-03 measures text on pictures against a white picture under the scrim', () => {
    const colors = { ...dusk.colors.dark, 'media.scrim': '#00000080', 'accent.soft': '#ffffff80' } as ThemeColors;
    const ground = (role: string, against: string) => {
      const pair = contrastPairs.find((each) => each.role === role && each.against === against);
      return pair && groundOf(pair, { ...colors, 'surface.base': '#000000' });
    };
    expect(ground('text.onMedia', 'media.scrim')).toBe('#7f7f7f');
    expect(ground('text.primary', 'accent.soft')).toBe('#808080');
  });

  it('WL-03 has a minimum for every text role', () => {
    const roles = new Set(contrastPairs.flatMap(({ role, against }) => [role, against]));
    const textRoles = colorRoles.filter(
      (role) => role.startsWith('text.') || role.endsWith('.text') || role.startsWith('money.'),
    );
    expect(textRoles.filter((role) => !roles.has(role))).toEqual([]);
  });
});
