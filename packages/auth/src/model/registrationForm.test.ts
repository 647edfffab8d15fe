import { describe, expect, it } from 'vitest';
import { registrationFields, type RegistrationField } from '@parlor/contract';
import { buildRegistrationSettings } from '@parlor/testing';
import { noReferral, referralOf } from './referral.ts';
import {
  asksForInvitation,
  checkForm,
  firstMethod,
  isPossibleUsername,
  offeredMethods,
  registrationBody,
  shownFields,
  type RegistrationContext,
} from './registrationForm.ts';
import { groupsOf, registrationGroups } from './registrationGroups.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const rule = { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 'any' } as const;
const context = (over: Partial<RegistrationContext> = {}): RegistrationContext => ({
  settings: buildRegistrationSettings(),
  method: 'username',
  referral: noReferral,
  isReferred: false,
  ...over,
});
const page = { host: 'site.test', registerMethod: 'H5' } as const;

/** The 15 fields that a merchant switches on and off (product.md 5). */
const switches = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'recommenderId',
  'birthday',
  'affiliateCode',
] as const satisfies readonly RegistrationField[];

describe('registration fields', () => {
  it('REG-02 are shown according to their 15 switches in all 32,768 combinations, for both methods', () => {
    const wrong: unknown[] = [];
    for (let combination = 0; combination < 2 ** switches.length; combination += 1) {
      const on = switches.filter((_, bit) => (combination >> bit) & 1);
      const settings = buildRegistrationSettings(Object.fromEntries(on.map((field) => [field, rule])));
      const byName: string[] = ['username', 'password', 'confirmPassword', 'captcha', ...on];
      const byNumber: string[] = [
        'mobileNum',
        'verificationCode',
        'password',
        'confirmPassword',
        'captcha',
        ...on.filter((field) => field !== 'mobileNum'),
      ];
      const shown = [shownFields(context({ settings })), shownFields(context({ settings, method: 'mobile' }))].map(
        (fields) => fields.join(' '),
      );
      const inOrder = (fields: string[]) => registrationFields.filter((field) => fields.includes(field)).join(' ');
      if (shown[0] !== inOrder(byName) || shown[1] !== inOrder(byNumber)) wrong.push({ on, shown });
    }
    expect(wrong).toEqual([]);
  });

  it('REG-02 each belong to one group of the form, in form order', () => {
    expect(Object.values(registrationGroups).flat()).toEqual([...registrationFields]);
    expect(groupsOf(['username', 'password', 'line', 'captcha'])).toEqual([
      { group: 'account', fields: ['username', 'password'] },
      { group: 'contact', fields: ['line'] },
      { group: 'check', fields: ['captcha'] },
    ]);
  });

  it.each([
    [{ username: true, mobile: true }, 'username', 2],
    [{ username: false, mobile: true }, 'mobile', 1],
    [{ username: true, mobile: false }, 'username', 1],
    [{ username: false, mobile: false }, 'username', 0],
  ] as const)('REG-05 with methods %j, the default method is %s and %i are offered', (methods, first, count) => {
    expect([firstMethod({ methods }), offeredMethods({ methods }).length]).toEqual([first, count]);
  });

  it.each([
    ['not requested where it is switched off', { ...rule, enabled: false }, '', false, false],
    ['requested where nobody referred the player', rule, '', false, true],
    ['not requested where the address names an agent', rule, '?affiliateCode=AB12', true, false],
    [
      'not requested, though required, where the domain is an agent’s',
      { ...rule, required: true },
      '?domain=friend.test',
      true,
      false,
    ],
    ['requested where the address names nobody', rule, '?affiliateCode=AB12', false, true],
    ['requested where the code of the address breaks its rule', rule, '?affiliateCode=x', true, true],
  ])('REG-06 an invitation code is %s', (_, affiliateCode, search, isReferred, isRequired) => {
    const given = context({
      settings: buildRegistrationSettings({ affiliateCode }),
      referral: referralOf(search),
      isReferred,
    });
    expect(asksForInvitation(given)).toBe(isRequired);
    expect(shownFields(given)).toEqual([
      'username',
      'password',
      'confirmPassword',
      ...(isRequired ? ['affiliateCode'] : []),
      'captcha',
    ]);
  });
});

describe('a registration', () => {
  it('PROMO-08 sends the code of the player who invites, whether or not the form has a field for it', () => {
    const referral = referralOf('?referrer=MANGA234');
    const { recommenderId, affiliateCode } = registrationBody({}, context({ referral }), {
      host: 'north.test',
      registerMethod: 'H5',
    });
    expect([recommenderId, affiliateCode]).toEqual(['MANGA234', '']);
  });

  it('REG-09 sends every field, even if empty, with host, method and the referral codes of the URL', () => {
    const referral = referralOf('?affiliateCode=AB12&domain=friend.test');
    const settings = buildRegistrationSettings({ email: rule, mobileNum: rule });
    const body = registrationBody(
      { username: ' nid ', password: 'Secret#1', mobileNum: '', countryDialingCode: '66' },
      context({ settings, referral }),
      { ...page, registerMethod: 'PWA' },
    );
    expect(body).toEqual({
      ...Object.fromEntries(registrationFields.map((field) => [field, ''])),
      username: 'nid',
      password: 'Secret#1',
      registerUrl: 'site.test',
      registerMethod: 'PWA',
      type: 0,
      affiliateCode: 'AB12',
      domain: 'friend.test',
      countryDialingCode: '',
    });
  });

  it('REG-09 sends a mobile number with its dialling code and the provider’s token', () => {
    const body = registrationBody(
      { mobileNum: '0812345678', verificationCode: '123456', countryDialingCode: '66' },
      context({ method: 'mobile' }),
      { ...page, proof: { idToken: 'proof' } },
    );
    expect(body).toMatchObject({
      username: '',
      mobileNum: '0812345678',
      countryDialingCode: '66',
      verificationCode: '123456',
      firebaseChannel: 'sms',
      firebaseIdToken: 'proof',
    });
  });

  it('REG-05 leaves the fields of the other method empty', () => {
    const typed = { username: 'somchai', mobileNum: '0812345678', countryDialingCode: '66' };
    expect(registrationBody(typed, context(), page)).toMatchObject({
      username: 'somchai',
      mobileNum: '',
      countryDialingCode: '',
    });
    expect(registrationBody(typed, context({ method: 'mobile' }), page)).toMatchObject({
      username: '',
      mobileNum: '0812345678',
    });
  });

  it.each([
    ['the typed code where one is asked for', true, false, 'TYPED', 'TYPED'],
    ['no code of an address that names nobody', true, false, '', ''],
    ['the code of an address that names an agent', true, true, '', 'AB12'],
    ['the code of the address where none can be typed', false, false, '', 'AB12'],
  ])('REG-06 REG-09 sends %s', (_, enabled, isReferred, typed, sent) => {
    const withInvitation = context({
      settings: buildRegistrationSettings({ affiliateCode: { ...rule, enabled } }),
      referral: referralOf('?affiliateCode=AB12'),
      isReferred,
    });
    expect(registrationBody({ affiliateCode: typed }, withInvitation, page).affiliateCode).toBe(sent);
  });

  it('REG-03 REG-04 is validated by the shared rules', () => {
    const good = { username: 'somchai', password: 'Secret#12', confirmPassword: 'Secret#12', captcha: '12' };
    expect(checkForm(good, context(), NOW)).toEqual({});
    expect(checkForm({ ...good, confirmPassword: 'other' }, context(), NOW)).toEqual({
      confirmPassword: { key: 'validation.in_confirmation_correct' },
    });
    expect(checkForm({ ...good, captcha: '' }, context(), NOW)).toEqual({
      captcha: { key: 'validation.in_vwrite_code' },
    });
  });

  it.each([
    ['somchai', true],
    ['so', false],
    ['', false],
    [' somchai ', true],
  ])('REG-12 considers "%s" a possible username: %s', (username, isPossible) => {
    expect(isPossibleUsername(username, context(), NOW)).toBe(isPossible);
  });
});
