import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, figureOf, renderWithApp } from '@parlor/testing';
import { Page as WithdrawPage } from './pages/WithdrawPage.tsx';

afterEach(cleanup);

const session = buildSession();

describe('screens of money that are still to be filled', () => {
  it('NAV-01 /m/withdraw shows the balance, and leads to customer service and to the account', async () => {
    const { store } = renderWithApp(<WithdrawPage />, { session, answers: { getBalance: { sumBalance: '1234.50', currency: 'THB' } } });
    await waitFor(() => expect(figureOf(screen.getByRole('main'), 'Balance')).toBe('฿1,234.50'));
    expect(screen.getByRole('link', { name: 'To your account' }).getAttribute('href')).toBe('/m/member/home');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Customer service' }));
    expect(store.getState().dialogs.open).toBe('service');
  });
});
