import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@parlor/i18n';
import { selectSession, useAgentCodeKeeping } from '@parlor/core';
import {
  AppHarness,
  buildCaptcha,
  buildSession,
  buildSettings,
  i18nByLanguage,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { IdentityError, type IdentityAdapter } from '../../identity/identityAdapter.ts';
import { IdentityAdapterLoading } from '../../identity/useIdentityProvider.ts';
import { rememberLogin } from '../../model/rememberedLogin.ts';
import { readSessionPassword } from '../../model/sessionPassword.ts';
import { buildBotChallenge, isSolution } from '../../testing/botChallenge.ts';
import { LoginForm } from './LoginForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function typeCredentials(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Username'), ' player01 ');
  await user.type(screen.getByLabelText('Password'), 'Player#2026');
  return user;
}

describe('LoginForm', () => {
  it.each([
    [{}, true],
    [{ emailRetrieval: false }, true],
    [{ phoneRetrieval: false }, true],
    [{ emailRetrieval: false, phoneRetrieval: false }, false],
    [{ forgotPassword: false }, false],
  ])('SYS-13 with %o a forgotten password has its link: %s', (off, hasLink) => {
    renderWithApp(<LoginForm scope="member" />, { settings: { features: { ...buildSettings().features, ...off } } });
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })?.getAttribute('href')).toBe(
      hasLink ? '/m/forget' : undefined,
    );
  });

  it('AUTH-04 SYS-11 is found again as it was left, by name or by number, and its secrets are kept nowhere', async () => {
    const settings = { features: { ...buildSettings().features, mobileCodeLogin: true } };
    const { store, unmount } = renderWithApp(<LoginForm scope="member" />, { settings });
    await typeCredentials();
    unmount();
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('Player#2026');
    const again = render(
      <AppHarness store={store} settings={settings}>
        <LoginForm scope="member" />
      </AppHarness>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' player01 ');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'With SMS code' }));
    again.unmount();
    render(
      <AppHarness store={store} settings={settings}>
        <LoginForm scope="member" />
      </AppHarness>,
    );
    expect(screen.getByRole('tab', { name: 'With SMS code' }).getAttribute('aria-selected')).toBe('true');
  });

  it('AUTH-05 keeps submit disabled until username and password are there', async () => {
    renderWithApp(<LoginForm scope="member" />);
    const submit = screen.getByRole('button', { name: 'Log in' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    await typeCredentials();
    expect(submit.hasAttribute('disabled')).toBe(false);
  });

  it('AUTH-01 AUTH-08 sends username, password and type sealed, and AUTH-09 keeps the session and goes on', async () => {
    let sent: MockRequest | undefined;
    const { store, location } = renderWithApp(<LoginForm scope="member" />, {
      route: '/m/login',
      answers: { login: (request: MockRequest) => ((sent = request), buildSession({ token: 'fresh' })) },
    });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(sent?.body).toEqual({
      type: 'username',
      username: 'player01',
      password: 'Player#2026',
      captcha: '',
      remember: true,
      botCheck: '',
      scope: 'member',
      agentCode: '',
    });
    expect(sent?.headers.get('Encryption')).toBe('JWE');
    expect(selectSession(store.getState())?.token).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({
      token: 'fresh',
      userName: 'player01',
    });
    expect(sessionStorage.getItem('token')).toBe('fresh');
  });

  it('AUTH-15 tells what was wrong and keeps what was typed', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: refusal('auth.invalid_credentials') } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username or password is incorrect')).toBeShown();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' player01 ');
    expect(screen.queryByLabelText('Verification code')).toBeNull();
  });

  it('AUTH-06 asks for a captcha once a refusal carries the flag, and for a new one after each refusal', async () => {
    let pictures = 0;
    renderWithApp(<LoginForm scope="member" />, {
      answers: {
        login: refusal('auth.invalid_credentials', { captcha: true }),
        getCaptcha: () => ((pictures += 1), buildCaptcha()),
        getBotChallenge: () => buildBotChallenge(),
      },
    });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const code = await screen.findByRole('textbox', { name: /Verification code/ });
    expect(screen.getByRole('button', { name: 'Log in' }).hasAttribute('disabled')).toBe(true);
    await user.type(code, '42');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(pictures).toBe(2));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Verification code/ }).value).toBe('');
  });

  it('AUTH-06 asks for the captcha that is due from before, without calling wrong what nobody was asked for', async () => {
    renderWithApp(<LoginForm scope="member" />, {
      answers: {
        login: refusal('auth.captcha_incorrect', { captcha: true }),
        getCaptcha: buildCaptcha(),
        getBotChallenge: () => buildBotChallenge(),
      },
    });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const code = await screen.findByRole('textbox', { name: /Verification code/ });
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByText('Please enter the verification code')).toBeShown();
    expect(screen.queryByText('Verification code error')).toBeNull();
    await user.type(code, '42');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Verification code error')).toBeShown();
  });

  it('says that the service cannot be reached and loses nothing', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: UNREACHABLE } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('We cannot reach the service right now. Please try again.')).toBeShown();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
  });

  it('NAV-20 returns to where the player was headed', async () => {
    const { location } = renderWithApp(<LoginForm scope="member" />, {
      route: { pathname: '/m/login', state: { returnTo: '/m/gameRecord' } },
      answers: { login: buildSession() },
    });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/gameRecord'));
  });

  it('AUTH-02 leads to the registration', () => {
    renderWithApp(<LoginForm scope="member" />);
    expect(screen.getByRole('link', { name: 'New here? Create an account' }).getAttribute('href')).toBe('/m/register');
  });

  it.each([
    ['auth.user_disabled', 'Sorry, the user does not exist or is disabled.'],
    ['auth.non_member', 'Non-member account unable to log in'],
    ['permission.denied', 'Sorry, this account does not have permission or the feature is temporarily unavailable.'],
    ['system.maintenance', 'The platform is under maintenance'],
    ['system.unknown', 'Unknown error'],
  ] as const)('AUTH-15 %s reads "%s"', async (code, words) => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: refusal(code) } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(words)).toBeShown();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
  });

  it('AUTH-15 AGT-01 the agent login asks for an agent, says so to others, and leads agents to the agency centre', async () => {
    let isAgent = false;
    const scopes: unknown[] = [];
    const login = ({ body }: MockRequest) => {
      scopes.push((body as { scope: string }).scope);
      return isAgent ? buildSession({ type: 1 }) : refusal('auth.non_agent');
    };
    const { location } = renderWithApp(<LoginForm scope="agent" />, { route: '/m/agent', answers: { login } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Non-agents cannot log in')).toBeShown();
    expect(screen.queryByRole('link', { name: /Create an account/ })).toBeNull();

    isAgent = true;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/agent/home'));
    expect(scopes).toEqual(['agent', 'agent']);
  });

  it('AUTH-08 sends nothing from an address that cannot protect the password, says why and what to do, and loses nothing', async () => {
    const subtle = vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    let sent = 0;
    renderWithApp(<LoginForm scope="member" />, {
      answers: {
        getEncryptionKeys: {
          keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k', alg: 'ECDH-ES', use: 'enc' }],
        },
        login: () => ((sent += 1), buildSession()),
      },
    });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('This connection cannot protect your password')).toBeShown();
    expect(
      screen.getByText('This connection is not secure, so nothing was sent. Open the site with https.'),
    ).toBeShown();
    expect(screen.getByText(/npm start -- --https/)).toBeShown();
    expect([
      screen.getByLabelText<HTMLInputElement>('Username').value,
      screen.getByLabelText<HTMLInputElement>('Password').value,
    ]).toEqual([' player01 ', 'Player#2026']);
    expect(sent).toBe(0);
    subtle.mockRestore();
  });
});

/** The merchant offers both ways in, for Thailand and China. */
const withCodes = ({ answers, ...rest }: HarnessOptions = {}): HarnessOptions => ({
  settings: { features: { ...buildSettings().features, mobileCodeLogin: true } },
  answers: {
    listCountries: {
      list: [
        { country: 'TH', countryDialingCode: '66' },
        { country: 'CN', countryDialingCode: '86' },
      ],
    },
    getBotChallenge: () => buildBotChallenge(),
    sendSmsCode: () => ({ expirationTime: Date.now() + 60_000 }),
    ...answers,
  },
  ...rest,
});
const numberField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'SMS code' });
const toCodes = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('tab', { name: 'With SMS code' }));
const logIn = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Log in' }));

describe('LoginForm by mobile number', () => {
  it('AUTH-01 is offered only where the merchant has it on', () => {
    renderWithApp(<LoginForm scope="member" />);
    expect(screen.queryByRole('tab')).toBeNull();
    cleanup();
    renderWithApp(<LoginForm scope="member" />, withCodes());
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['With password', 'With SMS code']);
  });

  it('AUTH-04 AUTH-08 REG-13 asks for a code once the number can be one, and logs in with number, country and code', async () => {
    const sent: Record<string, unknown> = {};
    const { location } = renderWithApp(
      <LoginForm scope="member" />,
      withCodes({
        route: '/m/login',
        answers: {
          sendSmsCode: ({ body }: MockRequest) => ((sent['code'] = body), { expirationTime: Date.now() + 60_000 }),
          login: ({ body }: MockRequest) => ((sent['login'] = body), buildSession()),
        },
      }),
    );
    const user = userEvent.setup();
    await toCodes(user);
    await user.type(await numberField(), '081');
    const send = screen.getByRole('button', { name: 'Send code' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(await numberField(), '2345678');
    expect(send.hasAttribute('disabled')).toBe(false);
    await user.click(send);
    await screen.findByRole('button', { name: /You can ask for another code in/ });
    expect(sent['code']).toMatchObject({ mobileNum: '0812345678', countryDialingCode: '66', purpose: 'login' });
    expect(await isSolution((sent['code'] as { botCheck: string }).botCheck)).toBe(true);

    await user.type(await codeField(), '12 34-56');
    expect((await codeField()).value).toBe('123456');
    await logIn(user);
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(sent['login']).toEqual({
      type: 'sms',
      mobileNum: '0812345678',
      countryDialingCode: '66',
      verificationCode: '123456',
      captcha: '',
      remember: true,
      botCheck: '',
      scope: 'member',
      agentCode: '',
    });
    expect(JSON.parse(localStorage.getItem('rememberedLogin.sms') ?? '')).toEqual({
      type: 'sms',
      username: '0812345678',
      password: '',
      countryDialingCode: '66',
    });
    expect(sessionStorage.getItem('PSW')).toBeNull();
  });

  it('AUTH-04 takes at most 20 digits of a number and 10 of a code', async () => {
    renderWithApp(<LoginForm scope="member" />, withCodes());
    const user = userEvent.setup();
    await toCodes(user);
    await user.type(await numberField(), '1234567890123456789012345');
    await user.type(await codeField(), '123456789012');
    expect((await numberField()).value.replaceAll(/\D/g, '')).toHaveLength(20);
    expect((await codeField()).value).toBe('1234567890');
  });

  it('AUTH-05 keeps what was typed for one way in while the other is shown', async () => {
    renderWithApp(<LoginForm scope="member" />, withCodes());
    const user = await typeCredentials();
    await toCodes(user);
    await user.type(await numberField(), '0812345678');
    await user.click(screen.getByRole('tab', { name: 'With password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' player01 ');
    await toCodes(user);
    expect((await numberField()).value.replaceAll(' ', '')).toBe('0812345678');
  });

  it('AUTH-05 AUTH-07 shows for each way in what was remembered for it', async () => {
    await rememberLogin('username', { username: 'player01', password: 'Player#2026', countryDialingCode: '' });
    await rememberLogin('sms', { username: '13912345678', password: '', countryDialingCode: '86' });
    renderWithApp(<LoginForm scope="member" />, withCodes());
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026'));
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('player01');
    expect(screen.getByRole('button', { name: 'Log in' }).hasAttribute('disabled')).toBe(false);
    const user = userEvent.setup();
    await toCodes(user);
    await waitFor(async () => expect((await numberField()).value.replaceAll(/\D/g, '')).toBe('13912345678'));
    expect(screen.getByRole('button', { name: 'Country: China +86' })).toBeShown();
  });

  it('AUTH-05 begins with the way in that was remembered', async () => {
    await rememberLogin('sms', { username: '0812345678', password: '', countryDialingCode: '66' });
    renderWithApp(<LoginForm scope="member" />, withCodes());
    expect(screen.getByRole('tab', { name: 'With SMS code' }).getAttribute('aria-selected')).toBe('true');
  });

  it('AUTH-06 has a new picture and an empty code after a change of the way in', async () => {
    let pictures = 0;
    renderWithApp(
      <LoginForm scope="member" />,
      withCodes({
        answers: {
          login: refusal('auth.invalid_credentials', { captcha: true }),
          getCaptcha: () => ((pictures += 1), buildCaptcha()),
        },
      }),
    );
    const user = await typeCredentials();
    await logIn(user);
    await user.type(await screen.findByRole('textbox', { name: /Verification code/ }), '4a2');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Verification code/ }).value).toBe('42');
    await waitFor(() => expect(pictures).toBe(1));
    await toCodes(user);
    await waitFor(() => expect(pictures).toBe(2));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Verification code/ }).value).toBe('');
    expect(screen.queryByText('Username or password is incorrect')).toBeNull();
  });

  it('AUTH-15 a code that is not right is said, and stands ready to be replaced', async () => {
    renderWithApp(<LoginForm scope="member" />, withCodes({ answers: { login: refusal('auth.code_incorrect') } }));
    const user = userEvent.setup();
    await toCodes(user);
    await user.type(await numberField(), '0812345678');
    await user.type(await codeField(), '000000');
    await logIn(user);
    expect(await screen.findByText('Verification code error')).toBeShown();
    await waitFor(async () => expect(document.activeElement).toBe(await codeField()));
    expect((await numberField()).value.replaceAll(' ', '')).toBe('0812345678');
  });
});

describe('LoginForm with an identity provider', () => {
  const adapter: IdentityAdapter = {
    signInWith: () => Promise.reject(new IdentityError('cancelled')),
    startPhone: () =>
      Promise.resolve({
        confirm: (code) =>
          code === '123456'
            ? Promise.resolve({ idToken: 'proof' })
            : Promise.reject(new IdentityError('codeIncorrect')),
      }),
  };
  const identityProvider = { apiKey: 'key', authDomain: 'sample.test', projectId: 'sample', emulatorUrl: '' };
  const features = { ...buildSettings().features, mobileCodeLogin: true, googleLogin: true, facebookLogin: true };
  const show = (scope: 'member' | 'agent', options: HarnessOptions = {}) =>
    renderWithApp(
      <IdentityAdapterLoading value={() => Promise.resolve(adapter)}>
        <LoginForm scope={scope} />
      </IdentityAdapterLoading>,
      withCodes({ route: '/m/login', ...options, settings: { features, identityProvider, smsCodes: 'provider' } }),
    );

  it('AUTH-08 AUTH-16 has the code checked there first, and sends its token with number and country', async () => {
    const sent: unknown[] = [];
    const { location } = show('member', {
      answers: { login: ({ body }: MockRequest) => (sent.push(body), buildSession()) },
    });
    const user = userEvent.setup();
    await toCodes(user);
    await user.type(await numberField(), '0812345678');
    const send = screen.getByRole('button', { name: 'Send code' });
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
    await user.click(send);
    await screen.findByRole('button', { name: /You can ask for another code in/ });
    await user.type(await codeField(), '000000');
    await logIn(user);
    expect(await screen.findByText('Verification code error')).toBeShown();
    expect(sent).toEqual([]);

    await user.clear(await codeField());
    await user.type(await codeField(), '123456');
    await logIn(user);
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(sent).toEqual([
      {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: 'proof',
        firebaseMobileNo: '0812345678',
        countryDialingCode: '66',
        captcha: '',
        remember: true,
        botCheck: '',
        scope: 'member',
        agentCode: '',
      },
    ]);
  });

  it('AUTH-03 offers accounts elsewhere on the member login, and none on the agent login', async () => {
    show('member');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeShown();
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeShown();
    cleanup();
    show('agent', { route: '/m/agent' });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });
});

describe('LoginForm and its password', () => {
  it('AUTH-07 is remembered unless the player takes the tick away, and kept for the session sealed', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: buildSession({ token: 'fresh' }) } });
    const user = await typeCredentials();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
    await logIn(user);
    await waitFor(() => expect(localStorage.getItem('rememberedLogin.username')).not.toBeNull());
    await waitFor(() => expect(sessionStorage.getItem('PSW')).not.toBeNull());
    expect(await readSessionPassword()).toBe('Player#2026');
    const stored = [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join();
    expect(stored).not.toContain('Player#2026');
  });

  it('AUTH-07 AUTH-08 is forgotten when the tick is gone', async () => {
    await rememberLogin('username', { username: 'player01', password: 'Player#2026', countryDialingCode: '' });
    let sent: unknown;
    const { location } = renderWithApp(<LoginForm scope="member" />, {
      route: '/m/login',
      answers: { login: ({ body }: MockRequest) => ((sent = body), buildSession()) },
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026'));
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await logIn(user);
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(sent).toMatchObject({ remember: false });
    expect(localStorage.getItem('rememberedLogin.username')).toBeNull();
  });

  it('AUTH-07 leaves alone what the player has begun to type', async () => {
    await rememberLogin('username', { username: 'player01', password: 'Player#2026', countryDialingCode: '' });
    const opened = vi.spyOn(crypto.subtle, 'decrypt');
    renderWithApp(<LoginForm scope="member" />);
    // Typed before what was remembered can be read: that takes the database and the key in it.
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'x' } });
    expect(opened).not.toHaveBeenCalled();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await act(async () => void (await opened.mock.results[0]?.value));
    expect(['Username', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      'x',
      '',
    ]);
  });

  it('AUTH-08 solves the bot check that the gateway asks for and sends again by itself, once', async () => {
    const sent: { botCheck: string }[] = [];
    const { location } = renderWithApp(<LoginForm scope="member" />, {
      route: '/m/login',
      answers: {
        getBotChallenge: () => buildBotChallenge(),
        login: async ({ body }: MockRequest) => {
          sent.push(body as { botCheck: string });
          return (await isSolution((body as { botCheck: string }).botCheck))
            ? buildSession()
            : refusal('auth.bot_check_required', { botCheck: true });
        },
      },
    });
    const user = await typeCredentials();
    await logIn(user);
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(sent.map(({ botCheck }) => botCheck === '')).toEqual([true, false]);
  });

  it('AUTH-08 a check that is refused twice is said, and nothing is lost', async () => {
    let tries = 0;
    renderWithApp(<LoginForm scope="member" />, {
      answers: {
        getBotChallenge: () => buildBotChallenge(),
        login: () => ((tries += 1), refusal('auth.bot_check_required', { botCheck: true })),
      },
    });
    const user = await typeCredentials();
    await logIn(user);
    expect(await screen.findByText('We are checking that you are a person. Please try again.')).toBeShown();
    expect([tries, screen.getByLabelText<HTMLInputElement>('Password').value]).toEqual([2, 'Player#2026']);
  });
});

describe('LoginForm when too many tries were made', () => {
  it('AUTH-15 counts down to the next try and leads out of the lock: by a code, or by a new password', async () => {
    renderWithApp(
      <LoginForm scope="member" />,
      withCodes({ answers: { login: refusal('auth.too_many_attempts', { retryAfter: 60 }) } }),
    );
    const user = await typeCredentials();
    await logIn(user);
    expect(await screen.findByText('Too many attempts. Please wait and try again.')).toBeShown();
    expect(screen.getByRole('timer').textContent).toMatch(/01:00|00:59/);
    expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/m/forget');
    await user.click(screen.getByRole('button', { name: 'Use an SMS code instead' }));
    expect(await numberField()).toBeShown();
    expect(screen.queryByText('Too many attempts. Please wait and try again.')).toBeNull();
  });

  it('AUTH-15 names no way out that the merchant does not offer', async () => {
    renderWithApp(<LoginForm scope="member" />, {
      settings: { features: { ...buildSettings().features, forgotPassword: false } },
      answers: { login: refusal('auth.too_many_attempts', { retryAfter: 60 }) },
    });
    const user = await typeCredentials();
    await logIn(user);
    await screen.findByRole('timer');
    expect([
      screen.queryByRole('link', { name: 'Set a new password' }),
      screen.queryByRole('button', { name: 'Use an SMS code instead' }),
    ]).toEqual([null, null]);
  });
});

describe('LoginForm on a phone', () => {
  it('AUTH-01 brings the field that is typed into back into view when the keyboard covers it', () => {
    renderWithApp(<LoginForm scope="member" />);
    const field = screen.getByLabelText('Password');
    const shown: unknown[] = [];
    field.scrollIntoView = (options) => void shown.push(options);
    const view = window.visualViewport ?? window;
    act(() => void view.dispatchEvent(new Event('resize')));
    expect(shown).toEqual([]);
    act(() => field.focus());
    act(() => void view.dispatchEvent(new Event('resize')));
    expect(shown).toEqual([{ block: 'center' }]);
  });
});

describe('LoginForm and languages', () => {
  it('AUTH-05 checks filled fields again after a change of language, and leaves empty ones in peace', async () => {
    renderWithApp(<LoginForm scope="member" />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Username'), 'p');
    const i18n = i18nByLanguage.EN;
    try {
      await act(() => changeLanguage(i18n, 'TY'));
      expect(await screen.findByText('2 ถึง 64 ตัวอักษร')).toBeShown();
      expect(screen.queryByText('กรุณากรอกข้อมูล')).toBeNull();
    } finally {
      await act(() => changeLanguage(i18n, 'EN'));
    }
  });
});

describe('LoginForm for agents', () => {
  function AgentLogin() {
    useAgentCodeKeeping();
    return <LoginForm scope="agent" />;
  }

  it.each(['/m/agent?code=AGENT01', '/m/agent?agentCode=AGENT01'])(
    'AUTH-03 AGT-01 %s sends its code, keeps it, and says that it does',
    async (route) => {
      let sent: unknown;
      renderWithApp(<AgentLogin />, {
        route,
        answers: { login: ({ body }: MockRequest) => ((sent = body), refusal('auth.agent_incorrect')) },
      });
      expect(screen.getByText('Agent code: AGENT01')).toBeShown();
      const user = await typeCredentials();
      await logIn(user);
      expect(await screen.findByText('Incorrect agent information')).toBeShown();
      expect(sent).toMatchObject({ scope: 'agent', agentCode: 'AGENT01' });
      expect(localStorage.getItem('agentCode')).toBe('AGENT01');
      expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
    },
  );

  it('AUTH-03 AGT-01 a kept code is sent without standing in the address', async () => {
    localStorage.setItem('agentCode', 'AGENT01');
    let sent: unknown;
    const { location } = renderWithApp(<AgentLogin />, {
      route: '/m/agent',
      answers: { login: ({ body }: MockRequest) => ((sent = body), buildSession({ type: 1 })) },
    });
    const user = await typeCredentials();
    await logIn(user);
    await waitFor(() => expect(location()).toBe('/m/agent/home'));
    expect(sent).toMatchObject({ agentCode: 'AGENT01' });
    await waitFor(() => expect(localStorage.getItem('agentCode')).toBeNull());
  });

  it('AUTH-03 the member login sends none', async () => {
    localStorage.setItem('agentCode', 'AGENT01');
    let sent: unknown;
    renderWithApp(<LoginForm scope="member" />, {
      route: '/m/login',
      answers: { login: ({ body }: MockRequest) => ((sent = body), buildSession()) },
    });
    const user = await typeCredentials();
    await logIn(user);
    await waitFor(() => expect(sent).toMatchObject({ agentCode: '' }));
  });
});
