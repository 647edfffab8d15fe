import { describe, expect, it } from 'vitest';
import { gameOriginFor, launchUrl, siteOriginOf } from './launch.rules.ts';

describe('the address of the in-house games', () => {
  it.each([
    ['http://localhost:8091/', '192.168.1.20', 'http://192.168.1.20:8091'],
    ['http://127.0.0.1:8091', 'north.localhost', 'http://north.localhost:8091'],
    ['http://[::1]:8091', 'phone.lan', 'http://phone.lan:8091'],
    ['http://localhost:8091', '[fe80::1]', 'http://[fe80::1]:8091'],
    ['http://localhost:8091', 'a', 'http://a:8091'],
    ['http://localhost:8091', 'evil.example/path', 'http://localhost:8091'],
    ['http://localhost:8091', '-evil', 'http://localhost:8091'],
    ['http://localhost:8091', 'evil-', 'http://localhost:8091'],
    ['http://localhost:8091', '', 'http://localhost:8091'],
    ['https://games.example/x', '192.168.1.20', 'https://games.example'],
    ['https://localhost.example', '192.168.1.20', 'https://localhost.example'],
    ['https://not.localhost', '192.168.1.20', 'https://not.localhost'],
    ['https://127.example', '192.168.1.20', 'https://127.example'],
    ['https://127.0.0.1.example', '192.168.1.20', 'https://127.0.0.1.example'],
    ['https://x127.0.0.1.nip.example', '192.168.1.20', 'https://x127.0.0.1.nip.example'],
    ['http://127.12.34.56:8091', '192.168.1.20', 'http://192.168.1.20:8091'],
    ['http://localhost:8091', 'North-2.Example', 'http://north-2.example:8091'],
    ['http://localhost:8091', '[fe80::1%eth0]', 'http://localhost:8091'],
    ['http://localhost:8091', 'evil@x', 'http://localhost:8091'],
  ])('configured as %s, for a caller of %s, is %s', (configured, hostname, origin) => {
    expect(gameOriginFor(configured, hostname)).toBe(origin);
  });
});

describe('the page that frames a game', () => {
  const call = (referer: string | undefined, host = 'site.example:8080') =>
    siteOriginOf({ protocol: 'https', host, hostname: 'site.example', headers: { referer } });

  it.each([
    ['without a referer', undefined, 'https://site.example:8080'],
    ['with another port of the same host', 'http://site.example:5173/m/games', 'http://site.example:5173'],
    ['with another host', 'https://evil.example/', 'https://site.example:8080'],
    ['with another scheme', 'ftp://site.example/', 'https://site.example:8080'],
    ['with a scheme that begins like http', 'httpx://site.example/', 'https://site.example:8080'],
    ['with a scheme that ends like http', 'xhttp://site.example/', 'https://site.example:8080'],
    ['with http on the same host', 'http://site.example/m/home', 'http://site.example'],
    ['with an invalid referer', 'nothing', 'https://site.example:8080'],
  ])('%s has an origin that the host allows', (_, referer, origin) => {
    expect(call(referer)).toBe(origin);
  });

  it('has no origin if the host is invalid', () => {
    expect(call(undefined, 'no host')).toBe('');
  });
});

it('the launch address carries code, origin of the site and language, each escaped', () => {
  const address = launchUrl({
    origin: 'https://games.example',
    siteOrigin: 'https://site.example',
    client: 'dice/../x',
    code: 'a&b',
    language: 'TY',
  });
  expect(address).toBe(
    'https://games.example/games/dice%2F..%2Fx/?code=a%26b&origin=https%3A%2F%2Fsite.example&lang=TY',
  );
});
