import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, renderWithApp } from '@parlor/testing';
import { Page as PaymentPasswordPage } from './PaymentPasswordPage.tsx';
import { Page } from './SecurityCenterPage.tsx';

afterEach(cleanup);

const open = (type: number) => renderWithApp(<Page />, { route: '/m/securityCenter', session: buildSession({ type }) });

describe('the security centre', () => {
  it.each([0, 1, 2])('NAV-01 AUTH-18 leads an account of type %i to its passwords and devices, with a line on each', (type) => {
    open(type);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Change passwordThe one you log in with', '/m/changePsw'], ['DevicesWhere you are logged in', '/m/securityCenter/devices'],
      ['Payment passwordThe one that protects withdrawals', '/m/securityCenter/FundsPasswordBox'],
    ]);
  });

  it('AUTH-13 tells a trial that this needs a real account, and leads to one', () => {
    open(4);
    expect(screen.getByRole('heading', { name: 'Please log in to an actual account to use this function' })).toBeShown();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Register', '/m/register'], ['Log in', '/m/login']]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('AUTH-13 tells a trial the same at the payment password', () => {
    renderWithApp(<PaymentPasswordPage />, { session: buildSession({ type: 4 }) });
    expect(screen.getByRole('heading', { name: 'Please log in to an actual account to use this function' })).toBeShown();
  });
});
