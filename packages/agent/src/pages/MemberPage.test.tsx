import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildDownlineBets,
  buildDownlineDetail,
  buildQuotas,
  buildRateRange,
  buildSession,
  buildTeamKpi,
  figureOf,
  NOW,
  refusal,
  renderWithApp,
  sampleRates,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './MemberPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderPage(answers: MockAnswers = {}, route = '/m/agent/member?account=agent11') {
  const requested: string[] = [];
  const app = renderWithApp(<Page />, {
    route,
    session: buildSession({ type: 1 }),
    answers: {
      getDownline: buildDownlineDetail(),
      getTeamKpi: ({ query }: MockRequest) => (requested.push(query.toString()), buildTeamKpi({ account: 'agent11' })),
      listDownlineBets: buildDownlineBets(),
      getQuotas: buildQuotas(),
      getRateRange: buildRateRange(),
      ...answers,
    },
  });
  return { ...app, requested, user: userEvent.setup() };
}
const region = (name: string) => screen.findByRole('region', { name });

describe('MemberPage', () => {
  it('AGT-03 shows an account of the team with its position, balance and last login', async () => {
    renderPage();
    await screen.findByRole('heading', { name: 'agent11' });
    const main = screen.getByRole('main');
    expect(['Balance', 'Direct', 'Team', 'Last login'].map((label) => figureOf(main, label))).toEqual([
      '฿1,234.50',
      '4',
      '26',
      '1 hr. ago',
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Path of uplines' })).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Transfer money' }).getAttribute('href')).toBe(
      '/m/agent/transfers?to=agent11',
    );
    expect(screen.getByRole('link', { name: 'Show the team' }).getAttribute('href')).toBe(
      '/m/agent/team?under=agent11',
    );
  });

  it('AGT-02 shows the figures of the account’s team without the earnings section', async () => {
    const { requested } = renderPage();
    expect(figureOf(await region('Money of the team'), 'Turnover')).toBe('฿800,000.00');
    expect(requested).toEqual(['from=2026-11-15&to=2026-11-21&under=agent11']);
    expect(screen.queryByRole('region', { name: 'Your earnings' })).toBeNull();
  });

  it('AGT-02 lists the bets behind the figures', async () => {
    renderPage();
    const bets = await region('Bets');
    const [row] = within(await within(bets).findByRole('list')).getAllByRole('listitem');
    expect(row?.textContent).toContain('Lotus Lanterns');
    expect(row?.textContent).toContain('+฿15.00');
    expect(figureOf(bets, 'Turnover')).toBe('฿20.00');
  });

  it('AGT-03 AGT-06 changes the rebates of a direct downline within the allowed range', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      setDownlineRates: ({ body }: MockRequest) => (sent.push(body), buildDownlineDetail()),
    });
    await user.click(await screen.findByRole('button', { name: 'Change the rebates' }));
    const slots = await screen.findByRole('textbox', { name: /^Slots/ });
    expect(slots).toHaveProperty('value', '7.2');
    expect(screen.getByText('6.5% to 7.7%; you have 7.8%')).toBeShown();
    await user.clear(slots);
    await user.type(slots, '6.4');
    expect(await screen.findByText('At least 6.5%: it is promised further down')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Save the rebates' }));
    expect(sent).toEqual([]);
    await user.clear(slots);
    await user.type(slots, '7.5');
    await user.click(screen.getByRole('button', { name: 'Save the rebates' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { rates: [{ gameType: 'RNG', percent: '7.5' }, ...sampleRates.filter(({ gameType }) => gameType !== 'RNG')] },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Change the rebates' })).toBeShown();
  });

  it('AGT-03 does not offer to change an account that is not a direct downline', async () => {
    renderPage({ getDownline: buildDownlineDetail({ isDirect: false, level: 2 }) });
    expect(await screen.findByText('Only the direct upline changes rebates, quotas and place.')).toBeShown();
    for (const name of ['Change the rebates', 'Give', 'Move'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText('It has 1 left at 7.7%')).toBeShown();
  });

  it('AGT-06 passes on at most the remaining quotas, and takes unused ones back', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({ giveQuotas: ({ body }: MockRequest) => (sent.push(body), buildQuotas()) });
    const quotas = await region('Quotas');
    const [top, next] = (await within(quotas).findAllByRole('textbox')) as [HTMLElement, HTMLElement];
    await user.type(top, '2');
    expect(await within(quotas).findByText('A whole number, at most what you have left')).toBeShown();
    await user.clear(top);
    await user.type(top, '1');
    await user.type(next, '-3');
    await user.click(within(quotas).getByRole('button', { name: 'Give' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          list: [
            { percent: '7.7', count: 1 },
            { percent: '7.6', count: -3 },
          ],
        },
      ]),
    );
  });

  it('AGT-03 plans a move from tomorrow, and cancels a pending one', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      moveDownline: ({ body }: MockRequest) => (
        sent.push(body),
        { account: 'agent11', to: 'agent12', from: '2026-11-22' }
      ),
    });
    await user.type(await screen.findByRole('textbox', { name: /^Below which agent/ }), 'agent12');
    expect(screen.getByLabelText('From which day on').getAttribute('min')).toBe('2026-11-22');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent).toEqual([{ to: 'agent12', from: '2026-11-22' }]));
    cleanup();
    const cancelled: unknown[] = [];
    const waiting = renderPage({
      getDownline: buildDownlineDetail({ move: { to: 'agent12', from: '2026-12-01' } }),
      cancelDownlineMove: ({ params }: MockRequest) => (cancelled.push(params), buildDownlineDetail()),
    });
    expect(await screen.findByText('Moves below agent12 on Dec 1, 2026.')).toBeShown();
    await waiting.user.click(screen.getByRole('button', { name: 'Cancel the move' }));
    await waitFor(() => expect(cancelled).toEqual([{ account: 'agent11' }]));
  });

  it('AGT-03 shows why the gateway does not move an account', async () => {
    const { user } = renderPage({ moveDownline: refusal('agent.move_invalid') });
    await user.type(await screen.findByRole('textbox', { name: /^Below which agent/ }), 'agent99');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('The account cannot be moved there, or not from that day on.')).toBeShown();
  });

  it('AGT-09 treats a name outside of the team like an unknown one', async () => {
    renderPage({ getDownline: refusal('agent.not_in_team') });
    expect(await screen.findByRole('heading', { name: 'Nobody in your team has this name' })).toBeShown();
    cleanup();
    renderPage({}, '/m/agent/member');
    expect(await screen.findByRole('heading', { name: 'Nobody in your team has this name' })).toBeShown();
  });

  it('AGT-03 offers a retry when the account fails to load', async () => {
    let isDown = true;
    const { user } = renderPage({ getDownline: () => (isDown ? refusal('system.unknown') : buildDownlineDetail()) });
    expect((await screen.findByRole('alert')).textContent).toContain('The account did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'agent11' })).toBeShown();
  });
});
