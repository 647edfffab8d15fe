import { expect, it } from 'vitest';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { profileOf } from './registration.rules.ts';

it('REG-02 the profile holds the enabled fields that were filled in, and nothing that is stored elsewhere', () => {
  const { rules } = parseMerchantSettings({}).registration;
  const enabled = Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [field, { ...rule, enabled: field !== 'line' }]),
  ) as typeof rules;
  const typed = {
    username: 'player01',
    password: 'secret-1',
    confirmPassword: 'secret-1',
    paymentPassword: '123456',
    nickname: 'Naga',
    captcha: '1234',
    verificationCode: '123456',
    affiliateCode: 'AGENT',
    email: 'a@b.example',
    line: 'naga',
    zalo: '',
  };
  expect(profileOf(typed, enabled)).toEqual({ email: 'a@b.example' });
});
