import { describe, expect, it } from 'vitest';
import { passkeyPurpose, tidyPasskeyName, validatePasskeyName } from './passkeyRules.ts';

describe('the name of a passkey', () => {
  it.each([
    ['  My   phone ', 'My phone'],
    ['My\tphone', 'My phone'],
    ['Cafe\u0301', 'Café'],
    ['Phone-2', 'Phone-2'],
  ])('MEM-04 typed as %j is stored as %j', (typed, stored) => {
    expect(tidyPasskeyName(typed)).toBe(stored);
  });

  it.each(['1', 'My phone', 'โทรศัพท์', '📱', 'M'.repeat(40), ` ${'M'.repeat(40)} `])('MEM-04 may be %j', (name) => {
    expect(validatePasskeyName(name)).toBeUndefined();
  });

  it.each(['', '   '])('MEM-04 is required: %j', (name) => {
    expect(validatePasskeyName(name)).toEqual({ key: 'validation.required' });
  });

  it('MEM-04 is rejected if it has more than 40 characters', () => {
    expect(validatePasskeyName('M'.repeat(41))).toEqual({ key: 'validation.any', min: 1, max: 40 });
  });

  it.each([
    ['turns the text', 'a\u202Eb'],
    ['hides', 'a\u200Bb'],
    ['controls', 'a\u0000b'],
    ['is half of a pair', 'a\uD800b'],
  ])('MEM-04 is rejected with a character that %s', (_, name) => {
    expect(validatePasskeyName(name)).toEqual({ key: 'validation.any' });
  });
});

describe('the purpose of a proof', () => {
  it('MEM-04 is the withdrawal of one amount to one card', () => {
    const purpose = passkeyPurpose.withdrawal({ amount: '100.00', cardId: 'c1' });
    expect(purpose).toEqual({ action: 'withdrawal', subject: '100.00 c1' });
    expect(passkeyPurpose.withdrawal({ amount: '100.01', cardId: 'c1' })).not.toEqual(purpose);
    expect(passkeyPurpose.withdrawal({ amount: '100.00', cardId: 'c2' })).not.toEqual(purpose);
  });

  it('MEM-04 is one bank card', () => {
    const purpose = passkeyPurpose.bankCard({ bankCode: 'KBANK', accountNumber: '4711220815' });
    expect(purpose).toEqual({ action: 'bank_card', subject: 'KBANK 4711220815' });
    expect(passkeyPurpose.bankCard({ bankCode: 'SCB', accountNumber: '4711220815' })).not.toEqual(purpose);
  });

  it('MEM-04 is one mobile number, with or without a dialling code, or one email address', () => {
    expect(passkeyPurpose.mobile({ mobileNum: ' 812648597 ', countryDialingCode: '66' })).toEqual({
      action: 'contact',
      subject: '66 812648597',
    });
    expect(passkeyPurpose.mobile({ mobileNum: '812648597' })).toEqual({ action: 'contact', subject: ' 812648597' });
    expect(passkeyPurpose.email({ email: ' mali@example.com ' })).toEqual({
      action: 'contact',
      subject: 'mali@example.com',
    });
  });

  it('MEM-04 distinguishes the payment password, a new passkey and the removal of one passkey', () => {
    expect(passkeyPurpose.paymentPassword()).toEqual({ action: 'payment_password', subject: '' });
    expect(passkeyPurpose.addPasskey()).toEqual({ action: 'passkey_add', subject: '' });
    expect(passkeyPurpose.removePasskey({ passkeyId: 'p1' })).toEqual({ action: 'passkey_remove', subject: 'p1' });
  });
});
