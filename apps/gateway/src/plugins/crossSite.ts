import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/registerCall.ts';

const CHANGES_NOTHING = /^(?:GET|HEAD|OPTIONS)$/;
/**
 * Values of `Sec-Fetch-Site` for requests of the site itself, or of an entered URL. Any other value means a foreign
 * page.
 */
const OWN_SITE = /^(?:same-origin|none)$/;

/**
 * Refuses state-changing requests that a page of another origin made the browser send: a second defence behind the
 * cookie's `SameSite`. A caller that is not a browser sends no origin, and holds no cookie of a victim.
 */
export function registerCrossSiteGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (CHANGES_NOTHING.test(request.method) || isSameSite(request)) done();
    else sendFailure(reply, 'permission.denied');
  });
}

/**
 * Whether a page of this site or no browser sent the request. Pages cannot set these two headers. The first is exact,
 * but older browsers and plain HTTP send only the second.
 */
function isSameSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && OWN_SITE.test(site);
  const { origin } = request.headers;
  return origin === undefined || isSameOrigin(origin, request);
}

/** Whether this site's page opens a socket. Browsers always send the origin then, but not the other headers. */
export function isSameSiteSocket(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return isSameSite(request) && (origin === undefined || isSameOrigin(origin, request));
}

function isSameOrigin(origin: string, request: FastifyRequest): boolean {
  const from = URL.parse(origin);
  if (from === null || from.host !== request.host.toLowerCase()) return false;
  // Behind an untrusted proxy that ends TLS, requests arrive as plain HTTP. A page loaded over plain HTTP must not call
  // us over TLS.
  return from.protocol === 'https:' || request.protocol === 'http';
}
