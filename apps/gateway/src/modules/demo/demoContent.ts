import type { DemoAnnouncement, DemoBanner, DemoHelpItem, DemoPromotion, PromotionCategory } from '@parlor/artwork';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { createContentPublisher, type NewAnnouncement } from '../content/contentPublisher.ts';
import type { OfferLimits } from '../jurisdiction/offerLimits.ts';
import { offerLimit } from '../reward/offerLimits.ts';
import { saveOffer } from '../reward/offerPublisher.ts';
import { offerRule } from '../reward/offerRule.ts';
import { contestsByCode } from '../reward/contestRewards.ts';
import { demoRaffleOf, demoRuleOf } from './demoOffers.ts';

/** The texts of the demo. */
export interface DemoContent {
  banners: readonly DemoBanner[];
  announcements: readonly DemoAnnouncement[];
  promotions: readonly DemoPromotion[];
  help: readonly DemoHelpItem[];
}

/** Categories that promotions are filtered by, in the order of the filter. */
export const promotionCategoryNames: Record<PromotionCategory, LocalizedText> = {
  UPGRADE_BONUS: { EN: 'Bonuses', TY: 'โบนัส', CN: '奖金' },
  LOGIN: { EN: 'Daily login', TY: 'เข้าสู่ระบบรายวัน', CN: '每日登录' },
  MISSION_MANUAL: { EN: 'Missions', TY: 'ภารกิจ', CN: '任务' },
  RAFFLE: { EN: 'Raffles', TY: 'จับรางวัล', CN: '抽奖' },
  TICKET: { EN: 'Tickets', TY: 'ตั๋ว', CN: '奖券' },
  REFERRAL: { EN: 'Invite friends', TY: 'ชวนเพื่อน', CN: '邀请好友' },
  MANUAL: { EN: 'On request', TY: 'ขอรับสิทธิ์', CN: '申请领取' },
};

const groups: Record<DemoAnnouncement['placement'], NewAnnouncement['groupName']> = {
  notice: 'PL',
  popup: 'PU',
  hot: 'H',
};

/** Content about levels, by id or tag. */
const aboutLevels = ['promo-vip', 'ann-levels', 'levels'];

/**
 * Returns the content that a jurisdiction allows: without offers that it forbids, and without levels if it has none.
 */
export function allowedContent(content: DemoContent, limits: OfferLimits): DemoContent {
  const isAllowed = (name: string): boolean => limits.hasLevels || !aboutLevels.includes(name);
  const isOfferAllowed = (promotion: DemoPromotion): boolean => {
    const rule = demoRuleOf(promotion);
    return rule === undefined || offerLimit(offerRule.parse(rule), limits) === undefined;
  };
  return {
    banners: content.banners,
    announcements: content.announcements.filter(({ id }) => isAllowed(id)),
    promotions: content.promotions.filter((promotion) => isAllowed(promotion.id) && isOfferAllowed(promotion)),
    help: content.help.filter(({ tag }) => isAllowed(tag)),
  };
}

/**
 * Publishes the demo's texts and offers for one merchant, as an operator would. Its raffles must be published before.
 */
export async function publishDemoContent(
  db: Kysely<Database> | Transaction<Database>,
  merchantCode: string,
  { banners, announcements, promotions: planned, help }: DemoContent,
): Promise<void> {
  const publisher = createContentPublisher({ db });
  await publisher.saveBanners(
    banners.map(({ id, groupName, title, subtitle, link, dominantColour }, position) => ({
      id,
      merchantCode,
      groupName,
      link,
      position,
      titles: { ...title },
      subtitles: { ...subtitle },
      picture: { url: `/art/banners/${id}`, dominantColour },
    })),
  );
  await publisher.saveAnnouncements(
    announcements.map(({ id, placement, title, content, startDate, endDate }) => ({
      id,
      merchantCode,
      groupName: groups[placement],
      titles: { ...title },
      contents: { ...content },
      startsAt: new Date(startDate),
      endsAt: endDate === undefined ? null : new Date(endDate),
    })),
  );
  await publisher.savePromotionCategories(
    Object.entries(promotionCategoryNames).map(([id, names], position) => ({ id, merchantCode, names, position })),
  );
  const promotions = await endingWithRaffles(db, merchantCode, planned);
  const withOffer = new Set<string>();
  for (const promotion of promotions) {
    const rule = demoRuleOf(promotion);
    if (rule === undefined) continue;
    await saveOffer(db, { merchantCode, code: promotion.id, titles: { ...promotion.title }, rule, by: 'demo' });
    withOffer.add(promotion.id);
  }
  await publisher.savePromotions(
    promotions.map(
      (
        { id, title, content, startDate, endDate, noExpiry, promoAnnouncementCategoryIds, dominantColour },
        position,
      ) => ({
        id,
        merchantCode,
        position,
        titles: { ...title },
        summaries: { EN: firstParagraph(content.EN), TY: firstParagraph(content.TY), CN: firstParagraph(content.CN) },
        contents: { ...content },
        categoryIds: [...promoAnnouncementCategoryIds],
        pictures: [{ url: `/art/covers/${id}`, dominantColour }],
        startsAt: new Date(startDate),
        endsAt: noExpiry === 1 ? null : new Date(endDate),
        offerCode: withOffer.has(id) ? id : null,
      }),
    ),
  );
  await publisher.saveHelpItems(
    help.map(({ tag, title, content }, position) => ({
      tag,
      merchantCode,
      position,
      titles: { ...title },
      contents: { ...content },
    })),
  );
}

/**
 * Makes promotions that give tickets end with their raffle. Drops promotions whose raffle does not exist or is over.
 */
async function endingWithRaffles(
  db: Kysely<Database> | Transaction<Database>,
  merchantCode: string,
  promotions: readonly DemoPromotion[],
): Promise<DemoPromotion[]> {
  const raffles = await contestsByCode(
    db,
    merchantCode,
    promotions.flatMap((promotion) => demoRaffleOf(promotion) ?? []),
  );
  return promotions.flatMap((promotion) => {
    const code = demoRaffleOf(promotion);
    if (code === undefined) return [promotion];
    const endDate = Math.min(promotion.endDate, raffles.get(code)?.endsAt ?? 0);
    return endDate > promotion.startDate ? [{ ...promotion, endDate }] : [];
  });
}

/** Returns the plain text of the first paragraph, which describes the offer. */
function firstParagraph(html: string): string {
  return (/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '');
}
