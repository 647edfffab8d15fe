import { describe, expect, it } from 'vitest';
import { createSiteHosts } from './siteHosts.ts';

const hosts = createSiteHosts('http://localhost:8081');
const at = (host: string, protocol = 'http') => hosts.at({ protocol, host, hostname: host.split(':', 1)[0] ?? '' });

describe('the host of a request', () => {
  it('determines the origins of the site and of the in-house games', () => {
    expect(at('north.example:8080')).toEqual({
      hostname: 'north.example',
      requestOrigin: 'http://north.example:8080',
      gameOrigin: 'http://north.example:8081',
    });
    expect(at('NORTH.example', 'https')).toEqual({
      hostname: 'NORTH.example',
      requestOrigin: 'https://north.example',
      gameOrigin: 'http://north.example:8081',
    });
    expect(
      createSiteHosts('https://games.example').at({
        protocol: 'http',
        host: 'north.example',
        hostname: 'north.example',
      }).gameOrigin,
    ).toBe('https://games.example');
  });

  it('gives a different site origin for a different protocol or port', () => {
    expect(
      new Set(
        [at('a.example'), at('a.example', 'https'), at('a.example:1'), at('a.example:2')].map(
          ({ requestOrigin }) => requestOrigin,
        ),
      ).size,
    ).toBe(4);
  });

  it.each([
    '',
    'a.example/path',
    'user@a.example',
    'a.example:port',
    'a b',
    '[::1',
    'a.example:80',
    '../..',
    `${'a'.repeat(300)}.example`,
  ])('gives no site origin when it is “%s”', (host) => {
    expect(at(host).requestOrigin).toBeUndefined();
  });

  it('gives the default game origin when it is longer than a valid host name', () => {
    expect(at('a'.repeat(300)).gameOrigin).toBe('http://localhost:8081');
  });
});
