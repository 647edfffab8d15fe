import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public networks: this machine, private networks, and special-purpose ones. */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');
/**
 * In IPv6, only the allocated global unicast range (2000::/3) is public, except for IPv4 transition and documentation
 * prefixes.
 */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/**
 * Resolves a name, and fails if any of its addresses is not allowed. The connection uses the checked address, so a
 * later DNS change cannot redirect it.
 */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return done(error ?? new Error('No address'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new Error(`${hostname} leads to an address that is not public`), '', 0);
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
