import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, renderWithApp } from '@parlor/testing';
import { Page } from './WithdrawPage.tsx';

afterEach(cleanup);

const open = (type: number) => renderWithApp(<Page />, { route: '/m/withdraw', session: buildSession({ type }), answers: { getBalance: { sumBalance: '100.00', currency: 'THB' } } });

describe('WithdrawPage', () => {
  it('AUTH-13 WAL-06 tells a trial that this needs an actual account, and leads to one', () => {
    open(4);
    expect(screen.getByRole('heading').textContent).toBe('Please log in to an actual account to use this function');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/register', '/m/login']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a member the balance and the way to customer service', async () => {
    const { store } = open(0);
    expect((await screen.findByText('฿100.00')).textContent).toBe('฿100.00');
    await userEvent.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(store.getState().dialogs.open).toBe('service');
  });
});
