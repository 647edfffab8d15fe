import { flatten, fromOklch, parseHex, toLinear, toOklch } from './color.ts';
import type { ThemeMode } from './modes.ts';
import type { ColorRole } from './tokens.ts';

/** Contrast that WCAG 2.2 AA asks of text below 24 px (1.4.3). */
export const textContrast = 4.5;

/** Contrast that WCAG 2.2 AA asks of outlines, icons and focus marks (1.4.11). */
export const shapeContrast = 3;

/** What the high contrast mode asks instead: of text, AAA (1.4.6); of shapes, what AA asks of text. */
export const highContrast = { text: 7, shape: 4.5 } as const;

/**
 * Two roles that meet on the screen. `role` is the one that defineTheme moves when they are too close; `under` is a colour
 * taken to lie behind a translucent `against` (the worst picture under a scrim).
 */
export interface ContrastPair {
  readonly role: ColorRole;
  readonly against: ColorRole;
  readonly minimum: number;
  readonly under?: string;
}

function relativeLuminance(hex: string): number {
  const { red, green, blue } = parseHex(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/**
 * The WCAG contrast ratio of two colours, 1 to 21. A translucent foreground is laid on the background first; the background
 * counts as opaque.
 */
export function contrastRatio(foreground: string, background: string): number {
  const [a, b] = [relativeLuminance(flatten(foreground, background)), relativeLuminance(background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = ['surface.base', 'surface.raised', 'surface.overlay', 'surface.sunken'] as const satisfies readonly ColorRole[];
/** Where text may stand: on any surface, and on what lies behind the column of the page. */
const grounds = [...surfaces, 'surface.backdrop'] as const satisfies readonly ColorRole[];

function pairs(roles: readonly ColorRole[], under: readonly ColorRole[], minimum: number): ContrastPair[] {
  return roles.flatMap((role) => under.map((against) => ({ role, against, minimum })));
}

/** Every pair of roles that components put on top of each other; a component that makes a new pair declares it here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text.primary', 'text.secondary', 'text.muted'], [...grounds, 'field.bg'], textContrast),
  ...pairs(
    ['text.primary'],
    ['action.ghost.bgHover', 'status.infoBg', 'status.successBg', 'status.warningBg', 'status.dangerBg', 'skeleton.base'],
    textContrast,
  ),
  ...pairs(['text.primary', 'text.secondary', 'text.muted'], ['accent.soft'], textContrast),
  ...pairs(['text.accent'], [...grounds, 'accent.soft', 'field.bg'], textContrast),
  ...pairs(['text.danger', 'text.success'], [...grounds, 'field.bg'], textContrast),
  ...pairs(['accent.base'], surfaces, shapeContrast),
  ...pairs(['text.onAccent'], ['accent.base', 'action.primary.bg'], textContrast),
  { role: 'text.onMedia', against: 'media.scrim', minimum: textContrast, under: '#ffffff' },
  ...pairs(['action.primary.text'], ['action.primary.bg', 'action.primary.bgHover', 'action.primary.bgPressed'], textContrast),
  ...pairs(['action.secondary.text'], ['action.secondary.bg', 'action.secondary.bgHover', ...surfaces], textContrast),
  ...pairs(['action.secondary.border'], surfaces, shapeContrast),
  ...pairs(['action.ghost.text'], [...grounds, 'action.ghost.bgHover'], textContrast),
  ...pairs(['action.danger.bg'], ['action.danger.text'], textContrast),
  // Disabled controls are exempt from WCAG; a player still wants to read what is closed to him.
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

// What separates by tone in other modes has one ground here, so that outlines and fills have to do it.
const highContrastPairs: readonly ContrastPair[] = [
  ...contrastPairs.map((pair) => ({ ...pair, minimum: pair.minimum >= textContrast ? highContrast.text : highContrast.shape })),
  ...pairs(['border.subtle', 'action.primary.bg', 'action.danger.bg'], surfaces, highContrast.shape),
];

/** The pairs that a mode must hold: AA, and in high contrast 7:1 for text and 4.5:1 for shapes, every outline among them. */
export function pairsOf(mode: ThemeMode): readonly ContrastPair[] {
  return mode === 'contrast' ? highContrastPairs : contrastPairs;
}

/** The ground of a pair as the eye sees it. */
export function groundOf(pair: ContrastPair, colors: Readonly<Record<ColorRole, string>>): string {
  return flatten(colors[pair.against], pair.under ?? colors['surface.base']);
}

/** A ground and the contrast a colour must keep from it. */
export interface ContrastDemand {
  readonly ground: string;
  readonly minimum: number;
}

const lightnessStep = 0.005;

/**
 * Moves a colour's lightness, the shortest way and with hue kept, until it stands out from every ground. When none does
 * (grounds on both sides of it), it answers with the colour that comes nearest, and checkTheme names the pair.
 */
export function moveUntilReadable(color: string, demands: readonly ContrastDemand[]): string {
  const margin = (candidate: string): number => Math.min(...demands.map(({ ground, minimum }) => contrastRatio(candidate, ground) / minimum));
  let nearest = color;
  let nearestMargin = margin(color);
  if (nearestMargin >= 1) return color;
  const start = toOklch(color);
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const lightness of [start.lightness + distance, start.lightness - distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ ...start, lightness });
      const candidateMargin = margin(candidate);
      if (candidateMargin >= 1) return candidate;
      if (candidateMargin > nearestMargin) [nearest, nearestMargin] = [candidate, candidateMargin];
    }
  }
  return nearest;
}
