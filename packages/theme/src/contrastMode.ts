import { mix, shade, withAlpha } from './color.ts';
import { contrastRatio, highContrast, moveUntilReadable } from './contrast.ts';
import { firstGuess, enforceContrast, type ExactColors, type ModePalette } from './deriveColors.ts';
import type { PaletteMode } from './modes.ts';
import type { ThemeColors, ThemeShape } from './theme.ts';

/** Returns the shape overrides of high contrast mode: outlines instead of glows and patterns. */
export function contrastShape(shape: ThemeShape): Partial<ThemeShape> {
  return {
    'border.width': `max(1px, ${shape['border.width']})`,
    'effect.surface': 'inset 0 0 0 var(--border-width) var(--border-subtle)',
    'effect.accent': '0 0 transparent',
    'effect.pattern': 'none',
  };
}

/**
 * Derives high contrast mode from the palette of the default mode: a black or white background, and the brand's hues
 * with enough contrast. Exact colours of the palette are ignored, since they are meant for its own mode; `exact` fixes
 * colours of this one.
 */
export function deriveContrastColors(palette: ModePalette, mode: PaletteMode, exact?: ExactColors): ThemeColors {
  const isDark = mode === 'dark';
  const [ground, ink] = isDark ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const accent = moveUntilReadable(palette.accent, [{ ground, minimum: highContrast.text }]);
  // The pressed state moves towards the background if its text stays readable, else away from it.
  const pressed = (step: number): string => {
    const leaning = shade(accent, isDark ? -step : step);
    return contrastRatio(leaning, ground) >= highContrast.text ? leaning : shade(accent, isDark ? step : -step);
  };
  const guess = firstGuess(
    {
      ...palette,
      surfaces: { backdrop: ground, base: ground, raised: ground, overlay: ground, sunken: ground },
      text: ink,
      quiet: mix(ink, ground, 0.3),
      accent,
      accentInk: accent,
      onAccent: ground,
      badges: { ...palette.badges, text: ground },
    },
    mode,
  );
  return enforceContrast(
    {
      ...guess,
      'surface.scrim': withAlpha('#000000', 0.85),
      'border.focus': ink,
      'action.primary.bgHover': pressed(0.05),
      'action.primary.bgPressed': pressed(0.1),
      'accent.glow': withAlpha(ground, 0),
      'media.scrim': withAlpha('#000000', 0.86),
    },
    'contrast',
    exact,
  );
}
