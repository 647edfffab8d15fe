import { sql, type Kysely, type Selectable } from 'kysely';
import { fromMinor, gameTypes, type BillDetail } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { BetOrderTable } from '../../tables/ledgerTables.ts';
import { memberFigures, teamFigures } from '../agentReport/teamFigures.ts';
import type { RecordPage } from '../wallet/recordPage.ts';
import type { BillRow } from './bill.repository.ts';
import { figuresOf } from './billFigures.ts';

const HOUR_MS = 3_600_000;

/** The span and game types that a bill counts. */
interface BillSpan {
  bill: BillRow;
  /** Empty for all game types. */
  types: readonly string[];
  activeTurnover: bigint;
}

const spanOf = ({ bill, types, activeTurnover }: BillSpan) => ({
  agentId: bill.payee_id,
  currency: bill.currency,
  from: new Date(bill.period_from),
  to: new Date(bill.period_to),
  gameTypes: types,
  activeTurnover,
});

/** Reads the figures behind a bill by game type; types that nobody played are left out. */
export async function gameTypesOf(db: Kysely<Database>, span: BillSpan): Promise<BillDetail['gameTypes']> {
  const list: BillDetail['gameTypes'] = [];
  const { currency } = span.bill;
  for (const gameType of span.types.length === 0 ? gameTypes : span.types) {
    const { turnover, payouts } = await teamFigures(db, { ...spanOf(span), gameTypes: [gameType] });
    if (turnover !== 0n || payouts !== 0n)
      list.push({ gameType, turnover: fromMinor(turnover, currency), payouts: fromMinor(payouts, currency) });
  }
  return list;
}

/**
 * Reads the figures behind a bill for each direct downline with its team, and for the payee alone; largest turnover
 * first.
 */
export async function membersOf(db: Kysely<Database>, span: BillSpan): Promise<BillDetail['members']> {
  const { bill, types, activeTurnover } = span;
  const { currency } = bill;
  const { rows: branches } = await sql<{ id: string; account: string; from: number | null; to: number | null }>`
    select d.id, d.account, nullif(a.valid_from, '-infinity') as from, nullif(a.valid_to, 'infinity') as to
    from account_ancestor a join account d on d.id = a.descendant_id
    where a.ancestor_id = ${bill.payee_id} and a.depth = 1
      and a.valid_from < ${new Date(bill.period_to)} and a.valid_to > ${new Date(bill.period_from)}`.execute(db);
  const byAccount = new Map((await memberFigures(db, spanOf(span))).map((figures) => [figures.accountId, figures]));
  const figures = await figuresOf(
    db,
    branches.map(({ id, from, to }) => ({
      payeeId: id,
      // An account that was opened within an hour counts from the beginning of that hour.
      from: Math.max(bill.period_from, (from ?? 0) - HOUR_MS + 1),
      to: Math.min(bill.period_to, to ?? bill.period_to),
      currency: bill.currency,
      gameTypes: types,
      activeTurnover,
    })),
  );
  const isActive = (id: string): boolean => {
    const turnover = byAccount.get(id)?.turnover ?? 0n;
    return turnover > 0n && turnover >= activeTurnover;
  };
  const { account } = await db
    .selectFrom('account')
    .select('account')
    .where('id', '=', bill.payee_id)
    .executeTakeFirstOrThrow();
  const self = byAccount.get(bill.payee_id);
  return [
    { id: bill.payee_id, account, turnover: self?.turnover ?? 0n, netLoss: self?.netLoss ?? 0n },
    ...branches.map(({ id, account: name }, index) => ({
      id,
      account: name,
      turnover: figures[index]?.turnover ?? 0n,
      netLoss: figures[index]?.netLoss ?? 0n,
    })),
  ]
    .filter(({ id, turnover, netLoss }) => id === bill.payee_id || turnover !== 0n || netLoss !== 0n)
    .toSorted((a, b) =>
      a.turnover === b.turnover ? a.account.localeCompare(b.account) : a.turnover < b.turnover ? 1 : -1,
    )
    .map(({ id, account: name, turnover, netLoss }) => ({
      account: name,
      turnover: fromMinor(turnover, currency),
      netLoss: fromMinor(netLoss, currency),
      isActive: isActive(id),
    }));
}

/** A round with the account that played it. */
export type TeamOrder = Selectable<BetOrderTable> & { account: string };

/** Lists the rounds behind a bill, newest first, of the whole team or of one account of it. */
export async function listTeamOrders(
  db: Kysely<Database>,
  { bill, types }: Pick<BillSpan, 'bill' | 'types'>,
  { account, pageNo, pageSize }: { account?: string | undefined; pageNo: number; pageSize: number },
): Promise<RecordPage<TeamOrder> & { turnover: bigint; payouts: bigint }> {
  const [from, to] = [new Date(bill.period_from), new Date(bill.period_to)];
  const members = sql`
    select m.id, m.account, ledger_bucket(m.merchant_code, m.id::text) as bucket,
      greatest(${from}::timestamptz, t.valid_from) as from, least(${to}::timestamptz, t.valid_to) as to
    from (
      select ${bill.payee_id}::uuid as id, '-infinity'::timestamptz as valid_from, 'infinity'::timestamptz as valid_to
      union all
      select descendant_id, valid_from, valid_to from account_ancestor
      where ancestor_id = ${bill.payee_id} and valid_from < ${to} and valid_to > ${from}
    ) t join account m on m.id = t.id
    where ${account === undefined ? sql`true` : sql`m.account = ${account.toLowerCase()}`}`;
  const found = sql`
    (${members}) m join bet_order o on o.bucket = m.bucket and o.owner = m.id::text and o.currency = ${bill.currency}
      and o.placed_at >= m.from and o.placed_at < m.to
      and ${types.length === 0 ? sql`true` : sql`o.game_type = any (${[...types]}::text[])`}`;
  const { rows } = await sql<TeamOrder>`
    select o.*, m.account from ${found} order by o.placed_at desc, o.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
    db,
  );
  const sums = await sql<{ count: number; turnover: bigint; payouts: bigint }>`
    select count(*)::int as count, coalesce(sum(o.stake - o.refunded) filter (where is_turnover(o.game_type)), 0)::bigint as turnover,
      coalesce(sum(o.payout - case when is_turnover(o.game_type) then 0 else o.stake - o.refunded end), 0)::bigint as payouts
    from ${found}`.execute(db);
  const { count, turnover, payouts } = sums.rows[0] ?? { count: 0, turnover: 0n, payouts: 0n };
  return { rows, totalCount: count, turnover, payouts };
}
