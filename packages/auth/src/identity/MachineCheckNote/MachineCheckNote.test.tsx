import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithApp } from '@parlor/testing';
import { MachineCheckNote } from './MachineCheckNote.tsx';

afterEach(cleanup);
const identityProvider = { apiKey: 'key', authDomain: 'sample.firebaseapp.com', projectId: 'sample', emulatorUrl: '' };

it.each([
  [{ identityProvider, smsCodes: 'provider' as const }, true],
  [{ identityProvider, smsCodes: 'gateway' as const }, false],
  [{ identityProvider: null, smsCodes: 'provider' as const }, false],
])('AUTH-16 with %o it is said who checks for machines: %s', (settings, isSaid) => {
  renderWithApp(<MachineCheckNote />, { settings });
  expect(screen.queryByText(/reCAPTCHA/) !== null).toBe(isSaid);
});
