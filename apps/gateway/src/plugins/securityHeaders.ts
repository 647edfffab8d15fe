import type { FastifyInstance, FastifyReply } from 'fastify';

/** The policy of a response that is not a page: it allows nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of a file that pages load. Opened by itself, it is sandboxed. It is short, because a visit loads dozens of
 * files.
 */
const FILE_POLICY = "default-src 'none'; sandbox";

/** The policy of the service worker: it may call its own origin and load its own scripts. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** The merchant's project at the identity provider, as pages use it. */
export interface IdentitySources {
  /** The host of the provider's popups and frames. */
  authDomain: string;
  /** The emulator that replaces the provider; empty if there is none. */
  emulatorUrl: string;
}

/** Other origins that a page uses. */
export interface PageSources {
  /** Allowed in frames. */
  gameOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** The merchant's other addresses, which the speed test calls. */
  measuredOrigins: readonly string[];
  /** Null for a merchant without an identity provider: its sources are then not allowed. */
  identity: IdentitySources | null;
}

/** Returns sources for the identity provider: its calls, its sign-in popup and its bot check before a code is sent. */
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
    // The provider's scripts create two policies; `default` is ours and allows only their addresses.
    trustedTypes: ['default', 'gapi#gapi', 'goog#html'],
  };
}

const NO_IDENTITY = { scripts: [], calls: [], frames: [], trustedTypes: [] };

/** The CSP hash sources of a page's inline scripts and styles. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Returns the policy of the site's pages: only own files, inline scripts and styles by their hashes, frames only from
 * the games, and the merchant's identity provider if it has one.
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
 * Headers of every response besides its policy. They prevent MIME sniffing and embedding by other sites. The policy
 * prevents framing.
 */
const CLOSED = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Further headers of a response that may be displayed as a page. */
const CLOSED_PAGE = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Returns all security headers of a page with its own policy, for a cached response. */
export function closedPage(policy: string): Record<string, string> {
  return { 'content-security-policy': policy, 'cross-origin-opener-policy': 'same-origin', ...CLOSED, ...CLOSED_PAGE };
}

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the response already has all headers of `closedPage`. */
    isClosed: boolean;
  }
  interface FastifyContextConfig {
    /** Whether the route serves files that pages load, and no page. */
    isFile?: boolean;
  }
}

/** Adds the security headers of a response; keeps a page's own policy. */
export function closeAnswer(reply: FastifyReply): void {
  const isFile = reply.routeOptions.config?.isFile === true && reply.statusCode < 400;
  if (!reply.hasHeader('content-security-policy'))
    void reply.header('content-security-policy', isFile ? FILE_POLICY : CLOSED_POLICY);
  void reply.headers(CLOSED);
  if (isFile) return;
  if (!reply.hasHeader('cross-origin-opener-policy')) void reply.header('cross-origin-opener-policy', 'same-origin');
  void reply.headers(CLOSED_PAGE);
}

/** Registers the security headers of all responses; a page sets its own policy. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { hasSelfSignedCertificate, includesSubdomains }: { hasSelfSignedCertificate: boolean; includesSubdomains: boolean },
): void {
  const transport = `max-age=31536000${includesSubdomains ? '; includeSubDomains' : ''}`;
  app.decorateReply('isClosed', false);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.isClosed) closeAnswer(reply);
    // A browser that stored HSTS for a self-signed certificate could not return over plain HTTP.
    if (!hasSelfSignedCertificate && request.protocol === 'https')
      void reply.header('strict-transport-security', transport);
    done();
  });
}
