import { themeCss, type Theme, type ThemeMode } from '@parlor/theme';
import { theme as harbor } from '@parlor/theme-harbor';
import { theme as lotus } from '@parlor/theme-lotus';

/** The brands of the toolbar, by id. */
export const brands: Readonly<Record<string, Theme>> = { lotus, harbor };

/** The brand's theme; the first brand for a name that is not known. */
export function brandNamed(id: unknown): Theme {
  return (typeof id === 'string' ? brands[id] : undefined) ?? lotus;
}

/** The mode asked for, or the brand's own where it does not offer that one. */
export function modeOf(theme: Theme, mode: unknown): ThemeMode {
  return theme.modes.find((offered) => offered === mode) ?? theme.defaultMode;
}

/** All brands in one style sheet: switching brand or mode only changes two attributes. */
export const brandsCss = Object.values(brands).map(themeCss).join('');
