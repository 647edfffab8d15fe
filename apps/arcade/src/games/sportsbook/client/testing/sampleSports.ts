/* Answers in the form of the server's, for tests and stories. */
import type {
  FixtureDetail,
  FixtureResult,
  FixtureView,
  LegView,
  MarketView,
  SlipView,
  SportsLobby,
} from '../../../../sportsApi.ts';
import type { SportText } from '../../model/sportModel.ts';
import type { SlipPick } from '../slip.ts';

export const NOW = Date.UTC(2026, 10, 27, 12, 0, 0);
const MINUTE_MS = 60_000;

const named = (EN: string, TY = EN, CN = EN): SportText => ({ EN, TY, CN });
export const otters = named('Lantern Otters', 'นากโคมไฟ', '灯笼水獭');
export const herons = named('Monsoon Herons', 'นกกระสามรสุม', '季风苍鹭');
export const league = { code: 'fb-lantern', name: named('Lantern League', 'ลีกโคมไฟ', '灯笼联赛') };

/** Returns a market with its picks and prices in hundredths. */
export function marketOf(
  market: string,
  prices: Readonly<Record<string, number>>,
  change: Partial<MarketView> = {},
): MarketView {
  return {
    market,
    group: 'main',
    isSuspended: false,
    picks: Object.entries(prices).map(([pick, price]) => ({ pick, price })),
    ...change,
  };
}

/** Creates a live football fixture, 1 : 0 after 67 minutes. */
export function fixtureOf(id: string, change: Partial<FixtureView> = {}): FixtureView {
  return {
    id,
    sport: 'football',
    league,
    entrants: [otters, herons],
    startsAt: NOW - 6 * MINUTE_MS,
    endsBy: NOW + 4 * MINUTE_MS,
    phase: 'live',
    seedHash: 'ab'.repeat(32),
    clientSeed: 'cd'.repeat(16),
    board: {
      score: [1, 0],
      periods: [
        [0, 0],
        [1, 0],
      ],
      period: 'secondHalf',
      clock: 67,
      isOver: false,
      isAbandoned: false,
    },
    revision: 10,
    markets: [marketOf('result', { home: 215, draw: 340, away: 410 })],
    openMarkets: 24,
    ...change,
  };
}

/** Creates a fixture that has not begun. */
export function upcomingOf(id: string, change: Partial<FixtureView> = {}): FixtureView {
  return fixtureOf(id, {
    phase: 'upcoming',
    startsAt: NOW + 12 * MINUTE_MS,
    endsBy: NOW + 22 * MINUTE_MS,
    board: { score: [0, 0], periods: [[0, 0]], period: 'firstHalf', clock: 0, isOver: false, isAbandoned: false },
    ...change,
  });
}

const scores: Readonly<Record<string, number>> = {
  '1-0': 420,
  '2-0': 610,
  '1-1': 650,
  '2-1': 880,
  '3-0': 1450,
  other: 2100,
};

/** Returns a fixture with all of its markets. */
export function detailOf(id: string, change: Partial<FixtureDetail> = {}): FixtureDetail {
  return {
    ...fixtureOf(id),
    markets: [
      marketOf('result', { home: 215, draw: 340, away: 410 }),
      marketOf('doubleChance', { homeOrDraw: 131, homeOrAway: 141, drawOrAway: 186 }),
      marketOf('handicap:-0.5', { home: 215, away: 168 }, { group: 'handicap' }),
      marketOf('handicap:-1.5', { home: 390, away: 124 }, { group: 'handicap' }),
      marketOf('total:1.5', { over: 152, under: 240 }, { group: 'total' }),
      marketOf('total:2.5', { over: 288, under: 138 }, { group: 'total' }),
      marketOf('bothScore', { yes: 230, no: 155 }, { group: 'score' }),
      marketOf('correctScore', scores, { group: 'score' }),
      marketOf('goal:2', { home: 260, away: 310, none: 290 }, { group: 'special' }),
    ],
    events: [
      { tick: 47, type: 'periodEnd', entrant: null },
      { tick: 58, type: 'goal', entrant: 0 },
    ],
    serverSeed: null,
    ...change,
  };
}

export function lobbyOf(change: Partial<SportsLobby> = {}): SportsLobby {
  return {
    serverTime: NOW,
    sports: [
      { code: 'football', name: named('Football', 'ฟุตบอล', '足球'), group: 'sports', live: 3, upcoming: 40 },
      { code: 'basketball', name: named('Basketball', 'บาสเกตบอล', '篮球'), group: 'sports', live: 0, upcoming: 22 },
      { code: 'tennis', name: named('Tennis', 'เทนนิส', '网球'), group: 'sports', live: 2, upcoming: 18 },
      { code: 'muay-thai', name: named('Muay Thai', 'มวยไทย', '泰拳'), group: 'sports', live: 1, upcoming: 12 },
      { code: 'horse-racing', name: named('Horse Racing', 'แข่งม้า', '赛马'), group: 'sports', live: 1, upcoming: 30 },
      { code: 'lane-war', name: named('Lane War', 'ศึกสามเลน', '三路对战'), group: 'esports', live: 0, upcoming: 9 },
      { code: 'cockfight', name: named('Cockfight', 'ไก่ชน', '斗鸡'), group: 'cockfight', live: 0, upcoming: 14 },
    ],
    leagues: [
      { ...league, sport: 'football', live: 2, upcoming: 20 },
      { code: 'fb-orchid', name: named('Orchid Cup', 'ถ้วยกล้วยไม้', '兰花杯'), sport: 'football', live: 1, upcoming: 20 },
    ],
    paces: [{ sport: 'football', betDelayMs: 5_000, suspendedMs: 8_000 }],
    limits: { legs: 12, lines: 495, unit: '100', maxStake: '500000', maxPayout: '100000000' },
    marginBasisPoints: 500,
    nextSeedHash: 'ef'.repeat(32),
    favourites: [],
    ...change,
  };
}

/** Returns a leg of a slip on the home side. */
export function legOf(fixture: string, change: Partial<LegView> = {}): LegView {
  const { board } = fixtureOf(fixture);
  return {
    fixture,
    selections: [{ market: 'result', pick: 'home' }],
    price: 215,
    entrants: [otters, herons],
    league: league.name,
    sport: 'football',
    startsAt: NOW - 6 * MINUTE_MS,
    outcome: 'open',
    phase: 'live',
    board,
    newPrice: 215,
    quote: null,
    tape: null,
    ...change,
  };
}

/** Returns an open single of 10.00. */
export function slipOf(id: string, change: Partial<SlipView> = {}): SlipView {
  const views = change.views ?? [legOf('fb-lantern:7')];
  return {
    id,
    state: 'open',
    refusal: null,
    newPrices: null,
    mostStake: null,
    legs: views.map(({ fixture, selections, price }) => ({ fixture, selections, price })),
    views,
    combine: views.length,
    lines: 1,
    stake: '1000',
    currency: 'THB',
    potentialWin: '2150',
    paid: '0',
    openShare: 10_000,
    cashOut: { amount: '1234', isSuspended: false },
    autoCashOutAt: null,
    cashOuts: [],
    placedAt: NOW,
    decidedAt: null,
    round: null,
    ...change,
  };
}

export function resultOfFixture(id: string, change: Partial<FixtureResult> = {}): FixtureResult {
  return {
    id,
    sport: 'football',
    league,
    entrants: [otters, herons],
    startsAt: NOW - 30 * MINUTE_MS,
    board: { ...fixtureOf(id).board, score: [2, 1], isOver: true, period: 'fullTime' },
    seedHash: 'ab'.repeat(32),
    clientSeed: 'cd'.repeat(16),
    serverSeed: '12'.repeat(32),
    ...change,
  };
}

/** Returns a pick of a slip. */
export function pickOn(fixture: string, change: Partial<SlipPick> = {}): SlipPick {
  return {
    fixture,
    sport: 'football',
    league: league.name,
    entrants: [otters, herons],
    startsAt: NOW,
    selections: [{ market: 'result', pick: 'home' }],
    price: 215,
    ...change,
  };
}
