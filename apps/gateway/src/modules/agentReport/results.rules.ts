import type { Sums } from './team.repository.ts';

/** The columns by which results can be ordered. */
export type ResultOrder = 'turnover' | 'netLoss' | 'deposits' | 'active';

/** The additive columns of a row of results. */
export type ResultFigures = Sums & { netLoss: bigint; members: number; active: number };

const amounts = ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees', 'netLoss'] as const;

/** Sums rows. */
export function addUp(rows: readonly ResultFigures[]): ResultFigures {
  const total: ResultFigures = {
    turnover: 0n,
    payouts: 0n,
    deposits: 0n,
    withdrawals: 0n,
    promotions: 0n,
    rebates: 0n,
    fees: 0n,
    netLoss: 0n,
    members: 0,
    active: 0,
  };
  for (const row of rows) {
    for (const name of amounts) total[name] += row[name];
    total.members += row.members;
    total.active += row.active;
  }
  return total;
}

/** Sorts rows by a column, the largest first; equal rows by account. */
export function inOrder<Row extends ResultFigures & { account: string }>(
  rows: readonly Row[],
  order: ResultOrder,
): Row[] {
  return rows.toSorted((a, b) => {
    const [first, second] = [BigInt(a[order]), BigInt(b[order])];
    if (first !== second) return first > second ? -1 : 1;
    return a.account < b.account ? -1 : 1;
  });
}
