import { expect, it } from 'vitest';
import { knownOf, LOCK_MS, MAX_TRIES } from './paymentPassword.rules.ts';

it('MEM-04 the payment password is locked for half an hour after five wrong attempts', () => {
  expect([MAX_TRIES, LOCK_MS]).toEqual([5, 1_800_000]);
});

it('MEM-04 the payment password must not match the bound number, or else the profile’s number', () => {
  const profile = { mobileNum: '0899999999', birthday: '1990-05-17' };
  expect(knownOf({ mobile: '+66812345678', profile })).toEqual({ mobile: '+66812345678', birthday: '1990-05-17' });
  expect(knownOf({ mobile: null, profile })).toEqual({ mobile: '0899999999', birthday: '1990-05-17' });
});
