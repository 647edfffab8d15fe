import type { LocalisedText } from '../catalogue/vendors.ts';
import type { CampaignArt } from '../composition/campaign.ts';

/** Categories for filtering promotions. */
export const promotionCategories = [
  'LOGIN',
  'MANUAL',
  'RAFFLE',
  'UPGRADE_BONUS',
  'MISSION_MANUAL',
  'TICKET',
  'REFERRAL',
] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

/** The definition of a demo promotion. */
export interface PromotionPlan {
  id: string;
  category: PromotionCategory;
  title: LocalisedText;
  /** The offer, followed by its terms. */
  lead: LocalisedText;
  terms: readonly LocalisedText[];
  /** Days from now. */
  from: number;
  to: number;
  isEndless?: true;
  needsImage?: true;
  needsRemark?: true;
  art: Omit<CampaignArt, 'seed'>;
}

/** Returns the term on the turnover that a bonus requires before it can be withdrawn. */
export const wagering = (times: number): LocalisedText => ({
  EN: `Bonus money must be bet ${times === 1 ? 'once' : `${times} times`} before it can be withdrawn; your own deposit can be withdrawn at any time, which ends the bonus.`,
  TY: `เงินโบนัสต้องเดิมพันครบ ${times} เท่าก่อนถอน ส่วนเงินฝากของคุณถอนได้ทุกเมื่อ และโบนัสจะสิ้นสุดลง`,
});
/** The term that limits an offer to one per person. */
export const onceEach: LocalisedText = {
  EN: 'One per person, household and device.',
  TY: 'หนึ่งสิทธิ์ต่อคน ต่อครัวเรือน และต่ออุปกรณ์',
};
/** The term that requires legal age. */
export const adultsOnly: LocalisedText = {
  EN: 'For verified members of legal age.',
  TY: 'สำหรับสมาชิกที่ยืนยันตัวตนและบรรลุนิติภาวะแล้ว',
};

/** The term that only activity after joining counts. */
export const joinFirst: LocalisedText = {
  EN: 'Join first: what happened before does not count.',
  TY: 'กดเข้าร่วมก่อน รายการก่อนหน้านั้นไม่นับ',
};
/** The term of a reward without wagering. */
export const asMoney: LocalisedText = { EN: 'Paid as money, no wagering.', TY: 'จ่ายเป็นเงินสด ไม่ต้องทำยอด' };
