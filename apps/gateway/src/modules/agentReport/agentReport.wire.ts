import { fromMinor, type Currency, type TeamResults } from '@parlor/contract';
import { isAgentType } from '../member/accountTypes.ts';
import type { ResultFigures } from './results.rules.ts';
import type { Sums } from './team.repository.ts';
import { netLossOf } from './teamFigures.ts';

/** The sums of a span without any activity. */
export const noSums: Sums = {
  turnover: 0n,
  payouts: 0n,
  deposits: 0n,
  withdrawals: 0n,
  promotions: 0n,
  rebates: 0n,
  fees: 0n,
};
/** The earnings of a span without any. */
export const noEarnings = { rebate: 0n, salary: 0n, dividend: 0n, hourly: 0n, received: 0n, paid: 0n };

/** Converts the KPIs that depend on days for the wire. */
export function toSpanFigures(
  sums: Sums,
  earnings: typeof noEarnings,
  { active, isNew, first }: { active: number; isNew: number; first: number },
  currency: Currency,
) {
  const text = (minor: bigint) => fromMinor(minor, currency);
  return {
    a: { newMembers: isNew, active, firstDepositors: first },
    b: moneyOf({ ...sums, netLoss: netLossOf(sums) }, currency),
    c: {
      rebate: text(earnings.rebate),
      salary: text(earnings.salary),
      dividend: text(earnings.dividend),
      hourly: text(earnings.hourly),
      received: text(earnings.received),
      paid: text(earnings.paid),
    },
  };
}

/** Converts the money of a row for the wire. */
function moneyOf(figures: Sums & { netLoss: bigint }, currency: Currency) {
  const text = (minor: bigint) => fromMinor(minor, currency);
  return {
    deposits: text(figures.deposits),
    withdrawals: text(figures.withdrawals),
    turnover: text(figures.turnover),
    payouts: text(figures.payouts),
    promotions: text(figures.promotions),
    rebates: text(figures.rebates),
    fees: text(figures.fees),
    netLoss: text(figures.netLoss),
  };
}

/** Converts a row of results for the wire. */
export function toResult(
  row: ResultFigures & { account: string; nickname: string; type: number },
  currency: Currency,
): TeamResults['self'] {
  return {
    account: row.account,
    nickname: row.nickname,
    type: isAgentType(row.type) ? 'agent' : 'member',
    members: row.members,
    active: row.active,
    ...moneyOf(row, currency),
  };
}
