import { describe, expect, it } from 'vitest';
import { gameClassNames } from './gameClasses.ts';
import { demoGames, findDemoGame, type DemoGame } from './games.ts';
import { demoVendors } from './vendors.ts';

const THAI = /[\u0e00-\u0e7f]/;

function gamesOf(matches: (game: DemoGame) => boolean): DemoGame[] {
  return demoGames().filter(matches);
}

/** Trademarks and titles of real companies, forbidden in invented names. */
const realNames = [
  'pragmatic',
  'pgsoft',
  'pg soft',
  'playtech',
  'evolution',
  'jili',
  'spadegaming',
  'microgaming',
  'netent',
  'habanero',
  'joker gaming',
  'sexy baccarat',
  'sa gaming',
  'dream gaming',
  'kingmaker',
  'realtime gaming',
  'megaways',
  'bonanza',
  'gates of olympus',
  'book of dead',
  'crazy time',
  'aviator',
  'dota',
  'valorant',
  'counter-strike',
  'league of legends',
  'pubg',
  'fifa',
  'premier league',
  'nba',
  'saba sports',
  'cq9',
  'yggdrasil',
  'betsoft',
  'nintendo',
  'pokemon',
  'disney',
  'marvel',
];

describe('demo vendors', () => {
  it('number at least 22, with names in both languages and unique codes', () => {
    const vendors = demoVendors();
    expect(vendors.length).toBeGreaterThanOrEqual(22);
    expect(new Set(vendors.map((vendor) => vendor.vassalage)).size).toBe(vendors.length);
    expect(new Set(vendors.map((vendor) => vendor.displayName.EN)).size).toBe(vendors.length);
    for (const vendor of vendors) {
      expect(vendor.displayName.TY).toMatch(THAI);
      expect(vendor.monogram.length).toBeGreaterThan(0);
    }
  });

  it('GAME-05 GAME-07 GAME-09 include every code named in a product preset', () => {
    const codes = new Set(demoVendors().map((vendor) => vendor.vassalage));
    for (const code of [
      'PARLOR',
      'JL',
      'RTG',
      'AV',
      'AI',
      'IMES',
      'TF',
      'IA',
      'SV3',
      'DS88',
      'DIG',
      'WGB',
      'WS168',
      'TCG_LOTTO_VN',
      'LOTT',
    ])
      expect(codes).toContain(code);
  });

  it('each have games of exactly their declared types', () => {
    for (const vendor of demoVendors()) {
      const types = new Set(gamesOf((game) => game.vassalage === vendor.vassalage).map((game) => game.gameType));
      expect([...types].toSorted()).toEqual([...vendor.gameTypes].toSorted());
    }
  });
});

describe('demo games', () => {
  it('number about 2,200 across all game types', () => {
    const games = demoGames();
    expect(games.length).toBeGreaterThanOrEqual(2000);
    for (const [type, min] of [
      ['RNG', 1500],
      ['FISH', 50],
      ['PVP', 60],
      ['LIVE', 100],
      ['SPORTS', 100],
      ['LOTT', 50],
      ['ELOTT', 40],
    ] as const)
      expect(gamesOf((game) => game.gameType === type).length).toBeGreaterThanOrEqual(min);
  });

  it('GAME-05 fill every preset category with more than one page or at least ten games', () => {
    const presets: Record<string, (game: DemoGame) => boolean> = {
      SLOT: (game) => game.gameClassify.includes('SM'),
      CRASH: (game) => game.gameClassify.includes('Crash'),
      BINGO: (game) => game.gameClassify.includes('BG'),
      JACKPOT: (game) => game.gameType === 'RNG' && game.gameClassify.includes('JP'),
      FEATUREBUY: (game) => game.gameClassify.includes('FeatureBuy'),
      INHOUSE: (game) => game.gameType === 'RNG' && game.vassalage === 'PARLOR',
      JL: (game) => game.gameType === 'RNG' && game.vassalage === 'JL',
      RTG: (game) => game.gameType === 'RNG' && game.vassalage === 'RTG',
      ESPORTS: (game) => game.gameType === 'SPORTS' && ['AV', 'AI', 'IMES', 'TF', 'IA'].includes(game.vassalage),
      COCKFIGHT: (game) =>
        game.gameType === 'SPORTS' && ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'].includes(game.vassalage),
    };
    const thin = Object.entries(presets).filter(([, matches]) => gamesOf(matches).length < 10);
    expect(thin.map(([category]) => category)).toEqual([]);
  });

  it('start with Lotus Lanterns, marked hot and new, the newest of all', () => {
    const games = demoGames();
    expect(games[0]).toMatchObject({
      vassalage: 'PARLOR',
      gameCode: 'lotus-lanterns',
      name: { EN: 'Lotus Lanterns' },
      family: 'lotus-lanterns',
      isHot: true,
      isNew: true,
    });
    expect(Math.max(...games.map((game) => game.releaseOrder))).toBe(games[0]?.releaseOrder);
  });

  it('open an in-house game from every slot', () => {
    const [, ...slots] = gamesOf((game) => game.card.kind === 'slot');
    expect(new Set(slots.map((game) => game.family))).toEqual(new Set(['reels', 'emerald-falls', 'night-market']));
    expect(slots.filter((game) => game.family !== 'reels').map((game) => game.gameCode)).toEqual([
      'emerald-falls',
      'night-market',
    ]);
  });

  it('open the in-house game that the noun of an arcade title names', () => {
    const families = new Map(
      gamesOf((game) => game.card.kind === 'arcade' && !game.isHot).map((game) => [game.name.EN, game.family]),
    );
    const familiesOf = (noun: string): unknown[] => [
      ...new Set([...families].filter(([name]) => name.includes(noun)).map(([, family]) => family)),
    ];
    expect(
      Object.fromEntries(
        [
          'Mines',
          'Dice',
          'Coin Flip',
          'Peg Drop',
          'Pinball',
          'Hi-Lo',
          'Wheel',
          'Darts',
          'Tower',
          'Chicken Crossing',
          'Penalty',
          'Hoops',
          'Vault',
          'Scratch Card',
        ].map((noun) => [noun, familiesOf(noun)]),
      ),
    ).toEqual({
      Mines: ['mines'],
      Dice: ['dice'],
      'Coin Flip': ['coin-flip'],
      'Peg Drop': ['plinko'],
      Pinball: ['plinko'],
      'Hi-Lo': ['hi-lo'],
      Wheel: ['wheel'],
      Darts: ['wheel'],
      Tower: ['climb'],
      'Chicken Crossing': ['climb'],
      Penalty: ['climb'],
      Hoops: ['climb'],
      Vault: ['climb'],
      'Scratch Card': ['scratch'],
    });
  });

  it.each(['crash', 'fish'])('open %s for every title of its kind', (kind) => {
    const titles = gamesOf((game) => game.card.kind === kind);
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((game) => game.family !== kind)).toEqual([]);
  });

  it('open the games that the noun of a live title names', () => {
    const familiesOf = (noun: string): unknown[] => [
      ...new Set(
        gamesOf((game) => game.card.kind === 'live' && game.name.EN.includes(noun)).map((game) => game.family),
      ),
    ];
    expect(familiesOf('Blackjack')).toEqual(['blackjack']);
    expect(familiesOf('Three-Card Poker')).toEqual(['three-card-poker']);
    expect(familiesOf("Casino Hold'em")).toEqual(['casino-holdem']);
    expect(familiesOf('Baccarat')).toEqual(['baccarat']);
    expect(familiesOf('Bull Bull')).toEqual(['bull-bull']);
    expect(familiesOf('Fish Prawn Crab')).toEqual(['fish-prawn-crab']);
    expect(familiesOf('Sic Bo')).toEqual(['sic-bo']);
    expect(familiesOf('Dragon Tiger')).toEqual(['dragon-tiger']);
    expect(familiesOf('Roulette')).toEqual(['roulette']);
    expect(familiesOf('Money Wheel')).toEqual(['money-wheel']);
    expect(familiesOf('Fan Tan')).toEqual(['fan-tan']);
  });

  it.each([
    ['Pok Deng', 'pok-deng'],
    ['Big Two', 'big-two'],
    ['Three-Card Brag', 'brag'],
  ] as const)('open a table with seats for every title of %s', (noun, family) => {
    const titles = gamesOf((game) => game.card.kind === 'pvp' && game.name.EN.includes(noun));
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((game) => game.family !== family)).toEqual([]);
  });

  it('open a draw for every lottery', () => {
    const titles = gamesOf((game) => game.card.kind === 'lottery' || game.card.kind === 'quickLottery');
    expect(titles.length).toBeGreaterThan(100);
    expect(new Set(titles.map((game) => game.family))).toEqual(
      new Set(['digit-draw', 'race-draw', 'dice-draw', 'pick-draw']),
    );
    for (const [noun, family] of [
      ['First Prize', 'digit-draw'],
      ['Derby Draw', 'race-draw'],
      ['Quick Dice', 'dice-draw'],
      ['Keno', 'pick-draw'],
    ] as const) {
      const named = titles.filter((game) => game.name.EN.includes(noun));
      expect(new Set(named.map((game) => game.family))).toEqual(new Set([family]));
    }
  });

  it('open bingo for every title of its kind', () => {
    const titles = gamesOf((game) => game.card.kind === 'bingo');
    expect(titles.length).toBeGreaterThan(40);
    expect(new Set(titles.map((game) => game.family))).toEqual(new Set(['bingo']));
  });

  it.each(['sports', 'esports', 'cockfight'])('open the sportsbook for every title of %s', (kind) => {
    const titles = gamesOf((game) => game.card.kind === kind);
    expect(titles.length).toBeGreaterThan(30);
    expect(titles.filter((game) => game.family !== 'sportsbook')).toEqual([]);
  });

  it('open a game for every card of PVP', () => {
    const titles = gamesOf((game) => game.card.kind === 'pvp');
    expect(titles.length).toBeGreaterThan(90);
    expect(titles.filter((game) => game.family === null)).toEqual([]);
  });

  it('end with nine arcade titles and two slots of the in-house vendor, each with a game of its own', () => {
    expect(
      demoGames()
        .slice(-11)
        .map((game) => [game.id, game.family, game.isHot && game.isNew]),
    ).toEqual([
      ['parlor-lotus-dice', 'dice', true],
      ['parlor-sky-limbo', 'limbo', true],
      ['parlor-naga-mines', 'mines', true],
      ['parlor-lantern-plinko', 'plinko', true],
      ['parlor-jade-keno', 'keno', true],
      ['parlor-fortune-wheel', 'wheel', true],
      ['parlor-temple-hi-lo', 'hi-lo', true],
      ['parlor-emerald-falls', 'emerald-falls', true],
      ['parlor-night-market', 'night-market', true],
      ['parlor-jacks-or-better', 'video-poker', true],
      ['parlor-lotus-video-poker', 'video-poker', true],
    ]);
  });

  it('have stable, unique and URL-safe ids', () => {
    const games = demoGames();
    expect(new Set(games.map((game) => game.id)).size).toBe(games.length);
    expect(new Set(games.map((game) => game.nodeId)).size).toBe(games.length);
    expect(new Set(games.map((game) => game.gameCode)).size).toBe(games.length);
    for (const game of games) {
      expect(game.id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
      expect(game.id.length).toBeLessThanOrEqual(64);
    }
    expect(findDemoGame(games[100]?.id ?? '')).toBe(games[100]);
  });

  it('have names in both languages that are unique within the vendor', () => {
    for (const vendor of demoVendors()) {
      const games = gamesOf((game) => game.vassalage === vendor.vassalage);
      expect(new Set(games.map((game) => game.name.EN)).size).toBe(games.length);
      expect(new Set(games.map((game) => game.name.TY)).size).toBe(games.length);
      for (const game of games) {
        expect(game.name.TY).toMatch(THAI);
        expect(game.name.EN).toMatch(/^[\u0020-\u007e]+$/);
        expect(`${game.name.EN}${game.name.TY}`).not.toMatch(/[{}|]/);
      }
    }
  });

  it('never use a real company name or title', () => {
    const texts = [
      ...demoGames().map((game) => game.name.EN),
      ...demoVendors().map((vendor) => vendor.displayName.EN),
    ].map((text) => text.toLowerCase());
    for (const name of realNames) expect(texts.filter((text) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('have a colour, a decimal bet, known classes and a release order without gaps', () => {
    const games = demoGames();
    for (const game of games) {
      expect(game.dominantColour).toMatch(/^#[\da-f]{6}$/);
      expect(game.minBet).toMatch(/^\d+\.\d{2}$/);
      expect(game.minLine).toBeGreaterThanOrEqual(1);
      for (const key of game.gameClassify) expect(gameClassNames[key]).toBeDefined();
      expect(game.hasJackpot).toBe(game.gameClassify.includes('JP'));
    }
    expect(new Set(games.map((game) => game.releaseOrder)).size).toBe(games.length);
    expect(gamesOf((game) => game.isNew).length).toBeGreaterThan(60);
    expect(gamesOf((game) => game.isHot).length).toBeGreaterThan(60);
  });

  it('use many palettes', () => {
    expect(new Set(demoGames().map((game) => game.card.palette)).size).toBeGreaterThanOrEqual(12);
  });
});
