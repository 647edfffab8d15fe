import type { MerchantSettings } from './merchantSettings.ts';

/** The one form in which hosts are compared. */
export function hostName(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}

/** The hosts under which a merchant says that it is found. */
export function hostsOf({ mainDomain, domainRoute }: Pick<MerchantSettings, 'mainDomain' | 'domainRoute'>): string[] {
  const addresses = [mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`, ...domainRoute];
  return addresses.flatMap((address) => URL.parse(address)?.hostname ?? []).map(hostName);
}
