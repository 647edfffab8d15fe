import { describe, expect, it } from 'vitest';
import { checkTheme } from './checkTheme.ts';
import type { ComponentToken } from './componentTokens.ts';
import type { ColorRole } from './tokens.ts';
import { dusk } from './testing/dusk.ts';

/** Texts and marks that a component shows on its background. */
const shown: readonly (readonly [ComponentToken, ...(ComponentToken | ColorRole)[]])[] = [
  ['card.bg', 'text.primary', 'text.secondary', 'text.muted', 'text.accent', 'text.danger'],
  ['gameCard.bg', 'text.primary', 'text.secondary', 'text.muted', 'text.accent'],
  ['dialog.bg', 'text.primary', 'text.secondary', 'text.muted', 'text.accent', 'text.danger'],
  ['sheet.bg', 'text.primary', 'text.secondary', 'text.muted', 'text.accent', 'text.danger'],
  [
    'toast.bg',
    'text.primary',
    'text.secondary',
    'text.muted',
    'text.accent',
    'status.success',
    'status.warning',
    'status.danger',
  ],
  ['topBar.bg', 'topBar.text', 'text.accent'],
  ['tabs.bg', 'text.secondary'],
  ['tabs.activeBg', 'tabs.activeText'],
  ['bottomBar.bg', 'bottomBar.text', 'bottomBar.activeText', 'text.primary'],
  ['bottomBar.centreBg', 'bottomBar.centreText'],
];

const subjects = (components: Partial<Record<ComponentToken, ColorRole>>): string[] =>
  checkTheme({ ...dusk, components }).map(({ subject }) => subject);

describe('the contrast of component tokens', () => {
  it.each(shown.flatMap(([ground, ...tokens]) => tokens.map((token) => [token, ground] as const)))(
    'WL-03 rejects %s in the colour of its background, %s',
    (token, ground) => {
      // A text in the colour of its background cannot be read.
      const isOwn = token.includes('.') && !/^(text|status)\./.test(token);
      const components = isOwn
        ? { [ground]: 'text.primary', [token]: 'text.primary' }
        : { [ground]: token as ColorRole };
      expect(subjects(components)).toContain(`${token} on ${ground}`);
    },
  );

  it.each(['gameCard.frame', 'toast.edge'] as const)('WL-03 rejects %s in the colour of the page', (token) => {
    expect(subjects({ [token]: 'surface.base' })).toContain(`${token} on surface.base`);
  });

  it('WL-03 requires less of a frame than of text', () => {
    // The strong border is visible, but text in it is not readable.
    expect(subjects({ 'gameCard.frame': 'border.strong' })).toEqual([]);
    expect(subjects({ 'topBar.text': 'border.strong' })).toContain('topBar.text on topBar.bg');
  });

  it('WL-03 requires more in high contrast: 7:1 of text', () => {
    const components = { 'topBar.text': 'border.strong' } as const;
    const found = checkTheme({ ...dusk, components }).filter(({ mode }) => mode === 'contrast');
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^low contrast in contrast: topBar.text on topBar.bg is [456]\.\d\d, needs 7$/),
    ]);
  });
});
