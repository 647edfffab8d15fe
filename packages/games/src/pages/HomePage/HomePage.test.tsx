import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildJackpots, buildSession, buildWinner, refusal, type MockRequest } from '@parlor/testing';
import { controlLayout, stubLayout } from '../../testing/stubLayout.ts';
import { brandWith, openHome, touchPage } from '../../testing/homeHarness.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the category strip', () => {
  const strip = { brand: brandWith(['categories', 'hot', 'rails']) };

  const tabs = () =>
    within(screen.getByRole('tablist', { name: 'Game categories' }))
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);

  it('API-02 requests 100 favourites of a category in one page', async () => {
    const requested: URLSearchParams[] = [];
    const listFavourites = ({ query }: MockRequest) => (requested.push(query), buildGamePage([]));
    openHome({
      ...strip,
      session: buildSession(),
      route: '/m/home?category=LIVE&dataType=FAV',
      answers: { listFavourites },
    });
    await waitFor(() => expect(requested.map((query) => query.get('pageSize'))).toEqual(['100']));
  });

  it('HOME-04 shows hot, slots and crash, then vendor categories, favourites, recent and promotions', async () => {
    openHome(strip);
    await waitFor(() =>
      expect(tabs()).toEqual([
        'Hot',
        'Slots',
        'Crash',
        'Slots & arcade',
        'Fishing',
        'Live casino',
        'Sports',
        'E-sports',
        'Lottery',
        'Favourites',
        'Recent',
        'Promotions',
      ]),
    );
  });

  it('HOME-04 scrolls when a tab is selected', async () => {
    const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
    openHome(strip);
    moved.mockClear();
    await userEvent.click(await screen.findByRole('tab', { name: 'Crash' }));
    await waitFor(() =>
      expect(moved.mock.contexts).toContain(screen.getByRole('tablist', { name: 'Game categories' })),
    );
  });

  it('HOME-04 opens the promotions page from its tab', async () => {
    const { location } = openHome(strip);
    await userEvent.click(await screen.findByRole('tab', { name: 'Promotions' }));
    expect(location()).toBe('/m/activity');
  });

  it.each([
    ['Favourites', '/m/fav-games'],
    ['Recent', '/m/recent-games'],
  ])('HOME-04 GAME-15 sends a visitor from %s to the login page, and a member to the list', async (name, path) => {
    const visitor = openHome(strip);
    await userEvent.click(await screen.findByRole('tab', { name }));
    expect(visitor.location()).toBe('/m/login');
    cleanup();
    const member = openHome({ ...strip, session: buildSession() });
    await userEvent.click(await screen.findByRole('tab', { name }));
    expect(member.location()).toBe(path);
  });

  it('HOME-10 starts with hot games, lists a selected category in place and returns to hot games', async () => {
    const requested: URLSearchParams[] = [];
    const { location } = openHome({
      ...strip,
      answers: { listGames: ({ query }: MockRequest) => (requested.push(query), buildGamePage()) },
    });
    expect((await screen.findByRole('tab', { name: 'Hot' })).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    await userEvent.click(screen.getByRole('tab', { name: 'Crash' }));
    expect(location()).toBe('/m/home?category=CRASH');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Crash' }).textContent).toContain('Game 1'));
    expect(screen.queryByRole('heading', { level: 2, name: 'Hot' })).toBeNull();
    await waitFor(() =>
      expect(Object.fromEntries(requested.at(-1) ?? [])).toMatchObject({
        gameType: 'RNG',
        gameClassify: 'Crash',
        dataType: 'ALL',
      }),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
    expect(location()).toBe('/m/home');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    expect(screen.queryByRole('list', { name: 'Crash' })).toBeNull();
  });

  it('NAV-19 opens the search dialog with one tap', async () => {
    const { store } = openHome(strip);
    await userEvent.click(await screen.findByRole('button', { name: 'Search games' }));
    expect(store.getState().dialogs.open).toBe('search');
  });
});

describe('the jackpot counter', () => {
  it('HOME-06 starts in its range, grows by 100 to 200 within 5 seconds and links to the jackpot page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openHome({ brand: brandWith(['jackpot']) });
    const counter = await screen.findByRole('region', { name: 'Jackpot total' });
    const amount = () =>
      Number(
        within(counter)
          .getByText(/^฿[\d,]+$/)
          .textContent?.replace(/\D/g, ''),
      );
    const start = amount();
    expect(start).toBeGreaterThanOrEqual(1_200_000_000);
    expect(start).toBeLessThanOrEqual(1_300_000_000);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(amount() - start).toBeGreaterThanOrEqual(100);
    expect(amount() - start).toBeLessThanOrEqual(200);
    expect(within(counter).getByRole('link').getAttribute('href')).toBe('/m/jackpots');
  });
});

describe('the jackpot of the ledger', () => {
  const ledger = { brand: brandWith(['jackpot']), settings: { jackpotSource: 'ledger' as const } };
  const shown = async () => within(await screen.findByRole('region', { name: 'Jackpot total' }));

  it('HOME-06 shows the sum and every jackpot with its game', async () => {
    openHome({ ...ledger, session: buildSession() });
    expect(await screen.findByText('฿10,452.35')).toBeShown();
    const plates = (await shown()).getByRole('list', { name: 'Jackpots to win' });
    expect(
      within(plates)
        .getAllByRole('link')
        .map((plate) => [plate.textContent, plate.getAttribute('href')]),
    ).toEqual([
      ['MINI฿52.10Lotus Lanterns', '/m/play/100001'],
      ['GRAND฿10,400.25Lotus Lanterns', '/m/play/100001'],
    ]);
  });

  it('HOME-06 is refreshed before it is 30 s old, and does not grow otherwise', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let total = 100;
    openHome({ ...ledger, answers: { listJackpots: () => buildJackpots({ total: `${total}.00` }) } });
    expect(await screen.findByText('฿100.00')).toBeShown();
    total = 130;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect((await shown()).getByText('฿100.00')).toBeShown();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await (await shown()).findByText('฿130.00')).toBeShown();
  });

  it.each([
    ['there is none', { list: [], total: '0.00' }],
    ['it is not known', refusal('system.unavailable')],
  ])('HOME-06 is hidden when %s', async (_, listJackpots) => {
    const { store } = openHome({ ...ledger, answers: { listJackpots } });
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toContainEqual(
        expect.objectContaining({
          endpointName: 'listJackpots',
          status: expect.stringMatching(/^(fulfilled|rejected)$/) as string,
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Jackpot total' })).toBeNull());
  });
});

describe('recent winners', () => {
  const winners = { brand: brandWith(['winners']) };

  it('HOME-07 show each amount on a ten-digit counter and label demo rows', async () => {
    openHome(winners);
    const section = await screen.findByRole('region', { name: 'Recent winners' });
    const counter = within(section).getByText('1,250.00');
    // Each digit is on its own reel beside the number for screen readers.
    expect(counter.parentElement?.querySelectorAll('[aria-hidden] > span')).toHaveLength(10);
    expect(within(section).getByText('pl****01 won on Lotus Lanterns')).toBeShown();
    const rows = within(section).getAllByText('Demo');
    // The first demo row is on the counter, the second is among the next; the third winner is real.
    expect(rows).toHaveLength(2);
    const real = within(section).getByText('Wild Coffee').closest('li');
    expect(real?.textContent).not.toContain('Demo');
  });

  it('HOME-07 are the latest by default, and today’s biggest on request', async () => {
    const requested: (string | null)[] = [];
    openHome({
      ...winners,
      answers: {
        listWinners: ({ query }: MockRequest) => {
          const order = query.get('order');
          requested.push(order);
          return { list: [buildWinner({ account: order === 'biggest' ? 'bi****01' : 'la****01' })] };
        },
      },
    });
    expect(await screen.findByText(/la\*{4}01 won on/)).toBeShown();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Latest');
    await userEvent.click(screen.getByRole('tab', { name: 'Biggest today' }));
    expect(await screen.findByText(/bi\*{4}01 won on/)).toBeShown();
    expect(requested).toEqual(['latest', 'biggest']);
  });

  it('HOME-07 rotate until they are paused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    openHome(winners);
    await screen.findByText('pl****01 won on Lotus Lanterns');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByText(/won on/).textContent).toContain('mo****ri won on Reef Hunt');
    await user.click(screen.getByRole('button', { name: 'Pause recent winners' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(/won on/).textContent).toContain('mo****ri won on Reef Hunt');
  });

  it.each([
    ['rails', 'edge'],
    ['rows', 'row'],
  ] as const)(
    'HOME-07 follow the hot games, above the other %s, and load when they come near the viewport',
    async (lines, gameCard) => {
      const view = controlLayout();
      const requested = vi.fn<(request: MockRequest) => unknown>(() => ({ list: [buildWinner()] }));
      const { container } = openHome({
        brand: brandWith(['hot', 'winners', lines], { gameCard }),
        answers: { listWinners: requested },
      });
      await waitFor(() =>
        expect(
          within(screen.getByRole('region', { name: 'Hot' })).getByRole('link', { name: 'Lotus Lanterns' }),
        ).toBeShown(),
      );
      touchPage();
      await screen.findByRole('region', { name: 'Slots' });
      expect(requested).not.toHaveBeenCalled();
      act(() => view.scrollIntoView(container));
      await screen.findByRole('region', { name: 'Recent winners' });
      expect(
        screen
          .getAllByRole('region')
          .slice(0, 3)
          .map((region) => within(region).getByRole('heading', { level: 2 }).textContent),
      ).toEqual(['Hot', 'Recent winners', 'Slots']);
      expect(screen.getAllByRole('region', { name: 'Hot' })).toHaveLength(1);
    },
  );

  it('HOME-07 are hidden when there are no winners', async () => {
    const { store } = openHome({ ...winners, answers: { listWinners: { list: [] } } });
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toContainEqual(
        expect.objectContaining({ endpointName: 'listWinners', status: 'fulfilled', data: { list: [] } }),
      ),
    );
    await act(async () => {});
    expect(screen.queryByRole('region', { name: 'Recent winners' })).toBeNull();
    cleanup();
    openHome({ ...winners, answers: { listWinners: { list: [buildWinner()] } } });
    expect((await screen.findByRole('region', { name: 'Recent winners' })).textContent).toContain(
      'pl****01 won on Lotus Lanterns',
    );
  });
});
