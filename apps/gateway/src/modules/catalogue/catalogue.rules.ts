import type { GameType } from '@parlor/contract';

/** One page of a list with the totals of the whole list. */
export interface Page<Item> {
  items: Item[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

/** Returns a page of a list. A page past the end is empty and still has the total. */
export function pageOf<Item>(list: readonly Item[], pageNo: number, pageSize: number): Page<Item> {
  const start = (pageNo - 1) * pageSize;
  return {
    items: list.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(list.length / pageSize),
    totalCount: list.length,
  };
}

/** The sortable values of a game; amounts are minor units of the merchant's currency. */
export interface Filterable {
  gameType: GameType;
  vassalage: string;
  gameClassify: readonly string[];
  isHot: boolean;
  isNew: boolean;
  minLine: number;
  minBetMinor: bigint;
  /** Its names in every language that it has, in search form, one on each line. */
  ownNames: string;
  /** The names of its vendor, in the same form. */
  vendorNames: string;
}

/** Filters of a list, ready to compare. */
export interface GameFilter {
  gameType?: GameType | undefined;
  /** Any of these vendors; undefined means all. */
  vendors?: ReadonlySet<string> | undefined;
  gameClassify?: string | undefined;
  only?: 'HOT' | 'NEW' | undefined;
  /** Part of a name of the game or of its vendor, in search form. */
  name?: string | undefined;
  /** The largest allowed minimum bet of the game, in minor units. */
  minBetMinor?: bigint | undefined;
  /** The game has at least this many lines. */
  minLine?: number | undefined;
}

/** Parses the vendors of a comma-separated query; undefined when it names none. */
export function parseVendors(vassalage: string | undefined): ReadonlySet<string> | undefined {
  const codes = (vassalage ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  return codes.length === 0 ? undefined : new Set(codes);
}

/** Whether a game passes every filter that is set. */
export function matchesFilter(game: Filterable, filter: GameFilter): boolean {
  if (filter.gameType && game.gameType !== filter.gameType) return false;
  if (filter.vendors && !filter.vendors.has(game.vassalage)) return false;
  if (filter.gameClassify && !game.gameClassify.includes(filter.gameClassify)) return false;
  if (filter.only === 'HOT' && !game.isHot) return false;
  if (filter.only === 'NEW' && !game.isNew) return false;
  if (filter.minBetMinor !== undefined && game.minBetMinor > filter.minBetMinor) return false;
  if (filter.minLine !== undefined && game.minLine < filter.minLine) return false;
  const { name } = filter;
  return !name || game.ownNames.includes(name) || game.vendorNames.includes(name);
}

/**
 * Returns the games that pass a filter, in the given order. A search puts matches by the game's own name before matches
 * by the vendor's name.
 */
export function filterGames<Item extends Filterable>(games: readonly Item[], filter: GameFilter): Item[] {
  const found = games.filter((game) => matchesFilter(game, filter));
  const { name } = filter;
  if (!name) return found;
  const isNamed = (game: Item): boolean => game.ownNames.includes(name);
  return [...found.filter(isNamed), ...found.filter((game) => !isNamed(game))];
}

/** The values that decide the position of a game in a list. */
export interface Sortable {
  nodeId: string;
  hotOrder: number | null;
  releasedAt: number;
  opensSoon: boolean;
  gameName: string;
}

/**
 * Compares games: hot games first in their order, then the newest. Of games released at the same time, open ones come
 * before those that open soon, then by name. The node id breaks the remaining ties, so that paging is exact.
 */
export function compareGames(a: Sortable, b: Sortable): number {
  return (
    (a.hotOrder ?? Number.POSITIVE_INFINITY) - (b.hotOrder ?? Number.POSITIVE_INFINITY) ||
    b.releasedAt - a.releasedAt ||
    Number(a.opensSoon) - Number(b.opensSoon) ||
    compareText(a.gameName, b.gameName) ||
    compareText(a.nodeId, b.nodeId)
  );
}

// Compares by code unit, so that the order does not depend on the machine's ICU collations.
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
