import { describe, expect, it } from 'vitest';
import { siteOrigin } from './resetLink.rules.ts';

describe('the site in a reset link', () => {
  const requestedOrigin = 'https://evil.example';

  it.each([
    [
      'the main domain',
      { mainDomain: 'www.south.example', domainRoute: [] },
      requestedOrigin,
      'https://www.south.example',
    ],
    [
      'the main domain with its protocol',
      { mainDomain: 'http://south.localhost:8080', domainRoute: [] },
      requestedOrigin,
      'http://south.localhost:8080',
    ],
    [
      'the first of the other domains',
      { mainDomain: '', domainRoute: ['https://a.example/', 'https://b.example'] },
      requestedOrigin,
      'https://a.example',
    ],
    [
      'the domain that was asked, when it is one of them',
      { mainDomain: 'south.example', domainRoute: ['https://b.example/'] },
      'https://b.example',
      'https://b.example',
    ],
    ['none when none is configured', { mainDomain: '', domainRoute: [] }, requestedOrigin, undefined],
    [
      'none when what is configured is not an address',
      { mainDomain: 'no domain', domainRoute: [] },
      requestedOrigin,
      undefined,
    ],
  ])('is %s', (_case, settings, origin, expected) => {
    expect(siteOrigin(settings, origin, false)).toBe(expected);
  });

  it('is the requested one only if mail stays local and no domain is configured', () => {
    expect(siteOrigin({ mainDomain: '', domainRoute: [] }, 'http://north.localhost:8080', true)).toBe(
      'http://north.localhost:8080',
    );
    expect(siteOrigin({ mainDomain: 'south.example', domainRoute: [] }, requestedOrigin, true)).toBe(
      'https://south.example',
    );
  });
});
