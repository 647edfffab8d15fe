/** Kinds of game on the wire. */
export const gameTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type GameType = (typeof gameTypes)[number];

/** What a list shows besides everything. */
export const gameDataTypes = ['ALL', 'HOT', 'FAV', 'RECENT', 'NEW', 'SEARCH'] as const;
export type GameDataType = (typeof gameDataTypes)[number];

/** Categories that a player sees; several are one game type with a preset filter (product.md 4). */
export const gameCategories = [
  'HOT', 'SLOT', 'CRASH', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'RNG', 'LOTT', 'ELOTT', 'BINGO', 'JACKPOT', 'INHOUSE', 'JL', 'RTG', 'FEATUREBUY',
] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Vendors that the in-house, e-sports and cockfight categories preset. */
export const inHouseVendors = ['PARLOR'] as const;
export const esportVendors = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const;
export const cockfightVendors = ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'] as const;

/** What a category presets in a list call. An empty preset means hot games of every type. */
export interface CategoryPreset {
  gameType?: GameType;
  gameClassify?: string;
  vendors?: readonly string[];
  /** The player may not choose a vendor here. */
  hidesVendor?: true;
  /** The player may not choose a classification here. */
  hidesClassify?: true;
}

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
