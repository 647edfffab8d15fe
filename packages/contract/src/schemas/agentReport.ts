import { z } from 'zod';
import { accountName, downlineParams, downlineTypes, gameTypeCode, ratePercent } from './agent.ts';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize } from './primitives.ts';
import { order } from './wallet.ts';

/** Maximum number of days in a team report. */
export const TEAM_REPORT_MAX_DAYS = 92;

const day = z.iso.date();
const spanFields = {
  from: day,
  to: day,
  /** The account below the agent whose team is reported. Defaults to the agent's own. */
  under: accountName.optional(),
};
const isSpan = ({ from, to }: { from: string; to: string }): boolean => {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length < TEAM_REPORT_MAX_DAYS * 86_400_000;
};
const spanMessage = 'must be 1 to 92 days';
/** Query of a team report: first and last day in the merchant's time zone, both included. */
export const teamSpanQuery = z.object(spanFields).refine(isSpan, spanMessage);

/**
 * KPI A: members of a team. `newMembers` and `firstDepositors` are those of the span; `active` members reached the
 * turnover threshold.
 */
export const headKpi = z.object({
  members: z.int(),
  agents: z.int(),
  newMembers: z.int(),
  active: z.int(),
  online: z.int(),
  firstDepositors: z.int(),
});
/** KPI B: money of a team in the span. `netLoss` is turnover less payouts, rebates, promotions and fees. */
export const moneyKpi = z.object({
  deposits: moneyAmount,
  withdrawals: moneyAmount,
  /** Stakes of settled rounds, without void rounds and free rounds. */
  turnover: moneyAmount,
  payouts: moneyAmount,
  promotions: moneyAmount,
  rebates: moneyAmount,
  fees: moneyAmount,
  netLoss: moneyAmount,
  /** Free cash of the team now. */
  balance: moneyAmount,
});
/**
 * KPI C: earnings of the agent alone in the span. `received` and `paid` are transfers and bills with other accounts.
 */
export const earningsKpi = z.object({
  rebate: moneyAmount,
  salary: moneyAmount,
  dividend: moneyAmount,
  hourly: moneyAmount,
  received: moneyAmount,
  paid: moneyAmount,
});
/** Answer of `getTeamKpi` (AGT-02). */
export const teamKpi = z.object({
  currency,
  account: z.string(),
  from: day,
  to: day,
  /** The time up to which money is counted. */
  countedUntil: epochMs,
  a: headKpi,
  b: moneyKpi,
  c: earningsKpi,
  /** The same for the preceding period of equal length. Balance, members, agents and online are current values. */
  before: z.object({ a: headKpi, b: moneyKpi, c: earningsKpi }),
});

/** Answer of `getTeamTrend`: every day of the span, the earliest first. */
export const teamTrend = z.object({
  currency,
  days: z.array(
    z.object({
      day,
      turnover: moneyAmount,
      payouts: moneyAmount,
      deposits: moneyAmount,
      withdrawals: moneyAmount,
      netLoss: moneyAmount,
      active: z.int(),
      newMembers: z.int(),
    }),
  ),
  /** The hours of the last day up to now. */
  hours: z.array(z.object({ hour: epochMs, turnover: moneyAmount, payouts: moneyAmount })),
});

/** Answer of `getTeamGameTypes`: largest turnover first. */
export const teamGameTypes = z.object({
  currency,
  list: z.array(
    z.object({
      gameType: gameTypeCode,
      turnover: moneyAmount,
      payouts: moneyAmount,
      rebates: moneyAmount,
      netLoss: moneyAmount,
    }),
  ),
});

/** The sort order of results by downline, the largest first. */
export const resultOrders = ['turnover', 'netLoss', 'deposits', 'active'] as const;
/** Query of `listTeamResults`. */
export const teamResultsQuery = z
  .object({
    ...spanFields,
    order: z.enum(resultOrders).default('turnover'),
    pageNo: pageNumber,
    pageSize: pageSize(20, 100),
  })
  .refine(isSpan, spanMessage);
const teamResult = z.object({
  account: z.string(),
  nickname: z.string(),
  type: z.enum(downlineTypes),
  /** Members of its team, including itself. */
  members: z.int(),
  active: z.int(),
  ...moneyKpi.omit({ balance: true }).shape,
});
/** Answer of `listTeamResults`: a row for each direct downline with its team. */
export const teamResults = paged(teamResult).extend({
  currency,
  /** The account alone, without its team. `total` is the sum of `self` and all rows. */
  self: teamResult,
  total: teamResult,
});

/** Query of `listDownlineBets`. */
export const downlineBetsQuery = z
  .object({ from: day, to: day, gameType: gameTypeCode.optional(), pageNo: pageNumber, pageSize: pageSize(20, 100) })
  .refine(isSpan, spanMessage);
/** Answer of `listDownlineBets`: the rounds behind the figures of one account, newest first. */
export const downlineBets = paged(order).extend({
  currency,
  totals: z.object({ turnover: moneyAmount, payouts: moneyAmount }),
});

/** State of a day's rebates: still counting, computed, paid. */
export const rebateStates = ['RUNNING', 'COMPUTED', 'PAID'] as const;
/** Query of `listAgentRebates`. */
export const agentRebatesQuery = z
  .object({ from: day, to: day, pageNo: pageNumber, pageSize: pageSize(20, 100) })
  .refine(isSpan, spanMessage);
/** Answer of `listAgentRebates`: rebates of the agent by day and game type, newest first (AGT-08). */
export const agentRebates = paged(
  z.object({
    day,
    gameType: gameTypeCode,
    /** Turnover of the team. */
    turnover: moneyAmount,
    amount: moneyAmount,
    state: z.enum(rebateStates),
  }),
).extend({ currency, total: moneyAmount });
/** Query of `listRebateSources`. */
export const rebateSourcesQuery = z.object({
  day,
  gameType: gameTypeCode,
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listRebateSources`: the players whose turnover earned a rebate, largest first. */
export const rebateSources = paged(
  z.object({
    /** The player whose bets earned it. */
    account: z.string(),
    turnover: moneyAmount,
    /** The caller's rate, and the rate of the next account down to the player; null on own bets. */
    own: ratePercent,
    below: ratePercent.nullable(),
    amount: moneyAmount,
  }),
).extend({ currency });

/** The content of a CSV file; its first line names the columns. */
export const teamFile = z.string();

/** Schemas of the team report calls. */
export const agentReportCalls = {
  getTeamKpi: { summary: 'KPIs of a team', query: teamSpanQuery, value: teamKpi, errors: ['agent.not_in_team'] },
  getTeamTrend: {
    summary: 'A team by day and hour',
    query: teamSpanQuery,
    value: teamTrend,
    errors: ['agent.not_in_team'],
  },
  getTeamGameTypes: {
    summary: 'A team by game type',
    query: teamSpanQuery,
    value: teamGameTypes,
    errors: ['agent.not_in_team'],
  },
  listTeamResults: {
    summary: 'A team by direct downline',
    query: teamResultsQuery,
    value: teamResults,
    errors: ['agent.not_in_team'],
  },
  exportTeamResults: {
    summary: 'A team by direct downline, as a file',
    query: teamSpanQuery,
    value: teamFile,
    errors: ['agent.not_in_team'],
  },
  listDownlineBets: {
    summary: 'Rounds of an account of the team',
    params: downlineParams,
    query: downlineBetsQuery,
    value: downlineBets,
    errors: ['agent.not_in_team'],
  },
  listAgentRebates: { summary: 'Rebates of the agent', query: agentRebatesQuery, value: agentRebates, errors: [] },
  listRebateSources: {
    summary: 'Players behind a rebate',
    query: rebateSourcesQuery,
    value: rebateSources,
    errors: [],
  },
} as const;
