import { announcementChinese } from './announcementChinese.ts';
import { chineseOf, type ContentText } from './contentText.ts';

/** An announcement of the demo merchant. */
export interface DemoAnnouncement {
  id: string;
  title: ContentText;
  /** Short HTML. */
  content: ContentText;
  /** Epoch milliseconds. */
  startDate: number;
  /** Epoch milliseconds; absent if it is shown until further notice. */
  endDate?: number;
  /** `notice` appears in the bar and the list; `popup` also opens on home; `hot` is highlighted. */
  placement: 'notice' | 'popup' | 'hot';
}

const HOUR_MS = 3_600_000;

/** Hours from start to end; an announcement without an entry is shown until further notice. */
const lastsHours: Readonly<Record<string, number>> = {
  'ann-raffle': 14 * 24,
  'ann-maintenance': 6 * 24,
  'ann-bank-night': 3 * 24,
  'ann-night-race': 7 * 24,
  'ann-tables': 30 * 24,
  'ann-season': 21 * 24,
};

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
    'ann-night-race',
    'hot',
    8,
    [
      'Night race: a board that moves while you play',
      '<p>The board of the night race shows your place after every round. Stakes of at least 1.00 count, each game by its own weight.</p><p>Prizes are paid within minutes of the end, as cash, and a message tells you.</p>',
    ],
    [
      'ศึกราตรี กระดานอันดับขยับทุกครั้งที่เล่น',
      '<p>กระดานศึกราตรีแสดงอันดับของคุณหลังทุกรอบ นับเดิมพันตั้งแต่ 1.00 ตามน้ำหนักของแต่ละเกม</p><p>จ่ายรางวัลเป็นเงินสดภายในไม่กี่นาทีหลังจบ และมีข้อความแจ้งคุณ</p>',
    ],
  ],
  [
    'ann-push',
    'notice',
    14,
    [
      'Hear of your money at once',
      '<p>Turn notifications on in your messages: deposits, withdrawals and logins from new devices reach your phone, also while the site is closed. You choose the kinds and the quiet hours.</p>',
    ],
    [
      'รู้ความเคลื่อนไหวของเงินทันที',
      '<p>เปิดการแจ้งเตือนได้ในหน้าข้อความ การฝาก การถอน และการเข้าสู่ระบบจากอุปกรณ์ใหม่จะแจ้งถึงโทรศัพท์ของคุณแม้ปิดเว็บอยู่ คุณเลือกประเภทและช่วงเวลาห้ามรบกวนได้เอง</p>',
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
    'ann-bank-night',
    'notice',
    30,
    [
      'A bank rests tonight',
      '<p>Kasikorn Bank takes no transfers between 23:30 and 00:30 (UTC+7). Withdrawals that are approved in that hour are sent right after it.</p>',
    ],
    [
      'คืนนี้ธนาคารปิดปรับปรุงชั่วคราว',
      '<p>ธนาคารกสิกรไทยงดโอนระหว่าง 23:30 ถึง 00:30 น. รายการถอนที่อนุมัติในช่วงนั้นจะโอนทันทีหลังจากนั้น</p>',
    ],
  ],
  [
    'ann-tables',
    'hot',
    36,
    [
      'New at the tables: Baccarat with open cards',
      '<p>Our own baccarat deals from a shoe whose order is fixed before the first card. The fair-play page shows it after the shoe ends.</p>',
    ],
    [
      'โต๊ะใหม่ บาคาร่าเปิดไพ่โปร่งใส',
      '<p>บาคาร่าของเราแจกจากขอนไพ่ที่กำหนดลำดับไว้ก่อนไพ่ใบแรก ตรวจสอบได้ที่หน้าความโปร่งใสเมื่อจบขอน</p>',
    ],
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
    'ann-passkeys',
    'notice',
    58,
    [
      'Confirm withdrawals with a fingerprint',
      '<p>Add a passkey in the security centre, and your phone confirms withdrawals by fingerprint or face. Nothing to remember, nothing that can be read over your shoulder.</p>',
    ],
    [
      'ยืนยันการถอนด้วยลายนิ้วมือ',
      '<p>เพิ่มพาสคีย์ที่ศูนย์ความปลอดภัย แล้วยืนยันการถอนด้วยลายนิ้วมือหรือใบหน้า ไม่ต้องจำรหัส และไม่มีใครแอบดูได้</p>',
    ],
  ],
  [
    'ann-limits',
    'popup',
    70,
    [
      'Set your own limits',
      '<p>You can set daily, weekly or monthly limits under Account, Play responsibly. A lower limit counts at once, a higher one later.</p>',
    ],
    [
      'ตั้งวงเงินด้วยตัวเอง',
      '<p>ตั้งวงเงินรายวัน รายสัปดาห์ หรือรายเดือนได้ที่บัญชี เมนูเล่นอย่างรับผิดชอบ ลดวงเงินมีผลทันที เพิ่มวงเงินมีผลภายหลัง</p>',
    ],
  ],
  [
    'ann-rebate',
    'notice',
    84,
    [
      'Your rebate stands ready every day',
      '<p>Rebate is counted by game type at the rate of your level, and can be claimed from 12:00 (UTC+7) on the day after. It is cash: nothing has to be wagered.</p>',
    ],
    ['เงินคืนพร้อมรับทุกวัน', '<p>เงินคืนคิดตามประเภทเกมด้วยอัตราของระดับคุณ กดรับได้ตั้งแต่ 12:00 น. ของวันถัดไป เป็นเงินสด ไม่ต้องทำยอด</p>'],
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
    'ann-season',
    'hot',
    118,
    [
      'Festival of lights: three weeks of lanterns',
      '<p>Until the end of the festival, missions change every Monday and rains fall every evening at 20:00 (UTC+7). What each one wants stands on the promotion page.</p>',
    ],
    [
      'เทศกาลแห่งแสง สามสัปดาห์แห่งโคมลอย',
      '<p>ตลอดเทศกาล ภารกิจเปลี่ยนทุกวันจันทร์ และมีฝนซองแดงทุกคืนเวลา 20:00 น. อ่านเงื่อนไขได้ที่หน้าโปรโมชัน</p>',
    ],
  ],
  [
    'ann-names',
    'notice',
    132,
    [
      'Bank accounts in your own name only',
      '<p>We pay out to accounts in the name of the player alone. An account in another name cannot be added, whoever asks.</p>',
    ],
    ['รับเฉพาะบัญชีธนาคารชื่อของคุณ', '<p>เราโอนเงินถอนเข้าบัญชีในชื่อของผู้เล่นเท่านั้น ไม่สามารถเพิ่มบัญชีชื่ออื่นได้ ไม่ว่ากรณีใด</p>'],
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
    'ann-chat',
    'notice',
    176,
    [
      'Live chat around the clock',
      '<p>Customer service answers in the chat at any hour, in Thai and English. Pictures of slips can be sent there, and a conversation goes on where you left it.</p>',
    ],
    [
      'แชทกับเจ้าหน้าที่ได้ตลอด 24 ชั่วโมง',
      '<p>ฝ่ายบริการลูกค้าตอบในแชททุกเวลา ทั้งภาษาไทยและอังกฤษ ส่งรูปสลิปได้ และคุยต่อจากเดิมได้เสมอ</p>',
    ],
  ],
  [
    'ann-levels',
    'notice',
    198,
    [
      'Levels and what they bring',
      '<p>Turnover and deposits of a month decide on your level. The member page shows how far the next one is, and what it brings: a higher rebate, quicker withdrawals, a gift on your birthday.</p>',
    ],
    [
      'ระดับสมาชิกและสิทธิประโยชน์',
      '<p>ยอดเล่นและยอดฝากของเดือนกำหนดระดับของคุณ หน้าสมาชิกแสดงว่าเหลืออีกเท่าไรถึงระดับถัดไป และได้อะไรบ้าง เช่น เงินคืนสูงขึ้น ถอนเร็วขึ้น และของขวัญวันเกิด</p>',
    ],
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
  [
    'ann-freerounds',
    'notice',
    260,
    [
      'Free rounds wait inside the game',
      '<p>Free rounds that you were granted are offered when you open the game. What they win has to be wagered as the offer says; the rest of your money is not touched.</p>',
    ],
    ['รอบฟรีรออยู่ในเกม', '<p>รอบฟรีที่ได้รับจะแสดงเมื่อคุณเปิดเกม เงินที่ชนะต้องทำยอดตามเงื่อนไขของข้อเสนอ เงินส่วนอื่นของคุณไม่เกี่ยวข้อง</p>'],
  ],
  [
    'ann-install',
    'notice',
    310,
    [
      'Put us on your home screen',
      '<p>Add the site to your home screen from the menu: it opens at once, also on a slow network, and needs no store.</p>',
    ],
    ['เพิ่มเราไว้ที่หน้าจอหลัก', '<p>เพิ่มเว็บไว้ที่หน้าจอหลักได้จากเมนู เปิดได้ทันทีแม้เน็ตช้า และไม่ต้องโหลดจากสโตร์</p>'],
  ],
  [
    'ann-break',
    'notice',
    400,
    [
      'Take a break whenever you want',
      '<p>Stop play for a day, a week or half a year under Account, Play responsibly. It cannot be lifted early, and no offers reach you meanwhile.</p>',
    ],
    [
      'หยุดพักได้เมื่อคุณต้องการ',
      '<p>หยุดเล่นหนึ่งวัน หนึ่งสัปดาห์ หรือครึ่งปีได้ที่บัญชี เมนูเล่นอย่างรับผิดชอบ ยกเลิกก่อนกำหนดไม่ได้ และจะไม่มีข้อเสนอใดส่งถึงคุณระหว่างนั้น</p>',
    ],
  ],
];

/** Returns the demo merchant's announcements, newest first. `now` is epoch milliseconds. */
export function demoAnnouncements(now: number): DemoAnnouncement[] {
  return plans.map(([id, placement, hoursAgo, en, ty]) => {
    const cn = chineseOf(announcementChinese, id);
    return {
      id,
      placement,
      startDate: now - hoursAgo * HOUR_MS,
      ...endOf(id, now - hoursAgo * HOUR_MS),
      title: { EN: en[0], TY: ty[0], CN: cn[0] },
      content: { EN: en[1], TY: ty[1], CN: cn[1] },
    };
  });
}

function endOf(id: string, startDate: number): Pick<DemoAnnouncement, 'endDate'> {
  const hours = lastsHours[id];
  return hours === undefined ? {} : { endDate: startDate + hours * HOUR_MS };
}
