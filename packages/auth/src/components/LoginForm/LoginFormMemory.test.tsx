import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@parlor/i18n';
import { useAgentCodeKeeping } from '@parlor/core';
import { buildSession, buildSettings, i18nByLanguage, refusal, renderWithApp, type MockRequest } from '@parlor/testing';
import { rememberLogin } from '../../model/rememberedLogin.ts';
import { readSessionPassword } from '../../model/sessionPassword.ts';
import { buildBotChallenge, isSolution } from '../../testing/botChallenge.ts';
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

describe('LoginForm', () => {
  it('AUTH-07 remembers the login by default and keeps the session password encrypted', async () => {
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

  it('AUTH-07 encrypts the login before the gateway responds, so that it survives leaving at once', async () => {
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
    // The body of the login is encrypted too, but without a purpose.
    const purposes = () =>
      encrypt.mock.calls.map(([algorithm]) =>
        new TextDecoder().decode((algorithm as AesGcmParams).additionalData ?? new Uint8Array()),
      );
    let isSealed = false;
    renderWithApp(<LoginForm scope="member" />, {
      answers: {
        login: async () => {
          await waitFor(() => expect(purposes()).toContain('rememberedLogin'));
          isSealed = true;
          return buildSession();
        },
      },
    });
    const user = await typeCredentials();
    await logIn(user);
    await waitFor(() => expect(localStorage.getItem('rememberedLogin.username')).not.toBeNull());
    expect(isSealed).toBe(true);
  });

  it('AUTH-07 AUTH-08 forgets the remembered login if "Remember me" is unchecked', async () => {
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

  it('AUTH-07 does not fill in the remembered login after the player has started to type', async () => {
    await rememberLogin('username', { username: 'player01', password: 'Player#2026', countryDialingCode: '' });
    const opened = vi.spyOn(crypto.subtle, 'decrypt');
    renderWithApp(<LoginForm scope="member" />);
    // Typed before the remembered login is read, which needs the key from the database.
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'x' } });
    expect(opened).not.toHaveBeenCalled();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await act(async () => void (await opened.mock.results[0]?.value));
    expect(['Username', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      'x',
      '',
    ]);
  });

  it('AUTH-08 solves the bot check that the gateway requires and retries once', async () => {
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

  it('AUTH-08 shows an error if the bot check is rejected twice, and keeps the password', async () => {
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

describe('LoginForm after too many attempts', () => {
  it('AUTH-15 counts down to the next attempt and offers an SMS code or a new password instead', async () => {
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

  it('AUTH-15 offers no alternative that the merchant has disabled', async () => {
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
  it('AUTH-01 scrolls the focused field into view when the viewport is resized', () => {
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

describe('LoginForm after a language change', () => {
  it('AUTH-05 validates filled fields again, but not empty ones', async () => {
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
    'AUTH-03 AGT-01 opened at %s, shows, sends and stores the agent code',
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

  it('AUTH-03 AGT-01 sends a stored agent code that is not in the URL, then removes it', async () => {
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

  it('AUTH-03 does not send a stored agent code with a member login', async () => {
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
