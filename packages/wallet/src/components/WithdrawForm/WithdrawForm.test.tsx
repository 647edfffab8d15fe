import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionStarted } from '@parlor/core';
import {
  AppHarness,
  buildBankCard,
  buildBankCards,
  buildFullSecurity,
  buildSession,
  buildWithdrawal,
  buildWithdrawalTerms,
  refusal,
  UNREACHABLE,
  type MockRequest,
} from '@parlor/testing';
import { Page } from '../../pages/WithdrawPage.tsx';
import {
  amountField,
  fill,
  passwordField,
  PIN,
  problemOf,
  question,
  renderWithdrawPage,
  request,
  secondCard,
  submitButton,
} from '../../testing/withdrawScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('WithdrawForm', () => {
  it('WAL-04 shows the limits, masked cards with the default selected, the fee and the payout', async () => {
    const { user } = renderWithdrawPage();
    await user.type(await amountField(), '1,500');
    expect(document.body.textContent).toContain('฿100.00 to ฿150,000.00 at a time. ฿450,000.00 left today.');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.closest('label')?.textContent, radio.checked])).toEqual([
      ['Kasikornbank •••• 0815ธนาคารกสิกรไทย', true],
      ['Siam Commercial Bank •••• 4711ธนาคารไทยพาณิชย์', false],
    ]);
    expect(screen.getByText('Fee').nextElementSibling?.textContent).toBe('฿15.00');
    expect(screen.getByText('Arrives on your card').nextElementSibling?.textContent).toBe('฿1,485.00');
    expect(screen.getByRole('link', { name: 'Bank cards' }).getAttribute('href')).toBe('/m/securityCenter/BankCards');
  });

  it('WAL-04 fills in half or all of the available balance with one tap', async () => {
    const { user } = renderWithdrawPage({ getWithdrawalTerms: buildWithdrawalTerms({ available: '1000.55' }) });
    const field = await amountField();
    await user.click(screen.getByRole('button', { name: '50%' }));
    expect(field.value).toBe('500.00');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(field.value).toBe('1000.55');
    expect(submitButton().textContent).toBe('Withdraw ฿1,000.55');
  });

  it('WAL-04 takes a masked six-digit payment password on a numeric keypad without autocomplete', async () => {
    const { user } = renderWithdrawPage();
    await amountField();
    await user.type(passwordField(), '1234567');
    expect(passwordField()).toMatchObject({
      type: 'password',
      inputMode: 'numeric',
      autocomplete: 'off',
      value: '123456',
    });
  });

  it.each([
    ['', 'Please enter an amount such as 100.00.'],
    ['99.99', 'Please enter ฿100.00 to ฿150,000.00.'],
    ['150000.01', 'Please enter ฿100.00 to ฿150,000.00.'],
    ['10000.01', 'Your balance is too low.'],
  ])('WAL-04 rejects the amount "%s" with "%s" and does not ask for confirmation', async (amount, words) => {
    const { user } = renderWithdrawPage();
    const field = await amountField();
    if (amount) await user.type(field, amount);
    await user.click(submitButton());
    expect(problemOf(field)).toBe(words);
    expect(problemOf(passwordField())).toBe('Please enter the six digits.');
    // With a valid password, only the amount blocks the withdrawal.
    await user.type(passwordField(), PIN);
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([problemOf(field), problemOf(passwordField())]).toEqual([words, undefined]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('WAL-04 can be submitted with only the keyboard, and Escape closes the confirmation', async () => {
    const { user } = renderWithdrawPage();
    (await amountField()).focus();
    await user.keyboard('500');
    passwordField().focus();
    await user.keyboard(`${PIN}{Enter}`);
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(passwordField().value).toBe(PIN);
    passwordField().focus();
    await user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(document.activeElement).toBe(within(await question()).getByRole('button', { name: 'Withdraw' })),
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your withdrawal is requested' })),
    );
  });

  it('WAL-04 SYS-11 keeps the amount and card in a draft per player, and does not store the password', async () => {
    const { user, store, unmount } = renderWithdrawPage();
    await fill(user, '777');
    await user.click(screen.getByRole('radio', { name: /^Siam/ }));
    expect(JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)])).not.toContain(PIN);
    unmount();
    const again = (session: ReturnType<typeof buildSession>) => {
      store.dispatch(sessionStarted(session));
      return render(
        <AppHarness store={store}>
          <Page />
        </AppHarness>,
      );
    };
    const other = again(buildSession({ token: 'other', userName: 'player02' }));
    expect((await amountField()).value).toBe('');
    other.unmount();
    again(buildSession());
    expect((await amountField()).value).toBe('777');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Siam/ }).checked).toBe(true);
    expect(passwordField().value).toBe('');
  });

  it.each([
    ['wallet.insufficient_balance', undefined, /^Amount/, 'Your balance is too low.'],
    ['withdrawal.daily_limit', undefined, /^Amount/, 'This is more than you can withdraw today.'],
    ['withdrawal.wagering_left', undefined, /^Amount/, 'You need to play a little more before you can withdraw.'],
    [
      'payment_password.wrong',
      { triesLeft: 3 },
      /^Payment password/,
      'This is not your payment password. 3 tries are left.',
    ],
    [
      'payment_password.wrong',
      { triesLeft: 1 },
      /^Payment password/,
      'This is not your payment password. 1 try is left.',
    ],
    [
      'payment_password.wrong',
      { triesLeft: 0 },
      /^Payment password/,
      'The payment password was wrong too often. Please wait 30 minutes and try again.',
    ],
  ] as const)(
    'WAL-04 shows %s (%j) at its field, focuses the field and clears only the password',
    async (code, value, label, words) => {
      const { user } = renderWithdrawPage({ createWithdrawal: refusal(code, value) });
      await request(user);
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      await waitFor(() => expect(problemOf(field)).toBe(words));
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect((await amountField()).value).toBe('1500');
      expect(passwordField().value).toBe('');
    },
  );

  it('PROMO-07 WAL-04 shows the lost bonus before the form and in the confirmation, and sends the same', async () => {
    const bonus = { bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b11', title: 'Warm welcome', balance: '420.50' };
    const sent: unknown[] = [];
    const { user } = renderWithdrawPage({
      getWithdrawalTerms: buildWithdrawalTerms({ bonuses: [bonus] }),
      createWithdrawal: ({ body }: MockRequest) => (sent.push(body), buildWithdrawal()),
    });
    expect(await screen.findByRole('heading', { name: 'A withdrawal ends your bonus' })).toBeShown();
    expect(screen.getByText('Warm welcome: ฿420.50 goes back')).toBeShown();
    expect(screen.getByRole('link', { name: 'How far the bonus is' }).getAttribute('href')).toBe('/m/rewardCenter');
    await fill(user);
    await user.click(submitButton());
    const dialog = within(await question());
    expect(dialog.getByText('Warm welcome: ฿420.50 goes back')).toBeShown();
    await user.click(dialog.getByRole('button', { name: 'Withdraw and end the bonus' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ endsBonuses: [{ bonusId: bonus.bonusId, balance: '420.50' }] });
  });

  it('PROMO-07 WAL-04 shows a bonus granted meanwhile if the gateway requires consent to end it', async () => {
    let bonuses: ReturnType<typeof buildWithdrawalTerms>['bonuses'] = [];
    const { user } = renderWithdrawPage({
      getWithdrawalTerms: () => buildWithdrawalTerms({ bonuses }),
      createWithdrawal: () => {
        bonuses = [{ bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b11', title: 'Reload', balance: '20.00' }];
        return refusal('withdrawal.ends_bonus');
      },
    });
    await request(user);
    expect(
      await screen.findByText('This withdrawal ends a bonus. Please look at what is lost and confirm again.'),
    ).toBeShown();
    expect(await screen.findByText('Reload: ฿20.00 goes back')).toBeShown();
  });

  it('WAL-04 reports that the selected card was removed and shows the remaining cards', async () => {
    let list = [buildBankCard(), secondCard];
    const { user } = renderWithdrawPage({
      createWithdrawal: () => ((list = [secondCard]), refusal('bank_card.not_found')),
      listBankCards: () => buildBankCards(list),
    });
    await request(user);
    await waitFor(() => expect(problemOf(screen.getByRole('radiogroup'))).toBe('This card is no longer there.'));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
  });

  it('WAL-04 shows until when the payment password is locked, and does not submit before', async () => {
    let sent = 0;
    const { user } = renderWithdrawPage({
      createWithdrawal: () => ((sent += 1), refusal('payment_password.locked', { retryAfter: 1800 })),
    });
    await request(user);
    await waitFor(() =>
      expect(problemOf(passwordField())).toMatch(/^It was wrong too often\. You can try again at \d\d:\d\d\.$/),
    );
    await user.type(passwordField(), PIN);
    await user.click(submitButton());
    expect(sent).toBe(1);
    expect(screen.getByRole('link', { name: 'Forgot it?' }).getAttribute('href')).toBe(
      '/m/securityCenter/FundsPasswordBox',
    );
  });

  it('WAL-04 shows an existing payment password lock at once', async () => {
    renderWithdrawPage({
      getSecurity: buildFullSecurity({
        paymentPassword: { isSet: true, lockedUntil: Date.UTC(2100, 0, 1, 5), resetBy: 'sms' },
      }),
    });
    await amountField();
    expect(problemOf(passwordField())).toBe('It was wrong too often. You can try again at 12:00.');
  });

  it('WAL-04 reuses the idempotency key after a network error, and creates a new one after a rejection', async () => {
    const keys: (string | null)[] = [];
    const answers: unknown[] = [UNREACHABLE, refusal('payment_password.wrong', { triesLeft: 4 }), buildWithdrawal()];
    const { user } = renderWithdrawPage({
      createWithdrawal: ({ headers }: MockRequest) => (
        keys.push(headers.get('Idempotency-Key')),
        answers[keys.length - 1]
      ),
    });
    await request(user);
    await screen.findByText('We cannot reach the service right now. Please try again.');
    expect((await amountField()).value).toBe('1500');
    for (const wanted of [2, 3]) {
      await user.type(passwordField(), PIN);
      await user.click(submitButton());
      await user.click(within(await question()).getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(keys).toHaveLength(wanted));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('WAL-04 shows the updated limit when the gateway rejects an amount over the daily limit', async () => {
    let dailyLeft = '450000.00';
    const { user } = renderWithdrawPage({
      createWithdrawal: () => ((dailyLeft = '200.00'), refusal('withdrawal.daily_limit')),
      getWithdrawalTerms: () => buildWithdrawalTerms({ dailyLeft }),
    });
    await request(user);
    const field = await amountField();
    await waitFor(() => expect(problemOf(field)).toBe('You can withdraw ฿200.00 more today.'));
  });
});
