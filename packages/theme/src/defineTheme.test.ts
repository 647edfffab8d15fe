import { describe, expect, it } from 'vitest';

import { checkTheme } from './checkTheme.ts';
import { contrastRatio } from './contrast.ts';
import { defineTheme } from './defineTheme.ts';
import { dawnPalette, dusk, duskInput, duskPalette } from './testing/dusk.ts';
import { themeModes } from './modes.ts';
import { colorRoles } from './tokens.ts';

describe('defineTheme', () => {
  it('WL-01 derives every colour role from a few inputs', () => {
    for (const mode of themeModes)
      expect(Object.keys(dusk.colors[mode] ?? {}).toSorted()).toEqual([...colorRoles].toSorted());
  });

  it('WL-03 darkens a pale accent for text and keeps it bright on buttons', () => {
    const light = dusk.colors.light;
    expect(contrastRatio(dawnPalette.accent, dawnPalette.surfaces.base)).toBeLessThan(4.5);
    expect(contrastRatio(light?.['text.accent'] ?? '', dawnPalette.surfaces.base)).toBeGreaterThanOrEqual(4.5);
    expect(light?.['action.primary.bg']).toBe(dawnPalette.accent);
    expect(checkTheme(dusk)).toEqual([]);
  });

  it('derives hairlines visible on every surface, dialogs included', () => {
    const onSurfaces = (['dark', 'light'] as const).flatMap((mode) => {
      const colors = dusk.colors[mode];
      return (['surface.base', 'surface.raised', 'surface.overlay'] as const).map((surface) =>
        contrastRatio(colors?.['border.subtle'] ?? '', colors?.[surface] ?? ''),
      );
    });
    expect(Math.min(...onSurfaces)).toBeGreaterThan(1.15);
  });

  it('keeps an exact value even if it is unreadable', () => {
    const stubborn = defineTheme({
      ...duskInput,
      palettes: { dark: { ...duskPalette, exact: { 'text.muted': '#20242e' } } },
    });
    expect(stubborn.colors.dark?.['text.muted']).toBe('#20242e');
  });

  it('offers the modes of its palettes, and high contrast', () => {
    expect(dusk.modes).toEqual(['dark', 'light', 'contrast']);
    const nightOnly = defineTheme({ ...duskInput, palettes: { dark: duskPalette } });
    expect(nightOnly.modes).toEqual(['dark', 'contrast']);
    expect(nightOnly.colors.light).toBeUndefined();
    expect(checkTheme(nightOnly)).toEqual([]);
  });

  it('uses the background of the default mode for the installed window', () => {
    expect(dusk.manifest).toEqual({
      name: 'Dusk',
      shortName: 'Dusk',
      themeColor: '#11141d',
      backgroundColor: '#11141d',
    });
  });

  it.each(['accent', 'text', 'onAccent', 'bonus'] as const)('WL-03 names the missing brand input %s', (name) => {
    const { [name]: _left, ...rest } = duskPalette;
    expect(() => defineTheme({ ...duskInput, palettes: { dark: rest as typeof duskPalette } })).toThrow(
      `dusk: palettes.dark.${name}`,
    );
  });

  it('WL-03 names an invalid nested brand input', () => {
    const palette = { ...duskPalette, surfaces: { ...duskPalette.surfaces, raised: 'navy' } };
    expect(() => defineTheme({ ...duskInput, palettes: { dark: palette } })).toThrow(
      'dusk: palettes.dark.surfaces.raised',
    );
  });

  it('WL-03 says what is wrong with a brand input: another value, or none', () => {
    const define = (palette: object) => () =>
      defineTheme({ ...duskInput, palettes: { dark: { ...duskPalette, ...palette } } });
    expect(define({ accent: 'navy' })).toThrow('palettes.dark.accent must be a colour as #rrggbb, and is "navy"');
    expect(define({ accent: undefined })).toThrow('palettes.dark.accent must be a colour as #rrggbb, and is left out');
    expect(define({ badges: undefined })).toThrow('palettes.dark.badges.new must be a colour');
  });

  it('uses the exact background of a brand for the installed window', () => {
    const exact = { 'surface.base': '#101010' };
    const { manifest } = defineTheme({ ...duskInput, palettes: { dark: { ...duskPalette, exact } } });
    expect([manifest.themeColor, manifest.backgroundColor]).toEqual(['#101010', '#101010']);
  });

  it('accepts a default mode without a palette, which the check reports', () => {
    const theme = defineTheme({ ...duskInput, defaultMode: 'light', palettes: { dark: duskPalette } });
    expect(theme.manifest.themeColor).toBe('');
    expect(checkTheme(theme).map(({ message }) => message)).toEqual([
      'defaultMode is not offered: light',
      'missing colors in contrast',
    ]);
  });
});
