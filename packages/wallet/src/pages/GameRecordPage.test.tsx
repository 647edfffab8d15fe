import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildOrder,
  buildOrderDetail,
  buildOrders,
  buildSession,
  buildTransaction,
  figureOf,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './GameRecordPage.tsx';

afterEach(cleanup);

const renderPage = (answers: MockAnswers) => ({
  ...renderWithApp(<Page />, { route: '/m/gameRecord', session: buildSession(), answers }),
  user: userEvent.setup(),
});
const rows = async () => within(await screen.findByRole('list', { name: 'Betting record' })).getAllByRole('listitem');

describe('GameRecordPage', () => {
  it('WAL-05 shows each bet with its stake and result, and the totals of the whole period', async () => {
    const list = [
      buildOrder(),
      buildOrder({ orderId: 'o2', gameName: 'Night Market', payout: '0.00', net: '-20.00' }),
      buildOrder({ orderId: 'o3', state: 'OPEN', settledAt: null }),
    ];
    renderPage({ listOrders: buildOrders(list, { totals: { stake: '1060.00', payout: '985.00', net: '-75.00' } }) });
    const [won, lost, open] = await rows();
    expect(won?.textContent).toContain('Stake ฿20.00');
    expect(won?.textContent).toContain('+฿15.00');
    expect(lost?.textContent).toContain('Night Market');
    expect(lost?.textContent).toContain('-฿20.00');
    expect(open?.textContent).toContain('Open');
    const main = screen.getByRole('main');
    expect(['Stake', 'Payout', 'Result'].map((label) => figureOf(main, label))).toEqual([
      '฿1,060.00',
      '฿985.00',
      '-฿75.00',
    ]);
  });

  it('WAL-05 starts with today and requests another period when it is selected', async () => {
    const requested: (string | null)[] = [];
    const { user } = renderPage({
      listOrders: ({ query }: MockRequest) => (requested.push(query.get('from')), buildOrders()),
    });
    await rows();
    // Midnight in Bangkok, which is seven hours ahead.
    expect(requested).toEqual([
      String(Math.floor((Date.now() + 7 * 3_600_000) / 86_400_000) * 86_400_000 - 7 * 3_600_000),
    ]);
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[1]).toBeNull();
  });

  it.each([
    [String(Date.UTC(2026, 10, 20, 18)), 'Since Nov 21, 2026', null],
    ['yesterday', undefined, 'Today'],
  ])(
    'WAL-04 WAL-05 shows the bets since the time in the URL, if valid (%s), until a period is selected',
    async (since, heading, tab) => {
      const requested: (string | null)[] = [];
      const answers = { listOrders: ({ query }: MockRequest) => (requested.push(query.get('from')), buildOrders()) };
      const { location } = renderWithApp(<Page />, {
        route: `/m/gameRecord?since=${since}`,
        session: buildSession(),
        answers,
      });
      await rows();
      expect(requested[0] === since).toBe(heading !== undefined);
      expect(screen.queryByRole('heading', { level: 2 })?.textContent).toBe(heading);
      expect(screen.queryByRole('tab', { selected: true })?.textContent ?? null).toBe(tab);
      await userEvent.setup().click(screen.getByRole('tab', { name: 'All' }));
      await waitFor(() => expect(requested.at(-1)).toBeNull());
      expect(location()).toBe('/m/gameRecord');
    },
  );

  it('WAL-05 shows the bets of the day in the URL by the merchant’s clock until a period is selected', async () => {
    const requested: string[] = [];
    const answers = {
      listOrders: ({ query }: MockRequest) => (
        requested.push(`${query.get('from')} ${query.get('to')}`),
        buildOrders()
      ),
    };
    const { location } = renderWithApp(<Page />, {
      route: '/m/gameRecord?day=2026-11-21',
      session: buildSession(),
      answers,
    });
    await rows();
    expect(requested).toEqual([`${Date.UTC(2026, 10, 20, 17)} ${Date.UTC(2026, 10, 21, 17)}`]);
    expect(screen.getByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeShown();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    await userEvent.setup().click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(requested.at(-1)).toBe('null null'));
    expect(location()).toBe('/m/gameRecord');
    expect(screen.queryByRole('heading', { name: /November/ })).toBeNull();
  });

  it('WAL-05 appends an older page on demand', async () => {
    const { user } = renderPage({
      listOrders: ({ query }: MockRequest) => {
        const pageNum = Number(query.get('pageNo'));
        return buildOrders([buildOrder({ orderId: `o${pageNum}`, gameName: `Game of page ${pageNum}` })], {
          pageNum,
          totalPages: 2,
          totalCount: 2,
        });
      },
    });
    expect(await rows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () =>
      expect((await rows()).map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
        'Game of page 1',
        'Game of page 2',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('WAL-05 shows the details of a bet with its account transactions', async () => {
    const transactions = [
      buildTransaction({ id: 't1', kind: 'BET', amount: '-20.00', balanceAfter: '980.00' }),
      buildTransaction({ id: 't2', kind: 'WIN', amount: '35.00', balanceAfter: '1015.00' }),
    ];
    const { user } = renderPage({ listOrders: buildOrders(), getOrder: buildOrderDetail({ transactions }) });
    await rows();
    await user.click(screen.getByRole('button', { name: /^Lotus Lanterns/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Lotus Lanterns' });
    expect(dialog.textContent).toContain('Stake฿20.00Payout฿35.00Result+฿15.00');
    expect(dialog.textContent).toContain('Roundr1');
    const table = await within(dialog).findByRole('table', { name: 'On your account' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent)
            .slice(1),
        ),
    ).toEqual([
      ['-฿20.00', '฿980.00'],
      ['+฿35.00', '฿1,015.00'],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const lottery = { gameName: 'Saigon evening', gameType: 'LOTT', payout: '0.00', net: '-20.00' } as const;
  const openBet = buildOrder({ ...lottery, state: 'OPEN', settledAt: null, isCancellable: true });

  it('WAL-05 GAME-20 cancels an open bet of a lottery after a confirmation', async () => {
    let order = openBet;
    const requested: unknown[] = [];
    const { user } = renderPage({
      listOrders: () => buildOrders([order]),
      getOrder: () => buildOrderDetail(order),
      cancelSuborder: ({ body }: MockRequest) => {
        requested.push(body);
        return (order = buildOrder({ ...lottery, payout: '20.00', net: '0.00', state: 'CANCELLED' }));
      },
    });
    await rows();
    await user.click(screen.getByRole('button', { name: /^Saigon evening/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saigon evening' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel bet' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this bet?' }));
    expect(question.getByText('฿20.00 goes back to your balance at once.')).toBeShown();
    expect(requested).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel bet' }));
    expect(await dialog.findByText('The bet is cancelled. ฿20.00 is back in your balance.')).toBeShown();
    expect(requested).toEqual([{ orderId: 'o1' }]);
    expect(dialog.queryByRole('button', { name: 'Cancel bet' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main', { hidden: true }).textContent).toContain('Cancelled'));
  });

  it.each([
    ['order.draw_closed', 'The draw is closed. This bet can no longer be cancelled.'],
    ['order.games_silent', 'The lottery does not answer. If the bet is still open, please try again.'],
  ] as const)('WAL-05 GAME-20 says why a bet was not cancelled: %s', async (code, words) => {
    const { user } = renderPage({
      listOrders: buildOrders([openBet]),
      getOrder: buildOrderDetail(openBet),
      cancelSuborder: refusal(code),
    });
    await rows();
    await user.click(screen.getByRole('button', { name: /^Saigon evening/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saigon evening' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel bet' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel bet' }));
    expect(await dialog.findByText(words)).toBeShown();
    expect(dialog.getByRole('button', { name: 'Cancel bet' })).toBeShown();
  });

  it('WAL-05 offers no cancel for a bet that cannot be cancelled', async () => {
    const order = buildOrder({ state: 'OPEN', settledAt: null });
    const { user } = renderPage({ listOrders: buildOrders([order]), getOrder: buildOrderDetail(order) });
    await rows();
    await user.click(screen.getByRole('button', { name: /^Lotus Lanterns/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lotus Lanterns' }));
    await dialog.findByRole('table');
    expect(dialog.queryByRole('button', { name: 'Cancel bet' })).toBeNull();
  });

  it('WAL-05 reports that there are no bets yet and links to the home page', async () => {
    renderPage({ listOrders: buildOrders([]) });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('No bets yet'));
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/m/home');
  });

  it('WAL-05 shows an error when the record fails to load, and loads it on retry', async () => {
    let isDown = true;
    const { user } = renderPage({ listOrders: () => (isDown ? refusal('system.unknown') : buildOrders()) });
    expect((await screen.findByRole('alert')).textContent).toContain('The record did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('WAL-05 keeps the loaded bets when an older page fails to load', async () => {
    const { user } = renderPage({
      listOrders: ({ query }: MockRequest) =>
        query.get('pageNo') === '1'
          ? buildOrders([buildOrder()], { totalPages: 2, totalCount: 2 })
          : refusal('system.unknown'),
    });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Please try again'));
    expect(await rows()).toHaveLength(1);
  });
});
