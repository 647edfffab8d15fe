import { describe, expect, it } from 'vitest';

import { checkTheme, type ThemeProblem } from '../checkTheme.ts';
import type { Theme } from '../theme.ts';
import {
  doorProblems,
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
  const told = (problems: readonly string[]): string[] =>
    problems.map((problem) => `@parlor/theme-${theme.id}: ${problem}`);
  const problemsOf = (kind: ThemeProblem['kind']): string[] =>
    told(
      checkTheme(theme)
        .filter((problem) => problem.kind === kind)
        .map(({ message }) => message),
    );

  describe(`theme ${theme.id}`, () => {
    it('WL-01 WL-03 fills every role in every mode it offers', () => {
      expect(problemsOf('missing')).toEqual([]);
    });

    it('WL-03 keeps every declared pair apart: WCAG AA in dark and light, 7:1 in high contrast', () => {
      expect(problemsOf('contrast')).toEqual([]);
    });

    it('WL-01 holds valid colours, drawings, component tokens, and layout choices from the typed list', () => {
      expect(problemsOf('invalid')).toEqual([]);
    });

    it('WL-01 I18N-01 words only what the product says, in its languages and with its placeholders', () => {
      expect(told(wordingProblems(theme))).toEqual([]);
    });

    if (!themePackage) return;

    it('WL-01 ships its faces as `pnpm assets` writes them, within 60 KB', async () => {
      expect(told(await fontProblems(theme, themePackage))).toEqual([]);
    });

    it('WL-01 DL-05 ships its icon in every size a phone asks for, whole when a phone cuts it round, within 16 KB each', async () => {
      expect(told(await iconProblems(themePackage))).toEqual([]);
    });

    it('WL-01 ships every picture within its budget, drawn in tokens', async () => {
      expect(told(await imageryProblems(themePackage))).toEqual([]);
    });

    it('WL-01 keeps the public API within 6 KB compressed, with all it imports', async () => {
      expect(told(await doorProblems(theme, themePackage))).toEqual([]);
    });
  });
}
