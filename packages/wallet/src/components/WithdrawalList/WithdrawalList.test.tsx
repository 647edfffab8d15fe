import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWithdrawal, NOW, refusal, type MockRequest } from '@parlor/testing';
import { page } from '../../testing/recordPage.ts';
import { renderWithdrawPage } from '../../testing/withdrawScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const paid = buildWithdrawal({ withdrawalId: 'w2', state: 'PAID', amount: '200.00', isCancellable: false });
const rows = async () => within(await screen.findByRole('list', { name: 'Your withdrawals' })).getAllByRole('listitem');

describe('WithdrawalList', () => {
  it('WAL-04 lists withdrawals with card, amount and state', async () => {
    renderWithdrawPage({ listWithdrawals: page([buildWithdrawal(), paid]) });
    const [open, done] = await rows();
    for (const words of ['Kasikornbank •••• 0815', '฿1,500.00', 'In review'])
      expect(open?.textContent).toContain(words);
    for (const words of ['฿200.00', 'Paid']) expect(done?.textContent).toContain(words);
    expect(within(done as HTMLElement).getByRole('button', { name: /฿200\.00 ?Paid$/ })).toBeShown();
  });

  it('WAL-04 reports that there are no withdrawals, or that they failed to load', async () => {
    renderWithdrawPage();
    expect((await screen.findByRole('heading', { name: 'No withdrawals yet' })).tagName).toBe('H3');
    cleanup();
    renderWithdrawPage({ listWithdrawals: refusal('system.unknown') });
    expect(await screen.findByText('The record did not load')).toBeShown();
  });

  it('WAL-04 polls an open withdrawal until it is paid, and then shows the new state and balance', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isPaid = false;
    let requested: string[] = [];
    const now = () =>
      buildWithdrawal(
        isPaid
          ? {
              state: 'PAID',
              steps: [
                { state: 'REQUESTED', at: NOW },
                { state: 'PAID', at: NOW },
              ],
              isCancellable: false,
            }
          : {},
      );
    renderWithdrawPage({
      listWithdrawals: () => (requested.push('list'), page([now(), paid])),
      getWithdrawal: ({ params }: MockRequest) => (requested.push(params['withdrawalId'] ?? ''), now()),
      getBalance: () => ({ sumBalance: isPaid ? '8500.00' : '10000.00', currency: 'THB' }),
    });
    const [first] = await rows();
    expect(first?.textContent).toContain('In review');
    const open = now().withdrawalId;
    await waitFor(() => expect(requested).toEqual(['list', open]));
    requested = [];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requested).toEqual([open]);
    isPaid = true;
    requested = [];
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Paid'));
    await waitFor(() => expect(document.body.textContent).toContain('฿8,500.00'));
    await vi.advanceTimersByTimeAsync(60_000);
    // The poll finds it paid, then the list and the withdrawal are refetched because both are stale.
    expect(requested).toEqual([open, 'list', open]);
  });

  it('WAL-04 requests final withdrawals once, and not their details', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const listWithdrawals = vi.fn<() => unknown>(() => page([paid]));
    const getWithdrawal = vi.fn<() => unknown>(() => paid);
    renderWithdrawPage({ listWithdrawals, getWithdrawal });
    expect(await rows()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([listWithdrawals.mock.calls.length, getWithdrawal.mock.calls.length]).toEqual([1, 0]);
  });
});
