/**
 * A drawing for each category of games, 48 by 48, as symbols of `imagery/categories.svg`. The names are the product's category
 * codes in lower case, with the lists that stand beside them in a strip.
 */
export const categoryPictures = [
  'all', 'hot', 'slot', 'crash', 'live', 'sports', 'esports', 'cockfight', 'fish', 'pvp', 'rng', 'lott', 'elott', 'bingo', 'jackpot',
  'inhouse', 'jl', 'rtg', 'featurebuy', 'fav', 'recent', 'promo',
] as const;

/** A category of games that a brand draws. */
export type CategoryPictureName = (typeof categoryPictures)[number];

/** A drawing for each place that is empty, broken or shut, 160 by 120, as symbols of `imagery/scenes.svg`. */
export const scenePictures = [
  'empty', 'games', 'search', 'records', 'wallet', 'messages', 'gifts', 'offline', 'error', 'closed', 'maintenance',
] as const;

/** An empty, broken or shut place that a brand draws. */
export type ScenePictureName = (typeof scenePictures)[number];
