import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RegistrationSettings } from '@parlor/contract';
import { selectSession } from '@parlor/core';
import {
  buildCaptcha,
  buildRegistrationSettings,
  buildSession,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { buildBotChallenge, isSolution } from '../../testing/botChallenge.ts';
import { RegisterForm } from './RegisterForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

type Rules = RegistrationSettings['regExp'];
const optional = { enabled: true, required: false, minLength: 2, maxLength: 20 } as const;

function renderForm(settings = buildRegistrationSettings(), { answers, ...options }: HarnessOptions = {}) {
  const result = renderWithApp(<RegisterForm settings={settings} />, {
    route: '/m/register',
    ...options,
    answers: {
      getCaptcha: buildCaptcha(),
      checkUsername: { available: true },
      getBotChallenge: () => buildBotChallenge(),
      listCountries: {
        list: [
          { country: 'TH', countryDialingCode: '66' },
          { country: 'LA', countryDialingCode: '856' },
        ],
      },
      checkAffiliate: { success: true },
      visitAffiliateUrl: {},
      register: buildSession({ token: 'fresh' }),
      registerMobile: buildSession({ token: 'fresh' }),
      ...answers,
    },
  });
  return { ...result, user: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create account' }));

/** Fills in the fields of the demo merchant. Overrides replace values; an empty text skips the field. */
async function fill(
  user: UserEvent,
  over: Partial<Record<'username' | 'password' | 'confirmPassword' | 'captcha', string>> = {},
) {
  const values = { username: 'somchai', password: 'Secret#12', confirmPassword: 'Secret#12', captcha: '42', ...over };
  const labels = {
    username: /^Username/,
    password: /^Password\W*$/,
    confirmPassword: /^Password again/,
    captcha: /^Verification code/,
  };
  for (const key of Object.keys(labels) as (keyof typeof labels)[]) {
    if (values[key]) await user.type(field(labels[key]), values[key]);
  }
}

describe('RegisterForm', () => {
  it('REG-01 shows the logo, a link to the login and a link that opens the terms in a new tab', () => {
    renderForm();
    expect(screen.getByText('Sample', { selector: 'span' })).toBeShown();
    expect(screen.getByRole('link', { name: /Already have an account/ }).getAttribute('href')).toBe('/m/login');
    const terms = screen.getByRole('link', { name: 'Read the terms' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/m/help?tag=terms', '_blank']);
  });

  it('REG-01 REG-02 marks required and optional fields and omits disabled ones', () => {
    renderForm(buildRegistrationSettings({ nickname: { ...optional, patternId: 'any' } }));
    expect(field(/^Username/).getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('Username').textContent).toBe('Username*');
    expect(field(/^Nickname/).getAttribute('aria-required')).toBeNull();
    expect(screen.getByText('Nickname').textContent).toBe('Nickname(optional)');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it.each<[string, Partial<Record<'username' | 'password' | 'confirmPassword' | 'captcha', string>>, string]>([
    ['REG-03 no username', { username: '' }, 'Please fill this in'],
    ['REG-03 a username that is too short', { username: 'ab' }, '4 to 16 letters and digits, beginning with a letter'],
    [
      'REG-03 a username that begins with a digit',
      { username: '1somchai' },
      '4 to 16 letters and digits, beginning with a letter',
    ],
    [
      'REG-03 a password without a digit',
      { password: 'Secretive', confirmPassword: 'Secretive' },
      '8 to 20 characters with at least a letter and a digit',
    ],
    ['REG-04 no confirmation', { confirmPassword: '' }, 'Please enter the password again'],
    ['REG-04 a confirmation that differs', { confirmPassword: 'Secret#13' }, 'The two passwords are not the same'],
    ['REG-04 no captcha', { captcha: '' }, 'Please enter the verification code'],
  ])('%s: shows the error at its field, focuses the field and sends nothing', async (_, values, words) => {
    let sent = 0;
    const { user } = renderForm(undefined, { answers: { register: () => ((sent += 1), buildSession()) } });
    await fill(user, values);
    await send(user);
    expect(await screen.findByText(words)).toBeShown();
    const wrong = document.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    expect(
      wrong && document.getElementById(wrong.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe(words);
    await waitFor(() => expect(document.activeElement).toBe(wrong));
    expect(sent).toBe(0);
  });

  it.each<[string, keyof Rules, Rules[keyof Rules], RegExp, string, string]>([
    [
      'email',
      'email',
      { ...optional, maxLength: 60, patternId: 'email' },
      /^Email/,
      'me@site',
      'Please enter an email address',
    ],
    [
      'mobile number',
      'mobileNum',
      { ...optional, minLength: 9, maxLength: 10, patternId: 'digits' },
      /^Mobile number/,
      '12',
      '9 to 10 digits',
    ],
    [
      'payment password',
      'paymentPassword',
      { ...optional, minLength: 6, maxLength: 6, patternId: 'digits' },
      /^Payment password/,
      '123',
      '6 digits',
    ],
    ['name', 'payeeName', { ...optional, patternId: 'name' }, /^Name of the account holder/, '123', '2 to 20 letters'],
    ['handle', 'line', { ...optional, patternId: 'handle' }, /^LINE/, 'a b!', '2 to 20 letters, digits or . _ - + @'],
    [
      'invitation code',
      'affiliateCode',
      { ...optional, patternId: 'alphanumeric' },
      /^Invitation code/,
      'AB-1',
      '2 to 20 letters and digits',
    ],
  ])('REG-03 shows the rule for an invalid %s', async (_, key, rule, label, typed, words) => {
    const { user } = renderForm(buildRegistrationSettings({ [key]: rule }));
    await waitFor(() => expect(field(label).disabled).toBe(false));
    await user.type(field(label), typed);
    await user.tab();
    expect(await screen.findByText(words)).toBeShown();
  });

  it.each([
    ['EN', /^Payment password/, '6 digits'],
    ['TY', /^รหัสผ่านการชำระเงิน/, 'ตัวเลข 6 หลัก'],
    ['CN', /^支付密码/, '6 位数字'],
  ] as const)('REG-03 states a fixed length as one number, not as a range (%s)', async (language, label, words) => {
    const { user } = renderForm(
      buildRegistrationSettings({ paymentPassword: { ...optional, minLength: 6, maxLength: 6, patternId: 'digits' } }),
      { language },
    );
    await waitFor(() => expect(field(label).disabled).toBe(false));
    await user.type(field(label), '123');
    await user.tab();
    expect(await screen.findByText(words)).toBeShown();
  });

  it('REG-03 shows validation errors in Thai', async () => {
    const { user } = renderForm(undefined, { language: 'TY' });
    await user.type(field(/^ชื่อผู้ใช้/), 'ab');
    await user.tab();
    expect(await screen.findByText('ตัวอักษรอังกฤษและตัวเลข 4 ถึง 16 ตัว ขึ้นต้นด้วยตัวอักษร')).toBeShown();
  });

  it('REG-04 REG-07 offers birth years from 1900 to this year and rejects a player under the minimum age', async () => {
    const { user } = renderForm(
      buildRegistrationSettings(
        { birthday: { ...optional, minLength: 10, maxLength: 10, patternId: 'date' } },
        { minimumAge: 21 },
      ),
    );
    const birthday = await screen.findByPlaceholderText<HTMLInputElement>('12/24/1990');
    const year = new Date().getFullYear();
    await user.type(birthday, `01/01/${year - 20}`);
    await user.tab();
    expect(await screen.findByText('You must be 21 or older')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    const years = within(await screen.findByRole('combobox', { name: 'Year' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(new Set([years.at(0), years.at(-1)])).toEqual(new Set(['1900', String(year)]));
  });

  it('REG-07 checks the terms box by default; while unchecked, submit focuses it and sends nothing', async () => {
    let sent = 0;
    const { user } = renderForm(undefined, { answers: { register: () => ((sent += 1), buildSession()) } });
    const accepts = screen.getByRole<HTMLInputElement>('checkbox', { name: /I am 18 or older and accept the terms/ });
    expect(accepts.checked).toBe(true);
    await fill(user);
    await user.click(accepts);
    const submit = screen.getByRole('button', { name: 'Create account' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Please confirm your age and accept the terms.')).toBeShown();
    await user.click(submit);
    await waitFor(() => expect(document.activeElement).toBe(accepts));
    expect(sent).toBe(0);
    await user.click(accepts);
    expect([
      submit.getAttribute('aria-disabled'),
      screen.queryByText('Please confirm your age and accept the terms.'),
    ]).toEqual(['false', null]);
    await user.click(submit);
    await waitFor(() => expect(sent).toBe(1));
  });

  it('REG-08 REG-09 sends the whole form encrypted, shows a success toast and logs the player in', async () => {
    let sent: MockRequest | undefined;
    const { user, store, location } = renderForm(undefined, {
      route: '/m/register?affiliateCode=AB12&domain=friend.test',
      answers: { register: (request: MockRequest) => ((sent = request), buildSession({ token: 'fresh' })) },
    });
    await fill(user);
    await send(user);
    await waitFor(() => expect(selectSession(store.getState())?.token).toBe('fresh'));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual([
      'auth:register.in_registered_successfully',
    ]);
    expect(sent?.headers.get('Encryption')).toBe('JWE');
    const { botCheck, ...body } = { ...(sent?.body as { botCheck: string } | undefined) };
    expect(await isSolution(botCheck)).toBe(true);
    expect(body).toEqual({
      username: 'somchai',
      password: 'Secret#12',
      confirmPassword: 'Secret#12',
      captcha: '42',
      affiliateCode: 'AB12',
      domain: 'friend.test',
      registerUrl: window.location.host,
      registerMethod: 'H5',
      type: 0,
      countryDialingCode: '',
      paymentPassword: '',
      nickname: '',
      payeeName: '',
      email: '',
      mobileNum: '',
      idNumber: '',
      qqNum: '',
      facebook: '',
      wechat: '',
      line: '',
      whatsapp: '',
      zalo: '',
      birthday: '',
      recommenderId: '',
      verificationCode: '',
    });
  });

  it('REG-10 loads a captcha on mount, and a press on it loads a new one and clears the field', async () => {
    let pictures = 0;
    const { user } = renderForm(undefined, { answers: { getCaptcha: () => ((pictures += 1), buildCaptcha()) } });
    const picture = await screen.findByRole('img', { name: 'Picture with the verification code' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    expect(field(/^Verification code/).maxLength).toBe(6);
    await user.type(field(/^Verification code/), '42');
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(pictures).toBe(2));
    expect(field(/^Verification code/).value).toBe('');
  });

  it.each([
    [false, 'Sorry, the username already exists.'],
    [true, 'This username is free'],
  ])('REG-12 debounces the check of the username and shows if it is available: %s', async (available, words) => {
    const requested: (string | null)[] = [];
    const { user } = renderForm(undefined, {
      answers: { checkUsername: ({ query }: MockRequest) => (requested.push(query.get('username')), { available }) },
    });
    await user.type(field(/^Username/), 'somchai');
    expect(await screen.findByText(words, {}, { timeout: 3000 })).toBeShown();
    // Invalid usernames and intermediate keystrokes send no request.
    expect(requested).toEqual(['somchai']);
  });

  it('REG-12 shows an error for a username taken in the meantime and clears only the captcha', async () => {
    const { user } = renderForm(undefined, { answers: { register: refusal('register.username_taken') } });
    await fill(user);
    await send(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Sorry, the username already exists.'));
    expect(field(/^Username/).getAttribute('aria-invalid')).toBe('true');
    expect([field(/^Username/).value, field(/^Password\W*$/).value, field(/^Verification code/).value]).toEqual([
      'somchai',
      'Secret#12',
      '',
    ]);
    expect(document.activeElement).toBe(field(/^Username/));
  });

  it('REG-03 shows validation errors from the gateway at their fields', async () => {
    const { user } = renderForm(undefined, {
      answers: {
        register: refusal('register.invalid', {
          fields: { password: { key: 'validation.password', min: 8, max: 20 } },
        }),
      },
    });
    await fill(user);
    await send(user);
    expect(await screen.findByText('Please check the marked fields.')).toBeShown();
    expect(screen.getByText('8 to 20 characters with at least a letter and a digit')).toBeShown();
    expect(field(/^Password\W*$/).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['auth.captcha_incorrect', refusal('auth.captcha_incorrect'), 'Verification code error'],
    ['register.closed', refusal('register.closed'), 'Registration is closed at the moment.'],
    ['an unreachable gateway', UNREACHABLE, 'We cannot reach the service right now. Please try again.'],
  ])('AUTH-15 shows the error for %s and keeps the username', async (_, register, words) => {
    const { user } = renderForm(undefined, { answers: { register } });
    await fill(user);
    await send(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(field(/^Username/).value).toBe('somchai');
  });
});
