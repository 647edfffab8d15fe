import { adultsOnly, asMoney, joinFirst, onceEach, wagering, type PromotionPlan } from './promotionPlan.ts';

/** Promotions for new players and for the season. */
export const seasonPlans: readonly PromotionPlan[] = [
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
    terms: [
      joinFirst,
      wagering(8),
      {
        EN: 'The bonus is yours for 14 days, with stakes of up to 100.00.',
        TY: 'โบนัสใช้ได้ภายใน 14 วัน เดิมพันได้ครั้งละไม่เกิน 100.00',
      },
      onceEach,
    ],
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
      { EN: 'Claim each within 3 days.', TY: 'กดรับแต่ละรางวัลภายใน 3 วัน' },
      asMoney,
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
      EN: 'Share your link. When a friend you invited makes a first deposit of 100.00 or more and has bet five times as much, you receive 10% of it, up to 200.00.',
      TY: 'แชร์ลิงก์ของคุณ เมื่อเพื่อนฝากครั้งแรกตั้งแต่ 100.00 และเดิมพันครบห้าเท่าของยอดฝาก คุณรับ 10% สูงสุด 200.00',
    },
    terms: [
      {
        EN: 'Friends are people, not second accounts; linked accounts are not paid.',
        TY: 'เพื่อนต้องเป็นคนจริง บัญชีที่เชื่อมโยงกันจะไม่ได้รับสิทธิ์',
      },
      { EN: 'Your link stands in the side menu under Invite.', TY: 'ลิงก์ของคุณอยู่ในเมนูด้านข้าง หัวข้อชวนเพื่อน' },
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
      onceEach,
      asMoney,
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
    title: { EN: 'From the table to the raffle', TY: 'จากโต๊ะสู่การจับรางวัล' },
    lead: {
      EN: 'Ten rounds at live tables in one day bring 2 tickets for the raffle of a thousand lanterns.',
      TY: 'เล่นโต๊ะสดครบ 10 รอบในหนึ่งวัน รับตั๋วจับรางวัลพันโคม 2 ใบ',
    },
    terms: [
      joinFirst,
      {
        EN: 'Once a day. Claim them within 4 days in the reward centre, before the raffle ends.',
        TY: 'วันละครั้ง กดรับภายใน 4 วันที่ศูนย์รางวัล ก่อนการจับรางวัลสิ้นสุด',
      },
      {
        EN: 'They come on top of the tickets that your stakes earn. The tickets of all rewards may run out.',
        TY: 'ได้เพิ่มจากตั๋วที่ได้จากยอดเดิมพัน ตั๋วรางวัลมีจำนวนจำกัด',
      },
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
        EN: 'Attach a picture of a document that shows the date; it is kept encrypted, and service alone sees it.',
        TY: 'แนบภาพเอกสารที่แสดงวันเกิด เราเก็บแบบเข้ารหัสและมีเพียงฝ่ายบริการที่เห็น',
      },
      { EN: 'Answered within two working days. Once.', TY: 'ตอบกลับภายในสองวันทำการ รับได้หนึ่งครั้ง' },
      asMoney,
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
    title: { EN: 'Rebate on every bet', TY: 'คืนยอดทุกเดิมพัน' },
    lead: {
      EN: 'A share of every bet comes back, by the kind of game and your level; claim it whenever you like.',
      TY: 'คืนส่วนหนึ่งของทุกยอดเดิมพันตามประเภทเกมและระดับของคุณ กดรับได้ทุกเมื่อ',
    },
    terms: [
      {
        EN: '<a href="/m/member/manualRebate">See what has come together</a>',
        TY: '<a href="/m/member/manualRebate">ดูยอดคืนสะสมของคุณ</a>',
      },
      asMoney,
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
      EN: 'Float a light each evening between 18:00 and 22:00 and find 5.00 in it, from a fund of 20,000.00.',
      TY: 'ลอยกระทงทุกค่ำระหว่าง 18:00 ถึง 22:00 รับ 5.00 จากเงินรางวัลรวม 20,000.00',
    },
    terms: [{ EN: 'Opens on the start date; one light a day.', TY: 'เปิดตามวันเริ่มกิจกรรม วันละหนึ่งกระทง' }, asMoney],
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
