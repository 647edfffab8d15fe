import { describe, expect, it } from 'vitest';

import { componentTokens, type ComponentToken } from './componentTokens.ts';
import { defineTheme } from './defineTheme.ts';
import { dusk, duskInput } from './testing/dusk.ts';
import { scaleCss, themeCss } from './themeCss.ts';
import { cssVariable } from './token.ts';
import { colorRoles, scaleTokens, shapeRoles, type ScaleToken } from './tokens.ts';

describe('themeCss', () => {
  const css = themeCss(dusk);
  const block = (selector: string): string => css.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? '';

  it('WL-01 sets every colour role for each mode, under the brand and the mode', () => {
    for (const [mode, scheme] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['contrast', 'dark'],
    ] as const) {
      const rule = css.split('\n').find((line) => line.includes(`[data-brand='dusk'][data-mode='${mode}']{`)) ?? '';
      expect(rule).toContain(`color-scheme:${scheme}`);
      for (const role of colorRoles) expect(rule).toContain(`${cssVariable(role)}:${dusk.colors[mode]?.[role]}`);
    }
  });

  it('sets shape roles under the brand and scales on the root', () => {
    for (const role of shapeRoles)
      expect(block("[data-brand='dusk']")).toContain(`${cssVariable(role)}:${dusk.shape[role]}`);
    for (const name of Object.keys(scaleTokens) as ScaleToken[])
      expect(block(':root')).toContain(`${cssVariable(name)}:${scaleTokens[name]}`);
  });

  it('WL-01 sets component tokens to their role or to the value of the brand', () => {
    expect(block("[data-brand='dusk']")).toContain('--button-radius:var(--radius-control)');
    const own = themeCss({ ...dusk, components: { 'button.radius': 'radius.pill', 'gameCard.radius': '2px' } });
    expect(own).toContain('--button-radius:var(--radius-pill);');
    expect(own).toContain('--game-card-radius:2px;');
    expect(own).not.toContain('--button-radius:var(--radius-control)');
  });

  it('WL-03 keeps high-contrast outlines even if a brand gives cards a glow', () => {
    const own = themeCss({ ...dusk, components: { 'card.effect': '0 0 8px var(--accent-glow)' } });
    const contrast = own.slice(own.indexOf("[data-mode='contrast']"));
    expect(contrast).toContain('--card-effect:var(--effect-surface)');
    expect(contrast).not.toContain('8px');
  });

  it('maps tokens to distinct variables', () => {
    const names = [
      ...colorRoles,
      ...shapeRoles,
      ...(Object.keys(scaleTokens) as ScaleToken[]),
      ...(Object.keys(componentTokens) as ComponentToken[]),
    ];
    expect(new Set(names.map(cssVariable)).size).toBe(names.length);
  });

  it('applies the default mode without `data-mode`, and the other mode with it', () => {
    const bare = css.indexOf("[data-brand='dusk'],[data-brand='dusk'][data-mode='dark']{");
    expect(bare).toBeGreaterThan(-1);
    expect(css.indexOf("[data-brand='dusk'][data-mode='light']{")).toBeGreaterThan(bare);
  });

  it('puts the default mode first, which the others override', () => {
    const day = themeCss(defineTheme({ ...duskInput, defaultMode: 'light' }));
    expect([...day.matchAll(/\[data-mode='(\w+)'\]\{/g)].map(([, mode]) => mode)).toEqual([
      'light',
      'dark',
      'contrast',
    ]);
    expect(day).toContain("[data-brand='dusk'],[data-brand='dusk'][data-mode='light']{color-scheme:light");
  });

  it('consists of variables and the colour scheme', () => {
    for (const line of css.split('\n').slice(2).filter(Boolean))
      expect(line).toMatch(/^[^{}]+\{(?:color-scheme:\w+;)?--[\w-]+:[^;{}]+(?:;--[\w-]+:[^;{}]+)*;?\}$/);
  });

  it('WL-03 outlines surfaces in high contrast only, after the brand’s own shape', () => {
    const outline = '--effect-surface:inset 0 0 0 var(--border-width) var(--border-subtle)';
    expect(css.split('\n').filter((line) => line.includes(outline))).toEqual([
      expect.stringContaining("[data-mode='contrast']"),
    ]);
    expect(css.indexOf(outline)).toBeGreaterThan(css.indexOf('--effect-surface:0 0 transparent'));
  });

  it('reduces every duration under reduced motion', () => {
    const still = css.slice(css.indexOf('@media (prefers-reduced-motion:reduce)'));
    for (const name of Object.keys(scaleTokens).filter(
      (scale) => scale.startsWith('motion.') && scale !== 'motion.ease',
    )) {
      expect(still).toContain(`${cssVariable(name as ScaleToken)}:1ms`);
    }
  });

  it('consists of the scales, the brand, and a block for each offered mode', () => {
    const selectors = css
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(0, line.indexOf('{')));
    expect(selectors).toEqual([
      ':root',
      '@media (prefers-reduced-motion:reduce)',
      "[data-brand='dusk']",
      "[data-brand='dusk'],[data-brand='dusk'][data-mode='dark']",
      "[data-brand='dusk'][data-mode='light']",
      "[data-brand='dusk'][data-mode='contrast']",
    ]);
    expect(css.startsWith(scaleCss())).toBe(true);
    expect(scaleCss()).toMatch(/^:root\{(?:--[\w-]+:[^;{}]+;?)+\}\n@media \(prefers-reduced-motion:reduce\)\{:root\{/);
    expect(scaleCss().endsWith(':1ms}}\n')).toBe(true);
  });

  it('has no block for a mode without colours', () => {
    const { light: _left, ...colors } = dusk.colors;
    expect(themeCss({ ...dusk, colors }).split('\n')).toEqual(
      css.split('\n').filter((line) => !line.includes("data-mode='light'")),
    );
  });

  it('shortens only durations under reduced motion', () => {
    const still = scaleCss().split('@media')[1] ?? '';
    const shortened = (Object.keys(scaleTokens) as ScaleToken[]).filter((name) =>
      still.includes(`${cssVariable(name)}:`),
    );
    expect(shortened).toEqual(
      (Object.keys(scaleTokens) as ScaleToken[]).filter((name) => /^\d+ms$/.test(scaleTokens[name])),
    );
  });

  it('is deterministic', () => {
    expect(themeCss(structuredClone(dusk))).toBe(css);
  });
});
