import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAnnouncement,
  buildAnnouncements,
  buildBanner,
  buildSession,
  PENDING,
  UNREACHABLE,
} from '@parlor/testing';
import { stubLayout } from '../../testing/stubLayout.ts';
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

describe('the welcome slide', () => {
  const brand = brandWith(['hero']);
  const welcome = { name: /Welcome to Test.*Register/ };
  const srcOf = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src');

  it('HOME-01 WL-01 comes first for a visitor, with a high-priority brand image and a registration link', async () => {
    openHome({ brand });
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

  it('HOME-01 is not shown to a member when there are banners', async () => {
    openHome({ brand, session: buildSession() });
    expect((await screen.findByRole('link', { name: /Welcome bonus/ })).getAttribute('href')).toBe('/m/activity');
    expect(screen.queryByRole('link', welcome)).toBeNull();
  });

  it('HOME-01 is shown when there are no banners, to a member without the registration link', async () => {
    const answers = { listAnnouncements: buildAnnouncements({ banners: [] }) };
    openHome({ brand, answers });
    expect((await screen.findByRole('link', welcome)).getAttribute('href')).toBe('/m/register');
    cleanup();
    const { container } = openHome({ brand, answers, session: buildSession() });
    await waitFor(() => expect(container.textContent).toContain('Welcome to Test'));
    expect(srcOf(container)).toBe(brand.imagery.hero.webp);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('HOME-01 is shown to a visitor while the banners load and when they fail to load', async () => {
    openHome({ brand, answers: { listAnnouncements: PENDING } });
    expect((await screen.findByRole('link', welcome)).getAttribute('href')).toBe('/m/register');
    cleanup();
    openHome({ brand, answers: { listAnnouncements: UNREACHABLE } });
    expect((await screen.findByRole('link', welcome)).getAttribute('href')).toBe('/m/register');
  });
});

describe('the home page heading', () => {
  it('WL-01 is the brand’s welcome when the page starts with games, and the banner does not repeat it', async () => {
    const { container } = openHome({
      brand: brandWith(['fixtures', 'hero'], { banner: 'strip' }),
      answers: { listAnnouncements: buildAnnouncements({ banners: [] }) },
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome to Test');
    expect(container.textContent?.match(/Welcome to Test/g)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  });

  it('HOME-01 is “Home” when the page starts with a welcome image', async () => {
    openHome({ brand: brandWith(['hero', 'fixtures']) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Home');
    expect(screen.getByRole('region', { name: 'Offers' }).textContent).toContain('Welcome to Test');
  });
});

describe('the home page banners', () => {
  // A visitor sees the brand's welcome before the banners, so these tests use a member.
  const hero = { brand: brandWith(['hero']), session: buildSession() };

  it('HOME-01 link to their targets and load the first two images eagerly and the third lazily', async () => {
    openHome({
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

  it('HOME-01 have no controls when there is only one', async () => {
    openHome({ ...hero, answers: { listAnnouncements: buildAnnouncements() } });
    const carousel = await screen.findByRole('region', { name: 'Offers' });
    expect(within(carousel).queryByRole('button')).toBeNull();
  });

  it('HOME-01 advance automatically after 5000 ms when there is more than one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    openHome(hero);
    const second = await screen.findByRole('button', { name: /Match night/ });
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(second.getAttribute('aria-current')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(second.getAttribute('aria-current')).toBe('true');
  });

  it('HOME-01 omit a banner whose image fails to load', async () => {
    openHome({ ...hero, answers: { listAnnouncements: buildAnnouncements() } });
    const link = await screen.findByRole('link', { name: /Welcome bonus/ });
    const picture = link.querySelector('img');
    // The AVIF file fails, and the fallback too.
    if (picture) fireEvent.error(picture);
    if (picture) fireEvent.error(picture);
    expect(screen.queryByRole('link', { name: /Welcome bonus/ })).toBeNull();
  });

  it('HOME-01 do not link to an external URL', async () => {
    openHome({
      ...hero,
      answers: {
        listAnnouncements: buildAnnouncements({ banners: [buildBanner({ link: 'https://elsewhere.example/' })] }),
      },
    });
    await screen.findByRole('region', { name: 'Offers' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('HOME-01 include only those of the home page group', async () => {
    openHome({
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

  it('HOME-02 opens the announcements page at the index of the tapped announcement', async () => {
    const { location } = openHome({
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

  it('HOME-02 reports that there are no announcements', async () => {
    openHome({ ...notices, answers: { listAnnouncements: buildAnnouncements({ notices: [] }) } });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Announcements' }).textContent).toBe('No announcement'),
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
