import type { MerchantSettings } from './merchantSettings.ts';

/** Returns the canonical form in which hosts are compared. */
export function hostName(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}

/** Returns the hosts in a merchant's settings. */
export function hostsOf({ mainDomain, domainRoute }: Pick<MerchantSettings, 'mainDomain' | 'domainRoute'>): string[] {
  const addresses = [mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`, ...domainRoute];
  return addresses.flatMap((address) => URL.parse(address)?.hostname ?? []).map(hostName);
}
