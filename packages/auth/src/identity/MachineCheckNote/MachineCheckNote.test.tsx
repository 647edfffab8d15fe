import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { buildSettings, renderWithApp } from '@parlor/testing';
import { LoginForm } from '../../components/LoginForm/LoginForm.tsx';
import { IdentityError } from '../identityAdapter.ts';
import { IdentityAdapterLoading } from '../useIdentityProvider.ts';
import { MachineCheckNote } from './MachineCheckNote.tsx';

afterEach(cleanup);
const identityProvider = { apiKey: 'key', authDomain: 'sample.firebaseapp.com', projectId: 'sample', emulatorUrl: '' };
const unavailable = () => Promise.reject(new IdentityError('unavailable'));

it.each([
  ['shown when the provider sends the SMS codes', { identityProvider, smsCodes: 'provider' as const }, true],
  ['hidden when the gateway sends the SMS codes', { identityProvider, smsCodes: 'gateway' as const }, false],
  ['hidden when there is no provider', { identityProvider: null, smsCodes: 'provider' as const }, false],
])('AUTH-16 the reCAPTCHA notice is %s', (_, settings, isSaid) => {
  renderWithApp(<MachineCheckNote />, { settings });
  expect(screen.queryByText(/reCAPTCHA/) !== null).toBe(isSaid);
});

it('AUTH-01 AUTH-16 the login form shows the reCAPTCHA notice on the SMS code tab', async () => {
  renderWithApp(
    <IdentityAdapterLoading value={() => Promise.resolve({ signInWith: unavailable, startPhone: unavailable })}>
      <LoginForm scope="member" />
    </IdentityAdapterLoading>,
    {
      settings: {
        identityProvider,
        smsCodes: 'provider',
        features: { ...buildSettings().features, mobileCodeLogin: true },
      },
    },
  );
  expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'With SMS code' }));
  expect(await screen.findByText(/reCAPTCHA/)).toBeShown();
});
