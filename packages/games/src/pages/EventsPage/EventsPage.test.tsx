import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildGames, renderWithApp, type MockAnswers, type MockRequest } from '@parlor/testing';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './EventsPage.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (route: string, answers: MockAnswers) => renderWithApp(<Page />, { route, answers: { ...sampleAnswers, ...answers } });

describe('matches and draws', () => {
  it.each([
    ['/m/esport-games', 'E-sports', { gameType: 'SPORTS', vassalage: 'AV,AI,IMES,TF,IA' }],
    ['/m/cockfight', 'Cockfight', { gameType: 'SPORTS', vassalage: 'SV3,DS88,DIG,WGB,WS168' }],
    ['/m/lott', 'Lottery', { gameType: 'LOTT' }],
    ['/m/elott/', 'Fast lottery', { gameType: 'ELOTT' }],
  ])('NAV-05 GAME-05 %s lists its own', async (route, title, wanted) => {
    const asked: URLSearchParams[] = [];
    open(route, { listGames: ({ query }: MockRequest) => (asked.push(query), buildGamePage(buildGames(1))) });
    expect((await screen.findByRole('list', { name: title })).textContent).toContain('Game 1');
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([expect.objectContaining({ ...wanted, dataType: 'ALL', pageNo: '1' })]);
  });

  it.each(['/m/lott', '/m/elott'])('GAME-10 GAME-14 has no search, no favourites and no heart at %s', async (route) => {
    open(route, { listGames: buildGamePage(buildGames(2, { gameType: route === '/m/lott' ? 'LOTT' : 'ELOTT' })) });
    await screen.findByRole('link', { name: 'Game 1' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Favourites' })).toBeNull();
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull();
  });
});
