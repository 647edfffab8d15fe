import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '@parlor/contract';
import {
  buildAgentSummary,
  buildMember,
  buildMonthFigures,
  buildRank,
  buildSession,
  buildSettings,
  figureOf,
  refusal,
  renderWithApp,
  type HarnessOptions,
} from '@parlor/testing';
import { Page } from './MemberHomePage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function renderPage({ answers, ...options }: HarnessOptions = {}) {
  const result = renderWithApp(<Page />, {
    route: '/m/member/home',
    session: buildSession(),
    ...options,
    answers: {
      getMemberInfo: buildMember(),
      getBalance: { sumBalance: '1234.50', currency: 'THB' },
      getRank: buildRank(),
      getMonthFigures: buildMonthFigures(),
      ...answers,
    },
  });
  return { ...result, user: userEvent.setup() };
}

const { whitelabel, features } = buildSettings();

describe('MemberHomePage', () => {
  it.each([
    [{ nickname: 'Mali', account: 'player01' }, 'Mali'],
    [{ nickname: '', account: 'player01' }, 'player01'],
    [{ nickname: '', account: '' }, 'Member center'],
  ])('MEM-01 shows the nickname, else the account name, else a default title: %o', async (member, name) => {
    const { container } = renderPage({ answers: { getMemberInfo: buildMember(member) } });
    const [title] = await screen.findAllByRole('heading', { level: 2, name });
    expect(title?.parentElement?.textContent).toMatch(/Member since/);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe(name[0]);
  });

  it('MEM-01 shows the selected avatar instead of the initial', async () => {
    const { container } = renderPage({
      answers: { getMemberInfo: buildMember({ nickname: 'Mali', headIcon: 'butterfly' }) },
    });
    await screen.findByRole('heading', { level: 2, name: 'Mali' });
    const mark = container.querySelector('[aria-hidden]');
    expect([mark?.textContent, mark?.querySelectorAll('svg').length]).toEqual(['', 1]);
  });

  it('MEM-01 shows the balance and hides it on request', async () => {
    const { user } = renderPage();
    const words = () => screen.getByRole('main').textContent;
    await waitFor(() => expect(words()).toContain('Balance฿1,234.50'));
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(words()).toContain('Balance hidden');
    expect(words()).not.toContain('1,234');
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(words()).toContain('Balance฿1,234.50');
  });

  it('NAV-17 links to money, records, rewards, security and messages', async () => {
    renderPage();
    await screen.findByText('Silver');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deposit', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
      ['SilverTo Gold · 1 of 2 conditions met', '/m/member/benefits'],
      ['Betting record', '/m/gameRecord'],
      ['Account record', '/m/transaction/record'],
      ['Profit and loss', '/m/profitandloss'],
      ['Recently played', '/m/recent-games'],
      ['Favourites', '/m/fav-games'],
      ['Reward centre', '/m/rewardCenter'],
      ['VIP benefits', '/m/member/benefits'],
      ['Rebate', '/m/member/manualRebate'],
      ['Security centre', '/m/securityCenter'],
      ['Play responsibly', '/m/securityCenter?limits'],
      ['Messages', '/m/webEmail'],
      ['Feedback', '/m/feedback'],
    ]);
  });

  it('MEM-01 MEM-02 shows the level with its progress, and this month’s results', async () => {
    renderPage();
    expect(await screen.findByText('To Gold · 1 of 2 conditions met')).toBeShown();
    const main = screen.getByRole('main');
    await waitFor(() =>
      expect(['Turnover', 'Deposits', 'Rewards received'].map((label) => figureOf(main, label))).toEqual([
        '฿12,345.67',
        '฿4,000.00',
        '฿131.71',
      ]),
    );
  });

  it.each<[string, HarnessOptions]>([
    ['the old template', { settings: { mobileTemplate: { mem_cen: '0', dep_func: '1' } } }],
    ['a trial', { answers: { getMemberInfo: buildMember({ type: 4 }) } }],
  ])('MEM-01 SYS-12 omits level and figures for %s, and requests neither', async (_, { answers, ...options }) => {
    const handler = vi.fn(() => refusal('system.unknown'));
    renderPage({ ...options, answers: { ...answers, getRank: handler, getMonthFigures: handler } });
    await screen.findByRole('heading', { name: 'player01' });
    expect(await screen.findByText('VIP benefits')).toBeShown();
    expect(screen.queryByRole('heading', { name: 'This month' })).toBeNull();
    expect(handler).not.toHaveBeenCalled();
  });

  it('MEM-01 SYS-13 shows the month without the level if the merchant has no VIP benefits', async () => {
    const handler = vi.fn(buildRank);
    renderPage({
      settings: { features: { ...features, vipBenefit: false } },
      answers: { getRank: () => handler() },
    });
    expect(await screen.findByRole('heading', { name: 'This month' })).toBeShown();
    expect(handler).not.toHaveBeenCalled();
  });

  it('MEM-01 loads the month again on retry', async () => {
    let isDown = true;
    const { user } = renderPage({
      answers: { getMonthFigures: () => (isDown ? refusal('system.unknown') : buildMonthFigures()) },
    });
    expect(await screen.findByText('This month did not load')).toBeShown();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figureOf(screen.getByRole('main'), 'Turnover')).toBe('฿12,345.67'));
  });

  it('NAV-17 shows a message instead of a link when the reward centre is closed', async () => {
    const { user, store } = renderPage({ settings: { features: { ...features, rewardCentre: false } } });
    await user.click(await screen.findByRole('button', { name: 'Reward centre' }));
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['member:rewardCenter.off']);
    expect(screen.queryByRole('link', { name: 'Reward centre' })).toBeNull();
  });

  it.each([
    ['Language', 'language'],
    ['Log out', 'logout'],
    ['Invite friends', 'referral'],
  ])('MEM-01 opens a dialog from "%s"', async (name, dialog) => {
    const { user, store } = renderPage();
    await user.click(await screen.findByRole('button', { name }));
    expect(store.getState().dialogs.open).toBe(dialog);
  });

  it.each([
    [0, false],
    [4, false],
    [40, false],
    [1, true],
    [2, true],
  ])('MEM-01 NAV-16 for account type %i shows the agency centre: %s', async (type, shows) => {
    const handler = vi.fn(buildAgentSummary);
    renderPage({ answers: { getMemberInfo: buildMember({ type }), getAgentSummary: () => handler() } });
    await screen.findByRole('heading', { name: 'player01' });
    expect(screen.queryAllByRole('region', { name: 'Agency centre' })).toHaveLength(shows ? 1 : 0);
    expect(handler).toHaveBeenCalledTimes(shows ? 1 : 0);
  });

  it('MEM-01 NAV-18 shows an agent the team figures at #agency and links to the agency centre', async () => {
    renderPage({
      answers: { getMemberInfo: buildMember({ type: 1 }), getAgentSummary: buildAgentSummary({ teamMembers: 12_345 }) },
    });
    const agency = await screen.findByRole('region', { name: 'Agency centre' });
    expect(agency.id).toBe('agency');
    await waitFor(() =>
      expect(['Direct members', 'Team', 'Affiliate code'].map((label) => figureOf(agency, label))).toEqual([
        '12',
        '12,345',
        'AGENT01',
      ]),
    );
    expect(within(agency).getByRole('link', { name: 'Open the agency centre' }).getAttribute('href')).toBe(
      '/m/agent/home',
    );
  });

  it('MEM-01 keeps the agency link when the team figures fail to load, and loads them on retry', async () => {
    let isDown = true;
    const { user } = renderPage({
      answers: {
        getMemberInfo: buildMember({ type: 1 }),
        getAgentSummary: () => (isDown ? refusal('system.unknown') : buildAgentSummary()),
      },
    });
    const agency = await screen.findByRole('region', { name: 'Agency centre' });
    const retry = await within(agency).findByRole('button', { name: 'Try again' });
    expect(agency.textContent).toContain('Your team did not load');
    expect(within(agency).getByRole('link', { name: 'Open the agency centre' }).getAttribute('href')).toBe(
      '/m/agent/home',
    );
    isDown = false;
    await user.click(retry);
    await waitFor(() => expect(figureOf(agency, 'Team')).toBe('48'));
  });

  it.each<[string, string, Partial<Settings>]>([
    ['TRANSBETREPMEM3', 'Betting record', { whitelabel: { ...whitelabel, TRANSBETREPMEM3: false } }],
    ['bettingReport', 'Betting record', { features: { ...features, bettingReport: false } }],
    ['TRANSREC3', 'Account record', { whitelabel: { ...whitelabel, TRANSREC3: false } }],
    ['PERSREP', 'Profit and loss', { whitelabel: { ...whitelabel, PERSREP: false } }],
    ['REWCEN3', 'Reward centre', { whitelabel: { ...whitelabel, REWCEN3: false } }],
    ['vipBenefit', 'VIP benefits', { features: { ...features, vipBenefit: false } }],
    ['MANPLAYREB3', 'Rebate', { whitelabel: { ...whitelabel, MANPLAYREB3: false } }],
    ['referral', 'Invite friends', { features: { ...features, referral: false } }],
    ['SECPRIV', 'Security centre', { whitelabel: { ...whitelabel, SECPRIV: false } }],
    ['mailCentre', 'Messages', { features: { ...features, mailCentre: false } }],
    ['feedback', 'Feedback', { features: { ...features, feedback: false } }],
  ])('SYS-13 NAV-17 depending on %s shows or hides "%s"', async (_, entry, settings) => {
    const entries = async (options: HarnessOptions) => {
      renderPage(options);
      await screen.findByRole('heading', { name: 'player01' });
      const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      cleanup();
      return words;
    };
    expect(await entries({})).toContain(entry);
    expect(await entries({ settings })).not.toContain(entry);
  });

  it('NAV-17 omits the reward list when it has no entries', async () => {
    renderPage({
      settings: {
        whitelabel: { ...whitelabel, REWCEN3: false, MANPLAYREB3: false },
        features: { ...features, vipBenefit: false, referral: false },
      },
    });
    await screen.findByRole('heading', { name: 'player01' });
    expect(screen.queryByRole('list', { name: 'Rewards' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Rewards' })).toBeNull();
  });

  it('MEM-01 shows an error when the account fails to load, and loads it on retry', async () => {
    let isDown = true;
    const { user } = renderPage({
      answers: { getMemberInfo: () => (isDown ? refusal('system.unknown') : buildMember()) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your account did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'player01' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('MEM-01 keeps its links when the balance fails to load', async () => {
    renderPage({ answers: { getBalance: refusal('system.unknown') } });
    await waitFor(() => expect(figureOf(screen.getByRole('main'), 'Balance')).toBe('The balance did not load'));
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
  });
});
