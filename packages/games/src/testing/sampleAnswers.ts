import type { Game, GamePage, GameType, Vendor } from '@parlor/contract';
import {
  buildAnchor,
  buildAnnouncement,
  buildAnnouncements,
  buildBanner,
  buildGame,
  buildGamePage,
  buildJackpots,
  buildLiveTables,
  buildLotteryHouse,
  buildPromotion,
  buildVendor,
  buildWinner,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';

const names = [
  'Lotus Lanterns',
  'Roaring Gorilla',
  'Wild Coffee',
  'Hidden Saloon',
  'Magic Potion',
  'Jet Heat',
  'Reef Hunt',
  'Amber Six',
  'Velvet Baccarat',
  'Neon Tuk-tuk',
  'Golden Naga',
  'Paper Tulip',
];
const colours = ['#5a2a82', '#8a4b12', '#14506b', '#7a1f2e', '#2b6b3a', '#3a2a9a'];
const codes = ['PARLOR', 'JL', 'RTG', 'KOI'];

/** Sample games: new, hot, with jackpot, one in maintenance and one that opens soon. */
export const sampleGames: Game[] = names.map((displayName, index) =>
  buildGame({
    nodeId: String(100_001 + index),
    gameId: `sample-${index}`,
    displayName,
    gameName: displayName,
    vassalage: codes[index % codes.length] ?? 'PARLOR',
    dominantColour: colours[index % colours.length] ?? '#5a2a82',
    isNew: index % 5 === 2,
    isHot: index % 3 !== 1,
    hasJackpot: index % 4 === 1,
    isMaintained: index === 7,
    opensSoon: index === 8,
  }),
);

const types: [code: string, name: string, gameType: GameType, classes: [string, string][]][] = [
  [
    'PARLOR',
    'Parlor Originals',
    'RNG',
    [
      ['SM', 'Slots'],
      ['Crash', 'Crash'],
      ['AR', 'Arcade'],
    ],
  ],
  [
    'JL',
    'Jade Lantern',
    'RNG',
    [
      ['SM', 'Slots'],
      ['BG', 'Bingo'],
      ['JP', 'Jackpot'],
    ],
  ],
  ['RTG', 'Red Tamarind Games', 'RNG', [['SM', 'Slots']]],
  ['KOI', 'Koi and Current', 'FISH', [['FG', 'Fishing']]],
  [
    'CRM',
    'Crimson Mezzanine',
    'LIVE',
    [
      ['BAC', 'Baccarat'],
      ['ROU', 'Roulette'],
    ],
  ],
  ['PCH', 'Pitchline', 'SPORTS', [['SPORT', 'Sports']]],
  ['AV', 'Avenlight Esports', 'SPORTS', [['ESPORT', 'E-sports']]],
  ['LOTT', 'House of Draws', 'LOTT', [['DRAW', 'Draws']]],
];

export const sampleVendors: Vendor[] = types.map(([vassalage, displayName, gameType, classes], index) =>
  buildVendor({
    vassalage,
    displayName,
    gameType,
    gameClassify: classes.map(([key, text]) => ({ key, displayName: text })),
    gameCount: 12 + index,
    isHot: index < 3,
    iconUrl: `/art/vendors/${vassalage}_DEFAULT`,
  }),
);

function pageOf({ query }: MockRequest): GamePage {
  const name = query.get('gameName')?.toLowerCase() ?? '';
  return buildGamePage(sampleGames.filter(({ displayName }) => displayName.toLowerCase().includes(name)));
}

/** Sample answers for the game screens. Tests and stories override those that they need. */
export const sampleAnswers: MockAnswers = {
  listAnnouncements: buildAnnouncements({
    banners: [
      buildBanner(),
      buildBanner({
        id: 'b2',
        title: 'Match night',
        subtitle: 'Football, Muay Thai and more',
        picture: { url: '/art/banners/b2', dominantColour: '#124689' },
        link: '/m/sport-games',
      }),
    ],
    notices: [buildAnnouncement(), buildAnnouncement({ id: 'n2', title: 'Deposits arrive in seconds' })],
  }),
  listHotGames: buildGamePage(sampleGames),
  listGames: pageOf,
  listVendors: { list: sampleVendors },
  listLotteries: {
    list: [
      buildLotteryHouse({
        lotteries: [
          { nodeId: '200001', displayName: 'Evening sixes', opensSoon: false },
          { nodeId: '200002', displayName: 'Saturday draw', opensSoon: true },
        ],
      }),
      buildLotteryHouse({
        gameType: 'ELOTT',
        lotteries: [{ nodeId: '200003', displayName: 'Minute numbers', opensSoon: false }],
      }),
      buildLotteryHouse({
        vassalage: 'SDW',
        displayName: 'Siam Draw',
        isMaintained: true,
        lotteries: [{ nodeId: '200004', displayName: 'River numbers', opensSoon: false }],
      }),
    ],
  },
  listAnchors: {
    list: [buildAnchor(), buildAnchor({ id: 'demo-pim', name: 'Pim', isLive: false, followers: 1 })],
  },
  listFollowedAnchors: { list: [] },
  listLiveTables: buildLiveTables(),
  listFixtures: {
    list: [
      {
        id: 'fb-lantern:7',
        nodeId: '100001',
        league: 'Lantern League',
        home: 'Otters',
        away: 'Herons',
        startsAt: Date.UTC(2026, 10, 27, 12),
        isLive: true,
        score: [1, 0],
        clock: 67,
        prices: [
          { pick: 'home', price: '2.15' },
          { pick: 'draw', price: '3.40' },
          { pick: 'away', price: '4.10' },
        ],
      },
    ],
  },
  listJackpots: buildJackpots(),
  listFavouriteIds: { list: ['100002'] },
  listFavourites: buildGamePage(sampleGames.slice(1, 2)),
  listRecentGames: buildGamePage(sampleGames.slice(2, 5)),
  listWinners: {
    list: [
      buildWinner(),
      buildWinner({ account: 'mo****ri', gameName: 'Reef Hunt', nodeId: '100007', vo: { winAmount: '88.50' } }),
      buildWinner({
        account: 'su****ya',
        gameName: 'Wild Coffee',
        nodeId: '100003',
        vo: { winAmount: '12400.00' },
        isDemo: false,
      }),
    ],
  },
  listPromotions: {
    categories: [],
    list: [
      buildPromotion(),
      buildPromotion({ id: 'p2', title: 'Bring a friend', summary: 'A thank-you for each one who stays' }),
    ],
  },
  getBalance: { sumBalance: '10000.00', currency: 'THB' },
  addFavourite: { list: ['100002'] },
  removeFavourite: { list: [] },
};
