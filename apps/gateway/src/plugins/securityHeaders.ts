import type { FastifyInstance } from 'fastify';

/** What an answer that is no page may do: nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of the service worker: it asks its own origin, and runs nothing else. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Origins beyond its own that a page has to do with. */
export interface PageSources {
  /** Framed. */
  gameOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** The merchant's other addresses, which the speed test calls. */
  measuredOrigins: readonly string[];
}

/** The policy of the site's pages: own files alone, styles and scripts by nonce, frames from the games alone. */
export function pagePolicy(nonce: string, sources: PageSources): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...sources.imageOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...sources.measuredOrigins].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', ...(sources.gameOrigins.length > 0 ? sources.gameOrigins : ["'none'"])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types parlor dompurify 'allow-duplicates'",
  ].join('; ');
}

/** Headers that every answer carries; a page brings its own policy. */
export function registerSecurityHeaders(app: FastifyInstance, { hasOwnCertificate }: { hasOwnCertificate: boolean }): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', CLOSED_POLICY);
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    // A browser that remembers this for a home-made certificate could not come back over plain HTTP.
    if (request.protocol === 'https' && !hasOwnCertificate) void reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
