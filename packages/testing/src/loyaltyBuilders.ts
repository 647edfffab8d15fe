import type { ClaimedRebate, Level, MonthFigures, Paged, Rank, Rebate, RebateDays } from '@parlor/contract';

import { NOW } from './now.ts';

export const buildLevel = (over: Partial<Level> = {}): Level => ({
  labelId: 'bronze',
  name: 'Bronze',
  conditions: [],
  keepTurnover: null,
  gift: null,
  birthdayGift: null,
  withdrawalHours: 24,
  hasPersonalService: false,
  rebates: [
    { gameType: 'RNG', percent: 0.2 },
    { gameType: 'LIVE', percent: 0.08 },
  ],
  ...over,
});
/** The levels of the samples, the lowest first. */
export const sampleLevels: Level[] = [
  buildLevel(),
  buildLevel({
    labelId: 'silver',
    name: 'Silver',
    conditions: [
      { kind: 'turnover', target: '10000.00' },
      { kind: 'deposits', target: '1000.00' },
    ],
    keepTurnover: '3000.00',
    gift: '50.00',
    withdrawalHours: 12,
  }),
  buildLevel({
    labelId: 'gold',
    name: 'Gold',
    conditions: [
      { kind: 'turnover', target: '50000.00' },
      { kind: 'deposits', target: '5000.00' },
    ],
    keepTurnover: '15000.00',
    gift: '250.00',
    birthdayGift: '200.00',
    withdrawalHours: 1,
    hasPersonalService: true,
    rebates: [
      { gameType: 'RNG', percent: 0.5 },
      { gameType: 'LIVE', percent: 0.2 },
    ],
  }),
];
/** Builds a player of the second level who has met one of two conditions of the third. */
export const buildRank = (over: Partial<Rank> = {}): Rank => ({
  currency: 'THB',
  current: { labelId: 'silver', name: 'Silver', since: '2026-10-20' },
  playerRankProgress: { labelId: 'gold' },
  currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
  conditions: [
    { kind: 'turnover', target: '50000.00', done: '60000.00', left: '0.00', isMet: true },
    { kind: 'deposits', target: '5000.00', done: '4000.00', left: '1000.00', isMet: false },
  ],
  countedFrom: null,
  keep: {
    until: '2026-11-30',
    target: '3000.00',
    done: '1200.00',
    left: '1800.00',
    isMet: false,
    isJudged: true,
  },
  levels: sampleLevels,
  ...over,
});
export const buildMonthFigures = (over: Partial<MonthFigures> = {}): MonthFigures => ({
  currency: 'THB',
  from: '2026-11-01',
  turnover: '12345.67',
  deposits: '4000.00',
  rewards: '131.71',
  ...over,
});
export const buildRebate = (over: Partial<Rebate> = {}): Rebate => ({
  currency: 'THB',
  claimable: '81.71',
  list: [
    { gameType: 'RNG', percent: 0.5, turnover: '12345.67', rebate: '61.72' },
    { gameType: 'LIVE', percent: 0.2, turnover: '9999.99', rebate: '19.99' },
  ],
  claimedInAll: '250.00',
  ...over,
});
export const buildRebateDays = (over: Partial<RebateDays> = {}): RebateDays => ({
  list: [
    { day: '2026-11-21', turnover: '2345.67', percent: 0.5, exact: '11.72835' },
    { day: '2026-11-20', turnover: '10000.00', percent: 0.5, exact: '50' },
  ],
  pageNum: 1,
  totalPages: 1,
  totalCount: 2,
  carried: '0',
  ...over,
});
export const buildClaimedRebate = (over: Partial<ClaimedRebate> = {}): ClaimedRebate => ({
  claimId: '0190b0f0-0000-4000-8000-000000000001',
  amount: '81.71',
  currency: 'THB',
  claimedAt: NOW,
  parts: [
    { gameType: 'RNG', turnover: '12345.67', amount: '61.72' },
    { gameType: 'LIVE', turnover: '9999.99', amount: '19.99' },
  ],
  ...over,
});
export const buildClaimedRebates = (list: ClaimedRebate[] = [buildClaimedRebate()]): Paged<ClaimedRebate> => ({
  list,
  pageNum: 1,
  totalPages: list.length === 0 ? 0 : 1,
  totalCount: list.length,
});
