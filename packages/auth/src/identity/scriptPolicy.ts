import { readUrl } from '@parlor/contract';

/** The part of the browser's Trusted Types that is used here; browsers without them take plain strings. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
  defaultPolicy?: unknown;
}

/** The origins of the provider's scripts: its windows and its bot check. The policy of the page has the same. */
const scriptPlaces = [
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const MACHINE_CHECK = 'https://www.google.com/recaptcha/';

/** The address of a script as the page may load it; null for every address that is not the provider's. */
export function providerScriptUrl(address: string): string | null {
  const url = readUrl(address);
  if (!url || !scriptPlaces.some((place) => url.href.startsWith(place))) return null;
  // Asked for like this, the check keeps to Trusted Types itself.
  if (url.href.startsWith(MACHINE_CHECK)) url.searchParams.set('trustedtypes', 'true');
  return url.href;
}

/**
 * Lets the provider's scripts be loaded by their plain addresses, which is the only way in which its SDK can name them.
 * Markup and code as text stay refused. To be called once, before the SDK starts.
 */
export function allowProviderScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: providerScriptUrl });
}
