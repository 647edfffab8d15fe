import type { Language, MessageKey } from '@parlor/i18n';

import type { ThemeComponents } from './componentTokens.ts';
import type { ThemeLayout } from './layout.ts';
import type { PaletteMode, ThemeMode } from './modes.ts';
import type { ColorRole, ShapeRole } from './tokens.ts';

/** A value for each role whose value is a colour, as `#rrggbb` or `#rrggbbaa`. */
export type ThemeColors = Readonly<Record<ColorRole, string>>;

/** A value for each role that belongs to the brand in every mode, as CSS. */
export type ThemeShape = Readonly<Record<ShapeRole, string>>;

/** Drawings of the brand's name. Inline SVG inherits `currentColor` and the theme's variables; each carries its own title. */
export interface ThemeLogo {
  /** The sign alone, square: inline SVG (or the address of an image). */
  readonly mark: string;
  /** The sign with the brand's name: inline SVG (or the address of an image). */
  readonly wordmark: string;
  /** A complete, square SVG document with its own colours, for the browser tab and the home screen. */
  readonly icon: string;
}

/** The brand's typefaces. The faces themselves stand in the package's `fonts.css`. */
export interface ThemeFonts {
  /** File names in the package's `fonts` folder worth fetching before the styles ask for them; two at most. */
  readonly preload: readonly string[];
  /** Family names that `fonts.css` declares, for tests and specimens. */
  readonly families: readonly string[];
}

/** What the installed site calls itself and how its window looks. */
export interface ThemeManifest {
  readonly name: string;
  readonly shortName: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
}

/**
 * Wording that replaces the product's own: language → message key → text, as ICU. A key is the namespace and the path in it,
 * `common.shell.promotion`; one that the product does not have is an error where it is written.
 */
export type ThemeMessages = Readonly<Partial<Record<Language, Readonly<Partial<Record<MessageKey, string>>>>>>;

/** Everything that makes a brand; plain data. */
export interface Theme {
  /** Lower-case name, unique among brands: the value of `data-brand`. */
  readonly id: string;
  /** The brand's name as players read it. */
  readonly name: string;
  /** The mode a visitor finds; high contrast has its ground, black or white. */
  readonly defaultMode: PaletteMode;
  /** Modes this brand offers: those it gives a palette for, then high contrast. */
  readonly modes: readonly ThemeMode[];
  /** Colours for each mode offered. */
  readonly colors: Readonly<Partial<Record<ThemeMode, ThemeColors>>>;
  readonly shape: ThemeShape;
  /** What single components do otherwise than the roles say. */
  readonly components: ThemeComponents;
  readonly layout: ThemeLayout;
  readonly logo: ThemeLogo;
  readonly fonts: ThemeFonts;
  readonly manifest: ThemeManifest;
  readonly messages: ThemeMessages;
}
