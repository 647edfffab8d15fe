import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildGames, refusal, renderWithApp, type MockAnswers, type MockRequest } from '@parlor/testing';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './EventsPage.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (route: string, answers: MockAnswers) =>
  renderWithApp(<Page />, { route, answers: { ...sampleAnswers, ...answers } });

describe('the events page', () => {
  it.each([
    ['/m/esport-games', 'E-sports', { gameType: 'SPORTS', vassalage: 'AV,AI,IMES,TF,IA' }],
    ['/m/cockfight', 'Cockfight', { gameType: 'SPORTS', vassalage: 'SV3,DS88,DIG,WGB,WS168' }],
    ['/m/lott', 'Lottery', { gameType: 'LOTT' }],
    ['/m/elott/', 'Fast lottery', { gameType: 'ELOTT' }],
  ])('NAV-05 GAME-05 at %s lists the games of its category', async (route, title, wanted) => {
    const requested: URLSearchParams[] = [];
    open(route, { listGames: ({ query }: MockRequest) => (requested.push(query), buildGamePage(buildGames(1))) });
    await waitFor(() => expect(screen.getByRole('list', { name: title }).textContent).toContain('Game 1'));
    expect(requested.map((query) => Object.fromEntries(query))).toEqual([
      expect.objectContaining({ ...wanted, dataType: 'ALL', pageNo: '1' }),
    ]);
  });

  it.each(['/m/lott', '/m/elott'])('GAME-10 GAME-14 has no search and no favourites at %s', async (route) => {
    open(route, { listGames: buildGamePage(buildGames(2, { gameType: route === '/m/lott' ? 'LOTT' : 'ELOTT' })) });
    await screen.findByRole('link', { name: 'Game 1' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Favourites' })).toBeNull();
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull();
  });
});

describe('the lottery menu', () => {
  const menu = () => screen.findByRole('dialog', { name: 'All lotteries' });

  async function openMenu(route: string, answers: MockAnswers = {}) {
    open(route, answers);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'All lotteries' }));
    return { user, dialog: await menu() };
  }

  it('GAME-20 groups the lotteries of the page by house and links each one to its game', async () => {
    const { dialog } = await openMenu('/m/lott');
    const house = await within(dialog).findByRole('list', { name: 'House of Draws' });
    expect(
      within(house)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Evening sixes', '/m/play/200001'],
      ['Saturday drawSoon', '/m/play/200002'],
    ]);
    expect(within(dialog).queryByText('Minute numbers')).toBeNull();
  });

  it('GAME-20 GAME-21 marks lotteries that open soon', async () => {
    const { dialog } = await openMenu('/m/lott');
    const soon = await within(dialog).findByRole('link', { name: /Saturday draw/ });
    expect(within(soon).getByText('Soon')).toBeShown();
    expect(within(dialog).getAllByText('Soon')).toHaveLength(1);
  });

  it('SYS-08 GAME-20 is loaded with the page and cached in localStorage', async () => {
    localStorage.clear();
    open('/m/lott', {});
    await waitFor(() => expect(localStorage.getItem('getGameLotts')).toContain('Saturday draw'));
  });

  it('GAME-20 lists only fast lotteries on the fast lottery page', async () => {
    const { dialog } = await openMenu('/m/elott');
    expect(await within(dialog).findByRole('link', { name: 'Minute numbers' })).toBeShown();
    expect(within(dialog).queryByText('Evening sixes')).toBeNull();
  });

  it('GAME-20 GAME-21 marks a house under maintenance and links to none of its lotteries', async () => {
    const { dialog } = await openMenu('/m/lott');
    const house = await within(dialog).findByRole('list', { name: 'Siam Draw' });
    expect(within(house).getByText('River numbers')).toBeShown();
    expect(within(house).getByText('Maintenance')).toBeShown();
    expect(within(house).queryByRole('link')).toBeNull();
  });

  it('GAME-20 can be retried after a failed load, and reports an empty list', async () => {
    let answer: unknown = refusal('request.rate_limited');
    const { user, dialog } = await openMenu('/m/lott', { listLotteries: () => answer });
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    answer = { list: [] };
    await user.click(retry);
    expect(await within(dialog).findByText('No games here yet')).toBeShown();
  });

  it('GAME-20 is absent from the cockfight page', async () => {
    open('/m/cockfight', {});
    await screen.findByRole('list', { name: 'Cockfight' });
    expect(screen.queryByRole('button', { name: 'All lotteries' })).toBeNull();
  });
});
