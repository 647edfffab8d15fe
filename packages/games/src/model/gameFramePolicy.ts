import { parseGameFrameMessage, readUrl, type GameFrameMessage, type Launch } from '@parlor/contract';

/**
 * Whether a launched game may be framed: its address must have the announced origin, over http(s), and the origin must
 * not be the site's own, because such a game could escape its sandbox. If the merchant lists the origins of its games,
 * the origin must be listed.
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
 * Returns a message of the framed game; undefined if another window or origin sent it, or if its format is unknown.
 */
export function readGameMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: { window: Window | null | undefined; origin: string },
): GameFrameMessage | undefined {
  if (!frame.window || event.source !== frame.window || event.origin !== frame.origin) return undefined;
  return parseGameFrameMessage(event.data);
}
