import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildSession, PENDING, type MockRequest } from '@parlor/testing';
import { holdLayout, stubLayout } from '../../testing/stubLayout.ts';
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

describe('rows and rails of home', () => {
  it('a member goes on with what was played last; a visitor is not asked', async () => {
    const brand = brandWith(['continue']);
    openHome({ brand, session: buildSession() });
    expect((await screen.findByRole('link', { name: 'Wild Coffee' })).getAttribute('href')).toBe('/m/play/100003');
    const rail = screen.getByRole('region', { name: 'Continue playing' });
    expect(within(rail).getByRole('link', { name: /^All/ }).getAttribute('href')).toBe('/m/recent-games');
    cleanup();
    openHome({ brand });
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  });

  it('every rail leads to the whole of its category', async () => {
    openHome({ brand: brandWith(['hot', 'rails']) });
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
    openHome({
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
      const { container } = openHome({ brand: brandWith(['hot', section], { gameCard }) });
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

  it('draws a section that is in view at once, and those beside it not', async () => {
    const view = holdLayout();
    const { container } = openHome({ brand: brandWith(['hot', 'rails']) });
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
      openHome({ brand: brandWith(['hot'], { gameCard }) });
      const cards = () => within(screen.getByRole('region', { name: 'Hot' })).getAllByRole('listitem').length;
      await waitFor(() => expect(screen.getByRole('region', { name: 'Hot' }).textContent).toContain('Lotus Lanterns'));
      expect(cards()).toBe(inView);
      touchPage();
      await waitFor(() => expect(cards()).toBeGreaterThan(inView));
    },
  );

  it('fixtures are the sports of the catalogue as rows', async () => {
    const asked: URLSearchParams[] = [];
    openHome({
      brand: brandWith(['fixtures'], { gameCard: 'row' }),
      answers: { listGames: ({ query }: MockRequest) => (asked.push(query), buildGamePage()) },
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sports' }).textContent).toContain('Game 1'));
    expect(asked[0]?.get('gameType')).toBe('SPORTS');
    expect(screen.getByRole('link', { name: 'All: Sports' }).getAttribute('href')).toBe('/m/sport-games');
  });

  it('promotions and vendors lead to themselves', async () => {
    openHome({ brand: brandWith(['promotions', 'vendors']) });
    expect((await screen.findByRole('link', { name: /Bring a friend/ })).getAttribute('href')).toBe(
      '/m/activityDetail?id=p2',
    );
    expect((await screen.findByRole('link', { name: /Koi and Current/ })).getAttribute('href')).toBe(
      '/m/fishing-games?vassalage=KOI',
    );
  });

  it('keeps its places while everything is on its way, and leaves out what failed', async () => {
    const brand = brandWith(['hero', 'fixtures', 'hot', 'rails']);
    const { container } = openHome({
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
