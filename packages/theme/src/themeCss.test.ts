import { describe, expect, it } from 'vitest';

import { dusk } from './testing/dusk.ts';
import { themeCss } from './themeCss.ts';
import { cssVariable } from './token.ts';
import { colorRoles, scaleTokens, shapeRoles, type ScaleToken } from './tokens.ts';

describe('themeCss', () => {
  const css = themeCss(dusk);
  const block = (selector: string): string => css.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? '';

  it('WL-01 sets every colour role for each mode, under the brand and the mode', () => {
    for (const [mode, scheme] of [['dark', 'dark'], ['light', 'light'], ['contrast', 'dark']] as const) {
      const rule = css.split('\n').find((line) => line.includes(`[data-brand='dusk'][data-mode='${mode}']{`)) ?? '';
      expect(rule).toContain(`color-scheme:${scheme}`);
      for (const role of colorRoles) expect(rule).toContain(`${cssVariable(role)}:${dusk.colors[mode]?.[role]}`);
    }
  });

  it('sets shape roles under the brand and scales on the root', () => {
    for (const role of shapeRoles) expect(block("[data-brand='dusk']")).toContain(`${cssVariable(role)}:${dusk.shape[role]}`);
    for (const name of Object.keys(scaleTokens) as ScaleToken[]) expect(block(':root')).toContain(`${cssVariable(name)}:${scaleTokens[name]}`);
  });

  it('shows the default mode where no mode is named, and lets the other mode win where it is', () => {
    const bare = css.indexOf("[data-brand='dusk'],[data-brand='dusk'][data-mode='dark']{");
    expect(bare).toBeGreaterThan(-1);
    expect(css.indexOf("[data-brand='dusk'][data-mode='light']{")).toBeGreaterThan(bare);
  });

  it('WL-03 outlines surfaces in high contrast only, after the brand’s own shape', () => {
    const outline = '--effect-surface:inset 0 0 0 var(--border-width) var(--border-subtle)';
    expect(css.split('\n').filter((line) => line.includes(outline))).toEqual([expect.stringContaining("[data-mode='contrast']")]);
    expect(css.indexOf(outline)).toBeGreaterThan(css.indexOf('--effect-surface:0 0 transparent'));
  });

  it('stills every duration for players who ask for less motion', () => {
    const still = css.slice(css.indexOf('@media (prefers-reduced-motion:reduce)'));
    for (const name of Object.keys(scaleTokens).filter((scale) => scale.startsWith('motion.') && scale !== 'motion.ease')) {
      expect(still).toContain(`${cssVariable(name as ScaleToken)}:1ms`);
    }
  });

  it('writes the same text for the same theme', () => {
    expect(themeCss(structuredClone(dusk))).toBe(css);
  });
});
