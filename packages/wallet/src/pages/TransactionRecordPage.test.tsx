import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, buildTransaction, refusal, renderWithApp, type MockRequest } from '@parlor/testing';
import { Page } from './TransactionRecordPage.tsx';

afterEach(cleanup);

const session = buildSession();
const page = <Item,>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const rows = async () => within(await screen.findByRole('list', { name: 'Account record' })).getAllByRole('listitem');

describe('TransactionRecordPage', () => {
  it('WAL-05 shows what moved, which way, and the balance after it', async () => {
    renderWithApp(<Page />, { session, answers: { listTransactions: page([buildTransaction(), buildTransaction({ id: 't2', kind: 'BET', amount: '-20.00', balanceAfter: '9980.00' })]) } });
    const [deposit, bet] = await rows();
    expect(deposit?.textContent).toMatch(/^Deposit.*Balance ฿10,500\.00\+฿500\.00$/);
    expect(bet?.textContent).toMatch(/^Bet.*Balance ฿9,980\.00-฿20\.00$/);
  });

  it('I18N-03 dates what moved by the merchant’s clock, whatever the player’s own is', async () => {
    renderWithApp(<Page />, { session, answers: { listTransactions: page([buildTransaction({ at: Date.UTC(2026, 10, 21, 18, 30) })]) } });
    const [deposit] = await rows();
    expect(deposit?.textContent).toContain('Nov 22, 2026, 01:30');
  });

  it('WAL-05 asks for the period that is chosen', async () => {
    const asked: (string | null)[] = [];
    renderWithApp(<Page />, { session, answers: { listTransactions: ({ query }: MockRequest) => (asked.push(query.get('from')), page([])) } });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('No transactions yet'));
    await userEvent.setup().click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const weekAgo = new Date();
    weekAgo.setDate(weekAgo.getDate() - 6);
    weekAgo.setHours(0, 0, 0, 0);
    expect(asked).toEqual([String(weekAgo.getTime()), null]);
  });

  it('WAL-05 says so when the record does not load, and loads it by a retry', async () => {
    let isDown = true;
    renderWithApp(<Page />, { session, answers: { listTransactions: () => (isDown ? refusal('system.unknown') : page([buildTransaction()])) } });
    expect((await screen.findByRole('alert')).textContent).toContain('The record did not load');
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
