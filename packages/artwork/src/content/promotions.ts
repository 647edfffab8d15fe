import type { LocalisedText } from '../catalogue/vendors.ts';
import { campaignColour, type CampaignArt } from '../composition/campaign.ts';

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

/** A promotion of the demo merchant. */
export interface DemoPromotion {
  id: string;
  title: LocalisedText;
  /** Short HTML: paragraphs and lists only. */
  content: LocalisedText;
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

interface PromotionPlan {
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

const wagering = (times: number): LocalisedText => ({
  EN: `Bonus money must be bet ${times} times before it can be withdrawn; your own deposit can be withdrawn at any time, which ends the bonus.`,
  TY: `เงินโบนัสต้องเดิมพันครบ ${times} เท่าก่อนถอน ส่วนเงินฝากของคุณถอนได้ทุกเมื่อ และโบนัสจะสิ้นสุดลง`,
});
const onceEach: LocalisedText = { EN: 'One per person, household and device.', TY: 'หนึ่งสิทธิ์ต่อคน ต่อครัวเรือน และต่ออุปกรณ์' };
const adultsOnly: LocalisedText = {
  EN: 'For verified members of legal age.',
  TY: 'สำหรับสมาชิกที่ยืนยันตัวตนและบรรลุนิติภาวะแล้ว',
};

const plans: readonly PromotionPlan[] = [
  {
    id: 'promo-welcome',
    category: 'UPGRADE_BONUS',
    from: -20,
    to: 40,
    isEndless: true,
    title: { EN: 'Welcome bonus: half of your first deposit', TY: 'โบนัสต้อนรับ 50% ของยอดฝากแรก' },
    lead: {
      EN: 'Your first deposit of 100.00 or more brings 50% on top, up to 500.00.',
      TY: 'ฝากครั้งแรกตั้งแต่ 100.00 ขึ้นไป รับเพิ่ม 50% สูงสุด 500.00',
    },
    terms: [wagering(8), { EN: 'The bonus is yours for 14 days.', TY: 'โบนัสใช้ได้ภายใน 14 วัน' }, onceEach],
    art: {
      scene: 'market',
      palette: 'dusk',
      motifs: [
        { icon: 'present', tint: 'red' },
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'balloons', tint: 'cyan' },
      ],
      particles: 'confetti',
      arrangement: 'fountain',
    },
  },
  {
    id: 'promo-daily',
    category: 'LOGIN',
    from: -60,
    to: 300,
    isEndless: true,
    title: { EN: 'Seven mornings', TY: 'เจ็ดเช้านำโชค' },
    lead: {
      EN: 'Log in on seven days in a row and find a small reward each morning in the reward centre.',
      TY: 'เข้าสู่ระบบติดต่อกันเจ็ดวัน รับรางวัลเล็ก ๆ ทุกเช้าที่ศูนย์รางวัล',
    },
    terms: [
      {
        EN: 'Rewards grow from 1.00 on the first day to 20.00 on the seventh.',
        TY: 'รางวัลเพิ่มจาก 1.00 ในวันแรกถึง 20.00 ในวันที่เจ็ด',
      },
      { EN: 'A missed day starts the row again.', TY: 'หากขาดหนึ่งวันจะเริ่มนับใหม่' },
      wagering(1),
    ],
    art: {
      scene: 'hills',
      palette: 'meadow',
      motifs: [
        { icon: 'rooster', tint: 'red' },
        { icon: 'sunflower', tint: 'gold' },
        { icon: 'coffee-cup', tint: 'brown' },
      ],
      particles: 'leaves',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-referral',
    category: 'REFERRAL',
    from: -90,
    to: 365,
    isEndless: true,
    title: { EN: 'Bring a friend', TY: 'ชวนเพื่อนมาเล่น' },
    lead: {
      EN: 'Share your link. When a friend you invited makes a first deposit of 200.00 or more, you receive 50.00.',
      TY: 'แชร์ลิงก์ของคุณ เมื่อเพื่อนฝากครั้งแรกตั้งแต่ 200.00 คุณรับ 50.00',
    },
    terms: [
      {
        EN: 'Friends are people, not second accounts; linked accounts are not paid.',
        TY: 'เพื่อนต้องเป็นคนจริง บัญชีที่เชื่อมโยงกันจะไม่ได้รับสิทธิ์',
      },
      { EN: 'Up to 20 friends a month.', TY: 'สูงสุดเดือนละ 20 คน' },
      adultsOnly,
    ],
    art: {
      scene: 'lanterns',
      palette: 'midnight',
      motifs: [
        { icon: 'three-friends', tint: 'gold' },
        { icon: 'love-letter', tint: 'pink' },
        { icon: 'present', tint: 'red' },
      ],
      particles: 'petals',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-lantern-raffle',
    category: 'RAFFLE',
    from: -5,
    to: 25,
    title: { EN: 'Lantern raffle', TY: 'จับโคมลุ้นโชค' },
    lead: {
      EN: 'Each 100.00 bet on Lotus Lanterns lights one lantern. One hundred lanterns are drawn at the end.',
      TY: 'ทุกยอดเดิมพัน 100.00 ในโคมบัวนำโชค รับโคมหนึ่งดวง ลุ้นรางวัลหนึ่งร้อยดวงเมื่อจบกิจกรรม',
    },
    terms: [
      {
        EN: 'Prizes: 1 of 5,000.00, 9 of 500.00, 90 of 50.00, paid as money without wagering.',
        TY: 'รางวัล 5,000.00 หนึ่งรางวัล 500.00 เก้ารางวัล และ 50.00 เก้าสิบรางวัล จ่ายเป็นเงินสดไม่ต้องทำยอด',
      },
      { EN: 'The draw and its seed are published.', TY: 'ผลการจับและค่าตั้งต้นเปิดเผยต่อสาธารณะ' },
      adultsOnly,
    ],
    art: {
      scene: 'lanterns',
      palette: 'violet',
      motifs: [
        { icon: 'asian-lantern', tint: 'red' },
        { icon: 'lotus', tint: 'pink' },
        { icon: 'firework-rocket', tint: 'red' },
      ],
      particles: 'embers',
      arrangement: 'row',
    },
  },
  {
    id: 'promo-sport-mission',
    category: 'MISSION_MANUAL',
    from: -2,
    to: 12,
    needsRemark: true,
    title: { EN: 'Five matches, five sports', TY: 'ห้าแมตช์ ห้ากีฬา' },
    lead: {
      EN: 'Bet 50.00 or more on matches of five different sports within two weeks and apply for 100.00.',
      TY: 'เดิมพันตั้งแต่ 50.00 กับห้าชนิดกีฬาภายในสองสัปดาห์ แล้วขอรับ 100.00',
    },
    terms: [
      { EN: 'Settled bets at odds of 1.50 or more count.', TY: 'นับเฉพาะบิลที่ตัดสินแล้ว ราคา 1.50 ขึ้นไป' },
      { EN: 'Write the order numbers into the remark.', TY: 'ระบุหมายเลขบิลในช่องหมายเหตุ' },
      wagering(3),
    ],
    art: {
      scene: 'stadium',
      palette: 'pitch',
      motifs: [
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'soccer-ball', tint: 'ivory' },
        { icon: 'basketball-ball', tint: 'orange' },
      ],
      particles: 'confetti',
      arrangement: 'row',
    },
  },
  {
    id: 'promo-table-ticket',
    category: 'TICKET',
    from: -1,
    to: 30,
    title: { EN: 'A ticket to the table', TY: 'ตั๋วขึ้นโต๊ะ' },
    lead: {
      EN: 'Ten rounds at any card table bring one ticket to the Saturday tournament.',
      TY: 'เล่นโต๊ะไพ่ครบสิบรอบ รับตั๋วแข่งวันเสาร์หนึ่งใบ',
    },
    terms: [
      { EN: 'Tickets are valid for four Saturdays and cannot be sold.', TY: 'ตั๋วใช้ได้สี่วันเสาร์ และห้ามจำหน่าย' },
      { EN: 'The prize fund of 10,000.00 is shared by the first ten.', TY: 'เงินรางวัลรวม 10,000.00 แบ่งให้สิบอันดับแรก' },
      adultsOnly,
    ],
    art: {
      scene: 'table',
      palette: 'felt',
      motifs: [
        { icon: 'ticket', tint: 'gold' },
        { icon: 'card-ace-hearts', tint: 'ivory' },
        { icon: 'card-king-spades', tint: 'ivory' },
      ],
      particles: 'sparks',
      arrangement: 'row',
    },
  },
  {
    id: 'promo-birthday',
    category: 'MANUAL',
    from: -200,
    to: 365,
    isEndless: true,
    needsImage: true,
    title: { EN: 'Birthday gift', TY: 'ของขวัญวันเกิด' },
    lead: {
      EN: 'Members of three months or more may ask for a gift of 88.00 in the week of their birthday.',
      TY: 'สมาชิกตั้งแต่สามเดือนขึ้นไป ขอรับของขวัญ 88.00 ได้ในสัปดาห์วันเกิด',
    },
    terms: [
      {
        EN: 'Attach a picture of a document that shows the date; we delete it after the check.',
        TY: 'แนบภาพเอกสารที่แสดงวันเกิด เราจะลบทิ้งหลังตรวจสอบ',
      },
      { EN: 'Answered within two working days.', TY: 'ตอบกลับภายในสองวันทำการ' },
      wagering(1),
    ],
    art: {
      scene: 'sweets',
      palette: 'bubblegum',
      motifs: [
        { icon: 'cake-slice', tint: 'pink' },
        { icon: 'balloons', tint: 'red' },
        { icon: 'party-popper', tint: 'gold' },
      ],
      particles: 'confetti',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-rebate',
    category: 'UPGRADE_BONUS',
    from: -30,
    to: 60,
    title: { EN: 'Weekly rebate', TY: 'คืนยอดรายสัปดาห์' },
    lead: {
      EN: '0.5% of your slot and fishing bets comes back every Monday, without a claim.',
      TY: 'คืน 0.5% ของยอดเดิมพันสล็อตและยิงปลาทุกวันจันทร์ ไม่ต้องกดขอ',
    },
    terms: [
      { EN: 'Calculated from settled bets, up to 1,000.00 a week.', TY: 'คำนวณจากบิลที่ตัดสินแล้ว สูงสุดสัปดาห์ละ 1,000.00' },
      { EN: 'Paid as money, no wagering.', TY: 'จ่ายเป็นเงินสด ไม่ต้องทำยอด' },
    ],
    art: {
      scene: 'burst',
      palette: 'lacquer',
      motifs: [
        { icon: 'piggy-bank', tint: 'gold' },
        { icon: 'two-coins', tint: 'gold' },
        { icon: 'shamrock', tint: 'green' },
      ],
      particles: 'coins',
      arrangement: 'fountain',
    },
  },
  {
    id: 'promo-loy-krathong',
    category: 'RAFFLE',
    from: 6,
    to: 20,
    title: { EN: 'Floating lights', TY: 'ลอยกระทงออนไลน์' },
    lead: {
      EN: 'Coming soon: float a light each evening and share a fund of 20,000.00.',
      TY: 'เร็ว ๆ นี้ ลอยกระทงทุกค่ำ แบ่งเงินรางวัลรวม 20,000.00',
    },
    terms: [{ EN: 'Opens on the start date; one light a day.', TY: 'เปิดตามวันเริ่มกิจกรรม วันละหนึ่งกระทง' }, adultsOnly],
    art: {
      scene: 'sea',
      palette: 'midnight',
      motifs: [
        { icon: 'lotus', tint: 'pink' },
        { icon: 'candle-flame', tint: 'gold' },
        { icon: 'asian-lantern', tint: 'orange' },
      ],
      particles: 'embers',
      arrangement: 'hero',
    },
  },
];

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
    return {
      id: plan.id,
      title: plan.title,
      content: {
        EN: html(
          plan.lead.EN,
          plan.terms.map((term) => term.EN),
        ),
        TY: html(
          plan.lead.TY,
          plan.terms.map((term) => term.TY),
        ),
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
