import { describe, expect, it } from 'vitest';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { codeTargetOf, isEmailBound, isMobileBound, maskedAddress, maskedNumber } from './contact.rules.ts';

const enabled = { enabled: true };

describe('the target of a code', () => {
  const both = { mobile: '+66812345678', email: 'somchai@example.com' };
  const toMail = { channel: 'mail', to: 'somchai@example.com' };
  it.each([
    ['the number when the gateway sends SMS', both, 'gateway', { channel: 'sms', to: '+66812345678' }],
    ['the address when another service sends SMS', both, 'provider', toMail],
    ['the address when no number is bound', { ...both, mobile: null }, 'gateway', toMail],
    ['nothing when neither is bound', { mobile: null, email: null }, 'gateway', undefined],
  ] as const)('MEM-05 is %s', (_case, account, smsCodes, target) => {
    expect(codeTargetOf(account, { smsCodes })).toEqual(target);
  });
});

describe('binding', () => {
  it.each([
    ['a merchant that uses numbers for nothing', {}, false],
    ['login by SMS code', { features: { mobileCodeLogin: true } }, true],
    ['a forgotten password by phone', { features: { phoneRetrieval: true } }, true],
    ['registration by number', { registration: { methods: { mobile: true } } }, true],
    ['registration that asks for a number', { registration: { rules: { mobileNum: enabled } } }, true],
    ['codes of another service', { smsCodes: 'provider', features: { mobileCodeLogin: true } }, false],
  ])('MEM-05 of a number depends on the settings: %s', (_case, settings, isBound) => {
    expect(isMobileBound(parseMerchantSettings({ smsCodes: 'gateway', ...settings }))).toBe(isBound);
  });

  it.each([
    ['a merchant that uses addresses for nothing', {}, false],
    ['a forgotten password by email', { features: { emailRetrieval: true } }, true],
    ['registration that asks for an address', { registration: { rules: { email: enabled } } }, true],
  ])('MEM-05 of an address depends on the settings: %s', (_case, settings, isBound) => {
    expect(isEmailBound(parseMerchantSettings(settings))).toBe(isBound);
  });
});

describe('a masked contact', () => {
  it('MEM-05 shows the last four digits of a number', () => {
    expect([maskedNumber('+66812345678'), maskedNumber('')]).toEqual(['•••• 5678', '']);
  });

  it.each([
    ['somchai@example.com', 's•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['😀b@example.com', '😀•••@example.com'],
    ['"a@b"@example.com', '"•••@example.com'],
    ['@example.com', ''],
    ['no address', ''],
  ])('MEM-05 shows the first letter and the domain of %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});
