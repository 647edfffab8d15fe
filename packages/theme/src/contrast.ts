import { flatten, fromOklch, relativeLuminance, toOklch } from './color.ts';
import type { ThemeMode } from './modes.ts';
import type { ColorRole } from './tokens.ts';

/** Minimum contrast of text below 24 px by WCAG 2.2 AA (1.4.3). */
export const textContrast = 4.5;

/** Minimum contrast of outlines, icons and focus indicators by WCAG 2.2 AA (1.4.11). */
export const shapeContrast = 3;

/** Minimum contrasts of high contrast mode: AAA (1.4.6) for text, and the AA text ratio for shapes. */
export const highContrast = { text: 7, shape: 4.5 } as const;

/**
 * Two roles used on each other. `defineTheme` moves `role` if the contrast is too low. `under` is the assumed colour
 * below a translucent `against`, such as the worst picture under a scrim.
 */
export interface ContrastPair {
  readonly role: ColorRole;
  readonly against: ColorRole;
  readonly minimum: number;
  readonly under?: string;
}

/**
 * Returns the WCAG contrast ratio of two colours, 1 to 21. Flattens a translucent foreground first. The background is
 * treated as opaque.
 */
export function contrastRatio(foreground: string, background: string): number {
  const [a, b] = [relativeLuminance(flatten(foreground, background)), relativeLuminance(background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = [
  'surface.base',
  'surface.raised',
  'surface.overlay',
  'surface.sunken',
] as const satisfies readonly ColorRole[];
/** Backgrounds of text: all surfaces and the backdrop. */
const grounds = [...surfaces, 'surface.backdrop'] as const satisfies readonly ColorRole[];

function pairs(roles: readonly ColorRole[], under: readonly ColorRole[], minimum: number): ContrastPair[] {
  return roles.flatMap((role) => under.map((against) => ({ role, against, minimum })));
}

/** All pairs of roles that components use on each other. Declare new pairs here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text.primary', 'text.secondary', 'text.muted'], [...grounds, 'field.bg'], textContrast),
  ...pairs(
    ['text.primary'],
    [
      'action.ghost.bgHover',
      'status.infoBg',
      'status.successBg',
      'status.warningBg',
      'status.dangerBg',
      'skeleton.base',
    ],
    textContrast,
  ),
  ...pairs(['text.primary', 'text.secondary', 'text.muted'], ['accent.soft'], textContrast),
  ...pairs(['text.accent'], [...grounds, 'accent.soft', 'field.bg'], textContrast),
  ...pairs(['text.danger', 'text.success'], [...grounds, 'field.bg'], textContrast),
  ...pairs(['accent.base'], surfaces, shapeContrast),
  ...pairs(['text.onAccent'], ['accent.base', 'action.primary.bg'], textContrast),
  { role: 'text.onMedia', against: 'media.scrim', minimum: textContrast, under: '#ffffff' },
  ...pairs(
    ['action.primary.text'],
    ['action.primary.bg', 'action.primary.bgHover', 'action.primary.bgPressed'],
    textContrast,
  ),
  ...pairs(['action.secondary.text'], ['action.secondary.bg', 'action.secondary.bgHover', ...surfaces], textContrast),
  ...pairs(['action.secondary.border'], surfaces, shapeContrast),
  ...pairs(['action.ghost.text'], [...grounds, 'action.ghost.bgHover'], textContrast),
  ...pairs(['action.danger.bg'], ['action.danger.text'], textContrast),
  // WCAG exempts disabled controls, but players still need to read them.
  ...pairs(['action.disabled.text'], ['action.disabled.bg', ...surfaces], shapeContrast),
  ...pairs(['field.placeholder'], ['field.bg'], textContrast),
  ...pairs(['field.border'], ['field.bg', ...surfaces], shapeContrast),
  ...pairs(['border.strong'], surfaces, shapeContrast),
  ...pairs(['border.focus'], [...grounds, 'field.bg', 'accent.soft'], shapeContrast),
  ...pairs(['status.info'], [...grounds, 'status.infoBg'], textContrast),
  ...pairs(['status.success'], [...grounds, 'status.successBg'], textContrast),
  ...pairs(['status.warning'], [...grounds, 'status.warningBg'], textContrast),
  ...pairs(['status.danger'], [...grounds, 'status.dangerBg', 'field.bg'], textContrast),
  ...pairs(['money.gain', 'money.loss', 'money.bonus'], [...grounds, 'accent.soft'], textContrast),
  ...pairs(['badge.new', 'badge.hot', 'badge.jackpot', 'badge.maintenance'], ['badge.text'], textContrast),
];

// Surfaces do not differ in tone in this mode, so outlines and fills must separate them.
const highContrastPairs: readonly ContrastPair[] = [
  ...contrastPairs.map((pair) => ({
    ...pair,
    minimum: pair.minimum >= textContrast ? highContrast.text : highContrast.shape,
  })),
  ...pairs(['border.subtle', 'action.primary.bg', 'action.danger.bg'], surfaces, highContrast.shape),
];

/**
 * Returns the pairs of a mode with their minimums: AA, or 7:1 for text and 4.5:1 for shapes, outlines included, in high
 * contrast.
 */
export function pairsOf(mode: ThemeMode): readonly ContrastPair[] {
  return mode === 'contrast' ? highContrastPairs : contrastPairs;
}

/** Returns the effective, opaque background of a pair. */
export function groundOf(pair: ContrastPair, colors: Readonly<Record<ColorRole, string>>): string {
  return flatten(colors[pair.against], pair.under ?? colors['surface.base']);
}

/** A background and the minimum contrast to it. */
export interface ContrastDemand {
  readonly ground: string;
  readonly minimum: number;
}

const lightnessStep = 0.005;

/**
 * Moves the lightness of a colour as little as possible, keeping the hue, until it meets every demand. If that is
 * impossible, returns the best colour, and `checkTheme` reports the pair.
 */
export function moveUntilReadable(color: string, demands: readonly ContrastDemand[]): string {
  const margin = (candidate: string): number =>
    Math.min(...demands.map(({ ground, minimum }) => contrastRatio(candidate, ground) / minimum));
  let nearest = color;
  let nearestMargin = margin(color);
  if (nearestMargin >= 1) return color;
  const start = toOklch(color);
  // One step past 1, because a sum of steps is not exact and black must reach white.
  for (let distance = lightnessStep; distance < 1 + lightnessStep; distance += lightnessStep) {
    for (const lightness of [Math.min(1, start.lightness + distance), Math.max(0, start.lightness - distance)]) {
      const candidate = fromOklch({ ...start, lightness });
      const candidateMargin = margin(candidate);
      if (candidateMargin >= 1) return candidate;
      if (candidateMargin > nearestMargin) [nearest, nearestMargin] = [candidate, candidateMargin];
    }
  }
  return nearest;
}
