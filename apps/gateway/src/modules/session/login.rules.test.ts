import { expect, it } from 'vitest';
import { accountKey, refusalOf } from './login.rules.ts';

it.each([
  [{ status: 'active', type: 0 }, 'member', undefined],
  [{ status: 'active', type: 41 }, 'member', 'auth.non_member'],
  [{ status: 'active', type: 1 }, 'agent', undefined],
  [{ status: 'active', type: 0 }, 'agent', 'auth.non_agent'],
  [{ status: 'active', type: 41 }, 'agent', 'auth.non_agent'],
  [{ status: 'disabled', type: 0 }, 'member', 'auth.user_disabled'],
  [{ status: 'disabled', type: 0 }, 'agent', 'auth.user_disabled'],
] as const)('AUTH-01 the login of %j as %s is refused with %s', (account, scope, refusal) => {
  expect(refusalOf(account, scope)).toBe(refusal);
});

it('AUTH-01 attempts are counted by merchant and name, under a key that does not reveal them', () => {
  const key = accountKey('NORTH', 'player01');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(accountKey('NORTH', 'player01')).toBe(key);
  expect(new Set([key, accountKey('SOUTH', 'player01'), accountKey('NORTH', 'player02')]).size).toBe(3);
});
