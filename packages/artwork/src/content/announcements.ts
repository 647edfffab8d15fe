import type { LocalisedText } from '../catalogue/vendors.ts';

/** An announcement of the demo merchant. */
export interface DemoAnnouncement {
  id: string;
  title: LocalisedText;
  /** Short HTML. */
  content: LocalisedText;
  /** Epoch milliseconds. */
  startDate: number;
  /** `notice` appears in the bar and the list; `popup` also opens on home; `hot` is highlighted. */
  placement: 'notice' | 'popup' | 'hot';
}

const HOUR_MS = 3_600_000;

type AnnouncementPlan = readonly [
  id: string,
  placement: DemoAnnouncement['placement'],
  hoursAgo: number,
  en: readonly [string, string],
  ty: readonly [string, string],
];

const plans: readonly AnnouncementPlan[] = [
  [
    'ann-lotus',
    'popup',
    3,
    [
      'Lotus Lanterns is open',
      '<p>Our first own slot is here: five reels, three rows, twenty lines, bets from 1.00.</p><p>Each round is decided from a seed that is fixed before you spin. Open the fair-play page of the game to check any of your rounds.</p>',
    ],
    [
      'โคมบัวนำโชคเปิดแล้ว',
      '<p>สล็อตเกมแรกของเราเอง ห้าวงล้อ สามแถว ยี่สิบไลน์ เริ่มต้น 1.00</p><p>ทุกรอบตัดสินจากค่าตั้งต้นที่กำหนดไว้ก่อนคุณหมุน เปิดหน้าความโปร่งใสของเกมเพื่อตรวจสอบรอบของคุณได้ทุกรอบ</p>',
    ],
  ],
  [
    'ann-raffle',
    'hot',
    20,
    [
      'Lantern raffle has begun',
      '<p>Every 100.00 bet on Lotus Lanterns lights a lantern. The terms stand on the promotion page.</p>',
    ],
    ['เริ่มแล้ว จับโคมลุ้นโชค', '<p>ทุกยอดเดิมพัน 100.00 ในโคมบัวนำโชครับโคมหนึ่งดวง อ่านเงื่อนไขได้ที่หน้าโปรโมชัน</p>'],
  ],
  [
    'ann-deposit',
    'notice',
    46,
    [
      'Deposits arrive in seconds',
      '<p>Deposits are credited as soon as the payment is confirmed. If yours is not there after ten minutes, send us the reference number from the deposit page.</p>',
    ],
    ['ฝากเงินเข้าไวในไม่กี่วินาที', '<p>ยอดฝากจะเข้าทันทีที่ยืนยันการชำระ หากเกินสิบนาทียังไม่เข้า โปรดส่งเลขอ้างอิงจากหน้าฝากเงินให้เรา</p>'],
  ],
  [
    'ann-limits',
    'popup',
    70,
    [
      'Set your own limits',
      '<p>You can set a daily, weekly or monthly deposit limit in the security centre. A lower limit counts at once, a higher one after 24 hours.</p>',
    ],
    [
      'ตั้งวงเงินด้วยตัวเอง',
      '<p>ตั้งวงเงินฝากรายวัน รายสัปดาห์ หรือรายเดือนได้ที่ศูนย์ความปลอดภัย ลดวงเงินมีผลทันที เพิ่มวงเงินมีผลหลัง 24 ชั่วโมง</p>',
    ],
  ],
  [
    'ann-maintenance',
    'notice',
    98,
    [
      'Planned maintenance on Tuesday',
      '<p>Some vendors pause between 04:00 and 05:00 (UTC+7) on Tuesday. Their games are marked while they pause; your balance is not touched.</p>',
    ],
    [
      'ปิดปรับปรุงตามแผนวันอังคาร',
      '<p>บางค่ายจะหยุดพักระหว่าง 04:00 ถึง 05:00 น. วันอังคาร เกมที่หยุดพักจะมีป้ายบอก ยอดเงินของคุณไม่ได้รับผลกระทบ</p>',
    ],
  ],
  [
    'ann-phishing',
    'notice',
    150,
    [
      'We never ask for your password',
      '<p>Nobody from our team asks for your password, your payment password or a code from an SMS. Report anyone who does.</p>',
    ],
    ['เราไม่เคยถามรหัสผ่านของคุณ', '<p>ทีมงานจะไม่ถามรหัสผ่าน รหัสผ่านการเงิน หรือรหัสจาก SMS หากมีผู้ใดถาม โปรดแจ้งเรา</p>'],
  ],
  [
    'ann-games',
    'notice',
    220,
    [
      'More than a hundred new games',
      '<p>New slots, tables and fishing games joined this month. Find them with the New chip on any list.</p>',
    ],
    ['เกมใหม่มากกว่าร้อยเกม', '<p>เดือนนี้มีสล็อต เกมโต๊ะ และเกมยิงปลาใหม่ ๆ กดป้าย “ใหม่” ในหน้ารายการเพื่อค้นหา</p>'],
  ],
];

/** Returns the demo merchant's announcements, newest first. `now` is epoch milliseconds. */
export function demoAnnouncements(now: number): DemoAnnouncement[] {
  return plans.map(([id, placement, hoursAgo, en, ty]) => ({
    id,
    placement,
    startDate: now - hoursAgo * HOUR_MS,
    title: { EN: en[0], TY: ty[0] },
    content: { EN: en[1], TY: ty[1] },
  }));
}
