import { fromMinor, searchForm, toMinor, type Currency, type Game, type Vendor } from '@parlor/contract';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { compareGames, type Filterable, type Sortable } from './catalogue.rules.ts';
import type { CatalogueRows, GameRow, VendorRow } from './catalogue.repository.ts';
import { localize, type Reading } from './localized.ts';

/** The scope of a catalogue: the merchant of its vendors, the currency of its stakes, the language of its names. */
export interface CatalogueScope extends Reading {
  merchantCode: string;
  currency: Currency;
  /** False if the merchant's jurisdiction forbids free play. */
  hasFreePlay?: boolean;
  /** False if the merchant's jurisdiction forbids jackpots. */
  hasJackpots?: boolean;
}

/** A game in memory. */
export interface CatalogueGame extends Filterable, Sortable {
  /** The form on the wire. */
  wire: Game;
  /** The provider whose server opens it; null while it opens soon. */
  provider: string | null;
}

/** The catalogue of one merchant in one currency and language. */
export interface CatalogueIndex {
  /** Every game on offer, in list order. */
  games: readonly CatalogueGame[];
  byNodeId: ReadonlyMap<string, CatalogueGame>;
  /** One entry for each vendor and game type. */
  vendors: readonly Vendor[];
}

/** Names of the catalogue in search form. They are the same in all scopes, so they are built once for its rows. */
interface SearchNames {
  /** Names by the id of the game. */
  games: ReadonlyMap<string, string>;
  /** Names by the code of the vendor. */
  vendors: ReadonlyMap<string, string>;
}

const searchNamesByRows = new WeakMap<CatalogueRows, SearchNames>();

function searchNamesOf(rows: CatalogueRows): SearchNames {
  let names = searchNamesByRows.get(rows);
  if (names === undefined) {
    names = {
      games: new Map(rows.games.map((row) => [row.id, searchLines(row.names)])),
      vendors: new Map(rows.vendors.map((row) => [row.code, searchLines(row.names)])),
    };
    searchNamesByRows.set(rows, names);
  }
  return names;
}

const searchLines = (names: LocalizedText): string => [...new Set(Object.values(names).map(searchForm))].join('\n');

/** Finds the vendors with a name in any language that contains this one, which is in search form. */
export function vendorsNamed(rows: CatalogueRows, name: string): ReadonlySet<string> {
  const found = [...searchNamesOf(rows).vendors].filter(([, names]) => names.includes(name));
  return new Set(found.map(([code]) => code));
}

/** Builds the index of a scope. `artAddress` converts a picture's path to its public address. */
export function buildCatalogueIndex(
  rows: CatalogueRows,
  scope: CatalogueScope,
  artAddress: (path: string) => string,
): CatalogueIndex {
  const maintained = new Map(
    rows.merchantVendors
      .filter((row) => row.merchant_code === scope.merchantCode)
      .map((row) => [row.vendor_code, row.is_maintained]),
  );
  const names = searchNamesOf(rows);
  const games: CatalogueGame[] = [];
  for (const row of rows.games) {
    const isMaintained = maintained.get(row.vassalage);
    const minBetMinor = toMinor(row.min_bets[scope.currency] ?? '', scope.currency);
    if (isMaintained !== undefined && minBetMinor !== undefined)
      games.push(indexGame(row, names, scope, minBetMinor, isMaintained, artAddress));
  }
  games.sort(compareGames);
  return {
    games,
    byNodeId: new Map(games.map((game) => [game.nodeId, game])),
    vendors: vendorRows(rows, games, scope, maintained, artAddress),
  };
}

function indexGame(
  row: GameRow,
  names: SearchNames,
  scope: CatalogueScope,
  minBetMinor: bigint,
  isMaintained: boolean,
  artAddress: (path: string) => string,
): CatalogueGame {
  const gameName = localize(row.names, { language: 'EN' });
  const displayName = localize(row.names, scope);
  const isHot = row.hot_order !== null;
  const opensSoon = row.provider === null;
  return {
    nodeId: row.node_id,
    gameType: row.game_type,
    vassalage: row.vassalage,
    gameClassify: row.game_classify,
    isHot,
    isNew: row.is_new,
    minLine: row.min_line,
    minBetMinor,
    ownNames: names.games.get(row.id) ?? '',
    vendorNames: names.vendors.get(row.vassalage) ?? '',
    hotOrder: row.hot_order,
    releasedAt: row.released_at,
    gameName,
    opensSoon,
    provider: row.provider,
    wire: {
      nodeId: row.node_id,
      gameId: row.game_id,
      gameCode: row.game_code,
      gameType: row.game_type,
      vassalage: row.vassalage,
      gameName,
      displayName,
      gameClassify: row.game_classify,
      iconUrl: artAddress(`/art/games/${row.id}`),
      dominantColour: row.dominant_colour,
      supportPlay: row.support_play,
      freeplay: row.freeplay && scope.hasFreePlay !== false,
      isNew: row.is_new,
      isHot,
      hasJackpot: row.has_jackpot && scope.hasJackpots !== false,
      isMaintained,
      opensSoon,
      minBet: fromMinor(minBetMinor, scope.currency),
      minLine: row.min_line,
    },
  };
}

function vendorRows(
  rows: CatalogueRows,
  games: readonly CatalogueGame[],
  scope: CatalogueScope,
  maintained: ReadonlyMap<string, boolean>,
  artAddress: (path: string) => string,
): Vendor[] {
  return rows.vendors.flatMap((vendor) => {
    const byType = Map.groupBy(
      games.filter((game) => game.vassalage === vendor.code),
      (game) => game.gameType,
    );
    return [...byType].map(([gameType, ofType]) =>
      vendorRow(rows, vendor, gameType, ofType, scope, maintained, artAddress),
    );
  });
}

function vendorRow(
  rows: CatalogueRows,
  vendor: VendorRow,
  gameType: Vendor['gameType'],
  games: readonly CatalogueGame[],
  scope: CatalogueScope,
  maintained: ReadonlyMap<string, boolean>,
  artAddress: (path: string) => string,
): Vendor {
  const classes = new Set(games.flatMap((game) => game.gameClassify));
  return {
    vassalage: vendor.code,
    displayName: localize(vendor.names, scope),
    gameType,
    gameClassify: rows.classes
      .filter(({ key }) => classes.has(key))
      .map(({ key, names }) => ({ key, displayName: localize(names, scope) })),
    gameCount: games.length,
    isHot: vendor.is_hot,
    // The address is built from the vendor's code with the suffix DEFAULT.
    iconUrl: artAddress(`/art/vendors/${vendor.code}_DEFAULT`),
    isMaintained: maintained.get(vendor.code) ?? false,
  };
}
