import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectSession } from '@parlor/core';
import { buildCaptcha, buildSession, refusal, renderWithApp, UNREACHABLE, type MockRequest } from '@parlor/testing';
import { LoginForm } from './LoginForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function typeCredentials(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Username'), ' player01 ');
  await user.type(screen.getByLabelText('Password'), 'Player#2026');
  return user;
}

describe('LoginForm', () => {
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
    expect(sent?.body).toEqual({ username: 'player01', password: 'Player#2026', captcha: '', type: 'username', scope: 'member' });
    expect(sent?.headers.get('Encryption')).toBe('JWE');
    expect(selectSession(store.getState())?.token).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({ token: 'fresh', userName: 'player01' });
    expect(sessionStorage.getItem('token')).toBe('fresh');
  });

  it('AUTH-15 tells what was wrong and keeps what was typed', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: refusal('auth.invalid_credentials') } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username or password is incorrect')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' player01 ');
    expect(screen.queryByLabelText('Verification code')).toBeNull();
  });

  it('AUTH-06 asks for a captcha once a refusal carries the flag, and for a new one after each refusal', async () => {
    let pictures = 0;
    renderWithApp(<LoginForm scope="member" />, {
      answers: { login: refusal('auth.invalid_credentials', { captcha: true }), getCaptcha: () => ((pictures += 1), buildCaptcha()) },
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

  it('says that the service cannot be reached and loses nothing', async () => {
    renderWithApp(<LoginForm scope="member" />, { answers: { login: UNREACHABLE } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('We cannot reach the service right now. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Player#2026');
  });

  it('NAV-20 returns to where the player was headed', async () => {
    const { location } = renderWithApp(<LoginForm scope="member" />, { route: { pathname: '/m/login', state: { returnTo: '/m/gameRecord' } }, answers: { login: buildSession() } });
    const user = await typeCredentials();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/gameRecord'));
  });
});
