import { themeCss, type Theme, type ThemeMode } from '@parlor/theme';
import type { Brand } from '@parlor/ui-kit/brand';

import { inOrder } from './dresses.ts';

// Brands are found by their folder, so a new one needs no entry here.
const themes: Record<string, Theme> = import.meta.glob('../themes/*/src/index.ts', { eager: true, import: 'theme' });
const pictures: Record<string, string> = import.meta.glob('../themes/*/src/imagery/*.{avif,webp,svg}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});
import.meta.glob('../themes/*/src/fonts.css', { eager: true });

const folderOf = (path: string): string => path.split('/src/', 1)[0] ?? path;

/** The brands: those that start dark before those that start light. */
export const brands: readonly Theme[] = inOrder(Object.values(themes));

/** Returns the theme of a brand; the first brand for an unknown name. */
export function brandNamed(id: unknown): Theme {
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (!brand) throw new Error('There is no brand: themes/ holds no package with a theme');
  return brand;
}

/** Returns the data of a brand for screens: its theme and the address of its pictures. */
export function brandOf(theme: Theme): Brand {
  const folder = Object.keys(themes).find((path) => themes[path] === theme) ?? '';
  const picture = (name: string): string => pictures[`${folderOf(folder)}/src/imagery/${name}`] ?? '';
  const hero = {
    avif: picture('hero.avif'),
    webp: picture('hero.webp'),
    width: 960,
    height: 420,
    color: theme.colors[theme.defaultMode]?.['media.placeholder'] ?? '',
  };
  const brand = { ...theme, imagery: { hero, categories: picture('categories.svg'), scenes: picture('scenes.svg') } };
  return brand;
}

/** Returns the requested mode, or the brand's default if it does not offer that one. */
export function modeOf(theme: Theme, mode: unknown): ThemeMode {
  return theme.modes.find((offered) => offered === mode) ?? theme.defaultMode;
}

/** All brands in one style sheet: switching brand or mode only changes two attributes. */
export const brandsCss = brands.map(themeCss).join('');
