import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/registerCall.ts';

const CHANGES_NOTHING = /^(?:GET|HEAD|OPTIONS)$/;
/**
 * Values of `Sec-Fetch-Site` for requests of the site itself, or of an entered address. Everything else came from a
 * foreign page.
 */
const OWN_SITE = /^(?:same-origin|none)$/;

/**
 * Refuses requests that change something when a page of another origin made the browser send them: a second lock behind
 * the cookie's `SameSite`. A caller that is not a browser says nothing about where it comes from, and holds no cookie
 * of a victim.
 */
export function registerCrossSiteGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (CHANGES_NOTHING.test(request.method) || isOfOwnSite(request)) done();
    else sendFailure(reply, 'permission.denied');
  });
}

/**
 * Whether a page of this site made the request, or no browser did. No page can set these two headers by itself. The
 * first is exact; older browsers and plain HTTP leave the second alone.
 */
function isOfOwnSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && OWN_SITE.test(site);
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(origin, request);
}

/** A browser sends the origin of the page that opens a socket, but not always the other headers. */
export function opensSocketOfOwnSite(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return isOfOwnSite(request) && (origin === undefined || isOwnOrigin(origin, request));
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  const from = URL.parse(origin);
  if (from === null || from.host !== request.host.toLowerCase()) return false;
  // A proxy that ends TLS and is not trusted leaves us with plain HTTP; a page that was loaded so must not reach us
  // over TLS.
  return from.protocol === 'https:' || request.protocol === 'http';
}
