import { useMemo, useState } from 'react';
import type { Settings } from '@parlor/contract';

/**
 * Returns the merchant's settings as far as this page can apply them. The page's content security policy fixes the
 * origins of pictures and calls, so an operator's additions wait for the next page load. Removals apply at once.
 */
export function useReachableSettings(settings: Settings | undefined): Settings | undefined {
  const [atLoad, setAtLoad] = useState(settings);
  if (!atLoad && settings) setAtLoad(settings);
  return useMemo(() => {
    const isOwn = (address: string) => URL.parse(address)?.origin === window.location.origin;
    const known = (name: 'imageCDNs' | 'domainRoute') =>
      settings?.[name].filter((address) => isOwn(address) || (atLoad?.[name].includes(address) ?? true)) ?? [];
    return settings && { ...settings, imageCDNs: known('imageCDNs'), domainRoute: known('domainRoute') };
  }, [settings, atLoad]);
}
