/**
 * Symbols of `imagery/categories.svg`, 48 by 48: the category codes in lower case, and the other lists of the tab
 * strip.
 */
export const categoryPictures = [
  'all',
  'hot',
  'slot',
  'crash',
  'live',
  'sports',
  'esports',
  'cockfight',
  'fish',
  'pvp',
  'rng',
  'lott',
  'elott',
  'bingo',
  'jackpot',
  'inhouse',
  'jl',
  'rtg',
  'featurebuy',
  'fav',
  'recent',
  'promo',
] as const;

/** Name of a category drawing. */
export type CategoryPictureName = (typeof categoryPictures)[number];

/** Symbols of `imagery/scenes.svg`, 160 by 120: one per empty, failed or closed state. */
export const scenePictures = [
  'empty',
  'games',
  'search',
  'records',
  'wallet',
  'messages',
  'gifts',
  'offline',
  'error',
  'closed',
  'maintenance',
] as const;

/** Name of a scene drawing. */
export type ScenePictureName = (typeof scenePictures)[number];
