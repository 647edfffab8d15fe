import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildAnnouncements,
  buildBanner,
  buildPromotion,
  buildPromotions,
  refusal,
  renderWithApp,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './ActivityPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const longTerm = buildPromotion();
const raffle = buildPromotion({
  id: 'p2',
  title: 'Lantern raffle',
  noExpiry: 0,
  startDate: Date.UTC(2026, 10, 1),
  endDate: Date.UTC(2026, 11, 31, 18),
  promoAnnouncementCategoryIds: ['RAFFLE'],
  announcementImages: [
    { url: '/art/covers/second', sequence: 2, dominantColour: '#000000' },
    { url: '/art/covers/first', sequence: 1, dominantColour: '#000000' },
  ],
});
const listPromotions = buildPromotions([longTerm, raffle]);
/** No banners, for what is not about them. */
const listAnnouncements = buildAnnouncements({ banners: [] });

describe('ActivityPage', () => {
  it('PROMO-01 I18N-03 shows each promotion with cover, title, dates and "more", and leads to it', async () => {
    renderWithApp(<Page />, { answers: { listPromotions, listAnnouncements } });
    const cards = await screen.findAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/m/activityDetail?id=p1',
      '/m/activityDetail?id=p2',
    ]);
    expect(cards[0]?.textContent).toContain('Until further notice');
    expect(cards[1]?.textContent).toContain('Nov 1, 2026 – Jan 1, 2027');
    expect(cards[1]?.textContent).toContain('More');
    expect(cards[1]?.querySelector('img')?.getAttribute('src')).toBe('/art/covers/first@1x.webp');
  });

  it('PROMO-01 narrows the list to a category, and says when it has none', async () => {
    renderWithApp(<Page />, {
      answers: {
        listAnnouncements,
        listPromotions: {
          ...listPromotions,
          categories: [...listPromotions.categories, { id: 'TICKET', displayName: 'Tickets' }],
        },
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('tab', { name: 'Raffles' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Lantern raffle',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Tickets' }));
    expect(screen.getByRole('main').textContent).toContain('No promotions right now');
    expect(screen.queryByRole('link', { name: /raffle/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('PROMO-01 scrolls to the promotion of the address', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent ?? '');
    });
    renderWithApp(<Page />, { route: '/m/activity?id=p2', answers: { listPromotions, listAnnouncements } });
    await screen.findAllByRole('link');
    expect(scrolled).toHaveLength(1);
    expect(scrolled[0]).toContain('Lantern raffle');
  });

  it('PROMO-01 offers another try when the promotions do not load', async () => {
    let isDown = true;
    renderWithApp(<Page />, {
      answers: { listAnnouncements, listPromotions: () => (isDown ? refusal('system.unknown') : listPromotions) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The promotions did not load');
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('link')).toHaveLength(2);
  });

  it('GAME-22 shows the banners of its own group, with pictures after the first touch', async () => {
    const groups: (string | null)[] = [];
    const { container } = renderWithApp(<Page />, {
      answers: {
        listPromotions,
        listAnnouncements: ({ query }: MockRequest) => {
          groups.push(query.get('groupName'));
          return buildAnnouncements({
            banners: [buildBanner({ groupName: 'm_promotion', link: '/m/activity?id=p2' })],
          });
        },
      },
    });
    const link = await screen.findByRole('link', { name: /Welcome bonus.*On your first deposit/ });
    expect(link.getAttribute('href')).toBe('/m/activity?id=p2');
    expect(groups).toEqual(['m_promotion']);
    expect(container.querySelector('img[src*="banners"]')).toBeNull();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(container.querySelector('img[src*="banners"]')).not.toBeNull());
  });
});
