import type {
  AgentRebates,
  DownlineBets,
  Order,
  RebateSources,
  TeamGameTypes,
  TeamKpi,
  TeamResults,
  TeamTrend,
} from '@parlor/contract';

import { buildOrder } from './walletBuilders.ts';
import { NOW } from './now.ts';

type HeadKpi = TeamKpi['a'];
type MoneyKpi = TeamKpi['b'];
type EarningsKpi = TeamKpi['c'];
type TeamDay = TeamTrend['days'][number];
type TeamResult = TeamResults['list'][number];

const buildHeadKpi = (over: Partial<HeadKpi> = {}): HeadKpi => ({
  members: 44,
  agents: 4,
  newMembers: 6,
  active: 18,
  online: 3,
  firstDepositors: 2,
  ...over,
});
/** Builds the KPIs of worked example 5: 800,000 − 761,000 − 5,200 − 3,000 − 800 = 30,000. */
export const buildMoneyKpi = (over: Partial<MoneyKpi> = {}): MoneyKpi => ({
  deposits: '120000.00',
  withdrawals: '64000.00',
  turnover: '800000.00',
  payouts: '761000.00',
  promotions: '3000.00',
  rebates: '5200.00',
  fees: '800.00',
  netLoss: '30000.00',
  balance: '45210.75',
  ...over,
});
export const buildEarningsKpi = (over: Partial<EarningsKpi> = {}): EarningsKpi => ({
  rebate: '780.00',
  salary: '605.14',
  dividend: '750.00',
  hourly: '48.50',
  received: '500.00',
  paid: '1260.00',
  ...over,
});
export const buildTeamKpi = (over: Partial<TeamKpi> = {}): TeamKpi => ({
  currency: 'THB',
  account: 'agent01',
  from: '2026-11-15',
  to: '2026-11-21',
  countedUntil: NOW,
  a: buildHeadKpi(),
  b: buildMoneyKpi(),
  c: buildEarningsKpi(),
  before: {
    a: buildHeadKpi({ newMembers: 4, active: 20, firstDepositors: 0 }),
    b: buildMoneyKpi({ turnover: '640000.00', payouts: '650000.00', netLoss: '-19000.00', deposits: '100000.00' }),
    c: buildEarningsKpi({ rebate: '600.00', salary: '0.00', dividend: '0.00', hourly: '24.25' }),
  },
  ...over,
});
const buildTeamDay = (over: Partial<TeamDay> = {}): TeamDay => ({
  day: '2026-11-21',
  turnover: '120000.00',
  payouts: '111000.00',
  deposits: '18000.00',
  withdrawals: '9000.00',
  netLoss: '7650.00',
  active: 12,
  newMembers: 1,
  ...over,
});
/** Days from 15 to 21 November and the hours of the last one, in Bangkok's time zone. */
export const buildTeamTrend = (over: Partial<TeamTrend> = {}): TeamTrend => ({
  currency: 'THB',
  days: ['15', '16', '17', '18', '19', '20', '21'].map((day, index) =>
    buildTeamDay({
      day: `2026-11-${day}`,
      turnover: `${80_000 + index * 9000}.00`,
      payouts: `${90_000 + (index % 3) * 12_000}.00`,
      netLoss: index % 3 === 2 ? '-9500.00' : '7650.00',
    }),
  ),
  hours: Array.from({ length: 19 }, (_, hour) => ({
    hour: Date.UTC(2026, 10, 20, 17 + hour),
    turnover: `${1000 + ((hour * 7) % 11) * 300}.00`,
    payouts: `${900 + ((hour * 5) % 9) * 320}.00`,
  })),
  ...over,
});
export const buildTeamGameTypes = (over: Partial<TeamGameTypes> = {}): TeamGameTypes => ({
  currency: 'THB',
  list: [
    { gameType: 'RNG', turnover: '500000.00', payouts: '470000.00', rebates: '3500.00', netLoss: '24500.00' },
    { gameType: 'LIVE', turnover: '300000.00', payouts: '291000.00', rebates: '1700.00', netLoss: '5500.00' },
  ],
  ...over,
});
const buildTeamResult = (
  { balance: _now, ...money } = buildMoneyKpi(),
  over: Partial<TeamResult> = {},
): TeamResult => ({
  account: 'agent11',
  nickname: 'Somchai',
  type: 'agent',
  members: 27,
  active: 11,
  ...money,
  ...over,
});
export const buildTeamResults = (over: Partial<TeamResults> = {}): TeamResults => ({
  list: [
    buildTeamResult(buildMoneyKpi({ turnover: '500000.00', netLoss: '41000.00' })),
    buildTeamResult(buildMoneyKpi({ turnover: '290000.00', netLoss: '-12000.00' }), {
      account: 'player11',
      nickname: 'Ploy',
      type: 'member',
      members: 1,
      active: 1,
    }),
  ],
  pageNum: 1,
  totalPages: 1,
  totalCount: 2,
  currency: 'THB',
  self: buildTeamResult(buildMoneyKpi({ turnover: '10000.00', netLoss: '1000.00' }), {
    account: 'agent01',
    nickname: '',
    members: 1,
    active: 1,
  }),
  total: buildTeamResult(buildMoneyKpi(), { account: 'agent01', nickname: '', members: 48, active: 18 }),
  ...over,
});
export const buildDownlineBets = (list: Order[] = [buildOrder()], over: Partial<DownlineBets> = {}): DownlineBets => ({
  list,
  pageNum: 1,
  totalPages: list.length === 0 ? 0 : 1,
  totalCount: list.length,
  currency: 'THB',
  totals: { turnover: '20.00', payouts: '35.00' },
  ...over,
});
/** Builds rebates of two days: today's is still counting, yesterday's is paid. */
export const buildAgentRebates = (over: Partial<AgentRebates> = {}): AgentRebates => ({
  list: [
    { day: '2026-11-21', gameType: 'RNG', turnover: '10000.00', amount: '60.00', state: 'RUNNING' },
    { day: '2026-11-21', gameType: 'LIVE', turnover: '19.99', amount: '0.12', state: 'RUNNING' },
    { day: '2026-11-20', gameType: 'RNG', turnover: '5000.00', amount: '30.00', state: 'PAID' },
  ],
  pageNum: 1,
  totalPages: 1,
  totalCount: 3,
  currency: 'THB',
  total: '90.12',
  ...over,
});
/** Sources of the first of them: the account's own bets, and those of two players further down. */
export const buildRebateSources = (over: Partial<RebateSources> = {}): RebateSources => ({
  list: [
    { account: 'player11', turnover: '6000.00', own: '7.8', below: '7.2', amount: '36.00' },
    { account: 'agent01', turnover: '307.69', own: '7.8', below: null, amount: '24.00' },
  ],
  pageNum: 1,
  totalPages: 1,
  totalCount: 2,
  currency: 'THB',
  ...over,
});
