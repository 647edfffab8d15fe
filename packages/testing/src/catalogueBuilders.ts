import type {
  Anchor,
  Announcement,
  Announcements,
  Banner,
  Game,
  GamePage,
  HelpItem,
  Jackpots,
  LiveTables,
  LotteryHouse,
  LotteryRow,
  MarkTable,
  Promotion,
  Promotions,
  RoadTable,
  Vendor,
  Winner,
} from '@parlor/contract';
import { NOW } from './now.ts';

export const buildGame = (over: Partial<Game> = {}): Game => ({
  nodeId: '100001',
  gameId: 'lotus-lanterns',
  gameCode: 'lotus-lanterns',
  gameType: 'RNG',
  vassalage: 'PARLOR',
  gameName: 'Lotus Lanterns',
  displayName: 'Lotus Lanterns',
  gameClassify: ['SM'],
  iconUrl: '/art/games/lotus-lanterns',
  dominantColour: '#5a2a82',
  supportPlay: true,
  freeplay: true,
  isNew: false,
  isHot: true,
  hasJackpot: false,
  isMaintained: false,
  opensSoon: false,
  minBet: '1.00',
  minLine: 20,
  ...over,
});

/** Builds games numbered from `first`, each with a unique node id and name. */
export const buildGames = (count: number, over: Partial<Game> = {}, first = 1): Game[] =>
  Array.from({ length: count }, (_, index) =>
    buildGame({
      nodeId: String(200_000 + first + index),
      gameId: `g${first + index}`,
      displayName: `Game ${first + index}`,
      gameName: `Game ${first + index}`,
      ...over,
    }),
  );

export const buildGamePage = (games: Game[] = buildGames(6), over: Partial<GamePage> = {}): GamePage => ({
  games,
  pageNum: 1,
  totalPages: 1,
  totalCount: games.length,
  ...over,
});

export const buildVendor = (over: Partial<Vendor> = {}): Vendor => ({
  vassalage: 'PARLOR',
  displayName: 'Parlor Originals',
  gameType: 'RNG',
  gameClassify: [{ key: 'SM', displayName: 'Slots' }],
  gameCount: 12,
  isHot: true,
  iconUrl: '/art/vendors/PARLOR',
  isMaintained: false,
  ...over,
});

export const buildLotteryHouse = (over: Partial<LotteryHouse> = {}): LotteryHouse => ({
  vassalage: 'LOTT',
  displayName: 'House of Draws',
  gameType: 'LOTT',
  isMaintained: false,
  lotteries: [{ nodeId: '200001', displayName: 'Evening sixes', opensSoon: false }],
  ...over,
});

/** Builds a lottery that draws once a day. */
export const buildLotteryRow = (over: Partial<LotteryRow> = {}): LotteryRow => ({
  nodeId: '200001',
  displayName: 'Evening sixes',
  house: 'House of Draws',
  gameType: 'LOTT',
  form: 'six45',
  isMaintained: false,
  periodMs: 86_400_000,
  next: { index: 20_777, closesAt: NOW + 3_600_000, drawnAt: NOW + 3_900_000 },
  ...over,
});

export const buildBanner = (over: Partial<Banner> = {}): Banner => ({
  id: 'b1',
  groupName: 'm_home',
  title: 'Welcome bonus',
  subtitle: 'On your first deposit',
  picture: { url: '/art/banners/b1', dominantColour: '#3a1d5c' },
  link: '/m/activity',
  ...over,
});

export const buildAnnouncement = (over: Partial<Announcement> = {}): Announcement => ({
  id: 'n1',
  title: 'New games this week',
  content: '<p>Ten new slots are open.</p>',
  startDate: NOW,
  groupName: 'PL',
  ...over,
});

export const buildAnnouncements = (over: Partial<Announcements> = {}): Announcements => ({
  banners: [buildBanner()],
  notices: [buildAnnouncement()],
  popup: [],
  ...over,
});

export const buildPromotion = (over: Partial<Promotion> = {}): Promotion => ({
  id: 'p1',
  title: 'Welcome bonus',
  summary: '100% on your first deposit',
  content: '<p>Deposit and receive as much again.</p>',
  startDate: NOW,
  endDate: null,
  noExpiry: 1,
  promoAnnouncementCategoryIds: ['MANUAL'],
  announcementImages: [{ url: '/art/covers/p1', sequence: 1, dominantColour: '#3a1d5c' }],
  linkedPromotionId: null,
  imageRequired: 'N',
  remarkRequired: 'N',
  terms: null,
  ...over,
});

export const buildPromotions = (
  list: Promotion[] = [buildPromotion()],
  over: Partial<Promotions> = {},
): Promotions => ({
  categories: [
    { id: 'MANUAL', displayName: 'Bonuses' },
    { id: 'RAFFLE', displayName: 'Raffles' },
  ],
  list,
  ...over,
});

export const buildHelpItem = (over: Partial<HelpItem> = {}): HelpItem => ({
  tag: 'terms',
  title: 'Terms',
  content: '<p>Players are 18 or older.</p>',
  ...over,
});

export const buildWinner = (over: Partial<Winner> = {}): Winner => ({
  account: 'pl****01',
  gameName: 'Lotus Lanterns',
  nodeId: '100001',
  vo: { winAmount: '1250.00' },
  wonAt: NOW,
  isDemo: true,
  ...over,
});

export const buildAnchor = (over: Partial<Anchor> = {}): Anchor => ({
  id: 'demo-malee',
  name: 'Malee',
  nodeId: '300001',
  gameName: 'Velvet Baccarat',
  vassalage: 'CRM',
  isLive: true,
  isMaintained: false,
  opensSoon: false,
  followers: 12,
  isDemo: true,
  ...over,
});

const tableTimes = {
  opensAt: NOW,
  closesAt: NOW + 16_000,
  revealsAt: NOW + 17_500,
  nextOpensAt: NOW + 30_000,
  players: 0,
};

/** Builds a table with a road. */
export const buildLiveTable = (over: Partial<RoadTable> = {}): RoadTable => ({
  nodeId: '300001',
  gameCode: 'velvet-baccarat',
  gameName: 'Velvet Baccarat',
  form: 'road',
  kind: 'baccarat',
  sides: ['banker', 'player'],
  road: 'brbtrrbrr',
  good: null,
  ...tableTimes,
  ...over,
});

/** Builds a table with marks. */
export const buildMarkTable = (over: Partial<MarkTable> = {}): MarkTable => ({
  nodeId: '300101',
  gameCode: 'velvet-roulette',
  gameName: 'Velvet Roulette',
  form: 'marks',
  kind: 'roulette',
  marks: ['0', '17', '32'],
  ...tableTimes,
  ...over,
});

export const buildLiveTables = (over: Partial<LiveTables> = {}): LiveTables => ({
  isReachable: true,
  serverTime: NOW,
  list: [buildLiveTable()],
  ...over,
});

export const buildJackpots = (over: Partial<Jackpots> = {}): Jackpots => ({
  list: [
    {
      code: 'LOTUS_MINI',
      gameCode: 'lotus-lanterns',
      nodeId: '100001',
      name: 'Lotus Lanterns',
      amount: '52.10',
      ceiling: null,
    },
    {
      code: 'LOTUS_GRAND',
      gameCode: 'lotus-lanterns',
      nodeId: '100001',
      name: 'Lotus Lanterns',
      amount: '10400.25',
      ceiling: null,
    },
  ],
  total: '10452.35',
  ...over,
});
