import type { Language, MessageKey } from '@parlor/i18n';

import type { ThemeComponents } from './componentTokens.ts';
import type { ThemeLayout } from './layout.ts';
import type { PaletteMode, ThemeMode } from './modes.ts';
import type { ColorRole, ShapeRole } from './tokens.ts';

/** Value of every colour role, as `#rrggbb` or `#rrggbbaa`. */
export type ThemeColors = Readonly<Record<ColorRole, string>>;

/** CSS value of every shape role. */
export type ThemeShape = Readonly<Record<ShapeRole, string>>;

/** Logos. Inline SVG inherits `currentColor` and the theme's variables and must contain a title. */
export interface ThemeLogo {
  /** Square sign: inline SVG or the address of an image. */
  readonly mark: string;
  /** Sign with name: inline SVG or the address of an image. */
  readonly wordmark: string;
  /** Square SVG document with fixed colours, for the browser tab and the home screen. */
  readonly icon: string;
}

/** Fonts of the brand, declared in the package's `fonts.css`. */
export interface ThemeFonts {
  /** Files of the `fonts` folder to preload, at most two. */
  readonly preload: readonly string[];
  /** Family names declared in `fonts.css`, for tests and specimens. */
  readonly families: readonly string[];
}

/** Name and colours of the installed web app. */
export interface ThemeManifest {
  readonly name: string;
  readonly shortName: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
}

/**
 * Overridden messages: language → message key → ICU text. A key is namespace and path, `common.shell.promotion`; an
 * unknown key is a type error.
 */
export type ThemeMessages = Readonly<Partial<Record<Language, Readonly<Partial<Record<MessageKey, string>>>>>>;

/** A brand as plain data. */
export interface Theme {
  /** Unique id, the value of `data-brand`. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Initial mode. Decides whether high contrast is on black or white. */
  readonly defaultMode: PaletteMode;
  /** Offered modes: those with a palette, then high contrast. */
  readonly modes: readonly ThemeMode[];
  /** Colours of each offered mode. */
  readonly colors: Readonly<Partial<Record<ThemeMode, ThemeColors>>>;
  readonly shape: ThemeShape;
  /** Overridden component tokens. */
  readonly components: ThemeComponents;
  readonly layout: ThemeLayout;
  readonly logo: ThemeLogo;
  readonly fonts: ThemeFonts;
  readonly manifest: ThemeManifest;
  readonly messages: ThemeMessages;
}
