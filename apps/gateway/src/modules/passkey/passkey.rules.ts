import { isIP } from 'node:net';

/** How long a challenge is good, in ms. */
export const CHALLENGE_TTL_MS = 5 * 60_000;
/** Challenges that an account may ask for within `CHALLENGE_WINDOW_MS`. */
export const CHALLENGES_PER_ACCOUNT = 30;
export const CHALLENGE_WINDOW_MS = 10 * 60_000;
/** How long withdrawals rest after passkeys were reset by a code, in ms. */
export const PAUSE_MS = 24 * 3_600_000;

/** The origin of a call, to which browsers bind passkeys. */
export interface PasskeyPlace {
  /** The host name without its port. */
  rpId: string;
  /** Scheme, host and port. */
  origin: string;
}

/**
 * The place of a request. Undefined where browsers know no passkeys: under a bare address. The gateway refused hosts
 * that are no merchant's before.
 */
export function passkeyPlace({ hostname, host, protocol }: Place): PasskeyPlace | undefined {
  const rpId = hostname.toLowerCase();
  if (rpId === '' || isIP(rpId.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { rpId, origin: `${protocol}://${host.toLowerCase()}` };
}

interface Place {
  hostname: string;
  host: string;
  protocol: string;
}

/**
 * The origins that an answer may name. A proxy that ends TLS and is not trusted leaves us with plain HTTP, so that a
 * page over TLS is the same place.
 */
export function originsOf({ origin }: PasskeyPlace): string[] {
  return origin.startsWith('http:') ? [origin, origin.replace('http:', 'https:')] : [origin];
}
