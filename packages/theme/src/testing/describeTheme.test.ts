import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { createVitest, type TestCase } from 'vitest/node';

import { describeTheme } from './describeTheme.ts';
import { dusk } from './dusk.ts';
import { writeDuskPackage } from './duskPackage.ts';

/** Runs a theme's tests and returns the titles and messages of the failures. */
async function failuresOf(file: string): Promise<string[]> {
  const root = fileURLToPath(new URL('./broken/', import.meta.url));
  const runner = await createVitest('test', { root, config: false, include: [file], watch: false, reporters: [{}] });
  try {
    const { testModules } = await runner.start();
    const cases = testModules.flatMap((module): TestCase[] => [...module.children.allTests()]);
    expect(cases.length).toBeGreaterThan(0);
    return cases.flatMap((test) => {
      const { state, errors } = test.result();
      return state === 'failed'
        ? [`${test.name}\n${errors.map(({ diff = '' }) => diff.replaceAll(String.raw`\"`, '"')).join('\n')}`]
        : [];
    });
  } finally {
    await runner.close();
    process.exitCode = undefined;
  }
}

describe('describeTheme', () => {
  it.each([
    ['missingToken.ts', 'WL-03 a theme without a required token', '@parlor/theme-dusk: missing money.gain in dark'],
    [
      'lowContrast.ts',
      'WL-03 a theme with unreadable text',
      '@parlor/theme-dusk: low contrast in dark: text.secondary on surface.base is 1.77, needs 4.5',
    ],
    [
      'unknownLayout.ts',
      'WL-01 a theme with an unknown layout choice',
      '@parlor/theme-dusk: layout.bottomBar is "sideways", not one of raised, flat, floating',
    ],
    [
      'unknownWording.ts',
      'I18N-01 a theme that overrides an unknown message',
      '@parlor/theme-dusk: EN common.shell.nowhere: is not a key of the product',
    ],
    [
      'brokenPlaceholder.ts',
      'I18N-01 a theme whose message lacks a placeholder',
      '@parlor/theme-dusk: EN common.state.yourAddress: ',
    ],
    ['missingPicture.ts', 'WL-01 a theme without a hero', '@parlor/theme-dusk: missing imagery/hero.avif'],
    [
      'oversizedImage.ts',
      'WL-01 a theme whose hero exceeds its budget',
      /@parlor\/theme-dusk: imagery\/hero\.webp takes \d{6} bytes, more than 60000/,
    ],
    [
      'cutIcon.ts',
      'DL-05 a theme whose icon extends beyond the safe zone',
      '@parlor/theme-dusk: icons/icon-192.png has a part of its sign outside the circle that phones cut icons to',
    ],
    [
      'missingSymbol.ts',
      'WL-01 a theme without a required drawing',
      '@parlor/theme-dusk: imagery/scenes: missing wallet',
    ],
    [
      'hexInSprite.ts',
      'WL-01 a theme with a fixed colour in a drawing',
      '@parlor/theme-dusk: imagery/categories: slot: fill="#ff0000" is not',
    ],
  ])('with %s fails %s, and names it', async (file, _, message) => {
    const failures = await failuresOf(file);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(message);
  });
});

// The same tests on a complete package must pass.
describeTheme(dusk, await writeDuskPackage());
