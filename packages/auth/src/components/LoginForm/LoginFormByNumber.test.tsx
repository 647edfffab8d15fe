import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildCaptcha,
  buildSession,
  buildSettings,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { IdentityError, type IdentityAdapter } from '../../identity/identityAdapter.ts';
import { IdentityAdapterLoading } from '../../identity/useIdentityProvider.ts';
import { rememberLogin } from '../../model/rememberedLogin.ts';
import { isSolution } from '../../testing/botChallenge.ts';
import { LoginForm } from './LoginForm.tsx';
import { logIn, numberField, typeCredentials, withCodes } from '../../testing/loginFormDriver';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'SMS code' });

const toCodes = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('tab', { name: 'With SMS code' }));

describe('LoginForm by mobile number', () => {
  it('AUTH-01 is offered only if the merchant enables it', () => {
    renderWithApp(<LoginForm scope="member" />);
    expect(screen.queryByRole('tab')).toBeNull();
    cleanup();
    renderWithApp(<LoginForm scope="member" />, withCodes());
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['With password', 'With SMS code']);
  });

  it('AUTH-04 AUTH-08 REG-13 sends a code to a valid number and logs in with number, country and code', async () => {
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

  it('AUTH-04 accepts at most 20 digits in a number and 10 in a code', async () => {
    renderWithApp(<LoginForm scope="member" />, withCodes());
    const user = userEvent.setup();
    await toCodes(user);
    await user.type(await numberField(), '1234567890123456789012345');
    await user.type(await codeField(), '123456789012');
    expect((await numberField()).value.replaceAll(/\D/g, '')).toHaveLength(20);
    expect((await codeField()).value).toBe('1234567890');
  });

  it('AUTH-05 keeps the values of one tab while the other is shown', async () => {
    renderWithApp(<LoginForm scope="member" />, withCodes());
    const user = await typeCredentials();
    await toCodes(user);
    await user.type(await numberField(), '0812345678');
    await user.click(screen.getByRole('tab', { name: 'With password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' player01 ');
    await toCodes(user);
    expect((await numberField()).value.replaceAll(' ', '')).toBe('0812345678');
  });

  it('AUTH-05 AUTH-07 fills each tab with its own remembered login', async () => {
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

  it('AUTH-05 opens the tab of the remembered login', async () => {
    await rememberLogin('sms', { username: '0812345678', password: '', countryDialingCode: '66' });
    renderWithApp(<LoginForm scope="member" />, withCodes());
    expect(screen.getByRole('tab', { name: 'With SMS code' }).getAttribute('aria-selected')).toBe('true');
  });

  it('AUTH-06 loads a new captcha and clears its field when the tab changes', async () => {
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

  it('AUTH-15 shows an error for an incorrect code, focuses its field and keeps the number', async () => {
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

  it('AUTH-08 AUTH-16 verifies the code with the provider, then sends its token, number and country', async () => {
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

  it('AUTH-03 shows social login buttons on the member login but not on the agent login', async () => {
    show('member');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeShown();
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeShown();
    cleanup();
    show('agent', { route: '/m/agent' });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });
});
