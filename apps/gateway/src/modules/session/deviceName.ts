import { getParser } from 'bowser';

/** Longest user agent that is looked at; what is longer was made up. */
const LONGEST_AGENT = 512;
const LONGEST_NAME = 40;

/** What a person calls a device: its browser and its system, each empty when the user agent does not say. */
export interface DeviceName {
  browser: string;
  system: string;
}

/** Reads browser and system from a user agent, such as "Chrome" and "Android". */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST_AGENT) return { browser: '', system: '' };
  const parser = getParser(userAgent);
  return { browser: parser.getBrowserName().slice(0, LONGEST_NAME), system: parser.getOSName().slice(0, LONGEST_NAME) };
}
