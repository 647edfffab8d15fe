import { isIP } from 'node:net';

/** The lifetime of a challenge, in ms. */
export const CHALLENGE_TTL_MS = 5 * 60_000;
/** The most challenges that an account may request within `CHALLENGE_WINDOW_MS`. */
export const CHALLENGES_PER_ACCOUNT = 30;
export const CHALLENGE_WINDOW_MS = 10 * 60_000;
/** How long withdrawals are paused after passkeys were reset by a code, in ms. */
export const PAUSE_MS = 24 * 3_600_000;

/** The origin of a request, to which browsers bind passkeys. */
export interface RelyingParty {
  /** The host name without its port. */
  rpId: string;
  /** Scheme, host and port. */
  origin: string;
}

/**
 * Returns the origin of a request; undefined if the host is an IP address, where browsers do not support passkeys. The
 * gateway has already rejected hosts of no merchant.
 */
export function relyingPartyOf({ hostname, host, protocol }: RequestHost): RelyingParty | undefined {
  const rpId = hostname.toLowerCase();
  if (rpId === '' || isIP(rpId.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { rpId, origin: `${protocol}://${host.toLowerCase()}` };
}

interface RequestHost {
  hostname: string;
  host: string;
  protocol: string;
}

/**
 * Returns the origins that a response may name. Behind an untrusted proxy that ends TLS, requests arrive as plain HTTP,
 * so the origin with TLS is accepted too.
 */
export function originsOf({ origin }: RelyingParty): string[] {
  return origin.startsWith('http:') ? [origin, origin.replace('http:', 'https:')] : [origin];
}
