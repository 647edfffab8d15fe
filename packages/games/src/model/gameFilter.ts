import {
  type GameDataType,
  gameDataTypes,
  type listFilterNames,
  presetOf,
  type GamesQuery,
  type ListQuery,
  type ListTopic,
} from '@parlor/contract';

/** The filter of a list. The address contains every value that is set. */
export interface GameFilter {
  vassalage?: string;
  gameClassify?: string;
  dataType: GameDataType;
  name?: string;
  /** Games whose smallest bet is at most this: a decimal string. */
  minBet?: string;
  minLine?: number;
}

/** The filter with nothing selected. */
export const emptyFilter: GameFilter = { dataType: 'ALL' };

const NAME_MAX_LENGTH = 60;
const amount = /^\d{1,9}(?:\.\d{1,2})?$/;
const code = /^[\w-]{1,40}$/;

/** Parses the filter of an address. Invalid values are ignored. */
export function readFilter(search: URLSearchParams): GameFilter {
  const vassalage = search.get('vassalage') ?? '';
  const gameClassify = search.get('gameClassify') ?? '';
  const dataType = gameDataTypes.find((known) => known === search.get('dataType')) ?? 'ALL';
  const name = (search.get('name') ?? '').trim().slice(0, NAME_MAX_LENGTH);
  const minBet = search.get('minBet') ?? '';
  const minLine = Number(search.get('minLine') ?? '0');
  return {
    dataType,
    ...(code.test(vassalage) && { vassalage }),
    ...(code.test(gameClassify) && { gameClassify }),
    ...(name && { name }),
    ...(amount.test(minBet) && { minBet }),
    ...(Number.isInteger(minLine) && minLine > 0 && minLine <= 10_000 && { minLine }),
  };
}

/** Writes a filter to a query string and keeps other parameters. */
export function writeFilter(filter: GameFilter, others: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const search = new URLSearchParams(others);
  const values: Record<(typeof listFilterNames)[number], string> = {
    vassalage: filter.vassalage ?? '',
    gameClassify: filter.gameClassify ?? '',
    dataType: filter.dataType === 'ALL' ? '' : filter.dataType,
    name: filter.name?.trim() ?? '',
    minBet: filter.minBet ?? '',
    minLine: filter.minLine ? String(filter.minLine) : '',
  };
  for (const [key, value] of Object.entries(values)) {
    if (value) search.set(key, value);
    else search.delete(key);
  }
  return search;
}

/** Choosing a vendor resets the other filters. */
export function chooseVendor(vassalage: string | undefined): GameFilter {
  return { ...emptyFilter, ...(vassalage && { vassalage }) };
}

/** Entries of the classification bar that are data types rather than classes. */
const dataTypeEntries = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const;
type DataTypeEntry = (typeof dataTypeEntries)[number];

function isDataTypeEntry(entry: string): entry is DataTypeEntry {
  return dataTypeEntries.some((known) => known === entry);
}

/** Whether an entry shows a player's personal list and so requires a session. */
export function isPersonal(entry: string): boolean {
  return entry === 'FAV' || entry === 'RECENT';
}

/**
 * Selects an entry of the classification bar: new, hot, favourite and recent set the data type; a class filters by that
 * class.
 */
export function chooseEntry(filter: GameFilter, entry: string): GameFilter {
  const { gameClassify: _class, ...others } = filter;
  return isDataTypeEntry(entry) ? { ...others, dataType: entry } : { ...others, dataType: 'ALL', gameClassify: entry };
}

/** Returns the selected entry of the classification bar. */
export function chosenEntry(filter: GameFilter): string {
  return filter.dataType === 'ALL' || filter.dataType === 'SEARCH' ? (filter.gameClassify ?? 'ALL') : filter.dataType;
}

/** Removes one value from a filter. */
export function without(filter: GameFilter, part: keyof GameFilter): GameFilter {
  const { [part]: _removed, ...others } = filter;
  return { ...emptyFilter, ...others };
}

/** Whether the filter selects anything. */
export function isFiltered(filter: GameFilter): boolean {
  return filter.dataType !== 'ALL' || Object.keys(filter).length > 1;
}

/**
 * The parts of a filter that a player can select in a topic. The topic's preset takes precedence over the address, so
 * that a link cannot show another vendor's games on a vendor's screen, and no filter is shown that has no effect.
 */
export function filterWithin(topic: ListTopic, { vassalage, gameClassify, ...others }: GameFilter): GameFilter {
  const preset = presetOf(topic);
  const isVendorOpen = vassalage !== undefined && !preset.hidesVendor && (preset.vendors?.includes(vassalage) ?? true);
  const isClassOpen = gameClassify !== undefined && !preset.hidesClassify && preset.gameClassify === undefined;
  return { ...others, ...(isVendorOpen && { vassalage }), ...(isClassOpen && { gameClassify }) };
}

/** The call and arguments that answer a filter. */
export type ListRequest =
  | { list: 'games'; query: ListQuery }
  | { list: 'hot'; query: { pageSize?: number } }
  | { list: 'favourites' | 'recent'; query: Pick<GamesQuery, 'gameType'> & { vassalage?: string } };

/** Returns the call and arguments for a filter within a topic. */
export function listRequest(topic: ListTopic, given: GameFilter, favouritesPageSize?: number): ListRequest {
  const filter = filterWithin(topic, given);
  const preset = presetOf(topic);
  const type = preset.gameType && { gameType: preset.gameType };

  if (filter.dataType === 'FAV' || filter.dataType === 'RECENT') {
    const vassalage = filter.vassalage ?? (preset.vendors?.length === 1 ? preset.vendors[0] : undefined);
    return {
      list: filter.dataType === 'FAV' ? 'favourites' : 'recent',
      query: {
        ...type,
        ...(vassalage && { vassalage }),
        ...(filter.dataType === 'FAV' && favouritesPageSize && { pageSize: favouritesPageSize }),
      },
    };
  }
  if (topic === 'HOT' && !isFiltered(without(filter, 'dataType'))) return { list: 'hot', query: {} };

  const vassalage = filter.vassalage ?? preset.vendors?.join(',');
  const gameClassify = preset.gameClassify ?? filter.gameClassify;
  const dataType =
    topic === 'HOT' && !filter.name ? 'HOT' : filter.name && filter.dataType === 'ALL' ? 'SEARCH' : filter.dataType;
  return {
    list: 'games',
    query: {
      ...type,
      dataType,
      ...(vassalage && { vassalage }),
      ...(gameClassify && { gameClassify }),
      ...(filter.name && { gameName: filter.name }),
      ...(filter.minBet && { minBet: filter.minBet }),
      ...(filter.minLine && { minLine: filter.minLine }),
    },
  };
}
