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
 * A `postMessage` from the site to a game's iframe, after its `ready`: the address of the page that frames it, without query. A
 * game makes links of it that open it on the site. Check the origin and source of the event before parsing it.
 */
export interface SiteFrameMessage {
  source: 'parlor-site';
  type: 'page';
  /** An absolute address of the site's origin. */
  address: string;
}
