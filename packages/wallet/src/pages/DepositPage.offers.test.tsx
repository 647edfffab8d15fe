import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDeposit, buildDepositMethod, refusal, type MockRequest } from '@parlor/testing';
import { amountField, amountNote, renderDepositPage, submit } from '../testing/depositScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the rewards of a deposit', () => {
  it('WAL-02 show the fee and bonus before submission; the selected offer is sent, by default none', async () => {
    const bodies: unknown[] = [];
    const { user } = renderDepositPage({
      listDepositMethods: {
        list: [buildDepositMethod({ fee: { ppm: 15_000, fixed: '2.00', isPaidByPlayer: true }, stepAmount: '10.00' })],
        offers: [
          { code: 'WELCOME', title: 'Welcome', minAmount: '100.00', bonusPpm: 100_000, maxBonus: '200.00' },
          { code: 'LARGE', title: 'High roller', minAmount: '20000.00', bonusPpm: 50_000, maxBonus: '5000.00' },
        ],
      },
      createDeposit: ({ body }: MockRequest) => (bodies.push(body), buildDeposit()),
    });
    await user.type(await amountField(), '1005');
    await user.click(submit());
    expect(amountNote()).toBe('Please enter a multiple of ฿10.00.');
    await user.clear(await amountField());
    await user.type(await amountField(), '1000');
    expect(screen.getByRole('main').textContent).toContain('Fee฿17.00Your balance receives฿983.00');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /No bonus/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /High roller/ }).disabled).toBe(true);
    await user.click(submit());
    await waitFor(() => expect(bodies).toEqual([{ methodId: 'sandbox-qr', amount: '1000.00' }]));
    await user.click(screen.getByRole('radio', { name: /Welcome/ }));
    expect(screen.getByRole('main').textContent).toContain('Bonus฿100.00');
    await user.click(submit());
    await waitFor(() => expect(bodies[1]).toEqual({ methodId: 'sandbox-qr', amount: '1000.00', offerCode: 'WELCOME' }));
  });

  it.each([
    [
      '3 raffle tickets',
      { reward: 'tickets', contestReward: { unit: 'tickets', count: 3, contest: 'lantern-raffle' } },
    ],
    [
      '50 tournament points',
      { reward: 'points', contestReward: { unit: 'points', count: 50, contest: 'weekend-race' } },
    ],
  ] as const)('WAL-02 show %s, and add no money for them', async (words, given) => {
    const gives = {
      ...given,
      amount: '6.00',
      freeRounds: null,
      mustStake: null,
      winMultiple: null,
      days: null,
      maxStake: null,
    } as const;
    const raffle = {
      promotionId: 'raffle',
      title: 'Deposit lanterns',
      way: 'choose',
      minAmount: null,
      gives,
      progress: null,
    } as const;
    const { user } = renderDepositPage({ listDepositOffers: { list: [raffle] } });
    await user.type(await amountField(), '1000');
    expect(await screen.findByText(words)).toBeShown();
    await user.click(screen.getByRole('radio', { name: 'Deposit lanterns' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deposit lanterns' }).checked).toBe(true);
    expect(screen.getByRole('main').textContent).not.toContain('6.00');
  });

  it('WAL-02 include fitting promotions; none is preselected, and the selected one is sent', async () => {
    const bodies: unknown[] = [];
    const requested: (string | null)[] = [];
    const reload = {
      promotionId: 'reload',
      title: '50% on top',
      way: 'choose',
      minAmount: '200.00',
      gives: null,
      progress: null,
    } as const;
    const gives = {
      reward: 'bonus',
      amount: '500.00',
      freeRounds: null,
      contestReward: null,
      mustStake: '4000.00',
      winMultiple: null,
      days: 7,
      maxStake: '50.00',
    } as const;
    const { user } = renderDepositPage({
      listDepositOffers: ({ query }: MockRequest) => {
        const amount = query.get('amount');
        requested.push(amount);
        return {
          list: [
            amount === '1000.00' ? { ...reload, gives } : reload,
            { ...reload, promotionId: 'weekly', title: 'Weekly gift', way: 'applies', minAmount: null },
          ],
        };
      },
      createDeposit: ({ body }: MockRequest) => (bodies.push(body), buildDeposit()),
    });
    const choice = await screen.findByRole<HTMLInputElement>('radio', { name: '50% on top' });
    expect(choice.disabled).toBe(true);
    await user.type(await amountField(), '100');
    await waitFor(() => expect(requested).toContain('100.00'));
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Nothing for this deposit'));
    expect(choice.disabled).toBe(true);
    expect(screen.getByText('From ฿200.00')).toBeShown();
    await user.type(await amountField(), '0');
    await screen.findByText(
      '฿500.00 on this deposit · Stake ฿4,000.00 within 7 days to make it cash · At most ฿50.00 a stake until then',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /No bonus/ }).checked).toBe(true);
    await user.click(submit());
    await waitFor(() => expect(bodies).toEqual([{ methodId: 'sandbox-qr', amount: '1000.00' }]));
    await waitFor(() => expect(choice.disabled).toBe(false));
    await user.click(choice);
    expect(screen.getByRole('link', { name: 'Terms of this offer' }).getAttribute('href')).toBe(
      '/m/activityDetail?id=reload',
    );
    expect(screen.getByRole('main').textContent).toContain('Bonus฿500.00');
    await user.click(submit());
    await waitFor(() =>
      expect(bodies[1]).toEqual({ methodId: 'sandbox-qr', amount: '1000.00', promotionId: 'reload' }),
    );
    expect(screen.getByRole('heading', { name: 'Comes with this deposit by itself' })).toBeShown();
  });

  it('WAL-02 include joining a promotion of several deposits with the first one, and show its progress', async () => {
    const bodies: unknown[] = [];
    const mission = { promotionId: 'three', title: 'Three deposits', minAmount: '100.00', gives: null } as const;
    const sum = { promotionId: 'sum', title: 'A thousand', way: 'applies', minAmount: null, gives: null } as const;
    const { user } = renderDepositPage({
      listDepositOffers: ({ query }: MockRequest) => {
        const isEnough = query.get('amount') === '200.00';
        return {
          list: [
            { ...mission, way: 'choose', progress: isEnough ? { unit: 'count', done: '1', target: '3' } : null },
            { ...sum, progress: { unit: 'money', done: '700.00', target: '1000.00' } },
          ],
        };
      },
      createDeposit: ({ body }: MockRequest) => (bodies.push(body), buildDeposit()),
    });
    await user.type(await amountField(), '20');
    await waitFor(() => expect(screen.getByText('From ฿100.00')).toBeShown());
    const choice = await screen.findByRole<HTMLInputElement>('radio', { name: 'Three deposits' });
    await waitFor(() => expect(choice.disabled).toBe(true));
    await user.type(await amountField(), '0');
    expect(await screen.findByText('Counts: 1 of 3 deposits with this one')).toBeShown();
    expect(screen.getByText('Counts: ฿700.00 of ฿1,000.00 with this deposit')).toBeShown();
    await user.click(choice);
    await user.click(submit());
    await waitFor(() => expect(bodies).toEqual([{ methodId: 'sandbox-qr', amount: '200.00', promotionId: 'three' }]));
  });

  it('WAL-02 are optional: the form works if the promotions fail to load, and a retry loads them', async () => {
    let calls = 0;
    const bodies: unknown[] = [];
    const { user } = renderDepositPage({
      listDepositOffers: () => ((calls += 1) === 1 ? refusal('system.unknown') : { list: [] }),
      createDeposit: ({ body }: MockRequest) => (bodies.push(body), buildDeposit()),
    });
    expect(await screen.findByText('Offers did not load. You can deposit all the same.')).toBeShown();
    await user.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(screen.queryByText(/Offers did not load/)).toBeNull());
    await user.type(await amountField(), '500');
    await user.click(submit());
    await waitFor(() => expect(bodies).toEqual([{ methodId: 'sandbox-qr', amount: '500.00' }]));
  });
});
