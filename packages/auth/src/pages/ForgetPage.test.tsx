import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectSession } from '@parlor/core';
import {
  buildRegistrationSettings,
  buildSession,
  buildSettings,
  refusal,
  renderWithApp,
  sealedChat,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { buildBotChallenge, isSolution } from '../testing/botChallenge.ts';
import { Page } from './ForgetPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const digits = { enabled: true, required: false, minLength: 9, maxLength: 10, patternId: 'digits' } as const;
const { features } = buildSettings();
const onlyPhone = { features: { ...features, emailRetrieval: false } };
const onlyEmail = { features: { ...features, phoneRetrieval: false } };

/** Shows the whole address, including its fragment. */
function AddressProbe() {
  const { pathname, search, hash } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search + hash}
    </output>
  );
}

function renderPage({ answers, ...options }: HarnessOptions = {}) {
  const result = renderWithApp(
    <>
      <Page />
      <AddressProbe />
    </>,
    {
      route: '/m/forget',
      ...options,
      answers: {
        getRegistrationSettings: buildRegistrationSettings({ mobileNum: digits }),
        listCountries: { list: [{ country: 'TH', countryDialingCode: '66' }] },
        getBotChallenge: () => buildBotChallenge(),
        sendSmsCode: { expirationTime: Date.now() + 60_000 },
        requestPasswordLink: {},
        resetPasswordByLink: {},
        resetPasswordByPhone: buildSession({ token: 'fresh' }),
        ...answers,
      },
    },
  );
  return {
    ...result,
    user: userEvent.setup(),
    toasts: () =>
      result.store.getState().toasts.map(({ tone, messageKey, durationMs }) => [tone, messageKey, durationMs]),
  };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const late = async (name: string | RegExp) => {
  const found = await screen.findByLabelText<HTMLInputElement>(name);
  await waitFor(() => expect(field(name).disabled).toBe(false));
  return found.isConnected ? found : field(name);
};
/** The browser's storage as one text. */
const everythingStored = () =>
  [localStorage, sessionStorage]
    .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.getItem(store.key(index) ?? '')))
    .join(' ');
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the password reset page', () => {
  it('PSW-01 starts with email if both methods are enabled, and keeps the values of each tab', async () => {
    const { user } = renderPage();
    expect(screen.getByRole('tab', { name: 'By email' }).getAttribute('aria-selected')).toBe('true');
    await user.type(field('Username'), 'somchai');
    await user.click(screen.getByRole('tab', { name: 'By phone' }));
    await user.type(await late('Mobile number'), '0812345678');
    await user.click(screen.getByRole('tab', { name: 'By email' }));
    expect(field('Username').value).toBe('somchai');
    await user.click(screen.getByRole('tab', { name: 'By phone' }));
    expect(field('Mobile number').value).toBe('081 234 5678');
  });

  it.each([
    ['the phone', onlyPhone, 'Mobile number'],
    ['email', onlyEmail, 'Email'],
  ])('PSW-01 shows no tabs if only %s is enabled', async (_, settings, label) => {
    renderPage({ settings });
    expect(await screen.findByLabelText(label)).toBeShown();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('PSW-01 refers to customer service if neither method is enabled', async () => {
    renderPage({
      settings: {
        features: { ...features, emailRetrieval: false, phoneRetrieval: false },
        customerService: [sealedChat],
      },
    });
    expect(screen.getByRole('heading', { name: 'Customer service helps you in' })).toBeShown();
    expect((await screen.findByRole('link', { name: 'Chat' })).getAttribute('href')).toBe('https://chat.test/');
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/m/login');
  });
});

describe('the reset form by email', () => {
  it('PSW-02 sends trimmed values and a solved bot check URL-encoded, then redirects to the login', async () => {
    let sent: MockRequest | undefined;
    const { user, toasts, location } = renderPage({
      answers: { requestPasswordLink: (request: MockRequest) => ((sent = request), {}) },
    });
    await user.type(field('Username'), ' somchai ');
    await user.type(field('Email'), ' som@chai.th ');
    await press(user, 'Send the link');
    await waitFor(() => expect(toasts()).toEqual([['success', 'auth:forget.linkSent', 1000]]));
    const { botCheck, ...body } = { ...(sent?.body as { botCheck: string } | undefined) };
    expect(body).toEqual({ username: 'somchai', email: 'som@chai.th' });
    expect(sent?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await isSolution(botCheck)).toBe(true);
    await waitFor(() => expect(location()).toBe('/m/login'));
  });

  it('PSW-02 API-04 shows a loading toast until the gateway responds', async () => {
    let answer: ((value: unknown) => void) | undefined;
    const { user, toasts } = renderPage({
      answers: { requestPasswordLink: () => new Promise((resolve) => (answer = resolve)) },
    });
    await user.type(field('Username'), 'somchai');
    await user.type(field('Email'), 'som@chai.th');
    await press(user, 'Send the link');
    await waitFor(() => expect(toasts()).toEqual([['loading', 'auth:forget.wait', 9_999_000]]));
    await waitFor(() => expect(answer).toBeDefined());
    answer?.({});
    await waitFor(() => expect(toasts()).toEqual([['success', 'auth:forget.linkSent', 1000]]));
  });

  it.each(['som', 'som@chai', 'som@chai.t', 'som chai@x.co', '@chai.th'])(
    'PSW-02 rejects the address %s as "Email incorrect" and sends nothing',
    async (email) => {
      let sent = 0;
      const { user } = renderPage({ answers: { requestPasswordLink: () => ((sent += 1), {}) } });
      await user.type(field('Username'), 'somchai');
      await user.type(field('Email'), email);
      await press(user, 'Send the link');
      expect(await screen.findByText('Email incorrect')).toBeShown();
      expect(sent).toBe(0);
    },
  );

  it.each([
    ['email', 'Email incorrect', []],
    ['email_any_ending', '', ['a@b.info']],
  ] as const)(
    'PSW-02 with the pattern %s, shows the error "%s" for a long top-level domain',
    async (patternId, words, addresses) => {
      const sent: unknown[] = [];
      const getRegistrationSettings = buildRegistrationSettings({ email: { ...digits, patternId } });
      const { user, store } = renderPage({
        answers: {
          getRegistrationSettings,
          requestPasswordLink: ({ body }: MockRequest) => (sent.push((body as { email: string }).email), {}),
        },
      });
      await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain(patternId));
      await user.type(field('Username'), 'somchai');
      await user.type(field('Email'), 'a@b.info');
      await press(user, 'Send the link');
      await waitFor(() => expect(screen.queryByText('Email incorrect')?.textContent ?? '').toBe(words));
      await waitFor(() => expect(sent).toEqual(addresses));
    },
  );

  it('PSW-02 shows an error for each empty field and focuses the first', async () => {
    const { user } = renderPage();
    await press(user, 'Send the link');
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
  });

  it.each([
    [
      'too many requests',
      refusal('request.rate_limited', { retryAfter: 60 }),
      'Too many attempts. Please wait a moment.',
    ],
    ['no connection', UNREACHABLE, 'We cannot reach the service right now. Please try again.'],
  ])(
    'PSW-02 on %s, shows the error, hides the loading toast and keeps the values',
    async (_, requestPasswordLink, words) => {
      const { user, toasts } = renderPage({ answers: { requestPasswordLink } });
      await user.type(field('Username'), 'somchai');
      await user.type(field('Email'), 'som@chai.th');
      await press(user, 'Send the link');
      expect(await screen.findByText(words)).toBeShown();
      expect([toasts(), field('Username').value, field('Email').value]).toEqual([[], 'somchai', 'som@chai.th']);
    },
  );
});

describe('the reset form by phone', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(await late('Mobile number'), '0812345678');
    await user.type(field('SMS code'), '123456');
    await user.type(field('New password'), 'Secret#12');
  }

  it('PSW-03 shows the minimum length of the number, and an error for each invalid or empty field', async () => {
    let sent = 0;
    const { user } = renderPage({
      settings: onlyPhone,
      answers: { resetPasswordByPhone: () => ((sent += 1), buildSession()) },
    });
    await late('Mobile number');
    expect(screen.getByText('At least 9 digits')).toBeShown();
    await user.type(field('Mobile number'), '0812');
    await press(user, 'Set the new password');
    expect(await screen.findByText('9 to 10 digits')).toBeShown();
    expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
    expect(sent).toBe(0);
  });

  it('PSW-03 requests an SMS code for a valid number', async () => {
    let requestedBody: unknown;
    const { user } = renderPage({
      settings: onlyPhone,
      answers: {
        sendSmsCode: ({ body }: MockRequest) => ((requestedBody = body), { expirationTime: Date.now() + 60_000 }),
      },
    });
    await user.type(await late('Mobile number'), '0812345678');
    await press(user, 'Send code');
    await waitFor(() =>
      expect(requestedBody).toMatchObject({ mobileNum: '0812345678', countryDialingCode: '66', purpose: 'reset' }),
    );
  });

  it('PSW-04 sets the new password, logs the player in and redirects to the requested page', async () => {
    let sent: MockRequest | undefined;
    const { user, store, location } = renderPage({
      route: { pathname: '/m/forget', state: { returnTo: '/m/gameRecord' } },
      settings: onlyPhone,
      answers: { resetPasswordByPhone: (request: MockRequest) => ((sent = request), buildSession({ token: 'fresh' })) },
    });
    await fillIn(user);
    await press(user, 'Set the new password');
    await waitFor(() => expect(location()).toBe('/m/gameRecord'));
    expect(selectSession(store.getState())?.token).toBe('fresh');
    expect(sent?.body).toEqual({
      mobileNum: '0812345678',
      countryDialingCode: '66',
      verificationCode: '123456',
      newPassword: 'Secret#12',
    });
    expect(sent?.headers.get('Encryption')).toBe('JWE');
  });

  it.each([
    [
      'modify.new.old.same',
      'The new password must differ from the present one.',
      { 'New password': '', 'SMS code': '123456' },
    ],
    ['auth.code_incorrect', 'Verification code error', { 'New password': 'Secret#12', 'SMS code': '' }],
    [
      'auth.user_disabled',
      'Sorry, the user does not exist or is disabled.',
      { 'New password': 'Secret#12', 'SMS code': '' },
    ],
  ] as const)(
    'PSW-04 on %s, shows the error, clears the affected field and focuses it',
    async (code, words, remaining) => {
      const { user } = renderPage({ settings: onlyPhone, answers: { resetPasswordByPhone: refusal(code) } });
      await fillIn(user);
      await press(user, 'Set the new password');
      expect(await screen.findByText(words)).toBeShown();
      expect({ 'New password': field('New password').value, 'SMS code': field('SMS code').value }).toEqual(remaining);
      expect(field('Mobile number').value).toBe('081 234 5678');
      const [emptied] = Object.entries(remaining).find(([, value]) => value === '') ?? [''];
      await waitFor(() => expect(document.activeElement).toBe(field(emptied)));
    },
  );

  it('PSW-04 keeps the entered values if the gateway is unreachable', async () => {
    const { user } = renderPage({ settings: onlyPhone, answers: { resetPasswordByPhone: UNREACHABLE } });
    await fillIn(user);
    await press(user, 'Set the new password');
    expect(await screen.findByText('We cannot reach the service right now. Please try again.')).toBeShown();
    expect([field('New password').value, field('SMS code').value]).toEqual(['Secret#12', '123456']);
  });
});

describe('the reset link page', () => {
  const token = 'kJ8-reset_token';
  const renderLink = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}) =>
    renderPage({ route: `/m/forget#reset=${token}`, answers, ...options });
  async function setPassword(user: ReturnType<typeof userEvent.setup>, password = 'Secret#12', again = password) {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(field('New password again'), again);
    await press(user, 'Set the new password');
  }

  it('PSW-06 removes the token from the URL and does not store it', async () => {
    renderLink();
    await screen.findByLabelText('New password');
    expect(screen.getByTestId('address').textContent).toBe('/m/forget');
    expect(everythingStored()).not.toContain(token);
  });

  it('PSW-06 sends the confirmed password encrypted and redirects to the login', async () => {
    let sent: MockRequest | undefined;
    const { user, location, toasts } = renderLink({
      resetPasswordByLink: (request: MockRequest) => ((sent = request), {}),
    });
    await setPassword(user);
    await waitFor(() => expect(location()).toBe('/m/login'));
    expect(sent?.body).toEqual({ resetToken: token, newPassword: 'Secret#12' });
    expect(sent?.headers.get('Encryption')).toBe('JWE');
    expect(toasts()).toEqual([['success', 'auth:forget.linkDone', 2000]]);
  });

  it.each([
    ['differs the second time', 'Secret#12', 'Secret#13', 'The two passwords are not the same'],
    ['breaks the rule', 'secret', 'secret', '8 to 20 characters with at least a letter and a digit'],
    ['everybody would guess', 'password123', 'password123', 'This password is too easy to guess'],
  ])('PSW-06 does not send a password that %s', async (_, password, again, words) => {
    let sent = 0;
    const { user } = renderLink({ resetPasswordByLink: () => ((sent += 1), {}) });
    await setPassword(user, password, again);
    expect(await screen.findByText(words)).toBeShown();
    expect(sent).toBe(0);
  });

  it('PSW-06 shows that an invalid link no longer works and offers another one', async () => {
    const { user } = renderLink({ resetPasswordByLink: refusal('password.link_invalid') });
    await setPassword(user);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeShown();
    await press(user, 'Ask for another link');
    expect(await screen.findByLabelText('Email')).toBeShown();
  });

  it.each([
    ['modify.new.old.same', 'The new password must differ from the present one.'],
    ['request.rate_limited', 'Too many attempts. Please wait a moment.'],
  ] as const)('PSW-06 on %s, shows the error and keeps the new password', async (code, words) => {
    const { user } = renderLink({ resetPasswordByLink: refusal(code) });
    await setPassword(user);
    expect(await screen.findByText(words)).toBeShown();
    expect(field('New password').value).toBe('Secret#12');
  });
});
