import { campaignColour, type CampaignArt } from '../composition/campaign.ts';
import { chineseOf, type ContentText } from './contentText.ts';
import { promotionChinese } from './promotionChinese.ts';
import type { PromotionCategory } from './promotionPlan.ts';
import { seasonPlans } from './promotionPlans.ts';
import { weeklyPlans } from './rewardPlans.ts';

export { promotionCategories, type PromotionCategory } from './promotionPlan.ts';

/** A promotion of the demo merchant. */
export interface DemoPromotion {
  id: string;
  title: ContentText;
  /** Short HTML: paragraphs and lists only. */
  content: ContentText;
  /** Epoch milliseconds. */
  startDate: number;
  endDate: number;
  /** 1 if the promotion never ends. */
  noExpiry: 0 | 1;
  promoAnnouncementCategoryIds: readonly PromotionCategory[];
  imageRequired: 'Y' | 'N';
  remarkRequired: 'Y' | 'N';
  dominantColour: string;
  /** The image with sequence 1. */
  art: CampaignArt;
}

const DAY_MS = 86_400_000;

const plans = [...seasonPlans, ...weeklyPlans];

function html(lead: string, terms: readonly string[]): string {
  return `<p>${lead}</p><ul>${terms.map((term) => `<li>${term}</li>`).join('')}</ul>`;
}

/**
 * Returns the demo merchant's promotions: running, endless and upcoming, in every category. `now` is epoch
 * milliseconds.
 */
export function demoPromotions(now: number): DemoPromotion[] {
  return plans.map((plan) => {
    const art: CampaignArt = { seed: plan.id, ...plan.art };
    const chinese = chineseOf(promotionChinese, plan.id);
    return {
      id: plan.id,
      title: { ...plan.title, CN: chinese.title },
      content: {
        EN: html(
          plan.lead.EN,
          plan.terms.map((term) => term.EN),
        ),
        TY: html(
          plan.lead.TY,
          plan.terms.map((term) => term.TY),
        ),
        CN: html(chinese.lead, chinese.terms),
      },
      startDate: now + plan.from * DAY_MS,
      endDate: now + plan.to * DAY_MS,
      noExpiry: plan.isEndless ? 1 : 0,
      promoAnnouncementCategoryIds: [plan.category],
      imageRequired: plan.needsImage ? 'Y' : 'N',
      remarkRequired: plan.needsRemark ? 'Y' : 'N',
      dominantColour: campaignColour(art),
      art,
    };
  });
}

/** Returns a promotion's art, or undefined if there is no such promotion. Needs no date. */
export function promotionArt(id: string): CampaignArt | undefined {
  const plan = plans.find((candidate) => candidate.id === id);
  return plan && { seed: plan.id, ...plan.art };
}
