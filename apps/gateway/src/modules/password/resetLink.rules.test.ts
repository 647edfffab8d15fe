import { describe, expect, it } from 'vitest';
import { askerHash, emailAddress, linkHash, newLinkToken, resetLink, siteOrigin } from './resetLink.rules.ts';

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

describe('a reset link', () => {
  it('carries its secret in the fragment, which never leaves the browser', () => {
    expect(resetLink('https://a.example', 'secret')).toBe('https://a.example/m/forget#reset=secret');
  });

  it('has a secret of 256 bits, which is stored as a hash', () => {
    const [first, second] = [newLinkToken(), newLinkToken()];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(linkHash('secret').toString('hex')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b');
  });

  it('is counted for one name and email of a merchant', () => {
    const keys = [
      askerHash('NORTH', 'player', 'a@b.example'),
      askerHash('SOUTH', 'player', 'a@b.example'),
      askerHash('NORTH', 'player2', 'a@b.example'),
      askerHash('NORTH', 'player', 'c@b.example'),
    ];
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4);
    expect(keys[0]).toEqual(askerHash('NORTH', 'player', 'a@b.example'));
  });

  it('goes to an email address in any case', () => {
    expect(emailAddress(' Some.Body@B.Example ')).toBe('some.body@b.example');
  });
});
