import { isHexColor } from './color.ts';
import type { ThemeComponents } from './componentTokens.ts';
import { deriveContrastColors } from './contrastMode.ts';
import { deriveColors, type ExactColors, type ModePalette } from './deriveColors.ts';
import type { ThemeLayout } from './layout.ts';
import { paletteModes, type PaletteMode } from './modes.ts';
import type { Theme, ThemeFonts, ThemeLogo, ThemeMessages, ThemeShape } from './theme.ts';

/** Input of `defineTheme`: the declaration of a brand package. */
export interface ThemeInput {
  /** Value of `data-brand`: lower-case letters, digits and dashes. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Name under the home-screen icon, at most 12 characters. Defaults to `name`. */
  readonly shortName?: string;
  readonly defaultMode: PaletteMode;
  /** Palettes of the offered modes. High contrast is derived from that of the default mode. */
  readonly palettes: Readonly<Partial<Record<PaletteMode, ModePalette>>>;
  /** Exact colours of high contrast mode. Never moved; the brand's test fails if one is unreadable. */
  readonly contrast?: ExactColors;
  readonly shape: ThemeShape;
  /** Overridden component tokens. All others follow their roles. */
  readonly components?: ThemeComponents;
  readonly layout: ThemeLayout;
  readonly logo: ThemeLogo;
  readonly fonts: ThemeFonts;
  /** Overridden messages. All others keep the product's text. */
  readonly messages?: ThemeMessages;
}

/** Required entries of a palette, with the names inside each group. */
const paletteNames: Readonly<Record<Exclude<keyof ModePalette, 'exact' | 'quiet' | 'accentInk'>, readonly string[]>> = {
  surfaces: ['backdrop', 'base', 'raised', 'overlay', 'sunken'],
  text: [],
  accent: [],
  onAccent: [],
  states: ['info', 'success', 'warning', 'danger'],
  bonus: [],
  badges: ['new', 'hot', 'jackpot', 'maintenance', 'text'],
};

/** Throws on the first missing or invalid input and names its path. */
function assertPalette(palette: ModePalette, place: string): void {
  for (const name of Object.keys(paletteNames) as (keyof typeof paletteNames)[]) {
    const value: unknown = palette[name];
    const parts = paletteNames[name];
    const values =
      parts.length === 0
        ? [[name, value]]
        : parts.map((part) => [`${name}.${part}`, (value as Record<string, unknown> | undefined)?.[part]]);
    for (const [path, color] of values) {
      if (!isHexColor(color))
        throw new RangeError(
          `${place}.${String(path)} must be a colour as #rrggbb, and is ${JSON.stringify(color) ?? 'left out'}`,
        );
    }
  }
}

function deriveAll({ palettes, defaultMode, contrast }: ThemeInput): Theme['colors'] {
  const home = palettes[defaultMode];
  return {
    ...Object.fromEntries(
      paletteModes.flatMap((mode) => (palettes[mode] ? [[mode, deriveColors(palettes[mode], mode)]] : [])),
    ),
    ...(home && { contrast: deriveContrastColors(home, defaultMode, contrast) }),
  };
}

/**
 * Creates a theme from a few inputs. Derives the other colours and high contrast mode, and moves them until every
 * declared pair has its contrast. Pure. Colours are computed on first access, so pages with a pre-built style sheet do
 * not pay for them. Throws a RangeError that names a missing or invalid palette value. `checkTheme` reports everything
 * else.
 */
export function defineTheme(input: ThemeInput): Theme {
  const modes = paletteModes.filter((mode) => input.palettes[mode] !== undefined);
  for (const mode of modes) {
    const palette = input.palettes[mode];
    if (palette) assertPalette(palette, `${input.id}: palettes.${mode}`);
  }
  const home = input.palettes[input.defaultMode];
  const ground = home?.exact?.['surface.base'] ?? home?.surfaces.base ?? '';
  let colors: Theme['colors'] | undefined;
  return {
    id: input.id,
    name: input.name,
    defaultMode: input.defaultMode,
    modes: [...modes, 'contrast'],
    get colors() {
      colors ??= deriveAll(input);
      return colors;
    },
    shape: input.shape,
    components: input.components ?? {},
    layout: input.layout,
    logo: input.logo,
    fonts: input.fonts,
    manifest: {
      name: input.name,
      shortName: input.shortName ?? input.name,
      themeColor: ground,
      backgroundColor: ground,
    },
    messages: input.messages ?? {},
  };
}
