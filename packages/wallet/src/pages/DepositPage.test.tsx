import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStarted } from '@parlor/core';
import {
  AppHarness,
  buildDeposit,
  buildDepositMethod,
  buildSession,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type MockRequest,
} from '@parlor/testing';
import { amountField, amountNote, methods, renderDepositPage, submit } from '../testing/depositScreen.tsx';
import { page } from '../testing/recordPage.ts';
import { Page } from './DepositPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('DepositPage', () => {
  it('AUTH-13 WAL-06 asks a trial account to register or log in instead of showing the form', () => {
    renderWithApp(<Page />, { route: '/m/voucherCenter', session: buildSession({ type: 4 }) });
    expect(screen.getByRole('heading').textContent).toBe('Please log in to an actual account to use this function');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/register', '/m/login']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('WAL-02 lists the deposit methods and shows the limits of the selected one', async () => {
    const { user } = renderDepositPage();
    expect((await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)).toEqual([
      'PromptPay',
      'Card',
    ]);
    expect(amountNote()).toBe('฿20.00 to ฿50,000.00');
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect(amountNote()).toBe('฿100.00 to ฿1,000.00');
    expect(screen.getAllByRole('button', { name: /^฿/ }).map(({ textContent }) => textContent)).toEqual(['฿200']);
  });

  it('WAL-02 fills in a quick amount with one tap and shows the amount on the submit button', async () => {
    const { user } = renderDepositPage();
    await user.click(await screen.findByRole('button', { name: '฿500' }));
    expect((await amountField()).value).toBe('500.00');
    expect(submit().textContent).toBe('Deposit ฿500.00');
  });

  it.each([
    ['', 'Please enter an amount such as 100.00.'],
    ['12.345', 'Please enter an amount such as 100.00.'],
    ['19.99', 'Please enter ฿20.00 to ฿50,000.00.'],
    ['50000.01', 'Please enter ฿20.00 to ฿50,000.00.'],
  ])('WAL-02 rejects the amount "%s" with "%s" and sends nothing', async (typed, words) => {
    const createDeposit = vi.fn<() => unknown>();
    const { user } = renderDepositPage({ createDeposit });
    const field = await amountField();
    if (typed) await user.type(field, typed);
    await user.click(submit());
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(amountNote()).toBe(words);
    expect(createDeposit).not.toHaveBeenCalled();
  });

  it('WAL-02 WAL-03 sends the amount once and opens the payment page', async () => {
    const bodies: unknown[] = [];
    const { user, leave } = renderDepositPage({
      createDeposit: ({ body }: MockRequest) => (bodies.push(body), buildDeposit({ payUrl: '/sandbox/pay/d1' })),
    });
    await user.type(await amountField(), '1,234.5');
    await user.click(submit());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/sandbox/pay/d1'));
    expect(bodies).toEqual([{ methodId: 'sandbox-qr', amount: '1234.50' }]);
  });

  it('WAL-02 reuses the idempotency key for a retry, and creates a new one for a new amount or deposit', async () => {
    const keys: (string | null)[] = [];
    let answer: unknown = UNREACHABLE;
    const { user, leave } = renderDepositPage({
      createDeposit: ({ headers }: MockRequest) => (keys.push(headers.get('Idempotency-Key')), answer),
    });
    await user.type(await amountField(), '500');
    await user.click(submit());
    await waitFor(() => expect(amountNote()).toBe('We cannot reach the service right now. Please try again.'));
    await user.click(submit());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);

    await screen.findByText('We cannot reach the service right now. Please try again.');
    await user.clear(await amountField());
    expect(screen.queryByText('We cannot reach the service right now. Please try again.')).toBeNull();
    await user.type(await amountField(), '600');
    answer = buildDeposit();
    await user.click(submit());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    await user.click(submit());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    expect(new Set(keys).size).toBe(3);
  });

  it('WAL-02 SYS-11 keeps the amount and method in a draft per player until the deposit starts', async () => {
    const { user, store, unmount, leave } = renderDepositPage();
    await user.type(await amountField(), '777');
    await user.click(screen.getByRole('radio', { name: 'Card' }));
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
    const back = again(buildSession());
    expect((await amountField()).value).toBe('777');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Card' }).checked).toBe(true);
    await user.click(submit());
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    back.unmount();
    again(buildSession());
    expect((await amountField()).value).toBe('');
  });

  it('WAL-02 MEM-07 shows the break to a player, and links to its end', async () => {
    let sent = 0;
    const { user } = renderDepositPage({ createDeposit: () => ((sent += 1), refusal('deposit.excluded')) });
    await user.type(await amountField(), '500');
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('You take a break or are excluded. You cannot pay in until it is over.');
    // Another amount would not help, so the field shows no error.
    expect(amountNote()).toBe('฿20.00 to ฿50,000.00');
    const links = screen.getAllByRole('link', { name: 'Limits and breaks' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/securityCenter?limits',
      '/m/securityCenter?limits',
    ]);
    await user.type(await amountField(), '0');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toBe(1);
  });

  it('MEM-07 links to the limits if the merchant has them', async () => {
    renderDepositPage();
    await amountField();
    expect(screen.getByRole('link', { name: 'Limits and breaks' }).getAttribute('href')).toBe(
      '/m/securityCenter?limits',
    );
  });

  it('WAL-02 requires a bank when the method has a list of banks', async () => {
    const bodies: unknown[] = [];
    const { user } = renderDepositPage({
      listDepositMethods: {
        list: [buildDepositMethod({ kind: 'bank', banks: [{ code: 'KBANK', name: 'Kasikornbank' }] })],
        offers: [],
      },
      createDeposit: ({ body }: MockRequest) => (bodies.push(body), buildDeposit()),
    });
    await user.type(await amountField(), '500');
    await user.click(submit());
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(screen.getByRole('combobox'), 'KBANK');
    await user.click(submit());
    await waitFor(() => expect(bodies).toEqual([{ methodId: 'sandbox-qr', amount: '500.00', bankCode: 'KBANK' }]));
  });

  it('WAL-02 WAL-03 shows a QR code without leaving the page', async () => {
    const byCode = buildDeposit({ kind: 'alipay', qrText: '/sandbox/pay/d1', expiresAt: Date.now() + 60_000 });
    const { user, leave } = renderDepositPage({ createDeposit: byCode, getDeposit: byCode });
    await user.type(await amountField(), '500');
    await user.click(submit());
    await screen.findByRole('img', { name: 'QR code of your payment' });
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['wallet.amount_above_maximum', 'The amount is above the maximum.'],
    ['deposit.method_unavailable', 'This deposit method is not available right now.'],
    ['account.real_required', 'Please log in to a real account to use this function'],
  ] as const)('WAL-02 AUTH-13 shows the error %s and keeps the amount', async (code, words) => {
    const { user } = renderDepositPage({ createDeposit: refusal(code) });
    await user.type(await amountField(), '500');
    await user.click(submit());
    await waitFor(() => expect(amountNote()).toBe(words));
    expect((await amountField()).value).toBe('500');
  });

  it.each([
    ['PENDING', 'Waiting for the payment…'],
    ['PAID', 'Your deposit of ฿500.00 has arrived.'],
    ['FAILED', 'Your deposit of ฿500.00 was declined. Nothing was taken.'],
    ['EXPIRED', 'The time to pay is over. Nothing was taken.'],
    ['CHECKING', 'We are asking the payment provider'],
    ['REVIEW', 'A person is checking it'],
  ] as const)(
    'WAL-03 reports a %s deposit as "%s" when the player returns from the payment page',
    async (state, words) => {
      renderDepositPage({ getDeposit: buildDeposit({ state }) }, '/m/voucherCenter?order=d1');
      await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words));
    },
  );

  it('WAL-03 refreshes the balance when a deposit arrives while the player waits', async () => {
    let isPaid = false;
    renderDepositPage(
      {
        getDeposit: () => buildDeposit({ state: isPaid ? 'PAID' : 'PENDING' }),
        getBalance: () => ({ sumBalance: isPaid ? '600.00' : '100.00', currency: 'THB' }),
      },
      '/m/voucherCenter?order=d1',
    );
    const words = () => screen.getByRole('main').textContent;
    await waitFor(() => expect(words()).toContain('Waiting for the payment…'));
    await waitFor(() => expect(words()).toContain('Balance฿100.00'));
    isPaid = true;
    await waitFor(() => expect(words()).toContain('Balance฿600.00'), { timeout: 5000 });
    expect(words()).toContain('Your deposit of ฿500.00 has arrived.');
    expect(words()).not.toContain('Waiting for the payment…');
  });

  it('WAL-03 reports that a deposit is unknown', async () => {
    renderDepositPage({ getDeposit: refusal('deposit.order_not_found') }, '/m/voucherCenter?order=d9');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('We cannot find this deposit.'));
    expect(screen.getByRole('main').textContent).not.toContain('has arrived');
  });

  it('WAL-02 lists deposits with their states and links a pending one to its payment page', async () => {
    renderDepositPage({
      listDeposits: page([
        buildDeposit(),
        buildDeposit({ orderId: 'd2', state: 'PAID', payUrl: null, amount: '20.00' }),
      ]),
    });
    const list = await screen.findByRole('list', { name: 'Your deposits' });
    const [pending, paid] = within(list).getAllByRole('listitem');
    expect(pending?.textContent).toContain('Pending');
    expect(
      within(pending as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/sandbox/pay/d1');
    expect(paid?.textContent).toContain('฿20.00Paid');
    expect(within(paid as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('WAL-02 reports that no method is available, or that the methods failed to load, with a retry', async () => {
    renderDepositPage({ listDepositMethods: { list: [], offers: [] } });
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain('No deposit method is available right now'),
    );
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
    cleanup();
    let isDown = true;
    const { user } = renderDepositPage({
      listDepositMethods: () => (isDown ? refusal('system.unknown') : { list: methods, offers: [] }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The deposit methods did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await amountField()).value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
