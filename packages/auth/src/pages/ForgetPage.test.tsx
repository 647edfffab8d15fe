import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, buildSettings, renderWithApp, sealedChat } from '@parlor/testing';
import { Page as ChangePasswordPage } from './ChangePasswordPage.tsx';
import { Page as ForgetPage } from './ForgetPage.tsx';

afterEach(cleanup);

const { features } = buildSettings();
const customerService = [sealedChat];

describe('passwords that cannot be set by oneself yet', () => {
  it('NAV-01 /m/forget leads to customer service and back to the login, with where the visitor was headed', async () => {
    renderWithApp(<ForgetPage />, { route: '/m/forget', settings: { customerService } });
    expect((await screen.findByRole('link', { name: 'Chat' })).getAttribute('href')).toBe('https://chat.test/');
    expect(screen.getByRole('heading', { name: 'You will set a new password here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/m/login');
  });

  it.each([[{ emailRetrieval: false }, true], [{ phoneRetrieval: false }, true], [{ emailRetrieval: false, phoneRetrieval: false }, false]])('SYS-13 with %o a password may be set here: %s', (off, isOpen) => {
    renderWithApp(<ForgetPage />, { settings: { features: { ...features, ...off } } });
    expect(screen.getByRole('heading', { name: isOpen ? 'You will set a new password here' : 'Customer service helps you in' })).toBeTruthy();
  });

  it('NAV-01 /m/changePsw leads to customer service and to the account', async () => {
    renderWithApp(<ChangePasswordPage />, { session: buildSession(), settings: { customerService } });
    expect(await screen.findByRole('link', { name: 'Chat' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your account' }).getAttribute('href')).toBe('/m/member/home');
  });
});
