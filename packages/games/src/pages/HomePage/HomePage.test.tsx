import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAnnouncement,
  buildAnnouncements,
  buildBanner,
  buildBrand,
  buildGamePage,
  buildSession,
  buildWinner,
  PENDING,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import type { Brand } from '@parlor/ui-kit/brand';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { holdLayout, stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './HomePage.tsx';

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

function open({ answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(<Page />, { answers: { ...sampleAnswers, ...answers }, ...options });
}

/** A brand that arranges home as told. */
function brandWith(homeSections: Brand['layout']['homeSections'], layout: Partial<Brand['layout']> = {}): Brand {
  return {
    id: 'test',
    name: 'Test',
    defaultMode: 'dark',
    modes: ['dark'],
    logo: { mark: '', wordmark: '', icon: '' },
    imagery: buildBrand().imagery,
    layout: {
      bottomBar: 'flat',
      gameCard: 'edge',
      header: 'bar',
      banner: 'full',
      density: 'roomy',
      ...layout,
      homeSections,
    },
  };
}

/** Somebody begins to use the page. */
function touchPage(): void {
  fireEvent.pointerDown(document.body);
}

describe('the welcome of home', () => {
  const brand = brandWith(['hero']);
  const welcome = { name: /Welcome to Test.*Register/ };
  const srcOf = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src');

  it('HOME-01 WL-01 is a visitor’s first slide: the brand’s hero, fetched at once, and the way to the registration', async () => {
    open({ brand });
    const carousel = await screen.findByRole('region', { name: 'Offers' });
    const link = within(carousel).getByRole('link', welcome);
    expect(link.getAttribute('href')).toBe('/m/register');
    expect(srcOf(link)).toBe(brand.imagery.hero.webp);
    expect(link.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(
      (await within(carousel).findAllByRole('button', { name: /^\d\// })).map((dot) => dot.getAttribute('aria-label')),
    ).toEqual([
      expect.stringMatching(/^1\/.*Welcome to Test/),
      expect.stringMatching(/^2\/.*Welcome bonus/),
      expect.stringMatching(/^3\/.*Match night/),
    ]);
  });

  it('HOME-01 is not shown to a member, who finds the banners', async () => {
    open({ brand, session: buildSession() });
    expect((await screen.findByRole('link', { name: /Welcome bonus/ })).getAttribute('href')).toBe('/m/activity');
    expect(screen.queryByRole('link', welcome)).toBeNull();
  });

  it('HOME-01 stands alone where the merchant has no banner, for a member without the registration', async () => {
    const answers = { listAnnouncements: buildAnnouncements({ banners: [] }) };
    open({ brand, answers });
    expect((await screen.findByRole('link', welcome)).getAttribute('href')).toBe('/m/register');
    cleanup();
    const { container } = open({ brand, answers, session: buildSession() });
    await waitFor(() => expect(container.textContent).toContain('Welcome to Test'));
    expect(srcOf(container)).toBe(brand.imagery.hero.webp);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('HOME-01 greets a visitor before the banners have come, and when they do not come', async () => {
    open({ brand, answers: { listAnnouncements: PENDING } });
    expect((await screen.findByRole('link', welcome)).getAttribute('href')).toBe('/m/register');
    cleanup();
    open({ brand, answers: { listAnnouncements: UNREACHABLE } });
    expect((await screen.findByRole('link', welcome)).getAttribute('href')).toBe('/m/register');
  });
});

describe('the headline of home', () => {
  it('WL-01 is the brand’s welcome where home opens with lines of games, and the banner does not say it again', async () => {
    const { container } = open({
      brand: brandWith(['fixtures', 'hero'], { banner: 'strip' }),
      answers: { listAnnouncements: buildAnnouncements({ banners: [] }) },
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome to Test');
    expect(container.textContent?.match(/Welcome to Test/g)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  });

  it('HOME-01 is for screen readers alone where a picture greets', async () => {
    open({ brand: brandWith(['hero', 'fixtures']) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Home');
    expect(screen.getByRole('region', { name: 'Offers' }).textContent).toContain('Welcome to Test');
  });
});

describe('banners of home', () => {
  // A visitor finds the brand's welcome before them.
  const hero = { brand: brandWith(['hero']), session: buildSession() };

  it('HOME-01 lead where the banner leads, the first one fetched before all others, the next one before it comes, the rest when near', async () => {
    open({
      ...hero,
      answers: {
        listAnnouncements: buildAnnouncements({
          banners: [
            buildBanner(),
            buildBanner({ id: 'b2', title: 'Match night', link: '/m/sport-games' }),
            buildBanner({ id: 'b3', title: 'Free rounds' }),
          ],
        }),
      },
    });
    const carousel = await screen.findByRole('region', { name: 'Offers' });
    touchPage();
    const first = within(carousel).getByRole('link', { name: /Welcome bonus/ });
    expect(first.getAttribute('href')).toBe('/m/activity');
    expect(first.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    const second = await within(carousel).findByRole('link', { name: /Match night/ });
    expect(second.getAttribute('href')).toBe('/m/sport-games');
    expect(
      [second, within(carousel).getByRole('link', { name: /Free rounds/ })].map((link) =>
        link.querySelector('img')?.getAttribute('loading'),
      ),
    ).toEqual(['eager', 'lazy']);
  });

  it('HOME-01 a single one stands still, without controls', async () => {
    open({ ...hero, answers: { listAnnouncements: buildAnnouncements() } });
    const carousel = await screen.findByRole('region', { name: 'Offers' });
    expect(within(carousel).queryByRole('button')).toBeNull();
  });

  it('HOME-01 more than one move on by themselves after 5000 ms', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    open(hero);
    const second = await screen.findByRole('button', { name: /Match night/ });
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(second.getAttribute('aria-current')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(second.getAttribute('aria-current')).toBe('true');
  });

  it('HOME-01 leave out a banner whose picture fails', async () => {
    open({ ...hero, answers: { listAnnouncements: buildAnnouncements() } });
    const link = await screen.findByRole('link', { name: /Welcome bonus/ });
    const picture = link.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.queryByRole('link', { name: /Welcome bonus/ })).toBeNull();
  });

  it('HOME-01 do not follow an address outside of the site', async () => {
    open({
      ...hero,
      answers: {
        listAnnouncements: buildAnnouncements({ banners: [buildBanner({ link: 'https://elsewhere.example/' })] }),
      },
    });
    await screen.findByRole('region', { name: 'Offers' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('HOME-01 shows those of its own group alone', async () => {
    open({
      ...hero,
      answers: {
        listAnnouncements: buildAnnouncements({
          banners: [buildBanner(), buildBanner({ id: 'other', groupName: 'm_live', title: 'Elsewhere' })],
        }),
      },
    });
    await screen.findByRole('link', { name: /Welcome bonus/ });
    expect(screen.queryByRole('link', { name: /Elsewhere/ })).toBeNull();
  });
});

describe('the notice bar', () => {
  const notices = { brand: brandWith(['notices']) };

  it('HOME-02 opens the announcements at the index of the one that was tapped', async () => {
    const { location } = open({
      ...notices,
      answers: {
        listAnnouncements: buildAnnouncements({
          notices: [buildAnnouncement(), buildAnnouncement({ id: 'n2', title: 'Maintenance at 06:00' })],
        }),
      },
    });
    const [second] = await screen.findAllByRole('link', { name: 'Maintenance at 06:00' });
    if (second) await userEvent.click(second);
    expect(location()).toBe('/m/notice?index=1');
  });

  it('HOME-02 says that there is no announcement', async () => {
    open({ ...notices, answers: { listAnnouncements: buildAnnouncements({ notices: [] }) } });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Announcements' }).textContent).toBe('No announcement'),
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the category strip', () => {
  const strip = { brand: brandWith(['categories', 'hot', 'rails']) };
  const tabs = () =>
    within(screen.getByRole('tablist', { name: 'Game categories' }))
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);

  it('API-02 asks for a hundred favourites of a category at once', async () => {
    const asked: URLSearchParams[] = [];
    const listFavourites = ({ query }: MockRequest) => (asked.push(query), buildGamePage([]));
    open({
      ...strip,
      session: buildSession(),
      route: '/m/home?category=LIVE&dataType=FAV',
      answers: { listFavourites },
    });
    await waitFor(() => expect(asked.map((query) => query.get('pageSize'))).toEqual(['100']));
  });

  it('HOME-04 shows hot, slots and crash, then the vendors’ categories, favourites, recent and promotions', async () => {
    open(strip);
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

  it('HOME-04 scrolls the chosen tab to the middle', async () => {
    const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
    open(strip);
    moved.mockClear();
    await userEvent.click(await screen.findByRole('tab', { name: 'Crash' }));
    await waitFor(() =>
      expect(moved.mock.contexts).toContain(screen.getByRole('tablist', { name: 'Game categories' })),
    );
  });

  it('HOME-04 promotions lead to their page', async () => {
    const { location } = open(strip);
    await userEvent.click(await screen.findByRole('tab', { name: 'Promotions' }));
    expect(location()).toBe('/m/activity');
  });

  it.each([
    ['Favourites', '/m/fav-games'],
    ['Recent', '/m/recent-games'],
  ])('HOME-04 GAME-15 %s opens the login for a visitor and the list for a member', async (name, path) => {
    const visitor = open(strip);
    await userEvent.click(await screen.findByRole('tab', { name }));
    expect(visitor.location()).toBe('/m/login');
    cleanup();
    const member = open({ ...strip, session: buildSession() });
    await userEvent.click(await screen.findByRole('tab', { name }));
    expect(member.location()).toBe(path);
  });

  it('HOME-10 begins with all hot games, shows a category in place, and goes back to hot from its address', async () => {
    const asked: URLSearchParams[] = [];
    const { location } = open({
      ...strip,
      answers: { listGames: ({ query }: MockRequest) => (asked.push(query), buildGamePage()) },
    });
    expect((await screen.findByRole('tab', { name: 'Hot' })).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    await userEvent.click(screen.getByRole('tab', { name: 'Crash' }));
    expect(location()).toBe('/m/home?category=CRASH');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Crash' }).textContent).toContain('Game 1'));
    expect(screen.queryByRole('heading', { level: 2, name: 'Hot' })).toBeNull();
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
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

  it('NAV-19 keeps the search one tap away', async () => {
    const { store } = open(strip);
    await userEvent.click(await screen.findByRole('button', { name: 'Search games' }));
    expect(store.getState().dialogs.open).toBe('search');
  });
});

describe('the jackpot counter', () => {
  it('HOME-06 starts in its range and grows by 100 to 200 within five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ brand: brandWith(['jackpot']) });
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

describe('recent winners', () => {
  const winners = { brand: brandWith(['winners']) };

  it('HOME-07 show each winning on a counter of ten digits, and say which rows are examples', async () => {
    open(winners);
    const section = await screen.findByRole('region', { name: 'Recent winners' });
    const counter = within(section).getByText('1,250.00');
    // Each digit stands on a reel of its own beside the number that is read out.
    expect(counter.parentElement?.querySelectorAll('[aria-hidden] > span')).toHaveLength(10);
    expect(within(section).getByText('pl****01 won on Lotus Lanterns')).toBeShown();
    expect(within(section).getByText('Demo')).toBeShown();
  });

  it('HOME-07 follow one another until they are paused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    open(winners);
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
    'HOME-07 stand right below the hot games, above the other %s, and are asked for when they come near',
    async (lines, gameCard) => {
      const view = holdLayout();
      const asked = vi.fn<(request: MockRequest) => unknown>(() => ({ list: [buildWinner()] }));
      const { container } = open({
        brand: brandWith(['hot', 'winners', lines], { gameCard }),
        answers: { listWinners: asked },
      });
      await waitFor(() =>
        expect(
          within(screen.getByRole('region', { name: 'Hot' })).getByRole('link', { name: 'Lotus Lanterns' }),
        ).toBeShown(),
      );
      touchPage();
      await screen.findByRole('region', { name: 'Slots' });
      expect(asked).not.toHaveBeenCalled();
      act(() => view.bringNear(container));
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

  it('HOME-07 are left out when nobody has won', async () => {
    open({ ...winners, answers: { listWinners: { list: [] } } });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent winners' })).toBeNull());
    cleanup();
    open({ ...winners, answers: { listWinners: { list: [buildWinner()] } } });
    expect((await screen.findByRole('region', { name: 'Recent winners' })).textContent).toContain(
      'pl****01 won on Lotus Lanterns',
    );
  });
});

describe('rows and rails of home', () => {
  it('a member goes on with what was played last; a visitor is not asked', async () => {
    const brand = brandWith(['continue']);
    open({ brand, session: buildSession() });
    expect((await screen.findByRole('link', { name: 'Wild Coffee' })).getAttribute('href')).toBe('/m/play/100003');
    const rail = screen.getByRole('region', { name: 'Continue playing' });
    expect(within(rail).getByRole('link', { name: /^All/ }).getAttribute('href')).toBe('/m/recent-games');
    cleanup();
    open({ brand });
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  });

  it('every rail leads to the whole of its category', async () => {
    open({ brand: brandWith(['hot', 'rails']) });
    // The rail takes the place of its stand-ins.
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Live casino' }))
          .getByRole('link', { name: 'Lotus Lanterns' })
          .getAttribute('href'),
      ).toBe('/m/login'),
    );
    expect(
      within(screen.getByRole('region', { name: 'Live casino' }))
        .getByRole('link', { name: /^All/ })
        .getAttribute('href'),
    ).toBe('/m/live-games');
  });

  it('asks for nothing below the first screen before it is near', async () => {
    holdLayout();
    const asked = vi.fn<(request: MockRequest) => unknown>(() => buildGamePage());
    open({
      brand: brandWith(['hero', 'notices', 'hot', 'rails', 'winners', 'promotions']),
      answers: { listGames: asked, listWinners: asked, listPromotions: asked },
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    touchPage();
    expect(
      within(await screen.findByRole('region', { name: 'Live casino' }))
        .getByRole('list')
        .getAttribute('aria-busy'),
    ).toBe('true');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['rails', 'framed'],
    ['rows', 'row'],
  ] as const)(
    'draws nothing of the %s that are far from the screen before the page is touched, and keeps their places',
    async (section, gameCard) => {
      holdLayout();
      const { container } = open({ brand: brandWith(['hot', section], { gameCard }) });
      await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
      expect(screen.getAllByRole('region')).toHaveLength(1);
      // Nine categories of the sample vendors; slots and arcade are the new games of the rails, and are left out of the
      // rows.
      const places = [...container.querySelectorAll<HTMLElement>('[data-is-empty="true"]')];
      expect(places).toHaveLength(section === 'rails' ? 8 : 7);
      for (const place of places)
        expect([place.childElementCount, place.style.paddingBlockEnd]).toEqual([0, expect.stringContaining('calc(')]);
    },
  );

  it.each([
    ['rails', 'framed'],
    ['rows', 'row'],
  ] as const)(
    'draws no card and no moving stand-in of the %s that are far from the screen once it is touched, only their headings and their ways on',
    async (section, gameCard) => {
      holdLayout();
      open({ brand: brandWith(['hot', section], { gameCard }) });
      await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
      touchPage();
      for (const name of ['Live casino', 'Fishing']) {
        const region = await screen.findByRole('region', { name });
        const far = within(region);
        expect(far.getByRole('link', { name: /^All/ })).toBeShown();
        expect(far.queryAllByRole('link')).toHaveLength(1);
        expect(region.querySelectorAll('li span')).toHaveLength(0);
      }
    },
  );

  it('draws a section that is in view at once, and those beside it not', async () => {
    const view = holdLayout();
    const { container } = open({ brand: brandWith(['hot', 'rails']) });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    const [first] = container.querySelectorAll('[data-is-empty="true"]');
    if (first) act(() => view.bringNear(first));
    expect(
      (await screen.findAllByRole('region')).map(
        (region) => within(region).getByRole('heading', { level: 2 }).textContent,
      ),
    ).toEqual(['Hot', 'Slots']);
  });

  it.each([
    ['edge', 4],
    ['row', 2],
    ['framed', 3],
  ] as const)(
    'shows of the first rail the %s cards in view, and the rest once the page is touched',
    async (gameCard, inView) => {
      open({ brand: brandWith(['hot'], { gameCard }) });
      const cards = () => within(screen.getByRole('region', { name: 'Hot' })).getAllByRole('listitem').length;
      await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
      expect(cards()).toBe(inView);
      touchPage();
      await waitFor(() => expect(cards()).toBeGreaterThan(inView));
    },
  );

  it('fixtures are the sports of the catalogue as rows', async () => {
    const asked: URLSearchParams[] = [];
    open({
      brand: brandWith(['fixtures'], { gameCard: 'row' }),
      answers: { listGames: ({ query }: MockRequest) => (asked.push(query), buildGamePage()) },
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sports' }).textContent).toContain('Game 1'));
    expect(asked[0]?.get('gameType')).toBe('SPORTS');
    expect(screen.getByRole('link', { name: 'All: Sports' }).getAttribute('href')).toBe('/m/sport-games');
  });

  it('promotions and vendors lead to themselves', async () => {
    open({ brand: brandWith(['promotions', 'vendors']) });
    expect((await screen.findByRole('link', { name: /Bring a friend/ })).getAttribute('href')).toBe(
      '/m/activityDetail?id=p2',
    );
    expect((await screen.findByRole('link', { name: /Koi and Current/ })).getAttribute('href')).toBe(
      '/m/fishing-games?vassalage=KOI',
    );
  });

  it('keeps its places while everything is on its way, and leaves out what failed', async () => {
    const brand = brandWith(['hero', 'fixtures', 'hot', 'rails']);
    const { container } = open({
      brand,
      answers: { listAnnouncements: PENDING, listGames: PENDING, listHotGames: PENDING, listVendors: PENDING },
    });
    // The hero, the fixtures and the first rail; what is out of sight keeps its place alone.
    await waitFor(() => expect(container.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(1));
    expect(
      within(screen.getByRole('region', { name: 'Hot' }))
        .getByRole('list')
        .getAttribute('aria-busy'),
    ).toBe('true');
  });
});
