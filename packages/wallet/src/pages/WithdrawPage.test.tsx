import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  buildBankCards,
  buildSecurity,
  buildWithdrawal,
  buildWithdrawalTerms,
  NOW,
  refusal,
  type MockRequest,
} from '@parlor/testing';
import {
  amountField,
  fill,
  PIN,
  problemOf,
  question,
  renderWithdrawPage,
  secondCard,
  submitButton,
} from '../testing/withdrawScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('WithdrawPage', () => {
  it('AUTH-13 WAL-06 asks a trial account to register or log in instead of showing the form', () => {
    renderWithdrawPage({}, 4);
    expect(screen.getByRole('heading').textContent).toBe('Please log in to an actual account to use this function');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/register', '/m/login']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('WAL-04 links a player without a payment password to that page, not yet to the bank cards page', async () => {
    renderWithdrawPage({ getSecurity: buildSecurity(), listBankCards: buildBankCards([]) });
    const todo = within(await screen.findByRole('list', { name: 'Before your first withdrawal' }));
    expect(todo.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/securityCenter/FundsPasswordBox',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('WAL-04 links a player without a card to the bank cards page', async () => {
    renderWithdrawPage({ listBankCards: buildBankCards([]) });
    const [password, card] = within(
      await screen.findByRole('list', { name: 'Before your first withdrawal' }),
    ).getAllByRole('listitem');
    expect(password?.textContent).toContain('Done');
    expect(
      within(card as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/m/securityCenter/BankCards');
  });

  it('WAL-04 shows the remaining wagering, links to the bets and rejects a withdrawal until it is done', async () => {
    const { user } = renderWithdrawPage({
      getWithdrawalTerms: buildWithdrawalTerms({
        wagering: { required: '5000.00', done: '3200.00', left: '1800.00', since: NOW },
      }),
    });
    expect((await screen.findByRole('heading', { name: 'Bet ฿1,800.00 more to withdraw' })).tagName).toBe('H2');
    const meter = screen.getByRole('meter');
    expect([meter.getAttribute('value'), meter.getAttribute('aria-valuetext')]).toEqual([
      '64',
      '฿3,200.00 of ฿5,000.00 bet',
    ]);
    expect(screen.getByRole('link', { name: 'See your bets since Nov 21, 2026' }).getAttribute('href')).toBe(
      `/m/gameRecord?since=${NOW}`,
    );
    await fill(user);
    await user.click(submitButton());
    expect(problemOf(await amountField())).toBe('Bet ฿1,800.00 more before you withdraw.');
  });

  it('WAL-04 shows no meter without a wagering requirement', async () => {
    renderWithdrawPage();
    await amountField();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('WAL-04 asks to confirm the amount, fee and card, submits once and shows the requested withdrawal', async () => {
    const bodies: unknown[] = [];
    const { user } = renderWithdrawPage({
      createWithdrawal: ({ body }: MockRequest) => (bodies.push(body), buildWithdrawal()),
    });
    await fill(user, '1,500');
    await user.click(screen.getByRole('radio', { name: /^Siam/ }));
    await user.click(submitButton());
    const dialog = await question();
    expect(within(dialog).getByRole('heading').textContent).toBe('Withdraw ฿1,500.00?');
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['฿1,500.00', '฿15.00', '฿1,485.00', 'Siam Commercial Bank •••• 4711']);
    expect(bodies).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    const done = await screen.findByRole('region', { name: 'Your withdrawal is requested' });
    expect(done.textContent).toContain('฿1,500.00 is set aside and goes to Kasikornbank •••• 0815.');
    expect(bodies).toEqual([{ amount: '1500.00', cardId: secondCard.id, paymentPassword: PIN }]);
    await user.click(screen.getByRole('button', { name: 'Withdraw more' }));
    expect((await amountField()).value).toBe('');
  });

  it('WAL-04 reports that withdrawals are closed and offers customer service', async () => {
    const { user, store } = renderWithdrawPage({ getWithdrawalTerms: buildWithdrawalTerms({ isAvailable: false }) });
    expect((await screen.findByRole('heading', { name: 'You cannot withdraw right now' })).tagName).toBe('H2');
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(store.getState().dialogs.open).toBe('service');
  });

  it('WAL-04 MEM-04 shows until when a passkey reset suspends withdrawals, instead of the form', async () => {
    renderWithdrawPage({ getWithdrawalTerms: buildWithdrawalTerms({ heldUntil: Date.UTC(2026, 10, 23, 9) }) });
    await screen.findByRole('heading', { name: 'You cannot withdraw right now' });
    expect(screen.getByText('Passkeys were reset. Withdrawals rest until 11/23/26, 16:00.')).toBeShown();
    expect(screen.queryByRole('textbox', { name: /Amount/ })).toBe(null);
  });

  it('WAL-04 shows an error when the form fails to load, and loads it on retry', async () => {
    let isDown = true;
    const { user } = renderWithdrawPage({
      getWithdrawalTerms: () => (isDown ? refusal('system.unknown') : buildWithdrawalTerms()),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The withdrawal form did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await amountField()).value).toBe('');
  });
});
