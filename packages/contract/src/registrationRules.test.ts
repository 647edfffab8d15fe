import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  registrationFields,
  registrationPatterns,
  validateField,
  validateRegistration,
  type FieldRule,
  type PatternId,
  type RegistrationRules,
} from './registrationRules.ts';

const off: FieldRule = { enabled: false, required: false, minLength: 0, maxLength: 60, patternId: 'any' };
const policy = { minimumAge: 18, today: '2026-11-21' };

function rules(over: Partial<RegistrationRules> = {}): RegistrationRules {
  return { ...(Object.fromEntries(registrationFields.map((field) => [field, off])) as RegistrationRules), ...over };
}
const rule = (over: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 8,
  patternId: 'username',
  ...over,
});

describe('a registration field', () => {
  it.each([
    ['nida', true],
    ['nid', false],
    ['nidanida9', false],
    ['9nida', false],
    ['ni da', false],
    ['นิดา', false],
    ['nіda', false],
  ])('REG-03 username %s passes: %s', (value, passes) => {
    expect(validateField(value, rule({})) === undefined).toBe(passes);
  });

  it('REG-03 fails with the message key of its pattern and the bounds', () => {
    expect(validateField('x', rule({}))).toEqual({ key: 'validation.username', min: 4, max: 8 });
  });

  it('REG-03 passes when it is empty and optional, and fails when it is empty and required', () => {
    expect(validateField('', rule({ required: false }))).toBeUndefined();
    expect(validateField('', rule({}))).toEqual({ key: 'validation.required' });
  });

  it('REG-02 passes with any value if it is disabled', () => {
    expect(validateField('!', rule({ enabled: false }))).toBeUndefined();
  });

  it.each([
    ['Secret#12', true],
    ['secretsecret', false],
    ['12345678', false],
    ['รหัสผ่าน1', true],
    ['with space1', false],
  ])('REG-03 password %s passes: %s', (value, passes) => {
    expect(validateField(value, rule({ patternId: 'password', maxLength: 20 })) === undefined).toBe(passes);
  });

  it.each([
    ['a control character', 'secret#1\u0000'],
    ['a lone surrogate', 'secret#1\ud800'],
    ['more UTF-16 code units than a call accepts', '😀'.repeat(129)],
    ['more characters than a call accepts', 'x'.repeat(257)],
  ])('REG-03 rejects %s under any rule', (_, value) => {
    const lenient = rule({ patternId: 'any', minLength: 0, maxLength: 400 });
    expect(validateField(value, lenient)).toEqual({ key: 'validation.any', min: 0, max: 400 });
  });

  it.each([
    ['256 characters', 'x'.repeat(256)],
    ['256 UTF-16 code units', '😀'.repeat(128)],
  ])('REG-03 accepts %s, the maximum of a call', (_, value) => {
    expect(validateField(value, rule({ patternId: 'any', minLength: 0, maxLength: 400 }))).toBeUndefined();
  });

  it('counts code points, not UTF-16 code units', () => {
    expect(validateField('👍👍👍👍', rule({ patternId: 'any', maxLength: 4 }))).toBeUndefined();
  });
});

describe('a registration', () => {
  const password = rule({ patternId: 'password', minLength: 8, maxLength: 20 });

  it('REG-04 requires a confirmation equal to the password', () => {
    const both = rules({ password, confirmPassword: password });
    expect(validateRegistration({ password: 'Secret#12', confirmPassword: 'Secret#12' }, both, policy)).toEqual({});
    expect(validateRegistration({ password: 'Secret#12', confirmPassword: 'Secret#13' }, both, policy)).toEqual({
      confirmPassword: { key: 'validation.in_confirmation_correct' },
    });
    expect(validateRegistration({ password: 'Secret#12' }, both, policy)).toEqual({
      confirmPassword: { key: 'validation.in_incorrect_password' },
    });
  });

  it.each([
    ['', { captcha: { key: 'validation.in_vwrite_code' } }],
    ['7', {}],
    ['123456', {}],
    ['1234567', { captcha: { key: 'validation.alphanumeric', min: 1, max: 6 } }],
  ])('REG-04 requires the captcha when it is shown: %j gives %j', (captcha, failures) => {
    const asked = rules({ captcha: rule({ patternId: 'alphanumeric', minLength: 1, maxLength: 6 }) });
    expect(validateRegistration({ captcha }, asked, policy)).toEqual(failures);
  });

  it.each([
    ['2008-11-21', undefined],
    ['2008-11-22', { key: 'validation.age', min: 18 }],
    ['2000-02-29', undefined],
    ['2000-02-30', { key: 'validation.date' }],
    ['1999-02-29', { key: 'validation.date' }],
    ['2000-13-05', { key: 'validation.date' }],
    ['2000-00-05', { key: 'validation.date' }],
    ['1900-01-01', undefined],
    ['1899-12-31', { key: 'validation.date' }],
    ['0090-07-15', { key: 'validation.date' }],
    ['yesterday', { key: 'validation.date', min: 10, max: 10 }],
  ])('REG-07 birthday %s gives %j', (birthday, failure) => {
    const asked = rules({ birthday: rule({ patternId: 'date', minLength: 10, maxLength: 10 }) });
    expect(validateRegistration({ birthday }, asked, policy).birthday).toEqual(failure);
  });

  it('REG-07 accepts a missing birthday if it is optional', () => {
    const birthday = rule({ patternId: 'date', minLength: 10, maxLength: 10, required: false });
    expect(validateRegistration({}, rules({ birthday }), policy)).toEqual({});
  });

  it('REG-03 never throws, reports only enabled fields, and gives every failure a message key', () => {
    const anyRule = fc.record({
      enabled: fc.boolean(),
      required: fc.boolean(),
      minLength: fc.nat(10),
      maxLength: fc.nat(30),
      patternId: fc.constantFrom(...(Object.keys(registrationPatterns) as PatternId[])),
    });
    const anyRules = fc.record(
      Object.fromEntries(registrationFields.map((field) => [field, anyRule])),
    ) as fc.Arbitrary<RegistrationRules>;
    fc.assert(
      fc.property(
        anyRules,
        fc.dictionary(fc.constantFrom(...registrationFields), fc.string({ unit: 'grapheme' })),
        (asked, values) => {
          const failures = validateRegistration(values, asked, policy);
          for (const [field, failure] of Object.entries(failures)) {
            expect(asked[field as keyof RegistrationRules].enabled).toBe(true);
            expect(failure.key).toMatch(/^validation\.\w+$/);
          }
        },
      ),
    );
  });
});
