import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildSession, PENDING, refusal, renderWithApp, type MockAnswers } from '@parlor/testing';
import { sampleAnswers, sampleGames } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './FavouritesPage.tsx';

beforeEach(() => {
  stubLayout();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (answers: MockAnswers = {}) => renderWithApp(<Page />, { route: '/m/fav-games', session: buildSession(), answers: { ...sampleAnswers, ...answers } });
const heart = () => screen.findByRole('button', { name: 'Remove Roaring Gorilla from favourites' });

describe('favourites', () => {
  it('GAME-14 takes one off at once, before the gateway has answered', async () => {
    open({ removeFavourite: PENDING });
    await userEvent.click(await heart());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Roaring Gorilla' })).toBeNull());
  });

  it('GAME-14 brings it back when the gateway refuses, and says so', async () => {
    const { store } = open({ removeFavourite: refusal('system.unknown') });
    await userEvent.click(await heart());
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ tone: 'danger', messageKey: 'games:failed.favourite' }]));
    expect(screen.getByRole('link', { name: 'Roaring Gorilla' })).toBeTruthy();
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
  });

  it('says how a favourite comes here when there is none', async () => {
    open({ listFavourites: buildGamePage([]), listFavouriteIds: { list: [] } });
    expect(await screen.findByText('No favourites yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse hot games' }).getAttribute('href')).toBe('/m/hot-games');
  });

  it('shows what the gateway lists', async () => {
    open({ listFavourites: buildGamePage(sampleGames.slice(0, 3)), listFavouriteIds: { list: sampleGames.slice(0, 3).map(({ nodeId }) => nodeId) } });
    expect(await screen.findByRole('link', { name: 'Wild Coffee' })).toBeTruthy();
  });
});
