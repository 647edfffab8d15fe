/** Messages that a game's frame sends to the site with `postMessage`. The site checks origin and source before it reads one. */
export type GameFrameMessage =
  | { source: 'parlor-game'; type: 'ready' }
  | { source: 'parlor-game'; type: 'balance_changed' }
  | { source: 'parlor-game'; type: 'exit' }
  | { source: 'parlor-game'; type: 'deposit' };

const messageTypes: readonly string[] = ['ready', 'balance_changed', 'exit', 'deposit'] satisfies GameFrameMessage['type'][];

/** Reads a message of a game frame; anything else is undefined. */
export function parseGameFrameMessage(data: unknown): GameFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  if (source !== 'parlor-game' || typeof type !== 'string' || !messageTypes.includes(type)) return undefined;
  return { source, type } as GameFrameMessage;
}
