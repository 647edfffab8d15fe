/** Game types on the wire. */
export const gameTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
/** A game type on the wire. */
export type GameType = (typeof gameTypes)[number];

/** List data types: which games a list contains. */
export const gameDataTypes = ['ALL', 'HOT', 'FAV', 'RECENT', 'NEW', 'SEARCH'] as const;
/** A list data type. */
export type GameDataType = (typeof gameDataTypes)[number];

/** Categories that a player can choose. Several are a game type with a preset filter (GAME-05). */
export const gameCategories = [
  'HOT',
  'SLOT',
  'CRASH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PVP',
  'RNG',
  'LOTT',
  'ELOTT',
  'BINGO',
  'JACKPOT',
  'INHOUSE',
  'JL',
  'RTG',
  'FEATUREBUY',
] as const;
/** A category that a player can choose. */
export type GameCategory = (typeof gameCategories)[number];

/** Vendor codes of the in-house category. */
export const inHouseVendors = ['PARLOR'] as const;
/** Vendor codes of the e-sports category (product.md 3). */
export const esportVendors = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const;
/** Vendor codes of the cockfight category (product.md 3). */
export const cockfightVendors = ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'] as const;

/** Filters that a category presets in a list call. */
export interface CategoryPreset {
  gameType?: GameType;
  gameClassify?: string;
  vendors?: readonly string[];
  /** Hides the vendor filter (GAME-06). */
  hidesVendor?: true;
  /** Hides the classification filter (GAME-06). */
  hidesClassify?: true;
}

/** Preset of every category (GAME-05, GAME-06). `HOT` is empty: it uses `listHotGames` and covers every type. */
export const categoryPresets: Record<GameCategory, CategoryPreset> = {
  HOT: {},
  SLOT: { gameType: 'RNG', gameClassify: 'SM', hidesVendor: true, hidesClassify: true },
  CRASH: { gameType: 'RNG', gameClassify: 'Crash', hidesVendor: true, hidesClassify: true },
  LIVE: { gameType: 'LIVE' },
  SPORTS: { gameType: 'SPORTS' },
  ESPORTS: { gameType: 'SPORTS', vendors: esportVendors },
  COCKFIGHT: { gameType: 'SPORTS', vendors: cockfightVendors },
  FISH: { gameType: 'FISH' },
  PVP: { gameType: 'PVP' },
  RNG: { gameType: 'RNG' },
  LOTT: { gameType: 'LOTT' },
  ELOTT: { gameType: 'ELOTT' },
  BINGO: { gameType: 'RNG', gameClassify: 'BG', hidesVendor: true },
  JACKPOT: { gameType: 'RNG', gameClassify: 'JP', hidesVendor: true },
  INHOUSE: { gameType: 'RNG', vendors: inHouseVendors, hidesVendor: true },
  JL: { gameType: 'RNG', vendors: ['JL'], hidesVendor: true },
  RTG: { gameType: 'RNG', vendors: ['RTG'], hidesVendor: true },
  FEATUREBUY: { gameType: 'RNG', gameClassify: 'FeatureBuy' },
};
