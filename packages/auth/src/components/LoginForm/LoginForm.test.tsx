import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectSession } from '@parlor/core';
import {
  AppHarness,
  buildCaptcha,
  buildSession,
  buildSettings,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type MockRequest,
} from '@parlor/testing';
import { buildBotChallenge } from '../../testing/botChallenge.ts';
import { LoginForm } from './LoginForm.tsx';
import { typeCredentials } from '../../testing/loginFormDriver';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LoginForm', () => {
  it.each([
    [[], 'shows'],
    [['emailRetrieval'], 'shows'],
    [['phoneRetrieval'], 'shows'],
    [['emailRetrieval', 'phoneRetrieval'], 'hides'],
    [['forgotPassword'], 'hides'],
  ])('SYS-13 with the flags %j off, %s the link for a forgotten password', (flags, shows) => {
    const off = Object.fromEntries(flags.map((flag) => [flag, false]));
    renderWithApp(<LoginForm scope="member" />, { settings: { features: { ...buildSettings().features, ...off } } });
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })?.getAttribute('href')).toBe(
      shows === 'shows' ? '/m/forget' : undefined,
    );
  });

  it('AUTH-04 SYS-11 restores the username and the selected tab after a remount, but not the password', async () => {
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

  it('AUTH-05 keeps submit disabled until username and password are entered', async () => {
    renderWithApp(<LoginForm scope="member" />);
    const submit = screen.getByRole('button', { name: 'Log in' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    await typeCredentials();
    expect(submit.hasAttribute('disabled')).toBe(false);
  });

  it('AUTH-01 AUTH-08 sends the credentials encrypted, and AUTH-09 stores the session and redirects', async () => {
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

  it('AUTH-15 shows an error for wrong credentials and keeps the username', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: refusal('auth.invalid_credentials') } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username or password is incorrect')).toBeShown();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' player01 ');
    expect(screen.queryByLabelText('Verification code')).toBeNull();
  });

  it('AUTH-06 asks for a captcha once an error requires it, and for a new one after each failed login', async () => {
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

  it('AUTH-06 asks for a captcha that was not shown yet instead of reporting it as incorrect', async () => {
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

  it('shows an error if the gateway is unreachable and keeps the password', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: UNREACHABLE } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('We cannot reach the service right now. Please try again.')).toBeShown();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
  });

  it('NAV-20 redirects to the page that the player requested before the login', async () => {
    const { location } = renderWithApp(<LoginForm scope="member" />, {
      route: { pathname: '/m/login', state: { returnTo: '/m/gameRecord' } },
      answers: { login: buildSession() },
    });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/gameRecord'));
  });

  it('AUTH-02 links to the registration', () => {
    renderWithApp(<LoginForm scope="member" />);
    expect(screen.getByRole('link', { name: 'New here? Create an account' }).getAttribute('href')).toBe('/m/register');
  });

  it.each([
    ['auth.user_disabled', 'Sorry, the user does not exist or is disabled.'],
    ['auth.non_member', 'Non-member account unable to log in'],
    ['permission.denied', 'Sorry, this account does not have permission or the feature is temporarily unavailable.'],
    ['system.maintenance', 'The platform is under maintenance'],
    ['system.unknown', 'Unknown error'],
  ] as const)('AUTH-15 shows the error %s as "%s"', async (code, words) => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: refusal(code) } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(words)).toBeShown();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
  });

  it('AUTH-15 AGT-01 for agents, shows an error to others and redirects agents to the agency centre', async () => {
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

  it('AUTH-08 on an insecure connection, sends nothing, explains why and keeps the entered values', async () => {
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
