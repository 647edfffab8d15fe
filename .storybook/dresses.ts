import type { Theme, ThemeMode } from '@parlor/theme';

import { viewports } from './viewports.ts';

/**
 * Sorts the brands: those that start dark first, then those with the most modes, then by name.
 */
export function inOrder(themes: readonly Theme[]): Theme[] {
  const isLight = ({ defaultMode }: Theme): number => Number(defaultMode === 'light');
  return themes.toSorted(
    (a, b) => isLight(a) - isLight(b) || b.modes.length - a.modes.length || a.id.localeCompare(b.id),
  );
}

/** The toolbar settings of a story during the checks. */
export interface Dress {
  readonly merchant: string;
  readonly mode: ThemeMode;
  readonly direction: 'ltr' | 'rtl';
  /** A viewport of the toolbar. */
  readonly viewport: keyof typeof viewports;
}

/** Returns the name of a dress for failures. */
export function dressTitle({ merchant, mode, direction, viewport }: Dress): string {
  return `${merchant} ${mode}${direction === 'rtl' ? ' right to left' : ''} ${viewports[viewport].width}`;
}

/**
 * The dresses in which every story is checked: dark, in which it renders and plays; light; and high contrast on the
 * smallest screen, from right to left, in a brand that the other dresses do not use, if there is one.
 */
export function dressesOf(themes: readonly Theme[]): Dress[] {
  const brands = inOrder(themes);
  const offering = (mode: ThemeMode, candidates: readonly Theme[]): Theme | undefined =>
    candidates.find(({ modes }) => modes.includes(mode));
  const dark = offering('dark', brands);
  const light =
    offering(
      'light',
      brands.toReversed().filter((brand) => brand !== dark),
    ) ?? offering('light', brands);
  const narrow =
    offering(
      'contrast',
      brands.filter((brand) => brand !== dark && brand !== light),
    ) ?? offering('contrast', brands);
  return [
    ...(dark ? [{ merchant: dark.id, mode: 'dark', direction: 'ltr', viewport: 'phone' } as const] : []),
    ...(light ? [{ merchant: light.id, mode: 'light', direction: 'ltr', viewport: 'phone' } as const] : []),
    ...(narrow ? [{ merchant: narrow.id, mode: 'contrast', direction: 'rtl', viewport: 'smallPhone' } as const] : []),
  ];
}
