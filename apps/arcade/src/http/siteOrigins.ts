/** Whether a host name is this machine; browsers resolve every name below `localhost` to it. */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}

/**
 * Returns the origin of the site that frames a game if it is allowed: it is on the configured list, or, without a list,
 * it has the same host name as the arcade itself (another port of the same machine).
 */
export function allowedSiteOrigin(
  requested: string | undefined,
  ownHost: string | undefined,
  configured: readonly string[],
): string | undefined {
  if (requested === undefined || !URL.canParse(requested)) return undefined;
  const url = new URL(requested);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (configured.length > 0) return configured.includes(url.origin) ? url.origin : undefined;
  if (ownHost === undefined || !URL.canParse(`http://${ownHost}`)) return undefined;
  const ownHostname = new URL(`http://${ownHost}`).hostname;
  return url.hostname === ownHostname || (isLoopback(url.hostname) && isLoopback(ownHostname)) ? url.origin : undefined;
}

/**
 * Returns the origins that may frame a game, as a policy's source list. An address that names its site can be framed
 * only by that site; any other address, by all allowed sites.
 */
export function frameAncestors(
  requested: string | undefined,
  ownHost: string | undefined,
  configured: readonly string[],
): string {
  if (requested !== undefined) return allowedSiteOrigin(requested, ownHost, configured) ?? "'none'";
  if (configured.length > 0) return configured.join(' ');
  if (ownHost === undefined || !URL.canParse(`http://${ownHost}`)) return "'none'";
  const { hostname } = new URL(`http://${ownHost}`);
  const names = isLoopback(hostname) ? ['localhost', '*.localhost', '127.0.0.1'] : [hostname];
  return names.flatMap((name) => [`http://${name}:*`, `https://${name}:*`]).join(' ');
}

/** Whether a call may come from a page of this origin: from the arcade's own pages, or from no page at all. */
export function isAllowedOrigin(origin: string | undefined, ownHost: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === ownHost;
}
