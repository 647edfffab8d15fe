import {
  componentTokenNames,
  componentTokens,
  isRole,
  resolveComponentToken,
  type ComponentToken,
  type ThemeComponents,
} from './componentTokens.ts';
import { contrastShape } from './contrastMode.ts';
import type { ThemeMode } from './modes.ts';
import type { Theme, ThemeShape } from './theme.ts';
import { cssVariable, token } from './token.ts';
import { colorRoles, scaleTokens, shapeRoles, type ScaleToken, type ShapeRole } from './tokens.ts';

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';')}}\n`;
}

const scaleNames = Object.keys(scaleTokens) as ScaleToken[];
const durations = scaleNames.filter((name) => scaleTokens[name].endsWith('ms'));

/** Returns the CSS of the shared scales on `:root`. Durations are 1 ms under reduced motion. */
export function scaleCss(): string {
  const scale = rule(
    ':root',
    scaleNames.map((name) => `${cssVariable(name)}:${scaleTokens[name]}`),
  );
  // 1 ms, not 0: transition and animation events must still fire.
  const still = rule(
    ':root',
    durations.map((name) => `${cssVariable(name)}:1ms`),
  );
  return `${scale}@media (prefers-reduced-motion:reduce){${still.trim()}}\n`;
}

function modeSelector(theme: Theme, mode: ThemeMode): string {
  const named = `[data-brand='${theme.id}'][data-mode='${mode}']`;
  return mode === theme.defaultMode ? `[data-brand='${theme.id}'],${named}` : named;
}

function shapeCss(shape: Partial<ThemeShape>): string[] {
  return (Object.keys(shape) as ShapeRole[]).map((role) => `${cssVariable(role)}:${shape[role]}`);
}

function componentCss(names: readonly ComponentToken[], components: ThemeComponents): string[] {
  return names.map((name) => {
    const value = resolveComponentToken(name, components);
    return `${cssVariable(name)}:${isRole(value) ? token(value) : value}`;
  });
}

/** Resets component shadows in high contrast, where shadows serve as outlines. */
function outlinesAgain(components: ThemeComponents): string[] {
  return componentCss(
    componentTokenNames.filter((name) => componentTokens[name].startsWith('effect.') && components[name] !== undefined),
    {},
  );
}

function modeCss(theme: Theme, mode: ThemeMode): string {
  const values = theme.colors[mode];
  if (!values) return '';
  const scheme = mode === 'contrast' ? theme.defaultMode : mode;
  const shape =
    mode === 'contrast' ? [...shapeCss(contrastShape(theme.shape)), ...outlinesAgain(theme.components)] : [];
  return rule(modeSelector(theme, mode), [
    `color-scheme:${scheme}`,
    ...colorRoles.map((role) => `${cssVariable(role)}:${values[role]}`),
    ...shape,
  ]);
}

/**
 * Returns the style sheet of a theme: scales on `:root`, shape and component tokens on `[data-brand]`, colours and
 * `color-scheme` on `[data-brand][data-mode]`. Without `data-mode` the default mode applies. Pure and deterministic;
 * runs in Node and browsers.
 */
export function themeCss(theme: Theme): string {
  const shape = rule(`[data-brand='${theme.id}']`, [
    ...shapeRoles.map((role) => `${cssVariable(role)}:${theme.shape[role]}`),
    ...componentCss(componentTokenNames, theme.components),
  ]);
  // The default mode comes first, since its bare selector must not override the other modes.
  const modes = theme.modes.toSorted((a, b) => Number(b === theme.defaultMode) - Number(a === theme.defaultMode));
  return scaleCss() + shape + modes.map((mode) => modeCss(theme, mode)).join('');
}
