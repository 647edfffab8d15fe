import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, refusal, renderWithApp, type MockAnswers } from '@parlor/testing';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './SearchPage.tsx';

beforeEach(() => {
  stubLayout();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (route = '/m/search-games', answers: MockAnswers = {}) => renderWithApp(<Page />, { route, answers: { ...sampleAnswers, ...answers } });

describe('search', () => {
  it('GAME-10 shows hot games while nothing is searched for', async () => {
    open('/m/search-games', { listGames: refusal('system.unknown') });
    expect(screen.getByRole('heading', { name: 'Hot right now' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Lotus Lanterns' })).toBeTruthy();
  });

  it('GAME-10 finds by name half a second after the last letter, and the address shows it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { location } = open();
    await screen.findByRole('link', { name: 'Lotus Lanterns' });
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'reef');
    expect(location()).toBe('/m/search-games');
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lotus Lanterns' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Reef Hunt' })).toBeTruthy();
    expect(location()).toBe('/m/search-games?name=reef');
  });

  it('GAME-10 clearing goes back to the hot games', async () => {
    const { location } = open('/m/search-games?name=reef');
    await screen.findByRole('link', { name: 'Reef Hunt' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: 'Lotus Lanterns' })).toBeTruthy();
    expect(location()).toBe('/m/search-games');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('GAME-10 says that no name matches, with the way to all games', async () => {
    open('/m/search-games?name=zzz', { listGames: buildGamePage([]) });
    expect((await screen.findByRole('link', { name: 'Show all games' })).getAttribute('href')).toBe('/m/gameCenter');
    await waitFor(() => expect(screen.getByText('No game matches')).toBeTruthy());
  });
});
