import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildGamePage,
  buildSession,
  PENDING,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type MockAnswers,
} from '@parlor/testing';
import { sampleAnswers, sampleGames } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './FoundGamesPage.tsx';

beforeEach(() => {
  stubLayout();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (route: string, answers: MockAnswers = {}, isLoggedIn = route !== '/m/search-games') =>
  renderWithApp(<Page />, {
    route,
    ...(isLoggedIn && { session: buildSession() }),
    answers: { ...sampleAnswers, ...answers },
  });
/** Names of the games on the screen, in order. */
const shownGames = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('the found games page', () => {
  it.each([
    ['/m/search-games', 'Hot right now', 'Lotus Lanterns', 1],
    ['/m/fav-games', 'Favourites', 'Roaring Gorilla', 0],
    ['/m/recent-games/', 'Recently played', 'Wild Coffee', 0],
  ])('NAV-05 at %s shows the list "%s"', async (route, title, game, searchBoxes) => {
    open(route);
    expect((await screen.findByRole('link', { name: game })).getAttribute('href')).toMatch(/^\/m\/(?:login|play\/)/);
    expect(screen.getByRole('list', { name: title }).textContent).toContain(game);
    expect(screen.queryAllByRole('searchbox')).toHaveLength(searchBoxes);
  });

  it.each([
    ['/m/search-games', 'listHotGames'],
    ['/m/fav-games', 'listFavourites'],
    ['/m/recent-games', 'listRecentGames'],
  ] as const)('shows an error at %s when the games fail to load, and loads them on retry', async (route, call) => {
    let isBroken = true;
    open(route, {
      [call]: () => (isBroken ? refusal('request.rate_limited') : buildGamePage(sampleGames.slice(1, 2))),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts. Please wait a moment.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownGames()).toEqual(['Roaring Gorilla']));
  });

  it.each([
    ['/m/search-games', 'listHotGames'],
    ['/m/fav-games', 'listFavourites'],
    ['/m/recent-games', 'listRecentGames'],
  ] as const)('SYS-11 shows at %s that the player is offline', async (route, call) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(route, { [call]: UNREACHABLE });
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  });

  it.each([
    ['/m/search-games', 'Hot right now', 'listHotGames'],
    ['/m/fav-games', 'Favourites', 'listFavourites'],
    ['/m/recent-games', 'Recently played', 'listRecentGames'],
  ] as const)('marks the list at %s as busy while the games load', (route, title, call) => {
    open(route, { [call]: PENDING });
    expect(screen.getByRole('list', { name: title }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('the search page', () => {
  it('GAME-10 shows hot games before a search', async () => {
    open('/m/search-games', { listGames: refusal('system.unknown') });
    // The rows below the first screen are rendered last.
    await screen.findByRole('link', { name: 'Paper Tulip' });
    expect(screen.getByRole('heading', { name: 'Hot right now' }).tagName).toBe('H2');
    expect(shownGames()).toEqual(sampleGames.map(({ displayName }) => displayName));
  });

  it('GAME-10 searches 500 ms after the last keystroke and puts the name in the URL', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { location } = open('/m/search-games');
    await screen.findByRole('link', { name: 'Lotus Lanterns' });
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'reef');
    expect(location()).toBe('/m/search-games');
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(shownGames()).toEqual(['Reef Hunt']));
    expect(location()).toBe('/m/search-games?name=reef');
  });

  it('GAME-10 returns to hot games when the search is cleared', async () => {
    const { location } = open('/m/search-games?name=reef');
    await screen.findByRole('link', { name: 'Reef Hunt' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(shownGames()).toContain('Lotus Lanterns'));
    expect(location()).toBe('/m/search-games');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('GAME-10 reports that no game matches and links to all games', async () => {
    open('/m/search-games?name=zzz', { listGames: buildGamePage([]) });
    expect((await screen.findByRole('link', { name: 'Show all games' })).getAttribute('href')).toBe('/m/gameCenter');
    expect(screen.getByRole('main').textContent).toContain('No game matches');
  });
});

describe('the favourites page', () => {
  const heart = () => screen.findByRole('button', { name: 'Remove Roaring Gorilla from favourites' });

  it('GAME-14 removes a favourite before the gateway responds', async () => {
    open('/m/fav-games', { removeFavourite: PENDING });
    await userEvent.click(await heart());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Roaring Gorilla' })).toBeNull());
  });

  it('GAME-14 restores a favourite and shows an error when the gateway rejects its removal', async () => {
    const { store } = open('/m/fav-games', { removeFavourite: refusal('system.unknown') });
    await userEvent.click(await heart());
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ tone: 'danger', messageKey: 'games:failed.favourite' }]),
    );
    expect(shownGames()).toEqual(['Roaring Gorilla']);
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
  });

  it('reports that there are no favourites and links to hot games', async () => {
    open('/m/fav-games', { listFavourites: buildGamePage([]), listFavouriteIds: { list: [] } });
    expect((await screen.findByRole('link', { name: 'Browse hot games' })).getAttribute('href')).toBe('/m/hot-games');
    expect(screen.getByRole('main').textContent).toContain('No favourites yet');
  });

  it('lists favourites in the order of the gateway', async () => {
    const marked = sampleGames.slice(0, 3);
    open('/m/fav-games', {
      listFavourites: buildGamePage(marked),
      listFavouriteIds: { list: marked.map(({ nodeId }) => nodeId) },
    });
    await waitFor(() => expect(shownGames()).toEqual(marked.map(({ displayName }) => displayName)));
  });
});

describe('the recent games page', () => {
  it('GAME-15 lists games in the order of the gateway', async () => {
    open('/m/recent-games');
    await waitFor(() => expect(shownGames()).toEqual(['Wild Coffee', 'Hidden Saloon', 'Magic Potion']));
  });

  it('reports that nothing was played and links to hot games', async () => {
    open('/m/recent-games', { listRecentGames: buildGamePage([]) });
    expect((await screen.findByRole('link', { name: 'Browse hot games' })).getAttribute('href')).toBe('/m/hot-games');
    expect(screen.getByRole('main').textContent).toContain('Nothing played yet');
  });
});
