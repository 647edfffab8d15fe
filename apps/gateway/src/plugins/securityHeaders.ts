import type { FastifyInstance, FastifyReply } from 'fastify';

/** The policy of an answer that is not a page: it may do nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The same for a file that pages load. Opened by itself, it is shut in besides; few bytes, for a visit has dozens of
 * them.
 */
const FILE_POLICY = "default-src 'none'; sandbox";

/** The policy of the service worker: it asks its own origin, and runs nothing else. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** The merchant's project at the identity provider, as far as pages reach it. */
export interface IdentitySources {
  /** The host that the provider's windows and frames come from. */
  authDomain: string;
  /** The emulator that replaces the provider; empty if there is none. */
  emulatorUrl: string;
}

/** Origins beyond its own that a page has to do with. */
export interface PageSources {
  /** Framed. */
  gameOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** The merchant's other addresses, which the speed test calls. */
  measuredOrigins: readonly string[];
  /** Null for a merchant without an identity provider, whose pages allow nothing for one. */
  identity: IdentitySources | null;
}

/**
 * Sources for the identity provider: its calls, its sign-in window and the check against machines before a code is
 * sent.
 */
function identityPolicy({ authDomain, emulatorUrl }: IdentitySources) {
  const emulator = emulatorUrl === '' ? [] : [emulatorUrl];
  return {
    scripts: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    calls: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
      ...emulator,
    ],
    frames: [
      `https://${authDomain}`,
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      ...emulator,
    ],
    // Its scripts make two policies of their own; `default` is ours, and lets in their addresses alone.
    trustedTypes: ['default', 'gapi#gapi', 'goog#html'],
  };
}

const NO_IDENTITY = { scripts: [], calls: [], frames: [], trustedTypes: [] };

/** The hashes of inline scripts and styles of a page, as sources of a policy. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * The policy of the site's pages: own files alone, scripts and styles in the page by their hashes, frames from the
 * games alone. A merchant's identity provider is let in where there is one.
 */
export function pagePolicy({ scriptHashes, styleHashes }: InlineHashes, sources: PageSources): string {
  const identity = sources.identity === null ? NO_IDENTITY : identityPolicy(sources.identity);
  const frames = [...sources.gameOrigins, ...identity.frames];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...identity.scripts].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    ["img-src 'self' data: blob:", ...sources.imageOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...sources.measuredOrigins, ...identity.calls].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types parlor dompurify', ...identity.trustedTypes, "'allow-duplicates'"].join(' '),
  ].join('; ');
}

/**
 * Headers of every answer beside its policy, which keeps it out of frames: they prevent MIME sniffing and embedding by
 * other sites.
 */
const CLOSED = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Further headers of an answer that may be shown as a page. */
const CLOSED_PAGE = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Closes a page with a policy of its own: everything that closes an answer, for one that is made once and sent often.
 */
export function closedPage(policy: string): Record<string, string> {
  return { 'content-security-policy': policy, 'cross-origin-opener-policy': 'same-origin', ...CLOSED, ...CLOSED_PAGE };
}

declare module 'fastify' {
  interface FastifyReply {
    /** It brings all of `closedPage` itself. */
    isClosed: boolean;
  }
  interface FastifyContextConfig {
    /** It answers with files that pages load, and with no page. */
    isFile?: boolean;
  }
}

/** Closes an answer to frames, sniffing and other sites; a page that brought its own policy keeps it. */
export function closeAnswer(reply: FastifyReply): void {
  const isFile = reply.routeOptions.config?.isFile === true && reply.statusCode < 400;
  if (!reply.hasHeader('content-security-policy'))
    void reply.header('content-security-policy', isFile ? FILE_POLICY : CLOSED_POLICY);
  void reply.headers(CLOSED);
  if (isFile) return;
  if (!reply.hasHeader('cross-origin-opener-policy')) void reply.header('cross-origin-opener-policy', 'same-origin');
  void reply.headers(CLOSED_PAGE);
}

/** Headers that every answer carries; a page brings its own policy. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { hasOwnCertificate, includesSubdomains }: { hasOwnCertificate: boolean; includesSubdomains: boolean },
): void {
  const transport = `max-age=31536000${includesSubdomains ? '; includeSubDomains' : ''}`;
  app.decorateReply('isClosed', false);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.isClosed) closeAnswer(reply);
    // A browser that remembers this for a home-made certificate could not come back over plain HTTP.
    if (!hasOwnCertificate && request.protocol === 'https') void reply.header('strict-transport-security', transport);
    done();
  });
}
