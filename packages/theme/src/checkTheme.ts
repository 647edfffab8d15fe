import { flatten, isHexColor } from './color.ts';
import {
  componentPairs,
  componentTokenNames,
  componentTokens,
  isColorRole,
  isRole,
  minimumOf,
  resolveComponentToken,
  type ThemeComponents,
} from './componentTokens.ts';
import { contrastRatio, groundOf, pairsOf } from './contrast.ts';
import { homeSections, layoutChoices } from './layout.ts';
import { themeModes, type ThemeMode } from './modes.ts';
import type { Theme, ThemeColors } from './theme.ts';
import { colorRoles, shapeRoles } from './tokens.ts';

/** A problem of a theme. `subject` is the token, pair, choice or field; `message` is a complete sentence. */
export interface ThemeProblem {
  readonly kind: 'missing' | 'invalid' | 'contrast';
  readonly subject: string;
  readonly mode?: ThemeMode;
  readonly message: string;
}

function missing(subject: string, mode?: ThemeMode): ThemeProblem {
  return { kind: 'missing', subject, ...(mode && { mode }), message: `missing ${subject}${mode ? ` in ${mode}` : ''}` };
}

function invalid(subject: string, why: string, mode?: ThemeMode): ThemeProblem {
  return { kind: 'invalid', subject, ...(mode && { mode }), message: `${subject}${mode ? ` in ${mode}` : ''} ${why}` };
}

function lowContrast(subject: string, ratio: number, minimum: number, mode: ThemeMode): ThemeProblem {
  // Rounded down, so that a ratio just below the minimum is not shown as the minimum.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  return {
    kind: 'contrast',
    subject,
    mode,
    message: `low contrast in ${mode}: ${subject} is ${shown}, needs ${minimum}`,
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function checkColors(colors: ThemeColors, mode: ThemeMode): ThemeProblem[] {
  const problems = colorRoles.flatMap((role) => {
    const value: unknown = colors[role];
    if (isHexColor(value)) return [];
    return [isFilled(value) ? invalid(role, `is not a colour: ${value}`, mode) : missing(role, mode)];
  });
  const broken = new Set(problems.map(({ subject }) => subject));
  for (const pair of pairsOf(mode)) {
    if (broken.has(pair.role) || broken.has(pair.against) || broken.has('surface.base')) continue;
    const ratio = contrastRatio(colors[pair.role], groundOf(pair, colors));
    if (ratio < pair.minimum) problems.push(lowContrast(`${pair.role} on ${pair.against}`, ratio, pair.minimum, mode));
  }
  return problems;
}

function checkModes(theme: Theme): ThemeProblem[] {
  const unknown = theme.modes
    .filter((mode) => !themeModes.includes(mode))
    .map((mode) => invalid('modes', `names an unknown mode: ${mode}`));
  const absent = theme.modes.includes(theme.defaultMode)
    ? []
    : [invalid('defaultMode', `is not offered: ${theme.defaultMode}`)];
  const colors = theme.modes.flatMap((mode) => {
    const values = theme.colors[mode];
    return values
      ? [...checkColors(values, mode), ...checkComponentContrast(theme.components, values, mode)]
      : [missing('colors', mode)];
  });
  return [...unknown, ...absent, ...colors];
}

function checkShape(theme: Theme): ThemeProblem[] {
  return shapeRoles.flatMap((role) => {
    const value: unknown = theme.shape[role];
    if (!isFilled(value)) return [missing(role)];
    const isShadow = role === 'effect.surface' || role === 'effect.accent';
    return isShadow && value === 'none'
      ? [invalid(role, 'is none, which cannot stand in a list of shadows; write 0 0 transparent')]
      : [];
  });
}

function checkComponents(components: Readonly<Record<string, unknown>>): ThemeProblem[] {
  return Object.entries(components).flatMap(([name, value]) => {
    const subject = `components.${name}`;
    const token = componentTokenNames.find((known) => known === name);
    if (!token) return [invalid(subject, 'is not a component token')];
    if (!isFilled(value)) return [missing(subject)];
    if (isColorRole(componentTokens[token]))
      return isColorRole(value) ? [] : [invalid(subject, `is a colour, which names a role, and is ${value}`)];
    if (isColorRole(value)) return [invalid(subject, `is not a colour, and is ${value}`)];
    return isRole(value) || !/[#;{}]/.test(value)
      ? []
      : [invalid(subject, `is neither a role nor a value of CSS: ${value}`)];
  });
}

/** Checks pairs with overridden component tokens. Pairs of defaults are covered by the roles. */
function checkComponentContrast(components: ThemeComponents, colors: ThemeColors, mode: ThemeMode): ThemeProblem[] {
  const isChanged = (name: string): boolean => Object.hasOwn(components, name);
  const colorOf = (name: string): unknown => {
    const token = componentTokenNames.find((known) => known === name);
    const role = token ? resolveComponentToken(token, components) : name;
    return isColorRole(role) ? colors[role] : undefined;
  };
  return componentPairs.flatMap((pair) => {
    if (!isChanged(pair.token) && !isChanged(pair.against)) return [];
    const [color, against, base] = [colorOf(pair.token), colorOf(pair.against), colors['surface.base']];
    if (!isHexColor(color) || !isHexColor(against) || !isHexColor(base)) return [];
    const [ratio, minimum] = [contrastRatio(color, flatten(against, base)), minimumOf(pair, mode)];
    return ratio < minimum ? [lowContrast(`${pair.token} on ${pair.against}`, ratio, minimum, mode)] : [];
  });
}

function checkLayout(layout: Readonly<Record<string, unknown>>): ThemeProblem[] {
  const choices = Object.entries(layoutChoices).flatMap(([choice, allowed]) => {
    const value = layout[choice];
    if (value === undefined) return [missing(`layout.${choice}`)];
    return (allowed as readonly unknown[]).includes(value)
      ? []
      : [invalid(`layout.${choice}`, `is ${JSON.stringify(value)}, not one of ${allowed.join(', ')}`)];
  });
  const sections = Array.isArray(layout['homeSections']) ? (layout['homeSections'] as unknown[]) : [];
  if (sections.length === 0) choices.push(missing('layout.homeSections'));
  for (const section of new Set(sections)) {
    if (!(homeSections as readonly unknown[]).includes(section))
      choices.push(invalid('layout.homeSections', `names an unknown section: ${String(section)}`));
    if (sections.filter((other) => other === section).length > 1)
      choices.push(invalid('layout.homeSections', `names ${String(section)} twice`));
  }
  return choices;
}

function checkLogo(theme: Theme): ThemeProblem[] {
  return (['mark', 'wordmark', 'icon'] as const).flatMap((drawing) => {
    const value: unknown = theme.logo[drawing];
    const subject = `logo.${drawing}`;
    if (!isFilled(value)) return [missing(subject)];
    if (!value.startsWith('<svg')) return [];
    if (/<script|\son\w+=|javascript:|<foreignObject/i.test(value)) return [invalid(subject, 'carries script')];
    return /<title>[^<]+<\/title>/.test(value)
      ? []
      : [invalid(subject, 'has no <title>, so a screen reader cannot say it')];
  });
}

function checkMessages(theme: Theme): ThemeProblem[] {
  return Object.entries(theme.messages).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => (isFilled(text) ? [] : [missing(`messages.${language}.${key}`)])),
  );
}

/**
 * Returns all problems of a theme; an empty list means that it is valid. Missing tokens and pairs below their contrast
 * (WCAG 2.2 AA; 7:1 and 4.5:1 in high contrast) are reported per mode (WL-03).
 */
export function checkTheme(theme: Theme): ThemeProblem[] {
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(theme.id)
      ? []
      : [invalid('id', `must be lower-case letters, digits and dashes: ${theme.id}`)]),
    ...(isFilled(theme.name) ? [] : [missing('name')]),
    ...(theme.manifest.shortName.length <= 12
      ? []
      : [invalid('shortName', 'is longer than the 12 characters under an icon')]),
    ...checkModes(theme),
    ...checkShape(theme),
    ...checkComponents(theme.components),
    ...checkLayout(theme.layout),
    ...checkLogo(theme),
    ...(theme.fonts.preload.length <= 2 ? [] : [invalid('fonts.preload', 'names more than two files')]),
    ...checkMessages(theme),
  ];
}
