import { describe, expect, it } from 'vitest';

import { checkTheme } from './checkTheme.ts';
import { defineTheme } from './defineTheme.ts';
import { dusk, duskInput, duskPalette } from './testing/dusk.ts';
import type { Theme, ThemeColors, ThemeShape } from './theme.ts';
import { colorRoles, shapeRoles } from './tokens.ts';

function withDark(colors: Partial<ThemeColors>): Theme {
  return { ...dusk, colors: { ...dusk.colors, dark: { ...dusk.colors.dark, ...colors } as ThemeColors } };
}

function messages(theme: Theme): string[] {
  return checkTheme(theme).map(({ message }) => message);
}

describe('checkTheme', () => {
  it('accepts a complete theme', () => {
    expect(checkTheme(dusk)).toEqual([]);
  });

  it.each(colorRoles)('WL-03 names the missing colour %s', (role) => {
    const { [role]: _left, ...rest } = dusk.colors.dark ?? ({} as ThemeColors);
    const theme: Theme = { ...dusk, colors: { ...dusk.colors, dark: rest as ThemeColors } };
    expect(messages(theme)).toEqual([`missing ${role} in dark`]);
  });

  it.each(shapeRoles)('WL-03 names the missing shape %s', (role) => {
    const { [role]: _left, ...rest } = dusk.shape;
    expect(messages({ ...dusk, shape: rest as ThemeShape })).toEqual([`missing ${role}`]);
  });

  it('WL-03 names both roles, the mode and the ratio of a pair under AA', () => {
    const theme = defineTheme({
      ...duskInput,
      palettes: { dark: { ...duskPalette, exact: { 'text.muted': '#4a5060' } } },
    });
    const found = messages(theme);
    expect(found).toContain('low contrast in dark: text.muted on surface.base is 2.28, needs 4.5');
    expect(found.every((message) => message.includes('text.muted'))).toBe(true);
  });

  it('WL-03 rejects text on a scrim too thin for a white picture', () => {
    expect(messages(withDark({ 'media.scrim': '#00000040' }))).toEqual([
      expect.stringContaining('text.onMedia on media.scrim'),
    ]);
  });

  it.each([
    ['button.colour', '4px', 'components.button.colour is not a component token'],
    ['card.bg', '#123456', 'components.card.bg is a colour, which names a role, and is #123456'],
    ['card.bg', 'surface.nowhere', 'components.card.bg is a colour, which names a role, and is surface.nowhere'],
    ['button.radius', 'surface.base', 'components.button.radius is not a colour, and is surface.base'],
    ['button.radius', '4px;color:red', 'components.button.radius is neither a role nor a value of CSS: 4px;color:red'],
    ['button.radius', '', 'missing components.button.radius'],
  ])('WL-01 rejects %s of a component as %j', (name, value, message) => {
    expect(messages({ ...dusk, components: { [name]: value } })).toEqual([message]);
  });

  it('WL-01 accepts a component token as a role, a scale token and CSS', () => {
    expect(
      messages({
        ...dusk,
        components: {
          'button.radius': 'radius.pill',
          'card.radius': 'space.2',
          'toast.radius': '3px',
          'card.bg': 'surface.overlay',
        },
      }),
    ).toEqual([]);
  });

  it('WL-03 names both tokens of a pair broken by a component token', () => {
    const found = messages({ ...dusk, components: { 'tabs.activeBg': 'surface.base' } });
    expect(found[0]).toMatch(/^low contrast in dark: tabs.activeText on tabs.activeBg is 1.0\d, needs 4.5$/);
    expect(found.every((message) => message.includes('tabs.activeBg'))).toBe(true);
  });

  it('reports an invalid colour', () => {
    expect(messages(withDark({ 'badge.new': 'tomato' }))).toEqual(['badge.new in dark is not a colour: tomato']);
  });

  it.each(['effect.surface', 'effect.accent'] as const)(
    'rejects the shadow `none` of %s, which would invalidate a list of shadows',
    (role) => {
      expect(messages({ ...dusk, shape: { ...dusk.shape, [role]: 'none' } })).toEqual([
        expect.stringContaining(`${role} is none`),
      ]);
    },
  );

  it('WL-01 rejects an unknown layout choice', () => {
    const layout = { ...dusk.layout, bottomBar: 'sideways' as 'flat' };
    expect(messages({ ...dusk, layout })).toEqual([
      'layout.bottomBar is "sideways", not one of raised, flat, floating',
    ]);
  });

  it.each([
    [['hero', 'casino-map'], 'layout.homeSections names an unknown section: casino-map'],
    [['hero', 'hero'], 'layout.homeSections names hero twice'],
    [[], 'missing layout.homeSections'],
    [undefined, 'missing layout.homeSections'],
  ])('WL-01 rejects the home sections %j', (sections, message) => {
    expect(
      messages({
        ...dusk,
        layout: { ...dusk.layout, homeSections: sections as unknown as Theme['layout']['homeSections'] },
      }),
    ).toEqual([message]);
  });

  it('rejects a default mode that is not offered', () => {
    expect(messages({ ...dusk, modes: ['dark'], defaultMode: 'light' })).toEqual(['defaultMode is not offered: light']);
  });

  it('rejects a logo with a script, and one without a title', () => {
    expect(messages({ ...dusk, logo: { ...dusk.logo, mark: '<svg onload="x()"><title>Dusk</title></svg>' } })).toEqual([
      'logo.mark carries script',
    ]);
    expect(messages({ ...dusk, logo: { ...dusk.logo, icon: '<svg></svg>' } })).toEqual([
      'logo.icon has no <title>, so a screen reader cannot say it',
    ]);
    expect(messages({ ...dusk, logo: { ...dusk.logo, wordmark: '' } })).toEqual(['missing logo.wordmark']);
  });

  it.each([
    '<svg><script>x</script><title>D</title></svg>',
    '<svg><title>D</title><foreignObject/></svg>',
    '<svg><a href="javascript:x"/><title>D</title></svg>',
  ])('rejects the drawing %s', (icon) => {
    expect(messages({ ...dusk, logo: { ...dusk.logo, icon } })).toEqual(['logo.icon carries script']);
  });

  it('accepts a drawing with a title, and the address of a picture', () => {
    const logo = { ...dusk.logo, icon: '<svg><title>Dusk</title></svg>', mark: '/logo.png' };
    expect(messages({ ...dusk, logo })).toEqual([]);
  });

  it('rejects an unknown mode, and one without colours', () => {
    const { light: _left, ...colors } = dusk.colors;
    expect(messages({ ...dusk, colors })).toEqual(['missing colors in light']);
    const modes = [...dusk.modes, 'sepia' as 'dark'];
    expect(messages({ ...dusk, modes })).toEqual(['modes names an unknown mode: sepia', 'missing colors in sepia']);
  });

  it('rejects a missing name, and a missing layout choice', () => {
    expect(messages({ ...dusk, name: ' ' })).toEqual(['missing name']);
    const { bottomBar: _left, ...layout } = dusk.layout;
    expect(messages({ ...dusk, layout: layout as Theme['layout'] })).toEqual(['missing layout.bottomBar']);
  });

  it('names the kind, subject and mode of each problem', () => {
    expect(checkTheme(withDark({ 'badge.new': 'tomato' }))).toEqual([
      { kind: 'invalid', subject: 'badge.new', mode: 'dark', message: 'badge.new in dark is not a colour: tomato' },
    ]);
    const { light: _left, ...colors } = dusk.colors;
    expect(checkTheme({ ...dusk, colors })).toEqual([
      { kind: 'missing', subject: 'colors', mode: 'light', message: 'missing colors in light' },
    ]);
    expect(checkTheme({ ...dusk, name: '' })).toEqual([{ kind: 'missing', subject: 'name', message: 'missing name' }]);
    expect(checkTheme(withDark({ 'media.scrim': '#00000040' }))).toMatchObject([
      { kind: 'contrast', subject: 'text.onMedia on media.scrim', mode: 'dark' },
    ]);
  });

  it.each(['d', 'dusk-2'])('accepts the id %s, the longest short name and two preloads', (id) => {
    const manifest = { ...dusk.manifest, shortName: 'Twelve chars' };
    expect(messages({ ...dusk, id, manifest, fonts: { families: [], preload: ['a', 'b'] } })).toEqual([]);
  });

  it.each(['2dusk', 'Dusk', 'dusk_bay', '-dusk', ''])('rejects the id %j', (id) => {
    expect(messages({ ...dusk, id })).toEqual([`id must be lower-case letters, digits and dashes: ${id}`]);
  });

  it('names the language and key of an empty wording', () => {
    expect(messages({ ...dusk, messages: { TY: { 'common.shell.home': ' ' } } })).toEqual([
      'missing messages.TY.common.shell.home',
    ]);
    expect(messages({ ...dusk, messages: { TY: { 'common.shell.home': 'บ้าน' } } })).toEqual([]);
  });

  it('rejects an id invalid in URLs, a long short name and a third preload', () => {
    expect(messages({ ...dusk, id: 'Dusk Bay' })).toEqual([
      'id must be lower-case letters, digits and dashes: Dusk Bay',
    ]);
    expect(messages(defineTheme({ ...duskInput, shortName: 'Dusk and dawn bay' }))).toEqual([
      'shortName is longer than the 12 characters under an icon',
    ]);
    expect(messages({ ...dusk, fonts: { families: [], preload: ['a', 'b', 'c'] } })).toEqual([
      'fonts.preload names more than two files',
    ]);
  });
});
