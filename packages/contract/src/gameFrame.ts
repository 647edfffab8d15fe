/**
 * A `postMessage` from a game's iframe to the site (GAME-16). Check the origin and source of the event before parsing
 * it.
 */
export type GameFrameMessage =
  | { source: 'parlor-game'; type: 'ready' }
  | { source: 'parlor-game'; type: 'balance_changed' }
  | { source: 'parlor-game'; type: 'exit' }
  | { source: 'parlor-game'; type: 'deposit' };

const messageTypes: readonly string[] = [
  'ready',
  'balance_changed',
  'exit',
  'deposit',
] satisfies GameFrameMessage['type'][];

/** Parses a message of a game's iframe. Returns undefined for anything else; drops unknown fields. */
export function parseGameFrameMessage(data: unknown): GameFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  if (source !== 'parlor-game' || typeof type !== 'string' || !messageTypes.includes(type)) return undefined;
  return { source, type } as GameFrameMessage;
}

/**
 * A `postMessage` from the site to a game's iframe, after its `ready`. Check the origin and source of the event before
 * parsing it.
 */
export type SiteFrameMessage =
  | {
      source: 'parlor-site';
      /** The page that frames the game. A game makes links of it that open it on the site. */
      type: 'page';
      /** An absolute address of the site's origin, without query. */
      address: string;
    }
  /** The site shows something that the player must answer first: what plays by itself stops. */
  | { source: 'parlor-site'; type: 'pause' };

/** Parses a message of the site. Returns undefined for anything else; drops unknown fields. */
export function parseSiteFrameMessage(data: unknown): SiteFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, address } = data as { source?: unknown; type?: unknown; address?: unknown };
  if (source !== 'parlor-site') return undefined;
  if (type === 'pause') return { source, type };
  return type === 'page' && typeof address === 'string' ? { source, type, address } : undefined;
}
