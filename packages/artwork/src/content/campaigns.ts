import { campaignColour, type CampaignArt } from '../composition/campaign.ts';
import { chineseOf, type ContentText } from './contentText.ts';
import { bannerChinese } from './promotionChinese.ts';

/** The place of a banner: home, a category screen, registration or the promotion list. */
export type BannerGroup =
  | 'm_home'
  | 'm_rng'
  | 'm_sports'
  | 'm_pvp'
  | 'm_live'
  | 'm_fish'
  | 'm_lott'
  | 'm_elott'
  | 'm_reg'
  | 'm_promotion';

/** A banner of the demo merchant. */
export interface DemoBanner {
  id: string;
  groupName: BannerGroup;
  title: ContentText;
  subtitle: ContentText;
  /** Site route that a tap opens. */
  link: string;
  /** The side kept clear for text. */
  calmSide: 'left' | 'right';
  dominantColour: string;
  art: CampaignArt;
}

type BannerPlan = readonly [
  id: string,
  group: BannerGroup,
  en: readonly [string, string],
  ty: readonly [string, string],
  link: string,
  art: Omit<CampaignArt, 'seed'>,
];

const plans: readonly BannerPlan[] = [
  [
    'lotus-lanterns',
    'm_home',
    ['Lotus Lanterns', 'Our own slot: every spin can be checked'],
    ['โคมบัวนำโชค', 'สล็อตของเราเอง ตรวจสอบได้ทุกสปิน'],
    '/m/inHouse',
    {
      scene: 'lanterns',
      palette: 'midnight',
      motifs: [
        { icon: 'lotus', tint: 'pink' },
        { icon: 'asian-lantern', tint: 'red' },
        { icon: 'asian-lantern', tint: 'orange' },
      ],
      particles: 'petals',
      calmSide: 'left',
      arrangement: 'hero',
    },
  ],
  [
    'welcome',
    'm_home',
    ['A warm first week', 'Welcome bonus with plain terms'],
    ['สัปดาห์แรกแสนอบอุ่น', 'โบนัสต้อนรับ เงื่อนไขอ่านเข้าใจง่าย'],
    '/m/activity',
    {
      scene: 'lanterns',
      palette: 'violet',
      motifs: [
        { icon: 'open-treasure-chest', tint: 'gold' },
        { icon: '@7', tint: 'gold' },
        { icon: 'gems', tint: 'pink' },
      ],
      particles: 'sparks',
      calmSide: 'left',
      arrangement: 'fountain',
    },
  ],
  [
    'live-salons',
    'm_home',
    ['Take a seat', 'Live tables from ten baht'],
    ['เชิญนั่งที่โต๊ะ', 'โต๊ะสดเริ่มต้นสิบบาท'],
    '/m/live-games',
    {
      scene: 'stage',
      palette: 'ruby',
      motifs: [
        { icon: 'card-ace-spades', tint: 'ivory' },
        { icon: 'token', tint: 'gold' },
        { icon: 'rolling-dices', tint: 'ivory' },
        { icon: 'hearts', tint: 'gold' },
      ],
      particles: 'sparks',
      calmSide: 'left',
      arrangement: 'hero',
    },
  ],
  [
    'matchday',
    'm_home',
    ['Match night', 'Football, Muay Thai and more'],
    ['คืนนี้มีแมตช์', 'ฟุตบอล มวยไทย และอีกมากมาย'],
    '/m/sport-games',
    {
      scene: 'stadium',
      palette: 'pitch',
      motifs: [
        { icon: 'soccer-ball', tint: 'ivory' },
        { icon: 'boxing-glove', tint: 'red' },
        { icon: 'trophy-cup', tint: 'gold' },
      ],
      particles: 'confetti',
      calmSide: 'left',
      arrangement: 'row',
    },
  ],
  [
    'deep-hunt',
    'm_home',
    ['Into the deep', 'Fishing games for two to four'],
    ['ดำดิ่งใต้สมุทร', 'เกมยิงปลาเล่นได้สองถึงสี่คน'],
    '/m/fishing-games',
    {
      scene: 'reef',
      palette: 'lagoon',
      motifs: [
        { icon: 'octopus', tint: 'red' },
        { icon: 'clownfish', tint: 'orange' },
        { icon: 'sea-turtle', tint: 'green' },
      ],
      particles: 'bubbles',
      calmSide: 'right',
      arrangement: 'hero',
    },
  ],
  [
    'slot-week',
    'm_rng',
    ['Fresh on the reels', 'New slots every week'],
    ['สดใหม่บนวงล้อ', 'สล็อตใหม่ทุกสัปดาห์'],
    '/m/slot',
    {
      scene: 'burst',
      palette: 'orchid',
      motifs: [
        { icon: '@7', tint: 'red' },
        { icon: 'cherry', tint: 'red' },
        { icon: 'ringing-bell', tint: 'gold' },
        { icon: 'shamrock', tint: 'green' },
      ],
      particles: 'stars',
      calmSide: 'left',
      arrangement: 'hero',
    },
  ],
  [
    'weekend-odds',
    'm_sports',
    ['The long weekend', 'All leagues on one page'],
    ['สุดสัปดาห์ยาว ๆ', 'ครบทุกลีกในหน้าเดียว'],
    '/m/sport-games',
    {
      scene: 'stadium',
      palette: 'sapphire',
      motifs: [
        { icon: 'basketball-ball', tint: 'orange' },
        { icon: 'soccer-ball', tint: 'ivory' },
        { icon: 'shuttlecock', tint: 'ivory' },
      ],
      particles: 'confetti',
      calmSide: 'right',
      arrangement: 'row',
    },
  ],
  [
    'card-night',
    'm_pvp',
    ['Card night', 'Pok Deng, Big Two, Three-Card Brag'],
    ['คืนวงไพ่', 'ป๊อกเด้ง บิ๊กทู ไพ่สามใบ'],
    '/m/poker-games',
    {
      scene: 'table',
      palette: 'felt',
      motifs: [
        { icon: 'poker-hand', tint: 'ivory' },
        { icon: 'spades', tint: 'gold' },
        { icon: 'card-2-diamonds', tint: 'ivory' },
      ],
      particles: 'dust',
      calmSide: 'left',
      arrangement: 'row',
    },
  ],
  [
    'velvet-hour',
    'm_live',
    ['The velvet hour', 'Hosts at every table, day and night'],
    ['ช่วงเวลากำมะหยี่', 'ดีลเลอร์ประจำทุกโต๊ะ ทั้งวันทั้งคืน'],
    '/m/live-games',
    {
      scene: 'palace',
      palette: 'velvet',
      motifs: [
        { icon: 'own-roulette', tint: 'gold' },
        { icon: 'diamonds', tint: 'gold' },
        { icon: 'champagne-cork', tint: 'gold' },
      ],
      particles: 'sparks',
      calmSide: 'left',
      arrangement: 'hero',
    },
  ],
  [
    'tidal-cannon',
    'm_fish',
    ['Rising tide', 'Bosses surface every few minutes'],
    ['น้ำขึ้นให้รีบตัก', 'บอสโผล่ทุกไม่กี่นาที'],
    '/m/fishing-games',
    {
      scene: 'reef',
      palette: 'sapphire',
      motifs: [
        { icon: 'shark-jaws', tint: 'silver' },
        { icon: 'tropical-fish', tint: 'gold' },
        { icon: 'crab', tint: 'red' },
      ],
      particles: 'bubbles',
      calmSide: 'left',
      arrangement: 'row',
    },
  ],
  [
    'evening-draw',
    'm_lott',
    ['Evening draw', 'Pick your numbers before the bell'],
    ['งวดเย็นนี้', 'เลือกเลขก่อนระฆังดัง'],
    '/m/lott',
    {
      scene: 'draw',
      palette: 'ruby',
      motifs: [
        { icon: 'ticket', tint: 'gold' },
        { icon: 'star-formation', tint: 'gold' },
        { icon: 'shamrock', tint: 'green' },
      ],
      particles: 'confetti',
      calmSide: 'left',
      arrangement: 'fountain',
    },
  ],
  [
    'every-minute',
    'm_elott',
    ['Every minute a draw', 'Quick numbers, results shown in full'],
    ['ลุ้นได้ทุกนาที', 'หวยด่วน แสดงผลครบทุกงวด'],
    '/m/elott',
    {
      scene: 'grid',
      palette: 'neonCyan',
      motifs: [
        { icon: 'stopwatch', tint: 'gold' },
        { icon: '@5', tint: 'gold' },
        { icon: 'perspective-dice-six-faces-random', tint: 'ivory' },
      ],
      particles: 'sparks',
      calmSide: 'left',
      arrangement: 'fountain',
    },
  ],
  [
    'join-in',
    'm_reg',
    ['Good to see you', 'An account takes one minute'],
    ['ยินดีที่ได้พบ', 'เปิดบัญชีใช้เวลาหนึ่งนาที'],
    '/m/help?tag=terms',
    {
      scene: 'lanterns',
      palette: 'dusk',
      motifs: [
        { icon: 'elephant-head', tint: 'silver' },
        { icon: 'lotus', tint: 'pink' },
        { icon: 'asian-lantern', tint: 'red' },
      ],
      particles: 'petals',
      calmSide: 'left',
      arrangement: 'hero',
    },
  ],
  [
    'bring-a-friend',
    'm_promotion',
    ['Bring a friend', 'A thank-you for each one who stays'],
    ['ชวนเพื่อนมาเล่น', 'ขอบคุณทุกเพื่อนที่อยู่ด้วยกัน'],
    '/m/activityDetail?id=promo-referral',
    {
      scene: 'hills',
      palette: 'meadow',
      motifs: [
        { icon: 'present', tint: 'red' },
        { icon: 'balloons', tint: 'pink' },
        { icon: 'shamrock', tint: 'green' },
      ],
      particles: 'confetti',
      calmSide: 'left',
      arrangement: 'hero',
    },
  ],
];

/** Returns the demo merchant's banners, at least one per group. */
export function demoBanners(): DemoBanner[] {
  return plans.map(([id, groupName, en, ty, link, look]) => {
    const cn = chineseOf(bannerChinese, id);
    const art: CampaignArt = { seed: id, ...look };
    return {
      id,
      groupName,
      title: { EN: en[0], TY: ty[0], CN: cn[0] },
      subtitle: { EN: en[1], TY: ty[1], CN: cn[1] },
      link,
      calmSide: look.calmSide ?? 'left',
      dominantColour: campaignColour(art),
      art,
    };
  });
}
