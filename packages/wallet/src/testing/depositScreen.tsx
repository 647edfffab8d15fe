import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { buildDeposit, buildDepositMethod, buildSession, renderWithApp, type MockAnswers } from '@parlor/testing';
import { Page } from '../pages/DepositPage.tsx';
import { page } from './recordPage.ts';

/** Two deposit methods with different limits. */
export const methods = [
  buildDepositMethod(),
  buildDepositMethod({
    id: 'sandbox-card',
    displayName: 'Card',
    minAmount: '100.00',
    maxAmount: '1000.00',
    quickAmounts: ['200.00'],
  }),
];

/**
 * Renders the deposit page of a player with two methods, no offers and no deposits; `answers` override this. `leave` is
 * called with the address of a payment page.
 */
export function renderDepositPage(answers: MockAnswers = {}, route = '/m/voucherCenter') {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const result = renderWithApp(<Page />, {
    route,
    session: buildSession(),
    answers: {
      getBalance: { sumBalance: '100.00', currency: 'THB' },
      listDepositMethods: { list: methods, offers: [] },
      listDepositOffers: { list: [] },
      listDeposits: page([]),
      createDeposit: buildDeposit(),
      ...answers,
    },
  });
  return { ...result, leave, user: userEvent.setup() };
}
export const amountField = () => screen.findByLabelText<HTMLInputElement>(/^Amount/);
/** The text beside the amount: its limits, or its error. */
export const amountNote = () =>
  document.getElementById(
    screen
      .getByLabelText(/^Amount/)
      .getAttribute('aria-describedby')
      ?.split(' ')[0] ?? '',
  )?.textContent;
export const submit = () => screen.getByRole('button', { name: /^Deposit/ });
