import { describe, expect, it } from 'vitest';
import { domainName, isDomainName, mayBring } from './affiliate.rules.ts';

describe('the domain of an agent', () => {
  it.each([
    [' WWW.Agent.Example ', 'www.agent.example'],
    ['ไทย.example', 'xn--o3cw4h.example'],
  ])('AGT-05 is stored in one form: %s is %s', (typed, stored) => {
    expect(domainName(typed)).toBe(stored);
    expect(isDomainName(stored)).toBe(true);
  });

  it.each([
    ['a.co', true],
    ['a-b.example', true],
    ['example', false],
    ['a.b', false],
    ['-a.example', false],
    ['a-.example', false],
    ['a..example', false],
    ['a.example/path', false],
    ['x a.example', false],
    [`${'a'.repeat(63)}.example`, true],
    [`${'a'.repeat(64)}.example`, false],
    [`${'a.'.repeat(124)}zz.co`, true],
    [`${'a.'.repeat(125)}zz.co`, false],
  ])('AGT-05 %s is valid: %s', (domain, isValid) => {
    expect(isDomainName(domain)).toBe(isValid);
  });
});

it.each([
  ['an active agent', { status: 'active', type: 1 }, true],
  ['a player', { status: 'active', type: 0 }, false],
  ['a disabled agent', { status: 'disabled', type: 1 }, false],
  ['an unknown account', undefined, false],
] as const)('AGT-05 players may come through %s: %s', (_, account, may) => {
  expect(mayBring(account)).toBe(may);
});
