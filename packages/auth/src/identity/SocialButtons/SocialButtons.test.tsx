import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '@parlor/contract';
import { selectSession } from '@parlor/core';
import {
  buildSession,
  buildSettings,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import {
  IdentityError,
  type IdentityAdapter,
  type IdentityFailure,
  type IdentitySettings,
  type SocialProvider,
} from '../identityAdapter.ts';
import { IdentityAdapterLoading } from '../useIdentityProvider.ts';
import { SocialButtons } from './SocialButtons.tsx';

const identityProvider = { apiKey: 'key', authDomain: 'sample.firebaseapp.com', projectId: 'sample', emulatorUrl: '' };
const { features } = buildSettings();
const both = { identityProvider, features: { ...features, googleLogin: true, facebookLogin: true } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Renders the buttons with an adapter whose outcomes the test decides. */
function show(
  {
    signInWith = () => Promise.resolve({ idToken: 'proof' }),
    ...options
  }: HarnessOptions & Partial<IdentityAdapter> = {},
  isLoaded = true,
) {
  const loads: IdentitySettings[] = [];
  const load = (settings: IdentitySettings) => {
    loads.push(settings);
    const adapter: IdentityAdapter = { signInWith, startPhone: () => Promise.reject(new IdentityError('unavailable')) };
    return isLoaded ? Promise.resolve(adapter) : Promise.reject(new Error('The file is not there'));
  };
  const result = renderWithApp(
    <IdentityAdapterLoading value={load}>
      <SocialButtons />
    </IdentityAdapterLoading>,
    { route: '/m/login', settings: both, ...options },
  );
  return { ...result, loads };
}
const google = () => screen.findByRole('button', { name: 'Continue with Google' });

describe('SocialButtons', () => {
  it.each([
    [
      ['googleLogin', 'facebookLogin'],
      ['Continue with Google', 'Continue with Facebook'],
    ],
    [['googleLogin'], ['Continue with Google']],
    [['facebookLogin'], ['Continue with Facebook']],
  ])('SYS-13 AUTH-03 with the flags %j on, shows the buttons %j', async (flags, names) => {
    const on = Object.fromEntries(flags.map((flag) => [flag, true]));
    show({ settings: { identityProvider, features: { ...features, ...on } } });
    await waitFor(() => expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names));
  });

  it('AUTH-03 AUTH-16 shows and loads nothing with both flags off, no provider or the agent login', async () => {
    for (const options of [
      { settings: { identityProvider, features } },
      { settings: { ...both, identityProvider: null } },
      { route: '/m/agent' },
    ]) {
      const { loads } = show(options);
      await Promise.resolve();
      expect([screen.queryByRole('button'), loads]).toEqual([null, []]);
      cleanup();
    }
  });

  it('AUTH-03 shows no button before the provider loads, or if it fails to load', async () => {
    const { loads } = show({}, false);
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(loads).toEqual([identityProvider]));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[SocialProvider, string]>([
    ['google', 'Continue with Google'],
    ['facebook', 'Continue with Facebook'],
  ])('AUTH-08 AUTH-16 sends the token of %s encrypted and redirects to the requested page', async (provider, name) => {
    const requested: SocialProvider[] = [];
    let sent: MockRequest | undefined;
    const { store, location } = show({
      signInWith: (asks) => (requested.push(asks), Promise.resolve({ idToken: `proof of ${asks}` })),
      route: { pathname: '/m/login', state: { returnTo: '/m/gameRecord' } },
      answers: { login: (request: MockRequest) => ((sent = request), buildSession({ token: 'fresh' })) },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(location()).toBe('/m/gameRecord'));
    expect(requested).toEqual([provider]);
    expect(sent?.body).toMatchObject({
      type: 'firebase',
      firebaseChannel: provider,
      firebaseIdToken: `proof of ${provider}`,
      scope: 'member',
    });
    expect(sent?.headers.get('Encryption')).toBe('JWE');
    expect(selectSession(store.getState())?.token).toBe('fresh');
  });

  it('AUTH-16 shows no error when the player cancels, and allows another attempt', async () => {
    let presses = 0;
    const { location } = show({
      signInWith: () =>
        (presses += 1) === 1 ? Promise.reject(new IdentityError('cancelled')) : Promise.resolve({ idToken: 'proof' }),
      answers: { login: buildSession() },
    });
    await userEvent.click(await google());
    await waitFor(async () => expect((await google()).getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await google());
    await waitFor(() => expect(location()).toBe('/m/home'));
  });

  it('AUTH-16 allows another attempt when the page regains focus, and ignores the earlier one', async () => {
    const windows: { close: () => void; finish: () => void }[] = [];
    const { location } = show({
      signInWith: () =>
        new Promise((resolve, reject) => {
          windows.at(-1)?.close();
          windows.push({
            close: () => reject(new IdentityError('refused')),
            finish: () => resolve({ idToken: 'proof' }),
          });
        }),
      answers: { login: buildSession() },
    });
    await userEvent.click(await google());
    expect((await google()).getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect((await google()).getAttribute('aria-busy')).toBeNull();
    await userEvent.click(await google());
    expect((await google()).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    windows.at(-1)?.finish();
    await waitFor(() => expect(location()).toBe('/m/home'));
  });

  it.each<[Exclude<IdentityFailure, 'cancelled'>, string]>([
    ['unavailable', 'We cannot reach the service right now. Please try again.'],
    ['refused', 'The sign-in was not confirmed. Please try again.'],
    ['tooMany', 'Too many attempts. Please wait and try again.'],
  ])('AUTH-15 AUTH-16 shows an error when the provider fails with "%s"', async (reason, words) => {
    show({ signInWith: () => Promise.reject(new IdentityError(reason)) });
    await userEvent.click(await google());
    expect(await screen.findByText(words)).toBeShown();
  });

  it.each([
    ['auth.provider_refused', 'The sign-in was not confirmed. Please try again.'],
    ['auth.user_disabled', 'Sorry, the user does not exist or is disabled.'],
    ['auth.non_member', 'Non-member account unable to log in'],
    ['register.closed', 'Registration is closed at the moment.'],
    ['network.unreachable', 'We cannot reach the service right now. Please try again.'],
    ['shop.closed_on_mondays', 'Unknown error'],
  ])('AUTH-15 with code %s shows "%s" and loses nothing', async (code, words) => {
    let answer: unknown = code === 'network.unreachable' ? UNREACHABLE : refusal(code as ErrorCode);
    const { location } = show({
      route: { pathname: '/m/login', state: { returnTo: '/m/gameRecord' } },
      answers: { login: () => answer },
    });
    await userEvent.click(await google());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(screen.getAllByRole('button').map((button) => button.hasAttribute('disabled'))).toEqual([false, false]);
    expect((await google()).getAttribute('aria-busy')).toBeNull();
    expect(location()).toBe('/m/login');
    answer = buildSession();
    await userEvent.click(await google());
    await waitFor(() => expect(location()).toBe('/m/gameRecord'));
  });

  it('REG-07 states that continuing confirms the age and accepts the terms, and links to the terms', async () => {
    show();
    await google();
    expect(screen.getByText(/you are of age and accept the terms/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe('/m/help?tag=terms');
  });
});
