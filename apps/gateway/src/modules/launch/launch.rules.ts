import type { LanguageCode } from '@parlor/contract';

/** How long a launch address is valid, in ms. */
export const LAUNCH_LIFETIME_MS = 60_000;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i;

/**
 * Returns the address of our own games for a caller that reached the gateway as `hostname`. A configured address is
 * unchanged, except that a loopback address gets the caller's host name, so that a phone on the local network reaches
 * it too.
 */
export function gameOriginFor(arcadeUrl: string, hostname: string): string {
  const url = new URL(arcadeUrl);
  if (LOOPBACK.test(url.hostname) && HOST_NAME.test(hostname)) url.hostname = hostname;
  return url.origin;
}

/** The data of a request about its page. */
export interface PageRequest {
  protocol: string;
  /** Name and port under which the gateway was reached. */
  host: string;
  hostname: string;
  headers: { referer?: string | undefined };
}

/**
 * Returns the origin of the player's page, which frames the game and exchanges messages with it. It is the origin under
 * which the gateway was reached, unless the browser names another port of the same host, as behind a developer's proxy.
 */
export function siteOriginOf({ protocol, host, hostname, headers: { referer } }: PageRequest): string {
  if (referer !== undefined && URL.canParse(referer)) {
    const page = new URL(referer);
    if (page.hostname === hostname && /^https?:$/.test(page.protocol)) return page.origin;
  }
  return URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`).origin : '';
}

/** The content of a launch address; with the code the vendor requests the player and the play mode. */
export interface LaunchAddress {
  origin: string;
  /** The origin of the site that frames the game. */
  siteOrigin: string;
  /** The folder of the game's client. */
  client: string;
  code: string;
  language: LanguageCode;
}

/** Returns the address that the game's frame opens. */
export function launchUrl({ origin, siteOrigin, client, code, language }: LaunchAddress): string {
  const query = new URLSearchParams({ code, origin: siteOrigin, lang: language });
  return `${origin}/games/${encodeURIComponent(client)}/?${query.toString()}`;
}
