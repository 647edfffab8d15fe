import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAgentRebates,
  buildAgentSettings,
  buildAgentSummary,
  buildSession,
  buildTeamGameTypes,
  buildTeamKpi,
  buildTeamResults,
  buildTeamTrend,
  figureOf,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './AgentHomePage.tsx';

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

function renderPage(answers: MockAnswers = {}, route = '/m/agent/home') {
  const requested: string[] = [];
  // Before the render, because it replaces the browser's clipboard.
  const user = userEvent.setup();
  const app = renderWithApp(<Page />, {
    route,
    session: buildSession({ type: 1 }),
    answers: {
      getAgentSummary: buildAgentSummary(),
      getAgentSettings: buildAgentSettings(),
      getTeamKpi: ({ query }: MockRequest) => {
        requested.push(`${query.get('from')} ${query.get('to')}`);
        return buildTeamKpi({ from: query.get('from') ?? '', to: query.get('to') ?? '' });
      },
      getTeamTrend: buildTeamTrend(),
      getTeamGameTypes: buildTeamGameTypes(),
      listTeamResults: buildTeamResults(),
      listAgentRebates: buildAgentRebates(),
      ...answers,
    },
  });
  return { ...app, requested, user };
}
const region = (name: string) => screen.findByRole('region', { name });

describe('AgentHomePage', () => {
  it('AGT-01 shows the size of the team and the affiliate code', async () => {
    renderPage();
    await screen.findByRole('heading', { name: 'agent01' });
    const main = screen.getByRole('main');
    expect(['Direct members', 'Team', 'Affiliate code'].map((label) => figureOf(main, label))).toEqual([
      '12',
      '48',
      'AGENT01',
    ]);
  });

  it('NAV-04 AGT-01 links to the screens of the agency, its settings and the contracts', async () => {
    renderPage();
    const links = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(await links('Your agency')).toEqual([
      ['My team', '/m/agent/team'],
      ['Open an account', '/m/agent/open'],
      ['Transfers', '/m/agent/transfers'],
      ['Affiliate links', '/m/agent/links'],
      ['Quotas', '/m/agent/quotas'],
      ['Rebates', '/m/agent/rebates'],
    ]);
    expect(await links('Settings and contracts')).toEqual([
      ['Agency settings', '/m/set'],
      ['Daily salary contract', '/m/member/agent/getSalaryContract'],
      ['Dividend contract', '/m/member/agent/getDevidendContract'],
      ['Hourly salary contract', '/m/member/agent/getHourContract'],
    ]);
  });

  it('AGT-01 copies the code and confirms it', async () => {
    const { user, store } = renderPage();
    await screen.findByText('AGENT01');
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('AGENT01');
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['agent:home.copied']);
  });

  it('AGT-01 shows an error when the device does not allow copying', async () => {
    const { user, store } = renderPage();
    await screen.findByText('AGENT01');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['dialogs:copyFailed']);
  });

  it('AGT-02 adds up the earnings and compares them with the previous period', async () => {
    renderPage();
    const earnings = await region('Your earnings');
    // 780.00 + 605.14 + 750.00 + 48.50 against 600.00 + 24.25.
    expect(figureOf(earnings, 'Rebate, salaries and dividend')).toBe('฿2,183.64');
    expect(figureOf(earnings, 'Paid')).toBe('฿1,260.00');
    expect(within(earnings).getByText('up 250%')).toBeShown();
    expect(within(earnings).getByText('up 30%')).toBeShown();
    // Zero has no percentage.
    expect(within(earnings).getAllByText('before ฿0.00')).toHaveLength(2);
  });

  it('AGT-02 shows the money of the team with the net loss signed, and the people', async () => {
    renderPage();
    const money = await region('Money of the team');
    expect(figureOf(money, 'Net loss of the players')).toBe('+฿30,000.00');
    expect(
      ['Turnover', 'Payouts', 'Deposits', 'Withdrawals', 'Promotions', 'Rebates', 'Fees', 'Balance now'].map((label) =>
        figureOf(money, label),
      ),
    ).toEqual([
      '฿800,000.00',
      '฿761,000.00',
      '฿120,000.00',
      '฿64,000.00',
      '฿3,000.00',
      '฿5,200.00',
      '฿800.00',
      '฿45,210.75',
    ]);
    expect(within(money).getByText('up 25%')).toBeShown();
    const people = await region('People');
    expect(
      ['New', 'Active', 'First deposits', 'Members', 'Agents', 'Online now'].map((label) => figureOf(people, label)),
    ).toEqual(['6', '18', '2', '44', '4', '3']);
    expect(within(people).getByText('down 10%')).toBeShown();
    expect(within(people).getByText('before 0')).toBeShown();
  });

  it('AGT-02 shows which days are compared', async () => {
    renderPage();
    expect(await screen.findByText(/^Compared with Nov 9, 2026 – Nov 15, 2026/)).toBeShown();
  });

  it('AGT-02 requests days by the merchant’s clock, and keeps the selected period in the address', async () => {
    const { requested, user, location } = renderPage();
    await region('Your earnings');
    for (const name of ['Today', '30 days']) {
      await user.click(screen.getByRole('tab', { name }));
      await region('Your earnings');
    }
    expect(requested).toEqual(['2026-11-16 2026-11-22', '2026-11-22 2026-11-22', '2026-10-24 2026-11-22']);
    expect(location()).toBe('/m/agent/home?days=30');
  });

  it('AGT-02 requests other days, but none that the gateway does not accept', async () => {
    const { requested } = renderPage({}, '/m/agent/home?from=2026-11-01&to=2026-11-10');
    await region('Your earnings');
    expect(requested).toEqual(['2026-11-01 2026-11-10']);
    cleanup();
    const wrong = renderPage({}, '/m/agent/home?from=2026-11-10&to=2026-11-01');
    expect(await screen.findByText('Choose 1 to 92 days, the first before the last.')).toBeShown();
    expect(wrong.requested).toEqual([]);
  });

  it('AGT-09 AGT-02 starts with the days of the agent’s settings', async () => {
    const { requested } = renderPage({ getAgentSettings: buildAgentSettings({ overviewDays: 1 }) });
    await region('Your earnings');
    expect(requested).toEqual(['2026-11-22 2026-11-22']);
    expect(screen.getByRole('tab', { name: 'Today', selected: true })).toBeShown();
  });

  it('AGT-02 draws the days, and the hours of a single day', async () => {
    const { user } = renderPage();
    const rows = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    await user.click(await screen.findByText('Show as a table'));
    expect((await rows('Day by day')).slice(0, 2)).toEqual(['DayTurnoverPayouts', '11/15/26฿80,000.00฿90,000.00']);
    await user.click(screen.getByRole('tab', { name: 'Net loss' }));
    await user.click(await screen.findByText('Show as a table'));
    await waitFor(async () =>
      expect((await rows('Day by day')).slice(0, 2)).toEqual(['DayNet loss', '11/15/26+฿7,650.00']),
    );
    await user.click(screen.getByRole('tab', { name: 'Today' }));
    await user.click(await screen.findByText('Show as a table'));
    expect((await rows('Hour by hour')).at(-1)).toBe('18:00฿2,500.00฿900.00');
  });

  it('AGT-02 lists the team by direct downline; with the agent’s own results it adds up', async () => {
    renderPage();
    const table = await screen.findByRole('table', { name: 'By direct downline' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'You alone',
      'agent11Somchai',
      'player11Ploy',
      'Whole team',
    ]);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      '+฿1,000.00',
      '+฿41,000.00',
      '-฿12,000.00',
      '+฿30,000.00',
    ]);
    expect(within(table).getByRole('link', { name: 'agent11' }).getAttribute('href')).toBe(
      '/m/agent/member?account=agent11',
    );
  });

  it('AGT-02 sorts the downlines at the gateway', async () => {
    const orders: (string | null)[] = [];
    const { user } = renderPage({
      listTeamResults: ({ query }: MockRequest) => (orders.push(query.get('order')), buildTeamResults()),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Net loss');
    await screen.findByRole('table', { name: 'By direct downline' });
    expect(orders).toEqual(['turnover', 'netLoss']);
  });

  it('AGT-02 saves the downlines of the period as a file', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:team');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    const { user } = renderPage({ exportTeamResults: 'account\r\n' });
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toEqual(['blob:team exportTeamResults.csv']));
  });

  it('AGT-02 shows the game types', async () => {
    renderPage();
    const table = await screen.findByRole('table', { name: 'By type of game' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Slots & arcade฿500,000.00+฿24,500.00', 'Live casino฿300,000.00+฿5,500.00']);
  });

  it('AGT-08 shows the rebates that run today', async () => {
    const spans: string[] = [];
    renderPage({
      listAgentRebates: ({ query }: MockRequest) => {
        spans.push(`${query.get('from')} ${query.get('to')}`);
        return buildAgentRebates({ list: buildAgentRebates().list.slice(0, 2), totalCount: 2, total: '60.12' });
      },
    });
    const running = await region('Rebate that runs today');
    expect(
      within(await within(running).findByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Slots & arcadeTurnover ฿10,000.00฿60.00', 'Live casinoTurnover ฿19.99฿0.12']);
    expect(within(running).getByText('฿60.12')).toBeShown();
    expect(spans).toEqual(['2026-11-22 2026-11-22']);
  });

  it('AGT-02 offers a retry when the figures fail to load', async () => {
    let isDown = true;
    const { user } = renderPage({ getTeamKpi: () => (isDown ? refusal('system.unknown') : buildTeamKpi()) });
    expect((await screen.findByRole('alert')).textContent).toContain('The figures did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Your earnings')).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
