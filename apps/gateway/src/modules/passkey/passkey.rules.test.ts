import { expect, it } from 'vitest';
import { originsOf, relyingPartyOf } from './passkey.rules.ts';

const relyingParty = (hostname: string, host = hostname, protocol = 'https') =>
  relyingPartyOf({ hostname, host, protocol });

it('AUTH-18 passkeys are bound to the host name, and to its scheme and port', () => {
  expect(relyingParty('Site.Example', 'Site.Example:8443')).toEqual({
    rpId: 'site.example',
    origin: 'https://site.example:8443',
  });
});

it.each(['', '192.168.1.20', '[::1]', '::1'])('AUTH-18 a site at %j has no passkeys', (hostname) => {
  expect(relyingParty(hostname)).toBeUndefined();
});

it('AUTH-18 a plain request may have come through a proxy that ends TLS', () => {
  expect(originsOf({ rpId: 'site.example', origin: 'http://site.example' })).toEqual([
    'http://site.example',
    'https://site.example',
  ]);
  expect(originsOf({ rpId: 'site.example', origin: 'https://site.example' })).toEqual(['https://site.example']);
});
