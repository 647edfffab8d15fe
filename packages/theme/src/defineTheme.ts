import { isHexColor } from './color.ts';
import type { ThemeComponents } from './componentTokens.ts';
import { deriveContrastColors } from './contrastMode.ts';
import { deriveColors, type ExactColors, type ModePalette } from './deriveColors.ts';
import type { ThemeLayout } from './layout.ts';
import { paletteModes, type PaletteMode } from './modes.ts';
import type { Theme, ThemeFonts, ThemeLogo, ThemeMessages, ThemeShape } from './theme.ts';

/** What a merchant's package says about its brand. */
export interface ThemeInput {
  /** Lower-case letters, digits and dashes; the value of `data-brand`. */
  readonly id: string;
  /** The brand's name as players read it. */
  readonly name: string;
  /** The name under an icon on the home screen, 12 characters at most; the name itself when left out. */
  readonly shortName?: string;
  readonly defaultMode: PaletteMode;
  /** A palette for each mode the brand offers; a brand that is dark only leaves light out. High contrast is derived from the default mode's. */
  readonly palettes: Readonly<Partial<Record<PaletteMode, ModePalette>>>;
  /** Colours of the high contrast mode that the brand insists on; taken as they are, and its test says when one cannot be read. */
  readonly contrast?: ExactColors;
  readonly shape: ThemeShape;
  /** Component tokens that this brand changes; all others follow their roles. */
  readonly components?: ThemeComponents;
  readonly layout: ThemeLayout;
  readonly logo: ThemeLogo;
  readonly fonts: ThemeFonts;
  /** Wording of the brand's own; what is left out keeps the product's wording. */
  readonly messages?: ThemeMessages;
}

/** What a palette must say, with the names inside each group; a single colour has none. */
const paletteNames: Readonly<Record<Exclude<keyof ModePalette, 'exact' | 'quiet' | 'accentInk'>, readonly string[]>> = {
  surfaces: ['backdrop', 'base', 'raised', 'overlay', 'sunken'],
  text: [],
  accent: [],
  onAccent: [],
  states: ['info', 'success', 'warning', 'danger'],
  bonus: [],
  badges: ['new', 'hot', 'jackpot', 'maintenance', 'text'],
};

/** Throws at the first brand input that is left out or no colour, by its place in the input. */
function assertPalette(palette: ModePalette, place: string): void {
  for (const name of Object.keys(paletteNames) as (keyof typeof paletteNames)[]) {
    const value: unknown = palette[name];
    const parts = paletteNames[name];
    const values = parts.length === 0 ? [[name, value]] : parts.map((part) => [`${name}.${part}`, (value as Record<string, unknown> | undefined)?.[part]]);
    for (const [path, color] of values) {
      if (!isHexColor(color)) throw new RangeError(`${place}.${String(path)} must be a colour as #rrggbb, and is ${JSON.stringify(color) ?? 'left out'}`);
    }
  }
}

function deriveAll({ palettes, defaultMode, contrast }: ThemeInput): Theme['colors'] {
  const home = palettes[defaultMode];
  return {
    ...Object.fromEntries(paletteModes.flatMap((mode) => (palettes[mode] ? [[mode, deriveColors(palettes[mode], mode)]] : []))),
    ...(home && { contrast: deriveContrastColors(home, defaultMode, contrast) }),
  };
}

/**
 * Makes a theme of a few brand inputs: derives the colours left unsaid, and the whole high contrast mode, and moves them
 * until contrast holds between every declared pair. Pure. Colours are derived when they are first read, so a page whose style sheet was written before
 * pays nothing for them. Throws a RangeError that names the palette's value when one is left out or not `#rrggbb`;
 * everything else that may be wrong is told by checkTheme.
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
    manifest: { name: input.name, shortName: input.shortName ?? input.name, themeColor: ground, backgroundColor: ground },
    messages: input.messages ?? {},
  };
}
