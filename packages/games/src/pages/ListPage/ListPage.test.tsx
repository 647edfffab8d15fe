import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildGamePage,
  buildGames,
  buildSession,
  buildVendor,
  PENDING,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './ListPage.tsx';

/** Queries of the list calls that were sent. */
let requested: URLSearchParams[] = [];
const listGames = (request: MockRequest) => {
  requested.push(request.query);
  return (sampleAnswers.listGames as (given: MockRequest) => unknown)(request);
};
const lastRequested = () => Object.fromEntries(requested.at(-1) ?? []);

beforeEach(() => {
  stubLayout();
  requested = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(route: string, { answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(<Page />, { route, answers: { ...sampleAnswers, listGames, ...answers }, ...options });
}
/** Names of the games on the screen, in order. */
const shownGames = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const firstGame = () => screen.findByRole('link', { name: 'Lotus Lanterns' });

describe('the category page', () => {
  it('GAME-01 applies the filters in the URL', async () => {
    open('/m/rng-games?vassalage=JL&gameClassify=BG&minBet=1.50&minLine=20');
    await firstGame();
    expect(lastRequested()).toMatchObject({
      gameType: 'RNG',
      vassalage: 'JL',
      gameClassify: 'BG',
      minBet: '1.50',
      minLine: '20',
      pageNo: '1',
    });
    expect(screen.getByRole('tab', { name: 'Jade Lantern' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Bingo' }).getAttribute('aria-selected')).toBe('true');
  });

  it('GAME-03 resets the other filters when a vendor is selected, and updates the URL', async () => {
    const { location } = open('/m/rng-games?dataType=NEW&minBet=1');
    await firstGame();
    await userEvent.click(screen.getByRole('tab', { name: 'Jade Lantern' }));
    await waitFor(() =>
      expect(lastRequested()).toMatchObject({ gameType: 'RNG', vassalage: 'JL', dataType: 'ALL', pageNo: '1' }),
    );
    expect(lastRequested()).not.toHaveProperty('minBet');
    expect(location()).toBe('/m/rng-games?vassalage=JL');
  });

  it('GAME-03 changes the data type when the New tab is selected', async () => {
    const { location } = open('/m/live-games');
    await firstGame();
    await userEvent.click(screen.getByRole('tab', { name: 'New' }));
    await waitFor(() => expect(lastRequested()).toMatchObject({ gameType: 'LIVE', dataType: 'NEW' }));
    expect(location()).toBe('/m/live-games?dataType=NEW');
  });

  it('shows the selected filters as chips that can be removed one by one', async () => {
    const { location } = open('/m/rng-games?vassalage=JL&gameClassify=BG&minLine=20');
    await firstGame();
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Jade Lantern',
      'Bingo',
      '20 lines or more',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Bingo' }));
    await waitFor(() => expect(location()).toBe('/m/rng-games?vassalage=JL&minLine=20'));
  });

  it('GAME-06 hides vendors and classes for slots, and only vendors for bingo', async () => {
    open('/m/slot');
    await firstGame();
    expect(screen.queryByRole('tablist', { name: 'Providers' })).toBeNull();
    expect(screen.queryByRole('tablist', { name: 'Kinds of game' })).toBeNull();
    cleanup();
    open('/m/bingo');
    await firstGame();
    expect(screen.queryByRole('tablist', { name: 'Providers' })).toBeNull();
    expect(
      within(screen.getByRole('tablist', { name: 'Kinds of game' })).getByRole('tab', { selected: true }).textContent,
    ).toBe('All');
  });

  it('HOME-05 offers all, new, favourites, recent and the vendors’ classes except slots and crash', async () => {
    open('/m/rng-games');
    await firstGame();
    const entries = within(screen.getByRole('tablist', { name: 'Kinds of game' })).getAllByRole('tab');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'All',
      'New',
      'Favourites',
      'Recent',
      'Arcade',
      'Bingo',
      'Jackpot',
    ]);
  });

  it('GAME-10 searches by name 500 ms after the last keystroke', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { location } = open('/m/live-games');
    await firstGame();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'naga');
    expect(location()).toBe('/m/live-games');
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(lastRequested()).toMatchObject({ gameName: 'naga', dataType: 'SEARCH', pageNo: '1' }));
    expect(location()).toBe('/m/live-games?name=naga');
    await waitFor(() => expect(shownGames()).toEqual(['Golden Naga']));
  });

  it('GAME-10 searches at once on Enter', async () => {
    const { location } = open('/m/live-games');
    await firstGame();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'naga{Enter}');
    expect(location()).toBe('/m/live-games?name=naga');
  });

  it('GAME-13 shows the hot list without badges for hot games', async () => {
    open('/m/hot-games');
    await firstGame();
    expect(requested).toEqual([]);
    expect(screen.queryByText('Hot', { selector: 'span' })).toBeNull();
  });

  it.each(['FAV', 'RECENT'])('GAME-15 sends a visitor who selects %s to the login page', async (dataType) => {
    const { location } = open('/m/live-games');
    await firstGame();
    await userEvent.click(screen.getByRole('tab', { name: dataType === 'FAV' ? 'Favourites' : 'Recent' }));
    await waitFor(() => expect(location()).toBe('/m/login'));
  });

  it('GAME-15 redirects a visitor to the login page when the URL asks for recent games', async () => {
    const { location } = open('/m/live-games?dataType=RECENT');
    await waitFor(() => expect(location()).toBe('/m/login'));
  });

  it('GAME-15 lists a member’s recent games of the category', async () => {
    open('/m/live-games?dataType=RECENT', {
      session: buildSession(),
      answers: { listRecentGames: ({ query }: MockRequest) => (requested.push(query), buildGamePage(buildGames(1))) },
    });
    await waitFor(() => expect(shownGames()).toEqual(['Game 1']));
    expect(lastRequested()).toMatchObject({ gameType: 'LIVE' });
  });
});

describe('the jackpot page', () => {
  it('HOME-06 requests jackpot games and shows a display that climbs to 900,000,000', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/m/jackpots');
    const display = screen.getByRole('region', { name: 'Jackpot total' });
    expect(display.textContent).toContain('฿100,000,000');
    for (let step = 0; step < 25; step += 1) await act(() => vi.advanceTimersByTimeAsync(200));
    expect(display.textContent).toContain('฿900,000,000');
    await waitFor(() => expect(lastRequested()).toMatchObject({ gameType: 'RNG', gameClassify: 'JP' }));
  });
});

describe('a filter in the URL', () => {
  // A catalogue that filters as the gateway does.
  const catalogue = [
    ...buildGames(2, { vassalage: 'JL', gameClassify: ['SM', 'FeatureBuy'] }),
    ...buildGames(2, { vassalage: 'JL' }, 3),
    ...buildGames(2, { vassalage: 'RTG', gameClassify: ['SM', 'FeatureBuy'] }, 5),
  ];
  const filtered = ({ query }: MockRequest) => {
    const matches = (value: string, ...allowed: string[]) => allowed.includes(query.get(value) ?? allowed[0] ?? '');
    return buildGamePage(
      catalogue.filter((game) => matches('vassalage', game.vassalage) && matches('gameClassify', ...game.gameClassify)),
    );
  };
  const vendors = [
    buildVendor({
      vassalage: 'JL',
      displayName: 'Jade Lantern',
      gameClassify: [{ key: 'FeatureBuy', displayName: 'Feature buy' }],
    }),
    buildVendor({
      vassalage: 'RTG',
      displayName: 'Red Tamarind Games',
      gameClassify: [{ key: 'FeatureBuy', displayName: 'Feature buy' }],
    }),
  ];
  const visit = (route: string) => open(route, { answers: { listGames: filtered, listVendors: { list: vendors } } });
  const chips = () =>
    within(screen.getByRole('list', { name: 'Chosen filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('NAV-06 lists only the games of the vendor in ?vassalage=', async () => {
    visit('/m/rng-games?vassalage=JL');
    await waitFor(() => expect(shownGames()).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4']));
    expect(screen.getByRole('tab', { name: 'Jade Lantern' }).getAttribute('aria-selected')).toBe('true');
    expect(chips()).toEqual(['Jade Lantern']);
  });

  it('NAV-06 lists feature buy games for ?gameClassify=FeatureBuy, also together with a vendor', async () => {
    visit('/m/slot-games?gameClassify=FeatureBuy');
    await waitFor(() => expect(shownGames()).toEqual(['Game 1', 'Game 2', 'Game 5', 'Game 6']));
    expect(screen.getByRole('tab', { name: 'Feature buy' }).getAttribute('aria-selected')).toBe('true');
    expect(chips()).toEqual(['Feature buy']);
    cleanup();
    visit('/m/slot-games?vassalage=RTG&gameClassify=FeatureBuy');
    await waitFor(() => expect(shownGames()).toEqual(['Game 5', 'Game 6']));
  });

  it('NAV-06 shows no match for an unknown vendor and lets the player show all games', async () => {
    const { location } = visit('/m/rng-games?vassalage=NOBODY');
    const showAll = await screen.findByRole('button', { name: 'Show all games' });
    expect(screen.getByRole('heading', { name: 'No game matches' }).closest('main')?.textContent).toContain(
      'Remove a filter, or search for another name.',
    );
    expect(chips()).toEqual(['NOBODY']);
    expect(screen.getByRole('tab', { name: 'All', selected: false }).getAttribute('tabindex')).toBe('0');
    await userEvent.click(showAll);
    await waitFor(() => expect(shownGames()).toHaveLength(6));
    expect(location()).toBe('/m/rng-games');
  });

  it('NAV-06 GAME-06 is ignored if the category does not let the player select it', async () => {
    visit('/m/jili-games?vassalage=RTG');
    await waitFor(() => expect(shownGames()).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4']));
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });
});

describe('the game list', () => {
  it('GAME-04 shows six placeholders while the first page loads', () => {
    const { container } = open('/m/live-games', { answers: { listGames: PENDING } });
    expect(screen.getByRole('list', { name: 'Live casino' }).getAttribute('aria-busy')).toBe('true');
    // A placeholder consists of a picture and two lines.
    expect(container.querySelectorAll('[aria-hidden="true"] > div > div > div:first-child > span')).toHaveLength(6);
  });

  it('GAME-04 appends the next page near the bottom until the last page', async () => {
    // Without layout every element counts as visible.
    open('/m/live-games', {
      answers: {
        listGames: ({ query }: MockRequest) => (
          requested.push(query),
          buildGamePage(buildGames(3, {}, Number(query.get('pageNo')) * 10), {
            pageNum: Number(query.get('pageNo')),
            totalPages: 2,
            totalCount: 6,
          })
        ),
      },
    });
    await waitFor(() =>
      expect(shownGames()).toEqual(['Game 10', 'Game 11', 'Game 12', 'Game 20', 'Game 21', 'Game 22']),
    );
    expect(requested.map((query) => query.get('pageNo'))).toEqual(['1', '2']);
  });

  it('GAME-04 lets the player clear the filter when no game matches', async () => {
    const { location } = open('/m/live-games?gameClassify=BAC', { answers: { listGames: buildGamePage([]) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
    expect(location()).toBe('/m/live-games');
  });

  it('shows an error when it fails to load, and loads on retry', async () => {
    let isBroken = true;
    open('/m/live-games', {
      answers: { listGames: () => (isBroken ? refusal('request.rate_limited') : buildGamePage(buildGames(1))) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts. Please wait a moment.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownGames()).toEqual(['Game 1']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the loaded games when the next page fails to load, and loads it on retry', async () => {
    let isBroken = true;
    open('/m/live-games', {
      answers: {
        listGames: ({ query }: MockRequest) => {
          const pageNum = Number(query.get('pageNo'));
          return pageNum === 2 && isBroken
            ? refusal('request.rate_limited')
            : buildGamePage(buildGames(1, {}, pageNum), { pageNum, totalPages: 2, totalCount: 2 });
        },
      },
    });
    await screen.findByRole('alert');
    expect(shownGames()).toEqual(['Game 1']);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownGames()).toEqual(['Game 1', 'Game 2']));
  });

  it('SYS-11 shows that the player is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/m/live-games', { answers: { listGames: UNREACHABLE } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  });
});

describe('the filter sheet', () => {
  it('GAME-02 GAME-11 finds a vendor by name, and filters by vendor, class and lines when applied', async () => {
    const { location } = open('/m/rng-games');
    await firstGame();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Find a provider' }), 'jAde');
    expect(sheet.queryByRole('button', { name: 'Red Tamarind Games' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Jade Lantern' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Bingo' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Lines, at least' }), '20');
    expect(location()).toBe('/m/rng-games');
    await userEvent.click(sheet.getByRole('button', { name: 'Show games' }));
    await waitFor(() => expect(location()).toBe('/m/rng-games?vassalage=JL&gameClassify=BG&minLine=20'));
  });

  it('GAME-11 deselects a vendor that is selected again, and clears every filter on reset', async () => {
    const { location } = open('/m/rng-games?vassalage=JL&minLine=20');
    await firstGame();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog'));
    const provider = sheet.getByRole('button', { name: 'Jade Lantern' });
    expect(provider.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(provider);
    expect(provider.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(location()).toBe('/m/rng-games'));
  });
});
