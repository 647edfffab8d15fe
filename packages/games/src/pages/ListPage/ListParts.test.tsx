import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAnchor,
  buildAnnouncements,
  buildBanner,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { touchPage } from '../../testing/homeHarness.tsx';
import { sampleAnswers, sampleVendors } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './ListPage.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(route: string, { answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(<Page />, { route, answers: { ...sampleAnswers, ...answers }, ...options });
}
const firstGame = () => screen.findByRole('link', { name: 'Lotus Lanterns' });

describe('the provider popup', () => {
  async function openPopup(route = '/m/rng-games') {
    const app = open(route);
    await firstGame();
    await userEvent.click(screen.getByRole('button', { name: 'Providers' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Choose a provider' }));
    const chosen = () => popup.getByRole('button', { pressed: true }).textContent;
    return { ...app, popup, chosen };
  }

  it('GAME-12 offers all and every provider, and applies the pending one only on Confirm', async () => {
    const { popup, chosen, location } = await openPopup();
    expect(
      within(popup.getByRole('list', { name: 'Providers' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All providers', 'Parlor Originals', 'Jade Lantern', 'Red Tamarind Games']);
    expect(chosen()).toBe('All providers');
    await userEvent.click(popup.getByRole('button', { name: 'Jade Lantern' }));
    expect([chosen(), location()]).toEqual(['Jade Lantern', '/m/rng-games']);
    await userEvent.click(popup.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(location()).toBe('/m/rng-games?vassalage=JL'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('GAME-12 discards the pending provider on closing', async () => {
    const { popup, location } = await openPopup();
    await userEvent.click(popup.getByRole('button', { name: 'Jade Lantern' }));
    await userEvent.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/m/rng-games');
    await userEvent.click(screen.getByRole('button', { name: 'Providers' }));
    expect((await screen.findByRole('button', { pressed: true })).textContent).toBe('All providers');
  });

  it('GAME-12 returns to all providers on Reset, once confirmed', async () => {
    const { popup, chosen, location } = await openPopup('/m/rng-games?vassalage=JL');
    expect(chosen()).toBe('Jade Lantern');
    await userEvent.click(popup.getByRole('button', { name: 'Reset' }));
    expect([chosen(), location()]).toEqual(['All providers', '/m/rng-games?vassalage=JL']);
    await userEvent.click(popup.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(location()).toBe('/m/rng-games'));
  });

  it('GAME-12 keeps the other filters when the confirmed provider is the same', async () => {
    const { popup, location } = await openPopup('/m/rng-games?vassalage=JL&minLine=20');
    await userEvent.click(popup.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/m/rng-games?vassalage=JL&minLine=20');
  });
});

describe('the search for a provider', () => {
  it('GAME-11 finds a provider by its name in another language', async () => {
    const named: (string | null)[] = [];
    open('/m/rng-games', {
      answers: {
        listVendors: ({ query }: MockRequest) => {
          const name = query.get('name');
          if (name === null) return sampleAnswers.listVendors;
          named.push(name);
          return { list: sampleVendors.filter(({ vassalage }) => vassalage === 'RTG') };
        },
      },
    });
    await firstGame();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Find a provider' }), 'มะขาม แดง');
    expect(await sheet.findByRole('button', { name: 'Red Tamarind Games' })).toBeShown();
    expect(sheet.queryByRole('button', { name: 'Jade Lantern' })).toBeNull();
    expect(named).toEqual(['มะขามแดง']);
  });
});

describe('the banners of a category', () => {
  const banners = ({ query }: MockRequest) =>
    buildAnnouncements({
      banners: [buildBanner({ title: `Offer of ${query.get('groupName')}`, groupName: 'm_live', link: '/m/activity' })],
    });

  it.each([
    ['/m/live-games', 'm_live'],
    ['/m/rng-games', 'm_rng'],
    ['/m/slot', 'm_rng'],
    ['/m/sport-games', 'm_sports'],
    ['/m/poker-games', 'm_pvp'],
    ['/m/fishing-games', 'm_fish'],
  ])('GAME-22 at %s are those of the group %s', async (route, group) => {
    open(route, { answers: { listAnnouncements: banners } });
    const link = await screen.findByRole('link', { name: new RegExp(`Offer of ${group}`) });
    expect(link.getAttribute('href')).toBe('/m/activity');
  });

  it('GAME-22 show their picture before the first touch', async () => {
    open('/m/live-games', { answers: { listAnnouncements: banners } });
    const picture = await screen.findByRole('img', { name: /^Offer of m_live/ });
    expect(picture.getAttribute('loading')).toBe('eager');
    expect(picture.getAttribute('src')).toContain('/banners/');
  });

  it('GAME-22 are not requested on the list of all games', async () => {
    const requested = vi.fn<(request: MockRequest) => unknown>(banners);
    open('/m/gameCenter', { answers: { listAnnouncements: requested } });
    await firstGame();
    expect(requested).not.toHaveBeenCalled();
  });
});

describe('the live hosts', () => {
  const card = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);

  it('GAME-19 are listed on live games after the first touch, with demo ones marked', async () => {
    open('/m/live-games', { session: buildSession() });
    await firstGame();
    expect(screen.queryByRole('region', { name: 'Live hosts' })).toBeNull();
    touchPage();
    const malee = await card('Malee');
    for (const text of ['Velvet Baccarat', '12 followers', 'Live', 'Demo']) expect(malee.getByText(text)).toBeShown();
    expect(malee.getByRole('link').getAttribute('href')).toBe('/m/play/300001');
    expect((await card('Pim')).getByText('Off air')).toBeShown();
  });

  it('GAME-19 are followed and unfollowed before the gateway responds, with followed ones first', async () => {
    const sent: unknown[] = [];
    let followed: string[] = [];
    open('/m/live-games', {
      session: buildSession(),
      answers: {
        listAnchors: { list: [buildAnchor(), buildAnchor({ id: 'b', name: 'Dara' })] },
        listFollowedAnchors: () => ({ list: followed }),
        followAnchor: ({ body }: MockRequest) => (sent.push(body), { list: (followed = ['b']) }),
        unfollowAnchor: ({ params }: MockRequest) => (sent.push(params), { list: (followed = []) }),
      },
    });
    await firstGame();
    touchPage();
    const order = () =>
      within(screen.getByRole('region', { name: 'Live hosts' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Dara' }));
    const stop = await screen.findByRole('button', { name: 'Stop following Dara', pressed: true });
    expect(order()).toEqual(['Dara', 'Malee']);
    await userEvent.click(stop);
    await screen.findByRole('button', { name: 'Follow Dara' });
    await waitFor(() => expect(sent).toEqual([{ anchorId: 'b' }, { anchorId: 'b' }]));
    expect(order()).toEqual(['Malee', 'Dara']);
  });

  it('GAME-19 are unfollowed again and show an error when the gateway refuses', async () => {
    const { store } = open('/m/live-games', {
      session: buildSession(),
      answers: { followAnchor: refusal('request.rate_limited') },
    });
    await firstGame();
    touchPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Malee' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ messageKey: 'lobby:followFailed' }]));
    expect(await screen.findByRole('button', { name: 'Follow Malee', pressed: false })).toBeShown();
  });

  it('GAME-19 send a visitor who follows one to the login, with the list as the return path', async () => {
    const { location } = open('/m/live-games');
    await firstGame();
    touchPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Malee' }));
    expect(location()).toBe('/m/login');
  });

  it('GAME-19 are absent from other lists', async () => {
    const listAnchors = vi.fn<() => unknown>(() => ({ list: [] }));
    open('/m/rng-games', { answers: { listAnchors } });
    await firstGame();
    touchPage();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Jade Lantern' })).toBeShown());
    expect(listAnchors).not.toHaveBeenCalled();
  });
});
