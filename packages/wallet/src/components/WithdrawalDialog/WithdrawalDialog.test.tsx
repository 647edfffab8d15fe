import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Withdrawal } from '@parlor/contract';
import { buildWithdrawal, NOW, refusal, type MockAnswers } from '@parlor/testing';
import { page } from '../../testing/recordPage.ts';
import { renderWithdrawPage } from '../../testing/withdrawScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const steps = (...states: Withdrawal['state'][]) => states.map((state, index) => ({ state, at: NOW + index * 60_000 }));

async function open(withdrawal: Withdrawal, answers: MockAnswers = {}) {
  const result = renderWithdrawPage({
    listWithdrawals: () => page([withdrawal]),
    getWithdrawal: () => withdrawal,
    ...answers,
  });
  await result.user.click(await screen.findByRole('button', { name: /^Kasikornbank/ }));
  return { ...result, dialog: within(await screen.findByRole('dialog')) };
}

describe('WithdrawalDialog', () => {
  it('WAL-04 shows the completed, current and upcoming steps, the payout deadline and the details', async () => {
    const { dialog } = await open(buildWithdrawal({ fee: '15.00' }));
    const rungs = within(dialog.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(rungs.map(({ textContent }) => textContent)).toEqual([
      'Requested doneNov 21, 2026, 19:00',
      'In review nowNov 21, 2026, 19:00',
      'Approved to come',
      'With the bank to come',
      'Paid to come',
    ]);
    expect(rungs.map((rung) => rung.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
    expect(await dialog.findByText('We pay it out by Nov 22, 2026, 19:00.')).toBeShown();
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '฿1,500.00',
      '฿15.00',
      '฿1,485.00',
      'Kasikornbank •••• 0815',
      'w1',
    ]);
  });

  it.each([
    ['REQUESTED', 'We have your request, and the money is set aside. It is checked next.'],
    ['REVIEW', 'A person is checking it. You need not do anything.'],
    ['APPROVED', 'It is approved, and goes to the bank next.'],
    ['PAYING', 'The bank has it. With most banks it is on your account within minutes.'],
    ['PAID', 'It is paid to your card. If you cannot see it yet, please ask your bank.'],
    ['CANCELLED', 'You cancelled it. ฿1,500.00 is back in your balance.'],
  ] as const)('WAL-04 explains where the money of a %s withdrawal is', async (state, words) => {
    const { dialog } = await open(buildWithdrawal({ state, steps: steps(state), isCancellable: false }));
    expect(dialog.getByText(words)).toBeShown();
    expect(dialog.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });

  it.each([
    ['REFUSED', 'card_name', 'The bank account is in another name. Please use one in your own name.', true],
    ['REFUSED', 'documents', 'We need documents from you first. Customer service tells you which.', false],
    ['REFUSED', 'terms', 'Some of your play was against the terms. Customer service explains it.', false],
    ['REFUSED', 'ask_service', 'Customer service tells you why.', false],
    [
      'FAILED',
      'card_refused',
      'The bank does not accept this card. Please check its number, or use another card.',
      true,
    ],
    ['FAILED', 'bank_failed', 'The bank gave no reason. Please try again, or use another card.', true],
  ] as const)(
    'WAL-04 explains a %s withdrawal with the reason %s, the refund and the next step',
    async (state, reason, words, isAboutCard) => {
      const { dialog, user, store } = await open(
        buildWithdrawal({ state, reason, steps: steps('REQUESTED', state), isCancellable: false }),
      );
      expect(dialog.getByText(words)).toBeShown();
      expect(dialog.getByText(/฿1,500\.00 is back in your balance\.$/)).toBeShown();
      expect(dialog.queryByText('Arrives on your card')).toBeNull();
      expect(dialog.queryByRole('link', { name: 'Bank cards' })?.getAttribute('href')).toBe(
        isAboutCard ? '/m/securityCenter/BankCards' : undefined,
      );
      await user.click(dialog.getByRole('button', { name: 'Customer service' }));
      expect(store.getState().dialogs.open).toBe('service');
    },
  );

  it('WAL-04 cancels the withdrawal after a confirmation and shows the restored balance', async () => {
    let withdrawal = buildWithdrawal();
    const cancelled = () =>
      (withdrawal = buildWithdrawal({
        state: 'CANCELLED',
        steps: steps('REQUESTED', 'CANCELLED'),
        isCancellable: false,
      }));
    const { dialog, user } = await open(withdrawal, {
      listWithdrawals: () => page([withdrawal]),
      getWithdrawal: () => withdrawal,
      cancelWithdrawal: cancelled,
      getBalance: () => ({ sumBalance: withdrawal.state === 'CANCELLED' ? '10000.00' : '8500.00', currency: 'THB' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel withdrawal' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' }));
    expect(withdrawal.state).toBe('REVIEW');
    await user.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    expect(await dialog.findByText('You cancelled it. ฿1,500.00 is back in your balance.')).toBeShown();
    await waitFor(() => expect(document.body.textContent).toContain('฿10,000.00'));
    expect(dialog.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });

  it('WAL-04 reports that the withdrawal can no longer be cancelled and shows its current state', async () => {
    let withdrawal = buildWithdrawal();
    const { dialog, user } = await open(withdrawal, {
      listWithdrawals: () => page([withdrawal]),
      getWithdrawal: () => withdrawal,
      cancelWithdrawal: () => (
        (withdrawal = buildWithdrawal({ state: 'PAYING', steps: steps('REQUESTED', 'PAYING'), isCancellable: false })),
        refusal('withdrawal.not_cancellable')
      ),
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel withdrawal' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel withdrawal' }));
    expect(await dialog.findByText('This withdrawal can no longer be cancelled.')).toBeShown();
    expect(
      await dialog.findByText('The bank has it. With most banks it is on your account within minutes.'),
    ).toBeShown();
  });

  it('WAL-04 focuses the current state on opening, closes on Escape and restores focus to its row', async () => {
    const { user, dialog } = await open(buildWithdrawal());
    await waitFor(() =>
      expect(document.activeElement?.contains(dialog.getByRole('heading', { level: 3, name: 'In review' }))).toBe(true),
    );
    await waitFor(() => expect(document.activeElement?.querySelector('button')).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Kasikornbank/ })));
  });
});
