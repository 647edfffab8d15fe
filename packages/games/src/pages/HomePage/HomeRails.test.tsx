import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildSession, PENDING, type MockRequest } from '@parlor/testing';
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

describe('the home page sections', () => {
  it('show recently played games to a member and not to a visitor', async () => {
    const brand = brandWith(['continue', 'hot']);
    openHome({ brand, session: buildSession() });
    const rail = () => within(screen.getByRole('region', { name: 'Continue playing' }));
    await waitFor(() =>
      expect(rail().getByRole('link', { name: 'Wild Coffee' }).getAttribute('href')).toBe('/m/play/100003'),
    );
    expect(rail().getByRole('link', { name: /^All/ }).getAttribute('href')).toBe('/m/recent-games');
    cleanup();
    const listRecentGames = vi.fn<() => unknown>(() => buildGamePage());
    openHome({ brand, answers: { listRecentGames } });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Hot']);
    expect(listRecentGames).not.toHaveBeenCalled();
  });

  it('link a rail to the full list of its category', async () => {
    openHome({ brand: brandWith(['hot', 'rails']) });
    // The rail replaces its placeholders.
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

  it('send no request for content below the first screen before it comes near the viewport', async () => {
    controlLayout();
    const requested = vi.fn<(request: MockRequest) => unknown>(() => buildGamePage());
    openHome({
      brand: brandWith(['hero', 'notices', 'hot', 'rails', 'winners', 'promotions']),
      answers: { listGames: requested, listWinners: requested, listPromotions: requested },
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    touchPage();
    expect(
      within(await screen.findByRole('region', { name: 'Live casino' }))
        .getByRole('list')
        .getAttribute('aria-busy'),
    ).toBe('true');
    expect(requested).not.toHaveBeenCalled();
  });

  it.each([
    ['rails', 'framed'],
    ['rows', 'row'],
  ] as const)(
    'reserve the space of off-screen %s without content before the page is touched',
    async (section, gameCard) => {
      controlLayout();
      const { container } = openHome({ brand: brandWith(['hot', section], { gameCard }) });
      await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
      expect(screen.getAllByRole('region')).toHaveLength(1);
      // Nine categories of the sample vendors. Rails show new games instead of all machine games; rows omit both.
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
    'render only the headings and links of off-screen %s once the page is touched',
    async (section, gameCard) => {
      controlLayout();
      openHome({ brand: brandWith(['hot', section], { gameCard }) });
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

  it('render at once when in view, without the sections next to them', async () => {
    const view = controlLayout();
    const { container } = openHome({ brand: brandWith(['hot', 'rails']) });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
    const [first] = container.querySelectorAll('[data-is-empty="true"]');
    if (first) act(() => view.scrollIntoView(first));
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
    'show only the visible %s cards of the first rail, and more once the page is touched',
    async (gameCard, inView) => {
      openHome({ brand: brandWith(['hot'], { gameCard }) });
      const cards = () => within(screen.getByRole('region', { name: 'Hot' })).getAllByRole('listitem').length;
      await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
      expect(cards()).toBe(inView);
      touchPage();
      await waitFor(() => expect(cards()).toBeGreaterThan(inView));
    },
  );

  it('show live fixtures with their odds, and open the sportsbook at a fixture', async () => {
    openHome({ brand: brandWith(['fixtures'], { gameCard: 'row' }), session: buildSession() });
    const line = await screen.findByRole('link', {
      name: 'Otters 1 Herons 0 67′ · Lantern League 1 2.15 X 3.40 2 4.10',
    });
    expect(line.getAttribute('href')).toBe('/m/play/100001?fixture=fb-lantern%3A7');
    expect(screen.getByRole('region', { name: 'Football odds' }).textContent).toContain('Simulated');
  });

  it('show no odds while the arcade is unreachable', async () => {
    openHome({ brand: brandWith(['fixtures'], { gameCard: 'row' }), answers: { listFixtures: { list: [] } } });
    expect(await screen.findByRole('link', { name: 'All: Sports' })).toBeShown();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Football odds' })).toBeNull());
  });

  it('list sports games as fixtures, with a link to all of them', async () => {
    const requested: URLSearchParams[] = [];
    openHome({
      brand: brandWith(['fixtures'], { gameCard: 'row' }),
      answers: { listGames: ({ query }: MockRequest) => (requested.push(query), buildGamePage()) },
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sports' }).textContent).toContain('Game 1'));
    expect(requested[0]?.get('gameType')).toBe('SPORTS');
    expect(screen.getByRole('link', { name: 'All: Sports' }).getAttribute('href')).toBe('/m/sport-games');
  });

  it('link a promotion to its details and a vendor to its games', async () => {
    openHome({ brand: brandWith(['promotions', 'vendors']) });
    expect((await screen.findByRole('link', { name: /Bring a friend/ })).getAttribute('href')).toBe(
      '/m/activityDetail?id=p2',
    );
    expect((await screen.findByRole('link', { name: /Koi and Current/ })).getAttribute('href')).toBe(
      '/m/fishing-games?vassalage=KOI',
    );
  });

  it('show placeholders while their content loads', async () => {
    const brand = brandWith(['hero', 'fixtures', 'hot']);
    const { container } = openHome({
      brand,
      session: buildSession(),
      answers: { listAnnouncements: PENDING, listGames: PENDING, listHotGames: PENDING, listVendors: PENDING },
    });
    // The banners have no heading. A visitor sees the welcome instead.
    await waitFor(() =>
      expect(
        [...container.querySelectorAll('[aria-busy="true"]')].map(
          (place) => place.closest('section')?.querySelector('h2')?.textContent ?? 'Banners',
        ),
      ).toEqual(['Banners', 'Sports', 'Hot']),
    );
  });
});
