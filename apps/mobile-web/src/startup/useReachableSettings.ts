import { useMemo, useState } from 'react';
import type { Settings } from '@parlor/contract';

/**
 * The merchant's settings as far as this page can apply them. The content security policy of the page fixes the origins
 * of pictures and calls; additions of an operator wait for the next load of the page, removals apply at once.
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
