import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildBankCard,
  buildBankCards,
  buildFullSecurity,
  buildSession,
  buildWithdrawal,
  buildWithdrawalTerms,
  renderWithApp,
  type MockAnswers,
} from '@parlor/testing';
import { Page } from '../pages/WithdrawPage.tsx';
import { page } from './recordPage.ts';

/** A payment password as a player types it. */
export const PIN = '482915';
/** The card that is not the default one. */
export const secondCard = buildBankCard({
  id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b02',
  bankCode: 'SCB',
  lastFour: '4711',
  isDefault: false,
});

/**
 * Renders the withdrawal screen of a player with two cards, a payment password and no wagering requirement; `answers`
 * override this.
 */
export function renderWithdrawPage(answers: MockAnswers = {}, type = 0) {
  const result = renderWithApp(<Page />, {
    route: '/m/withdraw',
    session: buildSession({ type }),
    answers: {
      getBalance: { sumBalance: '10000.00', currency: 'THB' },
      getWithdrawalTerms: buildWithdrawalTerms({ fee: '15.00' }),
      listBankCards: buildBankCards([buildBankCard(), secondCard]),
      getSecurity: buildFullSecurity(),
      listWithdrawals: page([]),
      createWithdrawal: buildWithdrawal(),
      getWithdrawal: buildWithdrawal(),
      ...answers,
    },
  });
  return { ...result, user: userEvent.setup() };
}

export const amountField = () => screen.findByLabelText<HTMLInputElement>(/^Amount/);
export const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Payment password/);
export const submitButton = () => screen.getByRole('button', { name: /^Withdraw( ฿|$)/ });
/** The confirmation dialog. */
export const question = () => screen.findByRole('alertdialog');

/** Returns the announced error of a field; undefined if there is none. */
export function problemOf(field: HTMLElement): string | null | undefined {
  return field.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
    : undefined;
}

type User = ReturnType<typeof userEvent.setup>;

/** Types an amount and the payment password. */
export async function fill(user: User, amount = '1500'): Promise<void> {
  const field = await amountField();
  await user.clear(field);
  await user.type(field, amount);
  await user.type(passwordField(), PIN);
}

/** Fills the form in, sends it and confirms. */
export async function request(user: User): Promise<void> {
  await fill(user);
  await user.click(submitButton());
  await user.click(within(await question()).getByRole('button', { name: 'Withdraw' }));
}
