import { describe, expect, it } from 'vitest';

import { checkTheme, type ThemeProblem } from '../checkTheme.ts';
import type { Theme } from '../theme.ts';

/**
 * The tests every theme package runs: all roles filled, contrast at WCAG AA, choices valid. A failure prints the tokens at
 * fault by name.
 */
export function describeTheme(theme: Theme): void {
  describe(`theme ${theme.id}`, () => {
    const messages = (kind: ThemeProblem['kind']): string[] =>
      checkTheme(theme).filter((problem) => problem.kind === kind).map((problem) => problem.message);

    it('WL-01 WL-03 fills every role in every mode it offers', () => {
      expect(messages('missing')).toEqual([]);
    });

    it('WL-03 keeps WCAG AA contrast between every declared pair', () => {
      expect(messages('contrast')).toEqual([]);
    });

    it('WL-01 holds valid colours, drawings, and layout choices from the typed list', () => {
      expect(messages('invalid')).toEqual([]);
    });
  });
}
