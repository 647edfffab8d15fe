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
  it('WAL-05 shows the kind, signed amount and resulting balance of each transaction', async () => {
    renderWithApp(<Page />, {
      session,
      answers: {
        listTransactions: page([
          buildTransaction(),
          buildTransaction({ id: 't2', kind: 'BET', amount: '-20.00', balanceAfter: '9980.00' }),
        ]),
      },
    });
    const [deposit, bet] = await rows();
    expect(deposit?.textContent).toMatch(/^Deposit.*Balance ฿10,500\.00\+฿500\.00$/);
    expect(bet?.textContent).toMatch(/^Bet.*Balance ฿9,980\.00-฿20\.00$/);
  });

  it('I18N-03 shows times in the merchant’s time zone', async () => {
    renderWithApp(<Page />, {
      session,
      answers: { listTransactions: page([buildTransaction({ at: Date.UTC(2026, 10, 21, 18, 30) })]) },
    });
    const [deposit] = await rows();
    expect(deposit?.textContent).toContain('Nov 22, 2026, 01:30');
  });

  it('WAL-05 requests the selected period', async () => {
    const requested: (string | null)[] = [];
    renderWithApp(<Page />, {
      session,
      answers: { listTransactions: ({ query }: MockRequest) => (requested.push(query.get('from')), page([])) },
    });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('No transactions yet'));
    await userEvent.setup().click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    // Bangkok is seven hours ahead; six days before today is the seventh.
    const today = Math.floor((Date.now() + 7 * 3_600_000) / 86_400_000) * 86_400_000 - 7 * 3_600_000;
    expect(requested).toEqual([String(today - 6 * 86_400_000), null]);
  });

  it('WAL-05 filters by the kind selected by mouse or keyboard, and keeps it in the URL', async () => {
    const requested: (string | null)[] = [];
    const { location } = renderWithApp(<Page />, {
      route: '/m/transaction/record',
      session,
      answers: {
        listTransactions: ({ query }: MockRequest) => (requested.push(query.get('kind')), page([buildTransaction()])),
      },
    });
    const user = userEvent.setup();
    await rows();
    await user.click(screen.getByRole('tab', { name: 'Deposit' }));
    await waitFor(() => expect(requested).toEqual([null, 'DEPOSIT']));
    expect(location()).toBe('/m/transaction/record?kind=DEPOSIT');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(requested).toEqual([null, 'DEPOSIT', 'WITHDRAWAL']));
    expect(document.activeElement?.textContent).toBe('Withdrawal');
    await user.click(screen.getByRole('tab', { name: 'All kinds' }));
    await waitFor(() => expect(location()).toBe('/m/transaction/record'));
  });

  it('WAL-05 starts with the kind in the URL and reports that it has no transactions', async () => {
    const requested: (string | null)[] = [];
    renderWithApp(<Page />, {
      route: '/m/transaction/record?kind=ROLLBACK',
      session,
      answers: { listTransactions: ({ query }: MockRequest) => (requested.push(query.get('kind')), page([])) },
    });
    expect(await screen.findByRole('heading', { name: 'None of this kind' })).toBeShown();
    expect(screen.getByRole('tab', { name: 'Bet returned', selected: true })).toBeShown();
    expect(requested).toEqual(['ROLLBACK']);
  });

  it('WAL-05 shows all kinds when the URL names an unknown one', async () => {
    const requested: (string | null)[] = [];
    renderWithApp(<Page />, {
      route: '/m/transaction/record?kind=THEFT',
      session,
      answers: { listTransactions: ({ query }: MockRequest) => (requested.push(query.get('kind')), page([])) },
    });
    expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeShown();
    expect(screen.getByRole('tab', { name: 'All kinds', selected: true })).toBeShown();
    expect(requested).toEqual([null]);
  });

  it('WAL-05 shows an error when the record fails to load, and loads it on retry', async () => {
    let isDown = true;
    renderWithApp(<Page />, {
      session,
      answers: { listTransactions: () => (isDown ? refusal('system.unknown') : page([buildTransaction()])) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The record did not load');
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
