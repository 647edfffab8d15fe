import { assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkTheme } from './checkTheme.ts';
import { contrastPairs, contrastRatio, groundOf, pairsOf } from './contrast.ts';
import { contrastShape, deriveContrastColors } from './contrastMode.ts';
import { defineTheme } from './defineTheme.ts';
import type { ModePalette } from './deriveColors.ts';
import { duskInput, duskPalette } from './testing/dusk.ts';
import { paletteModes } from './modes.ts';
import { colorRoles } from './tokens.ts';

const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const color = tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
const anyPalette = record({
  surfaces: record({ backdrop: color, base: color, raised: color, overlay: color, sunken: color }),
  text: color,
  accent: color,
  onAccent: color,
  bonus: color,
  states: record({ info: color, success: color, warning: color, danger: color }),
  badges: record({ new: color, hot: color, jackpot: color, maintenance: color, text: color }),
});

/** Returns the failing pairs, as `role on background`. */
function unreadable(palette: ModePalette, ground: (typeof paletteModes)[number]): string[] {
  const colors = deriveContrastColors(palette, ground);
  return pairsOf('contrast')
    .filter((pair) => contrastRatio(colors[pair.role], groundOf(pair, colors)) < pair.minimum)
    .map(({ role, against }) => `${role} on ${against}`);
}

describe('the high contrast mode', () => {
  it('WL-03 satisfies every pair for any palette: 7:1 for text, 4.5:1 for shapes', () => {
    assert(
      property(anyPalette, constantFrom(...paletteModes), (palette, ground) => {
        expect(unreadable(palette, ground)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('WL-03 requires 7:1 instead of 4.5:1, and 4.5:1 instead of 3:1', () => {
    const strictPairs = pairsOf('contrast');
    for (const [index, pair] of contrastPairs.entries())
      expect(strictPairs[index]).toEqual({ ...pair, minimum: pair.minimum === 4.5 ? 7 : 4.5 });
  });

  it('makes every outline visible, subtle ones included', () => {
    const { contrast } = defineTheme(duskInput).colors;
    for (const outline of ['border.subtle', 'border.strong', 'field.border', 'action.secondary.border'] as const) {
      expect(contrastRatio(contrast?.[outline] ?? '', '#000000')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is black for a brand that is dark by default, and white for a light one', () => {
    for (const [defaultMode, ground, ink] of [
      ['dark', '#000000', '#ffffff'],
      ['light', '#ffffff', '#000000'],
    ] as const) {
      const { contrast } = defineTheme({ ...duskInput, defaultMode }).colors;
      for (const role of [
        'surface.backdrop',
        'surface.base',
        'surface.raised',
        'surface.overlay',
        'surface.sunken',
      ] as const)
        expect(contrast?.[role]).toBe(ground);
      expect(contrast?.['text.primary']).toBe(ink);
    }
  });

  it('keeps the hue of the accent', () => {
    const { contrast } = defineTheme(duskInput).colors;
    expect(contrast?.['action.primary.bg']).toBe(duskPalette.accent);
  });

  it.each([
    ['dark', '#cfe0ff', 'darker', ['#bfd0ee', '#afc0de']],
    ['dark', '#5a94ea', 'lighter, because darker ones are unreadable', ['#6aa6fd', '#86b7fd']],
    ['light', '#102a66', 'lighter', ['#1c3875', '#294684']],
    ['light', '#1c4fb0', 'darker, because lighter ones are unreadable', ['#0c40a0', '#00318d']],
  ] as const)('WL-03 presses buttons of a %s brand with the accent %s %s', (defaultMode, accent, _, pressed) => {
    const palettes = { [defaultMode]: { ...duskPalette, accent } };
    const { contrast } = defineTheme({ ...duskInput, defaultMode, palettes }).colors;
    expect([contrast?.['action.primary.bgHover'], contrast?.['action.primary.bgPressed']]).toEqual(pressed);
  });

  it('ignores exact colours of the palette’s own mode', () => {
    const stubborn = defineTheme({
      ...duskInput,
      palettes: { dark: { ...duskPalette, exact: { 'text.muted': '#20242e' } } },
    });
    expect(checkTheme(stubborn).filter(({ mode }) => mode === 'contrast')).toEqual([]);
  });

  it('WL-03 names the pair of an unreadable exact colour', () => {
    const stubborn = defineTheme({ ...duskInput, contrast: { 'text.muted': '#767676' } });
    const messages = checkTheme(stubborn).map(({ message }) => message);
    expect(messages).toContain('low contrast in contrast: text.muted on surface.base is 4.62, needs 7');
    expect(messages.every((message) => message.includes('text.muted'))).toBe(true);
  });

  it('fills every role', () => {
    expect(Object.keys(defineTheme(duskInput).colors.contrast ?? {}).toSorted()).toEqual([...colorRoles].toSorted());
  });

  it('replaces glows of surfaces by outlines of at least a hairline', () => {
    const shape = contrastShape(duskInput.shape);
    expect(shape['effect.surface']).toContain('var(--border-subtle)');
    expect([shape['effect.accent'], shape['effect.pattern']]).toEqual(['0 0 transparent', 'none']);
    expect(shape['border.width']).toBe('max(1px, 1px)');
  });
});
