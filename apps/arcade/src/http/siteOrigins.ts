/** Names of this machine; browsers resolve every name below `localhost` to it. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
}

/**
 * The origin of the site that frames a game, when it may: it is on the configured list, or, when nothing is configured, it
 * has the same host name as the arcade itself (another port of the same machine).
 */
export function allowedSiteOrigin(asked: string | undefined, ownHost: string | undefined, configured: readonly string[]): string | undefined {
  if (asked === undefined || !URL.canParse(asked)) return undefined;
  const url = new URL(asked);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (configured.length > 0) return configured.includes(url.origin) ? url.origin : undefined;
  if (ownHost === undefined || !URL.canParse(`http://${ownHost}`)) return undefined;
  const own = new URL(`http://${ownHost}`).hostname;
  return url.hostname === own || (isLoopback(url.hostname) && isLoopback(own)) ? url.origin : undefined;
}
