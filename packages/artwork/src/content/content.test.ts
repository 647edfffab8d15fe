import { describe, expect, it } from 'vitest';
import { demoAnnouncements } from './announcements.ts';
import { demoBanners } from './campaigns.ts';
import { demoContests } from './contests.ts';
import { demoHelp } from './help.ts';
import { demoPromotions, promotionCategories } from './promotions.ts';

const NOW = Date.UTC(2026, 0, 15);
const THAI = /[\u0e00-\u0e7f]/;

function expectEach(text: { EN: string; TY: string; CN?: string }): void {
  expect(text.EN.length).toBeGreaterThan(3);
  expect(text.EN).not.toMatch(THAI);
  expect(text.TY).toMatch(THAI);
  expect(text.CN).toMatch(/\p{Script=Han}/u);
  expect(text.CN).not.toMatch(THAI);
}

/** Expects the same steps and points in each language. */
function expectSameMarks({ EN, TY, CN }: { EN: string; TY: string; CN?: string }): void {
  const marks = (html: string | undefined) => html?.match(/<\/?\w+/g);
  expect(marks(TY)).toEqual(marks(EN));
  expect(marks(CN)).toEqual(marks(EN));
}

describe('demo content', () => {
  it('GAME-22 HOME-01 has a banner for every group and several on home', () => {
    const groups = demoBanners().map((banner) => banner.groupName);
    for (const group of [
      'm_rng',
      'm_sports',
      'm_pvp',
      'm_live',
      'm_fish',
      'm_lott',
      'm_elott',
      'm_reg',
      'm_home',
      'm_promotion',
    ])
      expect(groups).toContain(group);
    expect(groups.filter((group) => group === 'm_home').length).toBeGreaterThan(1);
    for (const banner of demoBanners()) {
      expectEach(banner.title);
      expectEach(banner.subtitle);
      expect(banner.link).toMatch(/^\/m\//);
      expect(banner.dominantColour).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it('PROMO-01 PROMO-06 has promotions in every category, including running, endless and upcoming ones', () => {
    const promotions = demoPromotions(NOW);
    const categories = new Set(promotions.flatMap((promotion) => promotion.promoAnnouncementCategoryIds));
    expect([...categories].toSorted()).toEqual([...promotionCategories].toSorted());
    expect(promotions.some((promotion) => promotion.noExpiry === 1)).toBe(true);
    expect(promotions.some((promotion) => promotion.startDate > NOW)).toBe(true);
    expect(
      promotions.filter((promotion) => promotion.startDate < NOW && promotion.endDate > NOW).length,
    ).toBeGreaterThan(5);
    for (const promotion of promotions) {
      expectEach(promotion.title);
      expectEach(promotion.content);
      expectSameMarks(promotion.content);
      expect(promotion.content.EN).toMatch(/^<p>.+<\/ul>$/);
    }
  });

  it('NOTE-01 has at least 20 announcements, some of which end in the future', () => {
    const announcements = demoAnnouncements(NOW);
    expect(announcements.length).toBeGreaterThanOrEqual(20);
    const ending = announcements.filter(({ endDate }) => endDate !== undefined);
    expect(ending.length).toBeGreaterThan(3);
    for (const { endDate } of ending) expect(endDate).toBeGreaterThan(NOW);
  });

  it('has announcements published in the past, newest first', () => {
    const dates = demoAnnouncements(NOW).map((announcement) => announcement.startDate);
    expect(dates).toEqual(dates.toSorted((left, right) => right - left));
    for (const announcement of demoAnnouncements(NOW)) {
      expect(announcement.startDate).toBeLessThan(NOW);
      expectEach(announcement.title);
      expectEach(announcement.content);
      expectSameMarks(announcement.content);
    }
  });

  it('PROMO-06 names its contests in each language', () => {
    const contests = demoContests();
    expect(contests.length).toBeGreaterThanOrEqual(5);
    for (const contest of contests) expectEach(contest.title);
  });

  it('HELP-01 has pages for deposits, fair play, terms and responsible play', () => {
    const pages = demoHelp();
    for (const tag of ['deposit', 'fair-play', 'terms', 'responsible'])
      expect(pages.map((page) => page.tag)).toContain(tag);
    // The credits answer no question.
    expect(pages.length - 1).toBeGreaterThanOrEqual(25);
    expect(new Set(pages.map((page) => page.tag)).size).toBe(pages.length);
    for (const page of pages) {
      expectEach(page.title);
      expectEach(page.content);
      expectSameMarks(page.content);
    }
  });
});
