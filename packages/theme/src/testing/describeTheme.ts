import { describe, expect, it } from 'vitest';

import { checkTheme, type ThemeProblem } from '../checkTheme.ts';
import type { Theme } from '../theme.ts';
import {
  entryProblems,
  fontProblems,
  iconProblems,
  imageryProblems,
  wordingProblems,
  type ThemePackage,
} from './checkPackage.ts';

/**
 * Declares the tests of a theme package: all roles, contrast in each mode, layout choices and messages. With
 * `themePackage` also fonts, icons, imagery and entry point with their budgets. A failure names the package and the
 * token, key or file.
 */
export function describeTheme(theme: Theme, themePackage?: ThemePackage): void {
  const lines = (problems: readonly string[]): string[] =>
    problems.map((problem) => `@parlor/theme-${theme.id}: ${problem}`);
  const problemsOf = (kind: ThemeProblem['kind']): string[] =>
    lines(
      checkTheme(theme)
        .filter((problem) => problem.kind === kind)
        .map(({ message }) => message),
    );

  describe(`theme ${theme.id}`, () => {
    it('WL-01 WL-03 fills every role in every mode it offers', () => {
      expect(problemsOf('missing')).toEqual([]);
    });

    it('WL-03 has the contrast of every declared pair: WCAG AA in dark and light, 7:1 in high contrast', () => {
      expect(problemsOf('contrast')).toEqual([]);
    });

    it('WL-01 has valid colours, drawings, component tokens and layout choices', () => {
      expect(problemsOf('invalid')).toEqual([]);
    });

    it('WL-01 I18N-01 overrides only existing messages, in known languages and with their placeholders', () => {
      expect(lines(wordingProblems(theme))).toEqual([]);
    });

    if (!themePackage) return;

    it('WL-01 has its fonts as `pnpm assets` writes them, within 60 KB', async () => {
      expect(lines(await fontProblems(theme, themePackage))).toEqual([]);
    });

    it('WL-01 DL-05 has its icon in every required size, uncut in a circular mask, within 16 KB each', async () => {
      expect(lines(await iconProblems(themePackage))).toEqual([]);
    });

    it('WL-01 has every picture within its budget and in token colours', async () => {
      expect(lines(await imageryProblems(themePackage))).toEqual([]);
    });

    it('WL-01 has a public API within 6 KB compressed, including its imports', async () => {
      expect(lines(await entryProblems(theme, themePackage))).toEqual([]);
    });
  });
}
