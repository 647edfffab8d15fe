import { describe, expect, it } from 'vitest';
import { allowedSiteOrigin } from './siteOrigins.ts';

describe('the check of the framing origin', () => {
  it.each([
    [
      'the same host name on another port',
      'http://192.168.1.5:8080',
      '192.168.1.5:8081',
      [],
      'http://192.168.1.5:8080',
    ],
    ['a brand of this machine', 'http://harbor.localhost:8080/m', '127.0.0.1:8081', [], 'http://harbor.localhost:8080'],
    ['another host', 'http://evil.test', 'games.test', [], undefined],
    ['a host that only ends alike', 'http://evilgames.test', 'games.test', [], undefined],
    ['one on the list', 'https://brand.test', 'games.test', ['https://brand.test'], 'https://brand.test'],
    [
      'the same host when a list says otherwise',
      'http://games.test:1',
      'games.test',
      ['https://brand.test'],
      undefined,
    ],
    ['no address', undefined, 'games.test', [], undefined],
    ['words that are none', "'self' *", 'games.test', [], undefined],
    ['another scheme', 'javascript://games.test', 'games.test', [], undefined],
  ])('handles %s', (_, requested, host, list, expected) => {
    expect(allowedSiteOrigin(requested, host, list)).toBe(expected);
  });
});
