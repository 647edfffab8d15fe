import { useMemo, useState } from 'react';
import type { Settings } from '@parlor/contract';

/**
 * The merchant's settings as this page can live by them. From where a page may load pictures, and which addresses it
 * may ask, stands in the policy that came with it; what an operator adds later waits for the next time the page is
 * loaded, what is taken away goes at once.
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
