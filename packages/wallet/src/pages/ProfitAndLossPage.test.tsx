import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildDayResult,
  buildGameTypeResults,
  buildProfitAndLoss,
  buildSession,
  buildSettings,
  figureOf,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './ProfitAndLossPage.tsx';

/** 22 November, 01:00 in Bangkok; still the 21st in UTC. */
const now = Date.UTC(2026, 10, 21, 18);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lost = buildDayResult({ day: '2026-11-20', deposited: '0.00', staked: '30.00', won: '0.00', net: '-30.00' });
const report = buildProfitAndLoss([lost, buildDayResult()], {
  totals: { ...buildProfitAndLoss().totals, staked: '70.00', net: '-15.00' },
});

function renderPage(answers: MockAnswers = {}, options: HarnessOptions = {}) {
  const requested: string[] = [];
  const getProfitAndLoss = ({ query }: MockRequest) => (
    requested.push(`${query.get('from')} ${query.get('to')}`),
    report
  );
  const app = renderWithApp(<Page />, {
    route: '/m/profitandloss',
    session: buildSession(),
    ...options,
    answers: { getProfitAndLoss, getGameTypeResults: buildGameTypeResults(), ...answers },
  });
  return { ...app, requested, user: userEvent.setup() };
}
const dayRows = async () => within(await screen.findByRole('list', { name: 'Day by day' })).getAllByRole('listitem');

describe('ProfitAndLossPage', () => {
  it('WAL-05 shows the totals staked and won, and the signed result', async () => {
    renderPage();
    await dayRows();
    const main = screen.getByRole('main');
    const [staked] = within(main).getAllByText('Staked', { selector: 'span' });
    expect(staked?.nextElementSibling?.textContent).toBe('฿70.00');
    expect(figureOf(main, 'Won')).toBe('฿55.00');
    expect(
      within(main)
        .getAllByText('Result')
        .map((label) => label.nextElementSibling?.textContent),
    ).toContain('-฿15.00');
    expect(screen.queryByText('Returned')).toBeNull();
  });

  it('WAL-05 shows refunded stakes', async () => {
    renderPage({
      getProfitAndLoss: buildProfitAndLoss([buildDayResult()], { totals: { ...report.totals, refunded: '5.00' } }),
    });
    await dayRows();
    expect(figureOf(screen.getByRole('main'), 'Returned')).toBe('฿5.00');
  });

  it('WAL-05 lists days with bets, latest first, each with a link to its bets', async () => {
    const quiet = buildDayResult({ day: '2026-11-19', staked: '0.00', won: '0.00', net: '0.00' });
    renderPage({ getProfitAndLoss: buildProfitAndLoss([quiet, lost, buildDayResult()]) });
    const rows = await dayRows();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Nov 21, 2026Staked ฿40.00+฿15.00',
      'Nov 20, 2026Staked ฿30.00-฿30.00',
    ]);
    expect(
      within(rows[1] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/m/gameRecord?day=2026-11-20');
  });

  it('WAL-05 lists days without links when the merchant has no betting record', async () => {
    renderPage({}, { settings: { features: { ...buildSettings().features, bettingReport: false } } });
    const [row] = await dayRows();
    expect(within(row as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('WAL-05 requests days in the merchant’s time zone and keeps the selected period in the URL', async () => {
    const { requested, user, location } = renderPage();
    await dayRows();
    for (const name of ['30 days', 'This month', '12 months']) {
      await user.click(screen.getByRole('tab', { name }));
      await dayRows();
    }
    expect(requested).toEqual([
      '2026-11-16 2026-11-22',
      '2026-10-24 2026-11-22',
      '2026-11-01 2026-11-22',
      '2025-11-23 2026-11-22',
    ]);
    expect(location()).toBe('/m/profitandloss?period=year');
  });

  it('WAL-05 starts with the period in the URL', async () => {
    const { requested } = renderPage({}, { route: '/m/profitandloss?period=thisMonth' });
    await dayRows();
    expect(requested).toEqual(['2026-11-01 2026-11-22']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('This month');
  });

  it('WAL-05 shows the chart as a table too, including days without bets', async () => {
    const { user } = renderPage();
    await dayRows();
    expect(screen.getByRole('slider', { name: 'Result by day' }).getAttribute('aria-valuetext')).toMatch(
      /^11\/22\/26, Result ฿0/,
    );
    await user.click(screen.getByText('Show as a table'));
    const rows = within(screen.getByRole('table', { name: 'Result by day' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(7);
    expect(rows.slice(4).map(({ textContent }) => textContent)).toEqual([
      '11/20/26-฿30.00',
      '11/21/26+฿15.00',
      '11/22/26฿0.00',
    ]);
  });

  it('WAL-05 shows the stake and result of each game type', async () => {
    renderPage({
      getGameTypeResults: buildGameTypeResults({
        list: [
          ...buildGameTypeResults().list,
          { gameType: 'NEW', rounds: 1, stake: '1.00', payout: '1.00', net: '0.00' },
        ],
      }),
    });
    const table = await screen.findByRole('table', { name: 'By type of game' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Slots & arcade฿30.00+฿25.00', 'Fishing฿10.00-฿10.00', 'NEW฿1.00฿0.00']);
  });

  it('WAL-05 keeps the days when the game types fail to load', async () => {
    renderPage({ getGameTypeResults: refusal('system.unknown') });
    expect((await screen.findByRole('alert')).textContent).toContain('Profit and loss did not load');
    expect(await dayRows()).toHaveLength(2);
  });

  it('WAL-05 shows 31 days, and older ones on demand', async () => {
    const days = Array.from({ length: 40 }, (_, index) =>
      buildDayResult({ day: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10) }),
    );
    const { user } = renderPage({ getProfitAndLoss: buildProfitAndLoss(days) });
    expect(await dayRows()).toHaveLength(31);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await dayRows()).toHaveLength(40);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('WAL-05 reports that the period has no bets and links to the home page', async () => {
    renderPage({ getProfitAndLoss: buildProfitAndLoss([]) });
    expect(await screen.findByRole('heading', { name: 'No bets in this period' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/m/home');
    expect(screen.queryByRole('button', { name: 'Account record as CSV' })).toBeNull();
  });

  it('WAL-05 shows an error when the report fails to load, and loads it on retry', async () => {
    let isDown = true;
    const { user } = renderPage({ getProfitAndLoss: () => (isDown ? refusal('system.unknown') : report) });
    expect((await screen.findByRole('alert')).textContent).toContain('Profit and loss did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dayRows()).toHaveLength(2);
  });
});

describe('the account record export', () => {
  it('WAL-05 saves the selected days under the file name from the gateway', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:records'));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    const days: (string | null)[] = [];
    const { user } = renderPage({
      exportTransactions: ({ query }: MockRequest) => (
        days.push(query.get('from'), query.get('to')),
        'Day,Amount\r\n2026-11-21,15.00\r\n'
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Account record as CSV' }));
    await waitFor(() => expect(saved).toEqual(['blob:records exportTransactions.csv']));
    expect(days).toEqual(['2026-11-16', '2026-11-22']);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['Day,Amount\r\n2026-11-21,15.00\r\n']);
  });

  it('WAL-05 shows an error when the gateway rejects it', async () => {
    const { user, store } = renderPage({ exportTransactions: refusal('request.rate_limited', { retryAfter: 60 }) });
    await user.click(await screen.findByRole('button', { name: 'Account record as CSV' }));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ tone, messageKey }) => [tone, messageKey])).toEqual([
        ['danger', 'common:errors.request.rate_limited'],
      ]),
    );
  });
});
