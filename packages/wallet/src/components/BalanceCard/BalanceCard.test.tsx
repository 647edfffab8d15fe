import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSession, refusal, renderWithApp } from '@parlor/testing';
import { BalanceCard } from './BalanceCard.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const session = buildSession();
/** The text of the card. */
const words = () => document.body.textContent;
const balance = (sumBalance: string) => ({ sumBalance, currency: 'THB' as const });

describe('BalanceCard', () => {
  it('WAL-01 shows the balance with two decimals and the currency symbol', async () => {
    renderWithApp(<BalanceCard />, { session, answers: { getBalance: balance('1234.50') } });
    await waitFor(() => expect(words()).toContain('Balance฿1,234.50'));
  });

  it('WAL-01 hides and shows the balance, and remembers that it is hidden', async () => {
    renderWithApp(<BalanceCard />, { session, answers: { getBalance: balance('1234.50') } });
    const user = userEvent.setup();
    await screen.findByText('฿1,234.50');
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(words()).toContain('Balance hidden');
    expect(words()).not.toContain('1,234');

    cleanup();
    renderWithApp(<BalanceCard />, { session, answers: { getBalance: balance('1234.50') } });
    await waitFor(() => expect(words()).toContain('Balance hidden'));
    expect(words()).not.toContain('1,234');
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    await waitFor(() => expect(words()).toContain('Balance฿1,234.50'));
  });

  it('WAL-01 refreshes the balance on request and hides it until the gateway responds', async () => {
    let answer: (value: unknown) => void = () => {};
    let requestCount = 0;
    renderWithApp(<BalanceCard />, {
      session,
      answers: {
        getBalance: () => (
          (requestCount += 1),
          requestCount === 1
            ? balance('100.00')
            : new Promise((resolve) => {
                answer = resolve;
              })
        ),
      },
    });
    await screen.findByText('฿100.00');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh balance' }));
    await waitFor(() => expect(words()).toContain('The balance is being refreshed'));
    expect(words()).not.toContain('100.00');
    await waitFor(() => expect(requestCount).toBe(2));
    answer(balance('250.00'));
    await waitFor(() => expect(words()).toContain('Balance฿250.00'));
  });

  it('WAL-01 shows an error when the balance fails to load', async () => {
    renderWithApp(<BalanceCard />, { session, answers: { getBalance: refusal('system.unknown') } });
    await waitFor(() => expect(words()).toContain('BalanceThe balance did not load'));
  });
});
