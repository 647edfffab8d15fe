import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectSession } from '@parlor/core';
import {
  buildRegistrationSettings,
  buildSession,
  buildSettings,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { recallLogin, rememberLogin } from '../../model/rememberedLogin.ts';
import { storeSessionPassword, readSessionPassword } from '../../model/sessionPassword.ts';
import { Page } from '../../pages/ChangePasswordPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function renderForm({ answers, ...options }: HarnessOptions = {}) {
  const result = renderWithApp(<Page />, {
    route: '/m/changePsw',
    session: buildSession({ userName: 'somchai99' }),
    ...options,
    answers: {
      getRegistrationSettings: buildRegistrationSettings(),
      changePassword: buildSession({ token: 'fresh', userName: 'somchai99' }),
      ...answers,
    },
  });
  return {
    ...result,
    user: userEvent.setup(),
    toasts: () =>
      result.store.getState().toasts.map(({ tone, messageKey, durationMs }) => [tone, messageKey, durationMs]),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change password' }));
async function fillIn(user: UserEvent, over: Partial<Record<string, string>> = {}) {
  const values: Record<string, string | undefined> = {
    'Present password': 'Secret#12',
    'New password': 'Better#34',
    'New password again': 'Better#34',
    ...over,
  };
  await screen.findByLabelText('New password');
  await waitFor(() =>
    expect(screen.queryByLabelText('Present password') !== null || sessionStorage.getItem('PSW') !== null).toBe(true),
  );
  for (const [label, value] of Object.entries(values))
    if (value && screen.queryByLabelText(label)) await user.type(field(label), value);
}
/** The browser's storage as one text. */
const everythingStored = () =>
  [localStorage, sessionStorage]
    .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.getItem(store.key(index) ?? '')))
    .join(' ');
/** Starts a session by password in this tab. */
async function knowPassword(password = 'Secret#12') {
  sessionStorage.setItem('token', 'test-token');
  await storeSessionPassword('test-token', password);
}

describe('the change password form', () => {
  it('PSW-05 asks for the current password if the tab has not kept it, and sends all three encrypted', async () => {
    let sent: MockRequest | undefined;
    const { user, store } = renderForm({
      answers: { changePassword: (request: MockRequest) => ((sent = request), buildSession({ token: 'fresh' })) },
    });
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(selectSession(store.getState())?.token).toBe('fresh'));
    expect(sent?.body).toEqual({ oldPassword: 'Secret#12', newPassword: 'Better#34', confirmNewPassword: 'Better#34' });
    expect(sent?.headers.get('Encryption')).toBe('JWE');
  });

  it('PSW-05 does not ask for the current password if it is remembered from the login, and sends it', async () => {
    await knowPassword();
    let sent: unknown;
    const { user } = renderForm({
      answers: { changePassword: ({ body }: MockRequest) => ((sent = body), buildSession({ token: 'fresh' })) },
    });
    await fillIn(user);
    await waitFor(() => expect(document.querySelectorAll('input')).toHaveLength(2));
    await send(user);
    await waitFor(() =>
      expect(sent).toEqual({ oldPassword: 'Secret#12', newPassword: 'Better#34', confirmNewPassword: 'Better#34' }),
    );
  });

  it('PSW-05 asks for the current password if the remembered one is wrong, and keeps the new password', async () => {
    await knowPassword('Outdated#1');
    const { user } = renderForm({ answers: { changePassword: refusal('password.old_incorrect') } });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('The present password is not correct.')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(field('Present password')));
    expect([field('New password').value, sessionStorage.getItem('PSW')]).toEqual(['Better#34', null]);
  });

  it('PSW-05 API-04 shows a loading toast for up to 15 s, then success for 1 s, then redirects to home', async () => {
    let answer: ((session: unknown) => void) | undefined;
    const { user, toasts, location } = renderForm({
      answers: { changePassword: () => new Promise((resolve) => (answer = resolve)) },
    });
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(toasts()).toEqual([['loading', 'auth:changePassword.saving', 15_000]]));
    await waitFor(() => expect(answer).toBeDefined());
    answer?.(buildSession({ token: 'fresh' }));
    await waitFor(() => expect(toasts()).toEqual([['success', 'auth:changePassword.in_chang_saved', 1000]]));
    expect(location()).toBe('/m/changePsw');
    await waitFor(() => expect(location()).toBe('/m/home'));
  });

  it('AUTH-07 updates the password of the remembered login and forgets the session password', async () => {
    await rememberLogin('username', { username: 'Somchai99', password: 'Secret#12', countryDialingCode: '' });
    await knowPassword();
    const { user, store } = renderForm();
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(selectSession(store.getState())?.token).toBe('fresh'));
    await waitFor(async () => expect((await recallLogin('username'))?.password).toBe('Better#34'));
    expect(await readSessionPassword()).toBeUndefined();
    expect(everythingStored()).not.toMatch(/Better#34|Secret#12/);
  });

  it('PSW-05 opens a dialog and sends nothing if the new password equals the current one', async () => {
    let sent = 0;
    const { user, toasts } = renderForm({ answers: { changePassword: () => ((sent += 1), buildSession()) } });
    await fillIn(user, { 'New password': 'Secret#12', 'New password again': 'Secret#12' });
    await send(user);
    expect(await screen.findByRole('alertdialog', { name: 'That is your present password' })).toBeShown();
    expect([sent, toasts()]).toEqual([0, []]);
    await user.click(screen.getByRole('button', { name: 'Choose another one' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('PSW-05 opens the same dialog if the gateway reports that the passwords are equal', async () => {
    const { user, toasts } = renderForm({ answers: { changePassword: refusal('modify.new.old.same') } });
    await fillIn(user);
    await send(user);
    expect(await screen.findByRole('alertdialog', { name: 'That is your present password' })).toBeShown();
    expect(toasts()).toEqual([]);
  });

  it.each([
    [
      'nothing typed',
      { 'Present password': '', 'New password': '', 'New password again': '' },
      'Please fill this in',
      'Present password',
    ],
    ['no present password', { 'Present password': '' }, 'Please fill this in', 'Present password'],
    [
      'another confirmation',
      { 'New password again': 'Better#35' },
      'The two passwords are not the same',
      'New password again',
    ],
    ['no confirmation', { 'New password again': '' }, 'Please enter the password again', 'New password again'],
    [
      'a password without a digit',
      { 'New password': 'Better##', 'New password again': 'Better##' },
      '8 to 20 characters with at least a letter and a digit',
      'New password',
    ],
    [
      'the name as the password',
      { 'New password': 'somchai99', 'New password again': 'somchai99' },
      'This password is too easy to guess',
      'New password',
    ],
  ])('PSW-05 shows an error for %s, focuses the field and sends nothing', async (_, over, words, focused) => {
    let sent = 0;
    const { user } = renderForm({ answers: { changePassword: () => ((sent += 1), buildSession()) } });
    await fillIn(user, over);
    await send(user);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(field(focused)));
    expect(sent).toBe(0);
  });

  it.each([
    ['auth.too_many_attempts', refusal('auth.too_many_attempts'), 'Too many attempts. Please wait and try again.'],
    ['account.real_required', refusal('account.real_required'), 'Please log in to a real account to use this function'],
    [
      'password.invalid',
      refusal('password.invalid', { fields: { newPassword: { key: 'validation.common_password' } } }),
      'This password is too easy to guess',
    ],
    ['an unreachable gateway', UNREACHABLE, 'We cannot reach the service right now. Please try again.'],
  ])('PSW-05 on %s, shows the error, hides the toast and keeps the values', async (_, changePassword, words) => {
    const { user, toasts } = renderForm({ answers: { changePassword } });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(words)).toBeShown();
    expect([toasts(), field('Present password').value, field('New password').value]).toEqual([
      [],
      'Secret#12',
      'Better#34',
    ]);
  });

  it('PSW-03 opens a dialog to reset a forgotten password by phone', async () => {
    const { user } = renderForm({
      answers: { listCountries: { list: [{ country: 'TH', countryDialingCode: '66' }] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Forgotten it? Set a new one by phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'New password by phone' });
    await waitFor(() => expect(dialog.querySelectorAll('input')).toHaveLength(3));
  });

  it('PSW-03 links to the reset by email if the reset by phone is disabled', async () => {
    renderForm({ settings: { features: { ...buildSettings().features, phoneRetrieval: false } } });
    expect(
      (await screen.findByRole('link', { name: 'Forgotten it? Set a new one by email' })).getAttribute('href'),
    ).toBe('/m/forget');
  });

  it('shows no password field until the merchant’s password rule is loaded', async () => {
    let answer: ((settings: unknown) => void) | undefined;
    renderForm({ answers: { getRegistrationSettings: () => new Promise((resolve) => (answer = resolve)) } });
    await waitFor(() => expect(answer).toBeDefined());
    expect(document.querySelector('input')).toBeNull();
    answer?.(buildRegistrationSettings());
    expect(await screen.findByLabelText('New password')).toBeShown();
  });
});
