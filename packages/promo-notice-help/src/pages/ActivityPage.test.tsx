import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { depositSettled } from '@parlor/api-client';
import {
  buildAnnouncements,
  buildBanner,
  buildContest,
  buildPromotion,
  buildPromotions,
  buildSession,
  buildStanding,
  buildTerms,
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
/** No banners, for tests that are not about them. */
const listAnnouncements = buildAnnouncements({ banners: [] });

/** The cards of promotions; other links lead to contests and rains. */
const cardLinks = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/m/activityDetail'));

const cardLinkCount = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/m/activityDetail')).length;

describe('ActivityPage', () => {
  it('PROMO-01 I18N-03 shows each promotion with cover, title, dates and "more", and links to it', async () => {
    renderWithApp(<Page />, { answers: { listPromotions, listAnnouncements } });
    await screen.findByText('Lantern raffle');
    const cards = cardLinks();
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/m/activityDetail?id=p1',
      '/m/activityDetail?id=p2',
    ]);
    expect(cards[0]?.textContent).toContain('Until further notice');
    expect(cards[1]?.textContent).toContain('Nov 1, 2026 – Jan 1, 2027');
    expect(cards[1]?.textContent).toContain('More');
    expect(cards[1]?.querySelector('img')?.getAttribute('src')).toBe('/art/covers/first@1x.webp');
  });

  it('PROMO-01 filters the list by category, and reports that a category is empty', async () => {
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
    await user.click(await screen.findByRole('tab', { name: 'Raffles (1)' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Lantern raffle',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Tickets (0)' }));
    expect(screen.getByRole('main').textContent).toContain('No promotions right now');
    expect(screen.queryByRole('link', { name: /raffle/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'All (2)' }));
    expect(cardLinks()).toHaveLength(2);
  });

  it('PROMO-01 has a category of running and upcoming contests, loaded on demand', async () => {
    const requested: string[] = [];
    renderWithApp(<Page />, {
      answers: {
        listAnnouncements,
        listPromotions,
        listContests: () => {
          requested.push('listContests');
          return {
            list: [
              buildContest(),
              buildContest({ code: 'next', title: 'Next race', state: 'COMING' }),
              buildContest({ code: 'past', title: 'Past race', state: 'OVER' }),
            ],
          };
        },
      },
    });
    const tab = await screen.findByRole('tab', { name: 'Contests' });
    expect(requested).toEqual([]);
    await userEvent.click(tab);
    await screen.findByRole('heading', { name: 'Next race' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Lantern race',
      'Next race',
    ]);
    expect(cardLinkCount()).toBe(0);
    expect(screen.getByRole('link', { name: 'All contests' }).getAttribute('href')).toBe('/m/contests');
  });

  it('PROMO-01 reports that no contest runs, or that contests failed to load', async () => {
    const answers = { listAnnouncements, listPromotions };
    renderWithApp(<Page />, { answers: { ...answers, listContests: { list: [] } } });
    await userEvent.click(await screen.findByRole('tab', { name: 'Contests' }));
    await screen.findByText('No contests right now');
    cleanup();
    renderWithApp(<Page />, { answers: { ...answers, listContests: refusal('system.unknown') } });
    await userEvent.click(await screen.findByRole('tab', { name: 'Contests' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The contests did not load');
  });

  it('PROMO-01 scrolls to the promotion in the address', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent ?? '');
    });
    renderWithApp(<Page />, { route: '/m/activity?id=p2', answers: { listPromotions, listAnnouncements } });
    await screen.findAllByRole('link');
    expect(scrolled).toHaveLength(1);
    expect(scrolled[0]).toContain('Lantern raffle');
  });

  const terms = buildTerms();
  const joinable = ['p1', 'p2', 'p3'].map((id) => buildPromotion({ id, title: `Offer ${id}`, terms }));
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('PROMO-03 shows a player each label with their progress, and starts with claimable promotions', async () => {
    renderWithApp(<Page />, {
      session: buildSession(),
      answers: {
        listAnnouncements,
        listPromotions: buildPromotions(joinable),
        listPromotionStatuses: {
          list: [
            buildStanding({ status: 'CLOSE', reason: 'over' }),
            buildStanding({
              promotionId: 'p2',
              status: 'PROCESS',
              progress: { unit: 'money', done: '1500.00', target: '4000.00' },
            }),
            buildStanding({ promotionId: 'p3', status: 'CLAIM', rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d01' }),
          ],
        },
      },
    });
    expect(await screen.findByText('Claim')).toBeShown();
    expect(titles()).toEqual(['Offer p3', 'Offer p2', 'Offer p1']);
    const [claim, process, close] = cardLinks().map(({ textContent }) => textContent ?? '');
    expect(claim).toContain('Claim');
    expect(process).toContain('Process');
    expect(process).toContain('฿1,500.00 of ฿4,000.00');
    expect(close).toContain('Close');
  });

  it('PROMO-03 keeps the order of cards when a label changes while the list is visible', async () => {
    let status: 'JOIN' | 'CLAIMED' = 'JOIN';
    const { store } = renderWithApp(<Page />, {
      session: buildSession(),
      answers: {
        listAnnouncements,
        listPromotions: buildPromotions(joinable.slice(0, 2)),
        listPromotionStatuses: () => ({
          list: [buildStanding({ status }), buildStanding({ promotionId: 'p2', status: 'JOINED' })],
        }),
      },
    });
    expect(await screen.findByText('Join')).toBeShown();
    status = 'CLAIMED';
    store.dispatch(depositSettled());
    expect(await screen.findByText('Claimed')).toBeShown();
    expect(titles()).toEqual(['Offer p1', 'Offer p2']);
  });

  it('PROMO-03 shows a visitor which can be joined, without a request for standings', async () => {
    renderWithApp(<Page />, { answers: { listAnnouncements, listPromotions: buildPromotions(joinable) } });
    expect(await screen.findAllByText('Join')).toHaveLength(3);
  });

  it('PROMO-03 shows the promotions without labels when the labels fail to load, and offers a retry', async () => {
    let isDown = true;
    renderWithApp(<Page />, {
      session: buildSession(),
      answers: {
        listAnnouncements,
        listPromotions: buildPromotions(joinable.slice(0, 1)),
        listPromotionStatuses: () => (isDown ? refusal('system.unknown') : { list: [buildStanding()] }),
      },
    });
    expect(await screen.findByText('Where you stand did not load.')).toBeShown();
    expect(titles()).toEqual(['Offer p1']);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Join')).toBeShown();
  });

  it('PROMO-01 offers a retry when the promotions fail to load', async () => {
    let isDown = true;
    renderWithApp(<Page />, {
      answers: { listAnnouncements, listPromotions: () => (isDown ? refusal('system.unknown') : listPromotions) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The promotions did not load');
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Lantern raffle');
    expect(cardLinks()).toHaveLength(2);
  });

  it('GAME-22 shows the banners of its own group, the first with its picture before the first touch', async () => {
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
    expect(container.querySelector('img[src*="banners"]')?.getAttribute('loading')).toBe('eager');
  });
});
