import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAgentRebates,
  buildRebateSources,
  buildSession,
  figureOf,
  NOW,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './AgentRebatesPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderPage(answers: MockAnswers = {}) {
  const app = renderWithApp(<Page />, {
    route: '/m/agent/rebates',
    session: buildSession({ type: 1 }),
    answers: { listAgentRebates: buildAgentRebates(), listRebateSources: buildRebateSources(), ...answers },
  });
  return { ...app, user: userEvent.setup() };
}
const rows = async () => within(await screen.findByRole('list', { name: 'Rebates' })).getAllByRole('listitem');

describe('AgentRebatesPage', () => {
  it('AGT-08 lists the rebates by day and game type with their state', async () => {
    renderPage();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Nov 21, 2026 · Slots & arcadeTurnover ฿10,000.00฿60.00Runs',
      'Nov 21, 2026 · Live casinoTurnover ฿19.99฿0.12Runs',
      'Nov 20, 2026 · Slots & arcadeTurnover ฿5,000.00฿30.00Paid',
    ]);
    expect(figureOf(screen.getByRole('main'), 'In this period')).toBe('฿90.12');
  });

  it('AGT-08 shows the players behind a rebate, and both rates', async () => {
    const requested: string[] = [];
    const { user } = renderPage({
      listRebateSources: ({ query }: MockRequest) => (requested.push(query.toString()), buildRebateSources()),
    });
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button'));
    const pane = await screen.findByRole('region', { name: 'Where ฿60.00 comes from' });
    const players = within(await within(pane).findByRole('list')).getAllByRole('listitem');
    expect(players.map(({ textContent }) => textContent)).toEqual([
      'player11Turnover ฿6,000.00 · 7.8% − 7.2%฿36.00',
      'agent01Turnover ฿307.69 · 7.8% of your own bets฿24.00',
    ]);
    expect(requested).toEqual(['day=2026-11-21&gameType=RNG&pageNo=1']);
  });

  it('AGT-08 reports that a period has no rebate', async () => {
    renderPage({ listAgentRebates: buildAgentRebates({ list: [], totalCount: 0, totalPages: 0, total: '0.00' }) });
    expect(await screen.findByRole('heading', { name: 'No rebate in this period' })).toBeShown();
  });

  it('AGT-08 offers a retry when the rebates fail to load', async () => {
    let isDown = true;
    const { user } = renderPage({ listAgentRebates: () => (isDown ? refusal('system.unknown') : buildAgentRebates()) });
    expect((await screen.findByRole('alert')).textContent).toContain('The rebates did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });
});
