import { describe, expect, it } from 'vitest';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { blockOf, codeHash, holderHash, isCodeSent, isSameHash, newCode } from './code.rules.ts';

const subject = { merchantCode: 'NORTH', number: '+66812345678', purpose: 'login' } as const;

describe('a code', () => {
  it('REG-11 has six digits', () => {
    for (let time = 0; time < 50; time += 1) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('REG-11 is bound to the browser, the merchant, the number and the purpose', () => {
    const hash = codeHash('browser', subject, '123456');
    expect(isSameHash(hash, codeHash('browser', subject, '123456'))).toBe(true);
    for (const other of [
      codeHash('other', subject, '123456'),
      codeHash('browser', { ...subject, merchantCode: 'SOUTH' }, '123456'),
      codeHash('browser', { ...subject, number: '+66812345679' }, '123456'),
      codeHash('browser', { ...subject, purpose: 'reset' }, '123456'),
      codeHash('browser', subject, '123457'),
    ])
      expect(isSameHash(hash, other)).toBe(false);
    expect(isSameHash(hash, hash.subarray(1))).toBe(false);
  });

  it('REG-11 is found by a key that does not reveal the browser', () => {
    expect(holderHash('browser').toString('hex')).toMatch(/^[\da-f]{64}$/);
    expect(holderHash('browser').equals(holderHash('other'))).toBe(false);
  });
});

it('REG-11 numbers that differ in their last four digits are one block', () => {
  expect(blockOf('+66812345678')).toBe('+6681234');
});

describe('the gateway sends codes', () => {
  const sent = (settings: object, purpose: 'login' | 'reset' | 'register') =>
    isCodeSent(parseMerchantSettings(settings), purpose);
  const withCode = { mobileNum: { enabled: true }, verificationCode: { enabled: true } };

  it.each([
    ['login', {}, false],
    ['login', { features: { mobileCodeLogin: true } }, true],
    ['reset', {}, false],
    ['reset', { features: { phoneRetrieval: true } }, true],
    ['register', {}, false],
    ['register', { registration: { methods: { mobile: true } } }, true],
    ['register', { registration: { methods: { mobile: true }, isOpen: false } }, false],
    ['register', { registration: { rules: withCode } }, true],
    ['register', { registration: { rules: { verificationCode: { enabled: true } } } }, false],
    ['register', { registration: { rules: withCode, methods: { username: false } } }, false],
  ] as const)('REG-11 for %s with %j: %s', (purpose, settings, isSent) => {
    expect(sent(settings, purpose)).toBe(isSent);
    expect(sent({ ...settings, smsCodes: 'provider' }, purpose)).toBe(false);
  });
});
