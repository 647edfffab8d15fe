import { parseGameFrameMessage, readUrl, type GameFrameMessage, type Launch } from '@parlor/contract';

/**
 * Whether a launched game may be framed: its address has the origin that was promised, over http(s), and that origin is
 * not the site's own. A game on the site's origin could leave its sandbox, so it is never opened. When the merchant
 * lists the origins of its games, it must be one of them.
 */
export function isSafeLaunch(
  { url, origin }: Pick<Launch, 'url' | 'origin'>,
  siteOrigin: string,
  gameOrigins: readonly string[] = [],
): boolean {
  const address = readUrl(url);
  return (
    address !== undefined &&
    ['https:', 'http:'].includes(address.protocol) &&
    address.origin === origin &&
    origin !== siteOrigin &&
    (gameOrigins.length === 0 || gameOrigins.includes(origin))
  );
}

/**
 * Reads a message as one of the framed game's; undefined when another window, another origin or another program sent
 * it.
 */
export function readGameMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: { window: Window | null | undefined; origin: string },
): GameFrameMessage | undefined {
  if (!frame.window || event.source !== frame.window || event.origin !== frame.origin) return undefined;
  return parseGameFrameMessage(event.data);
}
