import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildGames, refusal, renderWithApp, type MockAnswers } from '@parlor/testing';
import { sampleAnswers, sampleGames } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { SearchDialog } from './SearchDialog.tsx';

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: MockAnswers = {}) {
  const onClose = vi.fn<() => void>();
  return {
    onClose,
    ...renderWithApp(<SearchDialog isOpen onClose={onClose} />, {
      route: '/m/help',
      answers: { ...sampleAnswers, ...answers },
    }),
  };
}

const shownGames = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('article')
    .map((card) => card.querySelector('h3')?.textContent);

describe('the search dialog', () => {
  it('GAME-10 NAV-19 shows hot games before a search', async () => {
    open();
    await screen.findByRole('heading', { name: 'Hot right now' });
    expect(shownGames()).toEqual(sampleGames.slice(0, 12).map(({ displayName }) => displayName));
  });

  it('GAME-10 NAV-19 shows the first 12 results and closes when the link to all results is followed', async () => {
    const { onClose, location } = open({
      listGames: { ...buildGamePage(buildGames(36, { displayName: 'Reef Hunt' })), totalCount: 140 },
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'reef{Enter}');
    await screen.findByRole('heading', { name: 'Results' });
    expect(shownGames()).toEqual(Array.from({ length: 12 }, () => 'Reef Hunt'));
    await userEvent.click(screen.getByRole('link', { name: 'Show all 140 games' }));
    expect(location()).toBe('/m/search-games?name=reef');
    expect(onClose).toHaveBeenCalled();
  });

  it('NAV-19 focuses the search field on opening and restores focus to its opener on closing', async () => {
    function Opener() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Search
          </button>
          <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      );
    }
    renderWithApp(<Opener />, { route: '/m/help', answers: sampleAnswers });
    const opener = await screen.findByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('GAME-10 reports that no game matches', async () => {
    open({ listGames: buildGamePage([]) });
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('No game matches'));
    expect(within(screen.getByRole('dialog')).queryByRole('article')).toBeNull();
  });

  it('GAME-10 offers a retry when the games fail to load', async () => {
    let isDown = true;
    open({ listHotGames: () => (isDown ? refusal('request.rate_limited') : buildGamePage(buildGames(2))) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    await screen.findByRole('heading', { name: 'Hot right now' });
    expect(shownGames()).toEqual(['Game 1', 'Game 2']);
  });
});
