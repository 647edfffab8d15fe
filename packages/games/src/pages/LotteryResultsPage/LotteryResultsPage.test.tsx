import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, I18nextProvider } from '@parlor/i18n';
import { refusal, renderWithApp, type MockAnswers, type MockRequest } from '@parlor/testing';
import { lotteryAnswers } from '../../testing/lotteryAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './LotteryResultsPage.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (route: string, answers: MockAnswers = {}) =>
  renderWithApp(<Page />, { route, answers: { ...lotteryAnswers, ...answers } });

describe('the results of all lotteries', () => {
  it('GAME-20 links each lottery of a kind to its results and shows the time of its next draw', async () => {
    open('/m/lottResults');
    const house = await screen.findByRole('list', { name: 'Results: House of Draws' });
    expect(
      within(house)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/lottResults?id=200001', '/m/lottResults?id=200005']);
    expect(house.textContent).toContain('Next draw');
    await userEvent.click(screen.getByRole('tab', { name: 'Fast lottery' }));
    const fast = await screen.findByRole('link', { name: /Minute race/ });
    expect(fast.textContent).toContain('Every 2 minutes');
  });

  it('GAME-20 shows the last draw of Vietnamese lotteries', async () => {
    open('/m/lottResults?kind=vn');
    expect(await screen.findByText('Special prize')).toBeShown();
    expect(screen.getByText('20776')).toBeShown();
    expect(screen.getByRole('link', { name: 'Saigon daily' }).getAttribute('href')).toBe('/m/lottResults?id=200005');
  });

  it('GAME-20 lists lotteries with a table of numbers, and the payouts of its plays', async () => {
    open('/m/lottResults?kind=numero');
    const row = await screen.findByRole('link', { name: /Saigon daily/ });
    expect(row.textContent).toContain('Special: last two ×95.00');
  });

  it('GAME-20 can be retried after a failure', async () => {
    let answer: unknown = refusal('system.unavailable');
    open('/m/lottResults?kind=numero', { listNumero: () => answer });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = lotteryAnswers.listNumero;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /Saigon daily/ })).toBeShown();
  });
});

describe('the results of a lottery', () => {
  const draws = async (): Promise<string[]> =>
    within(await screen.findByRole('list', { name: 'Results' }))
      .getAllByRole('listitem')
      .map((draw) => /Draw \d+/.exec(draw.textContent)?.[0] ?? '');

  it('GAME-20 are its draws, newest first, and older ones on demand', async () => {
    open('/m/lottResults?id=200005');
    expect(await draws()).toEqual(['Draw 20776', 'Draw 20775', 'Draw 20774']);
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/m/play/200005');
    await userEvent.click(screen.getByRole('button', { name: 'Older draws' }));
    await waitFor(async () => expect(await draws()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Older draws' })).toBeNull();
  });

  it('GAME-20 can be filtered by day', async () => {
    const requested: (string | null)[] = [];
    open('/m/lottResults?id=200005', {
      listLotteryResults: (request: MockRequest) => {
        requested.push(request.query.get('day'));
        return (lotteryAnswers.listLotteryResults as (given: MockRequest) => unknown)(request);
      },
    });
    await draws();
    const days = screen.getByRole('combobox', { name: 'Day' });
    const options = within(days).getAllByRole('option');
    expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['All days', 'Today']);
    await userEvent.selectOptions(days, options[1] as HTMLElement);
    await waitFor(async () => expect(await draws()).toHaveLength(1));
    expect(requested.at(-1)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('GAME-20 start at the draw in the address, which is marked, and link to the newest', async () => {
    open('/m/lottResults?id=200005&draw=20770');
    expect(await draws()).toEqual(['Draw 20770', 'Draw 20769', 'Draw 20768']);
    expect(screen.getByRole('listitem', { current: true }).textContent).toContain('Draw 20770');
    await userEvent.click(screen.getByRole('link', { name: 'Newest draws' }));
    await waitFor(async () => expect((await draws())[0]).toBe('Draw 20776'));
    expect(screen.queryByRole('listitem', { current: true })).toBeNull();
  });

  it('GAME-20 are translated if they are the first screen of a visit, as from a notification', async () => {
    const firstTexts = await createI18n('EN', {}, 'first');
    const { findByRole } = renderWithApp(
      <I18nextProvider i18n={firstTexts}>
        <Suspense>
          <Page />
        </Suspense>
      </I18nextProvider>,
      { route: '/m/lottResults?id=200005&draw=20770', answers: lotteryAnswers },
    );
    expect(await findByRole('link', { name: 'Newest draws' })).toBeShown();
    expect(await draws()).toContain('Draw 20770');
  });

  it.each(['30000', '20776x', ''])('GAME-20 report the draw "%s" as unknown', async (draw) => {
    open(`/m/lottResults?id=200005&draw=${draw}`);
    expect(await screen.findByRole('heading', { name: 'This draw is not known' })).toBeShown();
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Newest draws' }).getAttribute('href')).toBe('/m/lottResults?id=200005');
  });

  it('GAME-09 GAME-20 are shown with its traditional and entertainment plays and its table of numbers', async () => {
    open('/m/lottResults?id=200005');
    await draws();
    await userEvent.click(screen.getByRole('tab', { name: 'Plays' }));
    expect(within(screen.getByRole('list', { name: 'Tradition' })).getByText('up to ×95.00')).toBeShown();
    expect(screen.getByRole('list', { name: 'Entertainment' }).textContent).toContain('Special: sides of the ones');
    await userEvent.click(screen.getByRole('tab', { name: 'Numero' }));
    const table = await screen.findByRole('list', { name: 'Numero' });
    expect(within(table).getAllByRole('listitem')).toHaveLength(100);
    expect(within(table).getByRole('listitem', { name: '03: 10' })).toBeShown();
  });
});
