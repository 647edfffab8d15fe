import type { IncomingMessage } from 'node:http';

const absoluteTarget = /^https?:\/\/[^/?#]*/i;

/**
 * Whether the headers of a request, and a target that is an absolute URL, name exactly one host. Proxies on the way may
 * read different ones of several.
 * @param target the target as received, before any rewrite.
 */
export function hasSingleHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, target: string): boolean {
  let host: string | undefined;
  let authority: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase();
    const value = rawHeaders[at + 1]?.toLowerCase();
    if (name === ':authority') authority = value;
    if (name !== 'host') continue;
    if (host !== undefined) return false;
    host = value;
  }
  // HTTP/2 may send both `:authority` and `host`, if they are equal.
  if (authority !== undefined && host !== undefined && authority !== host) return false;
  const [start] = absoluteTarget.exec(target) ?? [];
  if (start === undefined) return true;
  const address = URL.parse(start);
  return address !== null && address.host === URL.parse(`${address.protocol}//${authority ?? host ?? ''}`)?.host;
}
