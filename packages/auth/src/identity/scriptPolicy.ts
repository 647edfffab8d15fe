import { readUrl } from '@parlor/contract';

/** The part of the browser's Trusted Types that is used here; browsers without them take plain strings. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
  defaultPolicy?: unknown;
}

/** The origins of the provider's scripts: its windows and its bot check. The page's CSP has the same. */
const allowedPrefixes = [
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const MACHINE_CHECK = 'https://www.google.com/recaptcha/';

/** Returns the address of a provider's script; null for any other address. */
export function providerScriptUrl(address: string): string | null {
  const url = readUrl(address);
  if (!url || !allowedPrefixes.some((prefix) => url.href.startsWith(prefix))) return null;
  // With this parameter the check itself uses Trusted Types.
  if (url.href.startsWith(MACHINE_CHECK)) url.searchParams.set('trustedtypes', 'true');
  return url.href;
}

/**
 * Allows the provider's scripts by their plain addresses, the only form its SDK uses. Markup and code as text stay
 * forbidden. Call it once, before the SDK starts.
 */
export function allowProviderScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: providerScriptUrl });
}
