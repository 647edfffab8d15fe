/**
 * A `postMessage` from a game's iframe to the site (GAME-16). Check the origin and source of the event before parsing
 * it.
 */
export type GameFrameMessage =
  | { source: 'parlor-game'; type: 'ready' }
  | { source: 'parlor-game'; type: 'balance_changed' }
  | { source: 'parlor-game'; type: 'exit' }
  | { source: 'parlor-game'; type: 'deposit' }
  /** Requests the live tables that the site offers. The site answers with `tables`. */
  | { source: 'parlor-game'; type: 'list_tables' }
  /** Requests another table in place of the game. A site that does not offer it answers with `tables`. */
  | { source: 'parlor-game'; type: 'open_table'; gameCode: string };

const plainTypes = ['ready', 'balance_changed', 'exit', 'deposit', 'list_tables'] as const;
/** Message types without further fields. */
export type PlainGameMessage = (typeof plainTypes)[number];

/**
 * Limits: the length of a game code and of a table's name, in UTF-16 code units, and the number of tables in a message.
 */
const MAX_CODE = 100;
const MAX_NAME = 200;
const MAX_TABLES = 1_000;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

/** Parses a message of a game's iframe. Returns undefined for anything else; drops unknown fields. */
export function parseGameFrameMessage(data: unknown): GameFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, gameCode } = data as { source?: unknown; type?: unknown; gameCode?: unknown };
  if (source !== 'parlor-game') return undefined;
  if (type === 'open_table') return isText(gameCode, MAX_CODE) ? { source, type, gameCode } : undefined;
  const plain = plainTypes.find((known) => known === type);
  return plain && { source, type: plain };
}

/** A live table that the site offers, by its game's code. */
export interface OfferedTable {
  gameCode: string;
  /** The name of its card, in the language of the site. */
  name: string;
}

/**
 * A `postMessage` from the site to a game's iframe, after its `ready`. Check the origin and source of the event before
 * parsing it.
 */
export type SiteFrameMessage =
  | {
      source: 'parlor-site';
      /** The page that frames the game. A game links to it, to open itself on the site. */
      type: 'page';
      /** An absolute address of the site's origin, without query. */
      address: string;
    }
  /** The site shows something that the player must answer first: autoplay stops. */
  | { source: 'parlor-site'; type: 'pause' }
  /** The live tables that the site offers; null while they are unknown. */
  | { source: 'parlor-site'; type: 'tables'; tables: OfferedTable[] | null };

/** Parses the offered tables. Undefined if any part is malformed. */
function offeredTables(data: unknown): OfferedTable[] | null | undefined {
  if (data === null) return null;
  if (!Array.isArray(data) || data.length > MAX_TABLES) return undefined;
  const tables = data.flatMap((entry: unknown) => {
    const { gameCode, name } = (entry ?? {}) as { gameCode?: unknown; name?: unknown };
    return isText(gameCode, MAX_CODE) && isText(name, MAX_NAME) ? [{ gameCode, name }] : [];
  });
  return tables.length === data.length ? tables : undefined;
}

/** Parses a message of the site. Returns undefined for anything else; drops unknown fields. */
export function parseSiteFrameMessage(data: unknown): SiteFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, address, tables } = data as Partial<Record<'source' | 'type' | 'address' | 'tables', unknown>>;
  if (source !== 'parlor-site') return undefined;
  if (type === 'pause') return { source, type };
  if (type === 'tables') {
    const offered = offeredTables(tables);
    return offered === undefined ? undefined : { source, type, tables: offered };
  }
  return type === 'page' && typeof address === 'string' ? { source, type, address } : undefined;
}
