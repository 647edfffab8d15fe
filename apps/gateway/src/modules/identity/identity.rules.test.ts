import { describe, expect, it } from 'vitest';
import type { Merchant } from '../../http/call.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { generatedName, identityIn, isOffered, tokenKey } from './identity.rules.ts';

const now = 1_800_000_000;
const phone = (change: object = {}) => ({
  sub: 'person-1',
  iat: now,
  exp: now + 3_600,
  auth_time: now,
  phone_number: '+66812345678',
  firebase: { sign_in_provider: 'phone' },
  ...change,
});
const google = (change: object = {}) => ({
  ...phone({ phone_number: undefined, firebase: { sign_in_provider: 'google.com' } }),
  ...change,
});
const read = (payload: object, channel: 'sms' | 'google' | 'facebook' = 'sms') =>
  identityIn(payload, channel, now * 1_000);

describe('the identity in a token', () => {
  it('AUTH-16 of a phone is its number, of an account its verified email', () => {
    expect(read(phone({ email: 'a@b.example', email_verified: false }))).toEqual({
      provider: 'sms',
      subject: 'person-1',
      expiresAt: (now + 3_600) * 1_000,
      phoneNumber: '+66812345678',
    });
    expect(
      read(google({ email: 'a@b.example', email_verified: true, phone_number: '+66812345678' }), 'google'),
    ).toEqual({
      provider: 'google',
      subject: 'person-1',
      expiresAt: (now + 3_600) * 1_000,
      email: 'a@b.example',
    });
    const unverified = read(google({ email: 'a@b.example', email_verified: false }), 'google');
    expect(unverified).toEqual({ provider: 'google', subject: 'person-1', expiresAt: (now + 3_600) * 1_000 });
    expect(read(google({ email: 'a@b.example' }), 'google')).not.toHaveProperty('email');
  });

  it('AUTH-16 proves only the channel by which the player signed in', () => {
    const facebook = google({ firebase: { sign_in_provider: 'facebook.com' } });
    expect([read(facebook, 'facebook')?.provider, read(facebook, 'google'), read(facebook)]).toEqual([
      'facebook',
      undefined,
      undefined,
    ]);
    expect(read(phone(), 'google')).toBeUndefined();
  });

  it.each([
    ['from ten minutes ago', { auth_time: now - 600 }, true],
    ['from longer ago', { auth_time: now - 601 }, false],
    ['by a clock that is ten seconds ahead', { auth_time: now + 10, iat: now + 10 }, true],
    ['issued later than that', { iat: now + 11 }, false],
    ['signed in later than that', { auth_time: now + 11 }, false],
    ['without a number', { phone_number: undefined }, false],
    ['with a number that is not E.164', { phone_number: '0812345678' }, false],
    ['with a number and more', { phone_number: '+66812345678x' }, false],
    ['with a short number', { phone_number: '+1234567' }, true],
    ['with a number that is too short', { phone_number: '+123456' }, false],
    ['with a number that is too long', { phone_number: '+1234567890123456' }, false],
    ['without a subject', { sub: '' }, false],
    ['of a tenant', { firebase: { sign_in_provider: 'phone', tenant: 'other' } }, false],
  ])('AUTH-16 %s is accepted or refused', (_, change, isAccepted) => {
    expect(read(phone(change)) !== undefined).toBe(isAccepted);
  });
});

it('AUTH-16 a channel is offered where the merchant enables it at a provider', () => {
  const provider = { apiKey: 'key', authDomain: 'a.example', projectId: 'project' };
  const offered = (settings: object) => {
    const merchant = { settings: parseMerchantSettings(settings) } as Merchant;
    return (['sms', 'google', 'facebook'] as const).filter((channel) => isOffered(merchant, channel));
  };
  const all = { smsCodes: 'provider', features: { googleLogin: true, facebookLogin: true } };
  expect(offered(all)).toEqual([]);
  expect(offered({ ...all, identityProvider: provider })).toEqual(['sms', 'google', 'facebook']);
  expect(offered({ identityProvider: provider })).toEqual([]);
  expect(offered({ features: { googleLogin: true }, identityProvider: provider })).toEqual(['google']);
  expect(offered({ features: { facebookLogin: true }, identityProvider: provider })).toEqual(['facebook']);
});

it('AUTH-16 a used token has one key, whatever the encoding of its signature', () => {
  expect(tokenKey('head.body.signature')).toBe(tokenKey('head.body.other'));
  expect(tokenKey('head.body.signature')).not.toBe(tokenKey('head.other.signature'));
  expect(tokenKey('head.body.signature')).toMatch(/^identity-token:[\w-]{43}$/);
});

it('AUTH-16 a generated name has ten letters that cannot be confused', () => {
  const names = Array.from({ length: 50 }, generatedName);
  for (const name of names) expect(name).toMatch(/^player[a-hjkmnp-z2-9]{10}$/);
  expect(new Set(names).size).toBe(50);
});
