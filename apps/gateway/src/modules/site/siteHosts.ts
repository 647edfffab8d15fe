import { LRUCache } from 'lru-cache';
import type { Merchant } from '../../http/call.ts';
import { gameOriginFor } from '../launch/launch.rules.ts';

/** The most cached hosts. Callers choose the Host header freely. */
const MAX_HOSTS = 500;
/** The longest DNS name, with a port. */
const MAX_HOST_LENGTH = 253 + ':65535'.length;

/** The host under which a request reached the gateway. */
export interface HostRequest {
  protocol: string;
  host: string;
  hostname: string;
}

/** Values derived from a host. */
export interface SiteHost {
  readonly hostname: string;
  /** The origin of the request; undefined if the host is invalid. */
  readonly requestOrigin: string | undefined;
  /** The origin of the in-house games for callers of this host. */
  readonly gameOrigin: string;
}

/** Creates a parser of request hosts that caches each result. */
export function createSiteHosts(arcadeUrl: string) {
  const known = new LRUCache<string, SiteHost>({ max: MAX_HOSTS });
  const unnamed: SiteHost = { hostname: '', requestOrigin: undefined, gameOrigin: gameOriginFor(arcadeUrl, '') };

  return {
    at(request: HostRequest): SiteHost {
      const { protocol, host } = request;
      if (host.length > MAX_HOST_LENGTH) return unnamed;
      const address = `${protocol}://${host}`;
      let found = known.get(address);
      if (!found) {
        const { hostname } = request;
        known.set(
          address,
          (found = {
            hostname,
            requestOrigin: requestOriginOf(address, host),
            gameOrigin: gameOriginFor(arcadeUrl, hostname),
          }),
        );
      }
      return found;
    },
  };
}

function requestOriginOf(address: string, host: string): string | undefined {
  const url = URL.parse(address);
  return url?.host === host.toLowerCase() ? url.origin : undefined;
}

/** Returns the origin of a merchant's main domain; undefined if it has none or an invalid one. */
export function mainOriginOf({ settings: { mainDomain } }: Merchant): string | undefined {
  const own = URL.parse(mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`);
  return own !== null && /^https?:$/.test(own.protocol) ? own.origin : undefined;
}
