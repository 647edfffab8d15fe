import { mix, shade, toOklch, withAlpha } from './color.ts';
import { groundOf, moveUntilReadable, pairsOf } from './contrast.ts';
import type { PaletteMode, ThemeMode } from './modes.ts';
import type { ThemeColors } from './theme.ts';
import type { ColorRole } from './tokens.ts';

/** Fixed values of roles, as `#rrggbb` or `#rrggbbaa`. */
export type ExactColors = Readonly<Partial<Record<ColorRole, string>>>;

/** Inputs of one mode, from which all other colours are derived. Colours are `#rrggbb`. */
export interface ModePalette {
  /** Backgrounds: behind the column, of the page, of cards and bars, of popups, and of wells (fields, tracks). */
  readonly surfaces: Readonly<Record<'backdrop' | 'base' | 'raised' | 'overlay' | 'sunken', string>>;
  /** Primary text. */
  readonly text: string;
  /** Colour that secondary text is mixed towards. Defaults to the page's background. */
  readonly quiet?: string;
  /** Accent of controls. */
  readonly accent: string;
  /** Accent for text and thin shapes. Defaults to `accent`. */
  readonly accentInk?: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** State colours. Only the hue is kept; lightness is moved for contrast. */
  readonly states: Readonly<Record<'info' | 'success' | 'warning' | 'danger', string>>;
  /** Bonus money. */
  readonly bonus: string;
  /** Backgrounds of the badges on game cards, and their text. */
  readonly badges: Readonly<Record<'new' | 'hot' | 'jackpot' | 'maintenance' | 'text', string>>;
  /** Exact values. Never moved; the brand's test fails if one is unreadable. */
  readonly exact?: ExactColors;
}

// Lightness difference between an accent-tinted background and its surface.
const accentStep = 0.08;
const placeholderStep = 0.03;

/** Derives the colours of a palette before contrast is enforced. */
export function firstGuess(palette: ModePalette, mode: PaletteMode): ThemeColors {
  const { surfaces, text, accent, onAccent, states, bonus, badges, accentInk = accent } = palette;
  const quieter = (share: number, ground: string): string =>
    palette.quiet === undefined ? mix(text, ground, share * 0.44) : mix(text, palette.quiet, share);
  // A pale accent needs a larger share to be visible on the same surface.
  const soft = (surface: string, step: number): string =>
    mix(
      surface,
      accent,
      Math.min(0.4, step / Math.max(0.01, Math.abs(toOklch(surface).lightness - toOklch(accent).lightness))),
    );
  const tint = (hue: string): string => mix(surfaces.raised, hue, mode === 'dark' ? 0.16 : 0.1);
  const veil = (share: number): string => mix(surfaces.raised, text, share);
  const ink = mode === 'dark' ? surfaces.backdrop : text;
  // Pressing darkens a bright accent and lightens a deep one, so that its text stays readable.
  const press = toOklch(accent).lightness > 0.6 ? -1 : 1;
  return {
    'surface.backdrop': surfaces.backdrop,
    'surface.base': surfaces.base,
    'surface.raised': surfaces.raised,
    'surface.overlay': surfaces.overlay,
    'surface.sunken': surfaces.sunken,
    'surface.scrim': withAlpha(shade(ink, -0.05), mode === 'dark' ? 0.72 : 0.5),
    'text.primary': text,
    'text.secondary': quieter(0.5, surfaces.base),
    'text.muted': quieter(0.92, surfaces.base),
    'text.accent': accentInk,
    'text.onAccent': onAccent,
    'text.onMedia': '#ffffff',
    'text.danger': states.danger,
    'text.success': states.success,
    // In dark mode the overlay is the lightest surface; a hairline visible on it is visible on the others.
    'border.subtle': mode === 'dark' ? mix(surfaces.overlay, text, 0.08) : veil(0.12),
    'border.strong': veil(0.4),
    'border.focus': accentInk,
    'action.primary.bg': accent,
    'action.primary.bgHover': shade(accent, 0.03 * press),
    'action.primary.bgPressed': shade(accent, 0.06 * press),
    'action.primary.text': onAccent,
    'action.secondary.bg': surfaces.raised,
    'action.secondary.bgHover': veil(0.07),
    'action.secondary.text': text,
    'action.secondary.border': veil(0.38),
    'action.ghost.text': accentInk,
    'action.ghost.bgHover': mix(surfaces.raised, accent, 0.1),
    'action.danger.bg': mode === 'dark' ? shade(states.danger, -0.07) : states.danger,
    'action.danger.text': mode === 'dark' ? surfaces.backdrop : '#ffffff',
    'action.disabled.bg': veil(0.08),
    'action.disabled.text': veil(0.42),
    'field.bg': surfaces.sunken,
    'field.border': veil(0.38),
    'field.placeholder': quieter(0.92, surfaces.sunken),
    'status.info': states.info,
    'status.infoBg': tint(states.info),
    'status.success': states.success,
    'status.successBg': tint(states.success),
    'status.warning': states.warning,
    'status.warningBg': tint(states.warning),
    'status.danger': states.danger,
    'status.dangerBg': tint(states.danger),
    'money.gain': states.success,
    'money.loss': states.danger,
    'money.bonus': bonus,
    'badge.new': badges.new,
    'badge.hot': badges.hot,
    'badge.jackpot': badges.jackpot,
    'badge.maintenance': badges.maintenance,
    'badge.text': badges.text,
    'accent.base': accentInk,
    'accent.soft': soft(surfaces.raised, accentStep),
    'accent.glow': withAlpha(accent, mode === 'dark' ? 0.34 : 0.26),
    'media.scrim': withAlpha(shade(ink, -0.06), 0.74),
    'media.placeholder': soft(mode === 'dark' ? surfaces.overlay : surfaces.sunken, placeholderStep),
    'skeleton.base': veil(0.07),
    'skeleton.shine': veil(0.13),
  };
}

/** Moves all colours but exact ones until the pairs of the mode have their contrast, as far as possible. */
export function enforceContrast(guess: ThemeColors, mode: ThemeMode, exact: ExactColors = {}): ThemeColors {
  const colors: Record<ColorRole, string> = { ...guess, ...exact };
  const pairs = pairsOf(mode);
  for (const role of new Set(pairs.map((pair) => pair.role))) {
    if (exact[role] !== undefined) continue;
    const demands = pairs
      .filter((pair) => pair.role === role)
      .map((pair) => ({ ground: groundOf(pair, colors), minimum: pair.minimum }));
    colors[role] = moveUntilReadable(colors[role], demands);
  }
  return colors;
}

/** Derives the colours of a mode from its palette and enforces the contrast of every pair. */
export function deriveColors(palette: ModePalette, mode: PaletteMode): ThemeColors {
  return enforceContrast(firstGuess(palette, mode), mode, palette.exact);
}
