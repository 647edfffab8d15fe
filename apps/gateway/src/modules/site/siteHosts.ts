import { LRUCache } from 'lru-cache';
import type { Merchant } from '../../http/call.ts';
import { gameOriginFor } from '../launch/launch.rules.ts';

/** How many hosts are remembered; callers write what they like there. */
const MAX_HOSTS = 500;
/** The longest name that DNS has, with a port. */
const MAX_HOST_LENGTH = 253 + ':65535'.length;

/** Under which host a request reached the gateway. */
export interface HostRequest {
  protocol: string;
  host: string;
  hostname: string;
}

/** Values derived from a host. */
export interface SiteHost {
  readonly hostname: string;
  /** The origin of the request; undefined when the host is none that a browser would write. */
  readonly requestOrigin: string | undefined;
  /** The address of the in-house games for callers of this host. */
  readonly gameOrigin: string;
}

/** Reads hosts of requests, each of them once. */
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

/**
 * The origin of a merchant's main domain; undefined for a merchant without one, or with one that is not an address of a
 * site.
 */
export function ownOriginOf({ settings: { mainDomain } }: Merchant): string | undefined {
  const own = URL.parse(mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`);
  return own !== null && /^https?:$/.test(own.protocol) ? own.origin : undefined;
}
