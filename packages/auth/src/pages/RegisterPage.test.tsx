import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RegistrationSettings } from '@parlor/contract';
import { selectSession } from '@parlor/core';
import { changeLanguage } from '@parlor/i18n';
import {
  buildAnnouncements,
  buildBanner,
  buildCaptcha,
  buildRegistrationSettings,
  buildSession,
  buildSettings,
  i18nByLanguage,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { IdentityError, type IdentityAdapter } from '../identity/identityAdapter.ts';
import { IdentityAdapterLoading } from '../identity/useIdentityProvider.ts';
import { buildBotChallenge } from '../testing/botChallenge.ts';
import { Page } from './RegisterPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

type Rules = Partial<RegistrationSettings['regExp']>;
const optional = { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 'any' } as const;
const off = { ...optional, enabled: false };
const number: Rules = {
  mobileNum: { ...optional, minLength: 9, maxLength: 10, patternId: 'digits' },
  verificationCode: { ...optional, minLength: 4, maxLength: 10, patternId: 'digits' },
  captcha: off,
};
const onlyNumber = { methods: { username: false, mobile: true } };
const bothWays = { methods: { username: true, mobile: true } };
const invited: Rules = { affiliateCode: { ...optional, patternId: 'alphanumeric' }, captcha: off };

function renderPage(
  settings: RegistrationSettings,
  { answers, ...options }: HarnessOptions = {},
  adapter?: IdentityAdapter,
) {
  const page = adapter ? (
    <IdentityAdapterLoading value={() => Promise.resolve(adapter)}>
      <Page />
    </IdentityAdapterLoading>
  ) : (
    <Page />
  );
  const sent: MockRequest[] = [];
  const take = (request: MockRequest) => (sent.push(request), buildSession({ token: 'fresh' }));
  const result = renderWithApp(page, {
    route: '/m/register',
    ...options,
    answers: {
      listAnnouncements: buildAnnouncements({ banners: [] }),
      getRegistrationSettings: settings,
      getCaptcha: buildCaptcha(),
      checkUsername: { available: true },
      getBotChallenge: () => buildBotChallenge(),
      checkAffiliate: { success: false },
      visitAffiliateUrl: {},
      listCountries: {
        list: [
          { country: 'TH', countryDialingCode: '66' },
          { country: 'LA', countryDialingCode: '856' },
        ],
      },
      sendSmsCode: { expirationTime: Date.now() + 60_000 },
      register: take,
      registerMobile: take,
      ...answers,
    },
  });
  return {
    ...result,
    sent,
    user: userEvent.setup(),
    toasts: () =>
      result.store.getState().toasts.map(({ tone, messageKey, durationMs }) => [tone, messageKey, durationMs]),
  };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const ready = async (name: string | RegExp) => {
  await screen.findByLabelText(name);
  await waitFor(() => expect(field(name).disabled).toBe(false));
  return field(name);
};
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create account' }));
async function typePasswords(user: UserEvent) {
  await user.type(field(/^Password\W*$/), 'Secret#12');
  await user.type(field(/^Password again/), 'Secret#12');
}
async function typeName(user: UserEvent) {
  await user.type(await ready(/^Username/), 'somchai');
  await typePasswords(user);
}
async function typeNumber(user: UserEvent) {
  await user.type(await ready(/^Mobile number/), '0812345678');
  await user.type(field(/^SMS code/), '123456');
  await typePasswords(user);
}

describe('the registration page', () => {
  it('REG-05 shows tabs if both methods are enabled, and keeps the values of each tab', async () => {
    const { user } = renderPage(buildRegistrationSettings(number, bothWays));
    await user.type(await ready(/^Username/), 'somchai');
    await user.click(screen.getByRole('tab', { name: 'With mobile number' }));
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
    await user.type(await ready(/^Mobile number/), '0812345678');
    await user.click(screen.getByRole('tab', { name: 'With username' }));
    expect(field(/^Username/).value).toBe('somchai');
    await user.click(screen.getByRole('tab', { name: 'With mobile number' }));
    expect((await ready(/^Mobile number/)).value).toBe('081 234 5678');
  });

  it.each([
    ['username', { username: true, mobile: false }, /^Username/],
    ['mobile number', onlyNumber.methods, /^Mobile number/],
  ])('REG-05 shows no tabs if %s is the only method', async (_, methods, label) => {
    renderPage(buildRegistrationSettings(number, { methods }));
    expect(await screen.findByLabelText(label)).toBeShown();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('REG-05 shows that registration is closed if no method is enabled', async () => {
    renderPage(buildRegistrationSettings({}, { methods: { username: false, mobile: false } }));
    expect(await screen.findByRole('heading', { name: 'Registration is closed at the moment.' })).toBeShown();
  });

  it('REG-11 REG-13 sends a code to a number of the selected country and counts down', async () => {
    let requested: unknown;
    const { user } = renderPage(buildRegistrationSettings(number, onlyNumber), {
      answers: {
        sendSmsCode: ({ body }: MockRequest) => ((requested = body), { expirationTime: Date.now() + 60_000 }),
      },
    });
    await user.type(await ready(/^Mobile number/), '0812345678');
    await user.click(screen.getByRole('button', { name: 'Country: Thailand +66' }));
    await user.click(await screen.findByText('Laos'));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(requested).toMatchObject({ mobileNum: '0812345678', countryDialingCode: '856', purpose: 'register' }),
    );
    expect(await screen.findByRole('button', { name: /You can ask for another code in \d+ seconds/ })).toBeShown();
  });

  it('REG-08 REG-09 sends a registration by mobile number encrypted and logs the player in', async () => {
    const { user, sent, store, location } = renderPage(buildRegistrationSettings(number, onlyNumber));
    await typeNumber(user);
    await send(user);
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(selectSession(store.getState())?.token).toBe('fresh');
    expect(sent[0]?.body).toMatchObject({
      username: '',
      mobileNum: '0812345678',
      countryDialingCode: '66',
      verificationCode: '123456',
      type: 0,
    });
    expect(sent[0]?.headers.get('Encryption')).toBe('JWE');
  });

  it.each([
    ['register.mobile_taken', /^Mobile number/, 'This mobile number already has an account.'],
    ['auth.code_incorrect', /^SMS code/, 'Verification code error'],
  ] as const)('AUTH-15 shows the error %s, marks its field as invalid and focuses it', async (code, label, words) => {
    const { user } = renderPage(buildRegistrationSettings(number, onlyNumber), {
      answers: { registerMobile: refusal(code) },
    });
    await typeNumber(user);
    await send(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect([field(/^Mobile number/).value, field(/^SMS code/).value, field(/^Password\W*$/).value]).toEqual([
      '081 234 5678',
      '123456',
      'Secret#12',
    ]);
  });
});

describe('an SMS code of the identity provider', () => {
  const settings = {
    smsCodes: 'provider',
    identityProvider: { apiKey: 'key', authDomain: 'auth.test', projectId: 'project', emulatorUrl: '' },
  } as const;
  const adapter = (confirm: () => Promise<{ idToken: string }>): IdentityAdapter => ({
    signInWith: () => Promise.reject(new IdentityError('cancelled')),
    startPhone: () => Promise.resolve({ confirm }),
  });
  async function withCode(confirm: () => Promise<{ idToken: string }>, answers: HarnessOptions['answers'] = {}) {
    const page = renderPage(buildRegistrationSettings(number, onlyNumber), { settings, answers }, adapter(confirm));
    await page.user.type(await ready(/^Mobile number/), '0812345678');
    const button = screen.getByRole('button', { name: 'Send code' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await page.user.click(button);
    await screen.findByRole('button', { name: /another code/ });
    await page.user.type(field(/^SMS code/), '123456');
    await typePasswords(page.user);
    await send(page.user);
    return page;
  }

  it('REG-08 is verified first and sent with the provider’s token and the channel', async () => {
    const { sent } = await withCode(() => Promise.resolve({ idToken: 'proof' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        firebaseChannel: 'sms',
        firebaseIdToken: 'proof',
        verificationCode: '123456',
      }),
    );
  });

  it('REG-08 is rejected if incorrect: its field is focused and nothing is sent', async () => {
    const { sent } = await withCode(() => Promise.reject(new IdentityError('codeIncorrect')));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Verification code error'));
    await waitFor(() => expect(document.activeElement).toBe(field(/^SMS code/)));
    expect(sent).toEqual([]);
  });
});

describe('the registration page with referrals', () => {
  it('REG-06 hides the invitation code for a valid link and sends the code and domain of the link', async () => {
    let requested = '';
    const { user, sent } = renderPage(buildRegistrationSettings(invited), {
      route: '/m/register?affiliateCode=AB12&domain=friend.test',
      answers: { checkAffiliate: ({ query }: MockRequest) => ((requested = query.toString()), { success: true }) },
    });
    await typeName(user);
    expect([requested, screen.queryByLabelText(/^Invitation code/)]).toEqual(['code=AB12&domain=friend.test', null]);
    await send(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ affiliateCode: 'AB12', domain: 'friend.test' }));
  });

  it('AGT-05 counts a visit of a valid link once in a tab, and none of an unknown one', async () => {
    const visits: unknown[] = [];
    const answers = {
      checkAffiliate: ({ query }: MockRequest) => ({ success: query.get('code') === 'VISIT1' }),
      visitAffiliateUrl: ({ body }: MockRequest) => (visits.push(body), {}),
    };
    const openLink = (code: string) =>
      renderPage(buildRegistrationSettings(invited), { route: `/m/register?affiliateCode=${code}`, answers });
    openLink('VISIT1');
    await waitFor(() => expect(visits).toEqual([{ code: 'VISIT1' }]));
    cleanup();
    openLink('VISIT1');
    await ready(/^Username/);
    cleanup();
    openLink('NOBODY1');
    await screen.findByLabelText(/^Invitation code/);
    expect(visits).toHaveLength(1);
  });

  it('REG-06 remembers the code of the link if it is opened again without the link', async () => {
    const answers = { checkAffiliate: { success: true } };
    renderPage(buildRegistrationSettings(invited), { route: '/m/register?affiliateCode=AB12', answers });
    await ready(/^Username/);
    cleanup();
    const { user, sent } = renderPage(buildRegistrationSettings(invited), { answers });
    await typeName(user);
    await send(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ affiliateCode: 'AB12' }));
  });

  it('REG-06 shows "Referrer link error" for an unknown link and offers an empty invitation code field', async () => {
    const { user, sent } = renderPage(buildRegistrationSettings(invited), {
      route: '/m/register?affiliateCode=NOBODY',
    });
    expect(await screen.findByText('Referrer link error')).toBeShown();
    expect(field(/^Invitation code/).value).toBe('');
    await typeName(user);
    await send(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ affiliateCode: '' }));
  });

  it('REG-06 puts the code of the link into the field if the link cannot be checked', async () => {
    renderPage(buildRegistrationSettings(invited), {
      route: '/m/register?affiliateCode=AB12',
      answers: { checkAffiliate: refusal('request.rate_limited') },
    });
    await waitFor(() => expect(field(/^Invitation code/).value).toBe('AB12'));
  });

  it('REG-06 checks a typed code before sending; a wrong one shows a toast and focuses its field', async () => {
    const { user, sent, toasts } = renderPage(buildRegistrationSettings(invited), {
      answers: { checkAffiliate: ({ query }: MockRequest) => ({ success: query.get('code') === 'GOOD1' }) },
    });
    await typeName(user);
    await user.type(field(/^Invitation code/), 'WRONG1');
    await send(user);
    await waitFor(() => expect(toasts()).toEqual([['danger', 'auth:validation.invitation_code_error', 1000]]));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Invitation code/)));
    expect(sent).toEqual([]);
    await user.clear(field(/^Invitation code/));
    await user.type(field(/^Invitation code/), 'GOOD1');
    await send(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ affiliateCode: 'GOOD1' }));
  });

  it('REG-06 shows the code of the link in a focused field if the gateway rejects it', async () => {
    const { user } = renderPage(buildRegistrationSettings(invited), {
      route: '/m/register?affiliateCode=AB12',
      answers: {
        checkAffiliate: { success: true },
        register: refusal('register.invalid', {
          fields: { affiliateCode: { key: 'validation.invitation_code_error' } },
        }),
      },
    });
    await typeName(user);
    await send(user);
    expect(await screen.findByText('This invitation code is not known')).toBeShown();
    expect(field(/^Invitation code/).value).toBe('AB12');
    await waitFor(() => expect(document.activeElement).toBe(field(/^Invitation code/)));
  });

  it('AUTH-15 shows "Referrer link error" if the gateway reports it', async () => {
    const { user } = renderPage(buildRegistrationSettings({ captcha: off }), {
      answers: { register: refusal('register.referrer_invalid') },
    });
    await typeName(user);
    await send(user);
    expect(await screen.findByText('Referrer link error')).toBeShown();
  });
});

describe('entered values', () => {
  it('are kept after a language change, and their errors are translated', async () => {
    const { user } = renderPage(buildRegistrationSettings({ captcha: off }));
    await user.type(await ready(/^Username/), 'so');
    await user.tab();
    expect(await screen.findByText('4 to 16 letters and digits, beginning with a letter')).toBeShown();
    await act(() => changeLanguage(i18nByLanguage.EN, 'TY'));
    expect(await screen.findByText('ตัวอักษรอังกฤษและตัวเลข 4 ถึง 16 ตัว ขึ้นต้นด้วยตัวอักษร')).toBeShown();
    expect(field(/^ชื่อผู้ใช้/).value).toBe('so');
    await act(() => changeLanguage(i18nByLanguage.EN, 'EN'));
  });

  it('are kept, including the captcha, if the gateway is unreachable', async () => {
    const { user } = renderPage(buildRegistrationSettings(), { answers: { register: UNREACHABLE } });
    await typeName(user);
    await user.type(field(/^Verification code/), '42');
    await send(user);
    expect(await screen.findByText('We cannot reach the service right now. Please try again.')).toBeShown();
    expect([field(/^Username/).value, field(/^Verification code/).value]).toEqual(['somchai', '42']);
  });
});

it('REG-01 the registration page shows the Google and Facebook buttons if they are enabled', async () => {
  renderPage(
    buildRegistrationSettings(),
    {
      settings: {
        features: { ...buildSettings().features, googleLogin: true, facebookLogin: true },
        identityProvider: { apiKey: 'key', authDomain: 'auth.test', projectId: 'project', emulatorUrl: '' },
      },
    },
    {
      signInWith: () => Promise.reject(new IdentityError('cancelled')),
      startPhone: () => Promise.reject(new IdentityError('cancelled')),
    },
  );
  expect(await screen.findByRole('button', { name: /Google/ })).toBeShown();
  expect(screen.getByRole('button', { name: /Facebook/ })).toBeShown();
});

it('GAME-22 the registration page shows the banners of its own group below the form', async () => {
  const groups: (string | null)[] = [];
  renderPage(buildRegistrationSettings(), {
    answers: {
      listAnnouncements: ({ query }: MockRequest) => {
        groups.push(query.get('groupName'));
        return buildAnnouncements({ banners: [buildBanner({ groupName: 'm_reg', title: 'Five fields' })] });
      },
    },
  });
  const form = await ready(/^Username/);
  const link = await screen.findByRole('link', { name: /Five fields/ });
  expect(link.getAttribute('href')).toBe('/m/activity');
  expect(form.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(groups).toEqual(['m_reg']);
});
