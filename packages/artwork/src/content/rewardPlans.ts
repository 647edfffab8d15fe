import { asMoney, joinFirst, onceEach, wagering, type PromotionPlan } from './promotionPlan.ts';

/** Promotions that continue week after week. */
export const weeklyPlans: readonly PromotionPlan[] = [
  {
    id: 'promo-reload',
    category: 'UPGRADE_BONUS',
    from: -30,
    to: 365,
    isEndless: true,
    title: { EN: 'Weekend reload: 20% on top', TY: 'เติมสุดสัปดาห์ รับเพิ่ม 20%' },
    lead: {
      EN: 'Join once, and each deposit of 200.00 or more brings 20% on top, up to 200.00, once a day.',
      TY: 'เข้าร่วมครั้งเดียว ทุกยอดฝากตั้งแต่ 200.00 รับเพิ่ม 20% สูงสุด 200.00 วันละหนึ่งครั้ง',
    },
    terms: [joinFirst, wagering(10), { EN: 'Each bonus is yours for 7 days.', TY: 'โบนัสแต่ละครั้งใช้ได้ภายใน 7 วัน' }],
    art: {
      scene: 'burst',
      palette: 'dusk',
      motifs: [
        { icon: 'two-coins', tint: 'gold' },
        { icon: 'present', tint: 'red' },
        { icon: 'star-formation', tint: 'gold' },
      ],
      particles: 'coins',
      arrangement: 'fountain',
    },
  },
  {
    id: 'promo-weekly-mission',
    category: 'MISSION_MANUAL',
    from: -60,
    to: 365,
    isEndless: true,
    title: { EN: 'The weekly mission', TY: 'ภารกิจประจำสัปดาห์' },
    lead: {
      EN: 'Bet 1,000.00 on slots and fishing within a week, Monday to Sunday, and claim 15.00.',
      TY: 'เดิมพันสล็อตและยิงปลาครบ 1,000.00 ภายในสัปดาห์ จันทร์ถึงอาทิตย์ แล้วกดรับ 15.00',
    },
    terms: [
      joinFirst,
      { EN: 'Claim it within 7 days. A new mission begins every Monday.', TY: 'กดรับภายใน 7 วัน ภารกิจใหม่เริ่มทุกวันจันทร์' },
      asMoney,
    ],
    art: {
      scene: 'sea',
      palette: 'violet',
      motifs: [
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'two-coins', tint: 'gold' },
      ],
      particles: 'confetti',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-mission-ladder',
    category: 'MISSION_MANUAL',
    from: -10,
    to: 365,
    isEndless: true,
    title: { EN: 'The mission of three steps', TY: 'ภารกิจสามขั้น' },
    lead: {
      EN: 'Bet 200.00, 1,000.00 and 5,000.00 on slots within a week: each step brings a reward, from 2.00 to 40.00.',
      TY: 'เดิมพันสล็อตครบ 200.00, 1,000.00 และ 5,000.00 ภายในสัปดาห์ แต่ละขั้นรับรางวัลตั้งแต่ 2.00 ถึง 40.00',
    },
    terms: [
      joinFirst,
      { EN: 'Stakes of 2.00 or more count.', TY: 'นับเดิมพันตั้งแต่ 2.00 ขึ้นไป' },
      { EN: 'Claim each step within 7 days.', TY: 'กดรับแต่ละขั้นภายใน 7 วัน' },
      asMoney,
    ],
    art: {
      scene: 'market',
      palette: 'violet',
      motifs: [
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'two-coins', tint: 'gold' },
        { icon: 'present', tint: 'red' },
      ],
      particles: 'confetti',
      arrangement: 'row',
    },
  },
  {
    id: 'promo-cashback',
    category: 'UPGRADE_BONUS',
    from: -30,
    to: 365,
    isEndless: true,
    title: { EN: 'Weekly cashback at live tables', TY: 'คืนยอดเสียโต๊ะสดรายสัปดาห์' },
    lead: {
      EN: '8% of what you lost at live tables comes back every Monday, from a loss of 100.00 on, up to 2,000.00.',
      TY: 'คืน 8% ของยอดเสียที่โต๊ะสดทุกวันจันทร์ เมื่อเสียตั้งแต่ 100.00 ขึ้นไป สูงสุด 2,000.00',
    },
    terms: [
      {
        EN: 'Stakes less wins of settled rounds, bonuses of the week taken off.',
        TY: 'คิดจากยอดเดิมพันหักยอดชนะของรอบที่ตัดสินแล้ว หักโบนัสที่ได้รับในสัปดาห์',
      },
      asMoney,
    ],
    art: {
      scene: 'table',
      palette: 'midnight',
      motifs: [
        { icon: 'piggy-bank', tint: 'pink' },
        { icon: 'card-ace-hearts', tint: 'ivory' },
        { icon: 'two-coins', tint: 'gold' },
      ],
      particles: 'coins',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-code',
    category: 'MANUAL',
    from: -10,
    to: 365,
    isEndless: true,
    title: { EN: 'A code for you: PARLOR88', TY: 'โค้ดสำหรับคุณ PARLOR88' },
    lead: {
      EN: 'Type PARLOR88 in the reward centre and find 8.88 in your balance.',
      TY: 'พิมพ์ PARLOR88 ที่ศูนย์รางวัล รับ 8.88 เข้ายอดเงินทันที',
    },
    terms: [
      { EN: 'For the first to come, until 50,000.00 are given.', TY: 'มาก่อนได้ก่อน จนกว่าจะครบ 50,000.00' },
      onceEach,
      asMoney,
    ],
    art: {
      scene: 'sweets',
      palette: 'meadow',
      motifs: [
        { icon: 'love-letter', tint: 'pink' },
        { icon: 'shamrock', tint: 'green' },
        { icon: 'two-coins', tint: 'gold' },
      ],
      particles: 'petals',
      arrangement: 'row',
    },
  },
  {
    id: 'promo-free-rounds',
    category: 'MANUAL',
    from: -15,
    to: 365,
    isEndless: true,
    title: { EN: 'Ten lanterns on us', TY: 'โคมฟรีสิบดวง' },
    lead: {
      EN: 'One tap, and 10 free rounds of Lotus Lanterns at 2.00 wait for you in the game. You stake nothing.',
      TY: 'แตะครั้งเดียว รับรอบฟรี 10 รอบในโคมบัวนำโชค รอบละ 2.00 โดยไม่ต้องวางเดิมพัน',
    },
    terms: [
      {
        EN: 'Play them within 3 days, before the game takes money. What is left after that is gone.',
        TY: 'เล่นภายใน 3 วัน เกมจะใช้รอบฟรีก่อนเงินของคุณ รอบที่เหลือหลังจากนั้นจะหมดไป',
      },
      {
        EN: 'What a round wins is a bonus, to be bet 10 times within 3 days.',
        TY: 'เงินที่ชนะเป็นโบนัส ต้องเดิมพันครบ 10 เท่าภายใน 3 วัน',
      },
      { EN: 'Once for each player, while 50,000.00 in all lasts.', TY: 'ผู้เล่นละหนึ่งครั้ง จนกว่ายอดรวม 50,000.00 จะหมด' },
    ],
    art: {
      scene: 'lanterns',
      palette: 'dusk',
      motifs: [
        { icon: 'asian-lantern', tint: 'red' },
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'present', tint: 'pink' },
      ],
      particles: 'petals',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-three-friends',
    category: 'REFERRAL',
    from: -15,
    to: 365,
    isEndless: true,
    title: { EN: 'Three friends, one more gift', TY: 'ชวนครบสามคน รับเพิ่มอีก' },
    lead: {
      EN: 'When 3 friends whom you invited have deposited and played, you receive 150.00 on top of what each of them brings.',
      TY: 'เมื่อเพื่อนที่คุณชวน 3 คน ฝากและเล่นครบตามเงื่อนไข รับ 150.00 เพิ่มจากรางวัลของแต่ละคน',
    },
    terms: [
      joinFirst,
      {
        EN: 'Claim it within 14 days; the bonus is to be bet 5 times within 14 days.',
        TY: 'กดรับภายใน 14 วัน โบนัสต้องเดิมพันครบ 5 เท่าภายใน 14 วัน',
      },
      onceEach,
    ],
    art: {
      scene: 'hills',
      palette: 'bubblegum',
      motifs: [
        { icon: 'three-friends', tint: 'gold' },
        { icon: 'balloons', tint: 'cyan' },
        { icon: 'present', tint: 'red' },
      ],
      particles: 'confetti',
      arrangement: 'fountain',
    },
  },
  {
    id: 'promo-rain',
    category: 'LOGIN',
    from: -10,
    to: 365,
    isEndless: true,
    title: { EN: 'Red packet rain', TY: 'ฝนอั่งเปา' },
    lead: {
      EN: 'At 12:00, 16:00 and 20:00 it rains for five minutes: tap and open up to 3 packets.',
      TY: 'เวลา 12:00, 16:00 และ 20:00 ฝนอั่งเปาตกนานห้านาที แตะเปิดได้สูงสุด 3 ซอง',
    },
    terms: [{ EN: '200 packets each time, 500.00 in all.', TY: 'รอบละ 200 ซอง รวม 500.00' }, asMoney],
    art: {
      scene: 'lanterns',
      palette: 'lacquer',
      motifs: [
        { icon: 'love-letter', tint: 'red' },
        { icon: 'asian-lantern', tint: 'red' },
        { icon: 'two-coins', tint: 'gold' },
      ],
      particles: 'coins',
      arrangement: 'fountain',
    },
  },
  {
    id: 'promo-telegram',
    category: 'MANUAL',
    from: -40,
    to: 365,
    isEndless: true,
    needsImage: true,
    needsRemark: true,
    title: { EN: 'Thank you for telling others', TY: 'ขอบคุณที่บอกต่อ' },
    lead: {
      EN: 'Post about your favourite game on Telegram and apply for 20.00 with a screenshot.',
      TY: 'โพสต์เกมโปรดของคุณบน Telegram แล้วแนบภาพหน้าจอเพื่อขอรับ 20.00',
    },
    terms: [
      {
        EN: 'Attach up to three pictures and write the name of your channel.',
        TY: 'แนบภาพได้สูงสุดสามภาพ และระบุชื่อช่องของคุณ',
      },
      onceEach,
      asMoney,
    ],
    art: {
      scene: 'hills',
      palette: 'bubblegum',
      motifs: [
        { icon: 'three-friends', tint: 'gold' },
        { icon: 'balloons', tint: 'cyan' },
        { icon: 'party-popper', tint: 'gold' },
      ],
      particles: 'confetti',
      arrangement: 'hero',
    },
  },
  {
    id: 'promo-three-deposits',
    category: 'MISSION_MANUAL',
    from: -40,
    to: 365,
    isEndless: true,
    title: { EN: 'Three deposits, one gift', TY: 'ฝากครบสามครั้ง รับของขวัญ' },
    lead: {
      EN: 'Make 3 deposits of 100.00 or more within a week, Monday to Sunday, and claim 25.00.',
      TY: 'ฝากตั้งแต่ 100.00 ครบ 3 ครั้งภายในสัปดาห์ จันทร์ถึงอาทิตย์ แล้วกดรับ 25.00',
    },
    terms: [
      joinFirst,
      { EN: 'Claim it within 7 days.', TY: 'กดรับภายใน 7 วัน' },
      wagering(1),
      { EN: 'The bonus is yours for 7 days.', TY: 'โบนัสใช้ได้ภายใน 7 วัน' },
    ],
    art: {
      scene: 'market',
      palette: 'violet',
      motifs: [
        { icon: 'present', tint: 'red' },
        { icon: 'piggy-bank', tint: 'gold' },
        { icon: 'balloons', tint: 'cyan' },
      ],
      particles: 'confetti',
      arrangement: 'row',
    },
  },
  {
    id: 'promo-vip',
    category: 'UPGRADE_BONUS',
    from: -90,
    to: 365,
    isEndless: true,
    title: { EN: 'Levels and their benefits', TY: 'ระดับสมาชิกและสิทธิประโยชน์' },
    lead: {
      EN: 'The more you play, the higher your level: better rebates, gifts and faster withdrawals.',
      TY: 'ยิ่งเล่นยิ่งเลื่อนระดับ รับเงินคืนที่ดีกว่า ของขวัญ และถอนได้เร็วขึ้น',
    },
    terms: [
      {
        EN: '<a href="/m/member/benefits">See your level</a>',
        TY: '<a href="/m/member/benefits">ดูระดับของคุณ</a>',
      },
    ],
    art: {
      scene: 'stadium',
      palette: 'midnight',
      motifs: [
        { icon: 'trophy-cup', tint: 'gold' },
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'firework-rocket', tint: 'red' },
      ],
      particles: 'sparks',
      arrangement: 'hero',
    },
  },
];
