import { languageTags, type LanguageCode } from '@parlor/contract';

/** How long a launch address is good for, in ms. */
export const LAUNCH_LIFETIME_MS = 60_000;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i;

/**
 * Where our own games are for a caller that reached the gateway as `hostname`. A configured address stands. One on this
 * machine takes the caller's name for the machine, so that a phone on the local network finds it too.
 */
export function gameOriginFor(arcadeUrl: string, hostname: string): string {
  const url = new URL(arcadeUrl);
  if (LOOPBACK.test(url.hostname) && HOST_NAME.test(hostname)) url.hostname = hostname;
  return url.origin;
}

/** What a launch address says; the code is what lets the vendor ask who plays. */
export interface LaunchAddress {
  origin: string;
  /** The folder of the game's client. */
  client: string;
  code: string;
  language: LanguageCode;
  isFreePlay: boolean;
}

/** The address that the game's frame opens. */
export function launchUrl({ origin, client, code, language, isFreePlay }: LaunchAddress): string {
  const query = new URLSearchParams({ code, lang: languageTags[language], mode: isFreePlay ? 'free' : 'real' });
  return `${origin}/games/${encodeURIComponent(client)}/?${query.toString()}`;
}
