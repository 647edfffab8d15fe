import { sql, type Selectable, type Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type {
  AgentBillPaymentTable,
  AgentBillTable,
  AgentBillMessageTable,
  BillState,
  ContractKind,
  StoredTerms,
} from '../../tables/agentContractTables.ts';
import type { RecordPage } from '../wallet/recordPage.ts';
import type { ComputedPeriod } from './bill.rules.ts';
import { billIdOf } from './billId.ts';
import type { Connection, ContractRow, Party } from './contract.repository.ts';
import type { Side } from './contractState.rules.ts';
import type { Period } from './period.rules.ts';

export type BillRow = Selectable<AgentBillTable>;
/** A bill with its sides, the game types of its contract, and whether it has messages. */
export type BillWithParties = BillRow & {
  payer: Party | null;
  payee: Party;
  game_types: string;
  isDisputed: boolean;
};

/** States in which a bill waits for money. */
export const payableStates = ['COLLECTABLE', 'PARTIAL', 'INSUFFICIENT'] as const;

const withParties = (db: Connection) =>
  db
    .selectFrom('agent_bill as b')
    .innerJoin('account as payee', 'payee.id', 'b.payee_id')
    .leftJoin('account as payer', 'payer.id', 'b.payer_id')
    .selectAll('b')
    .select([
      'payee.account as payee_account',
      'payee.nickname as payee_nickname',
      'payer.account as payer_account',
      'payer.nickname as payer_nickname',
      sql<string>`(select c.game_types from agent_contract c where c.id = b.contract_id)`.as('game_types'),
      sql<boolean>`exists (select from agent_bill_message m where m.bill_id = b.id)`.as('isDisputed'),
    ]);

type Joined = Awaited<ReturnType<ReturnType<typeof withParties>['executeTakeFirstOrThrow']>>;

function joined({ payee_account, payee_nickname, payer_account, payer_nickname, ...bill }: Joined): BillWithParties {
  return {
    ...bill,
    payee: { id: bill.payee_id, account: payee_account, nickname: payee_nickname },
    payer:
      bill.payer_id === null
        ? null
        : { id: bill.payer_id, account: payer_account ?? '', nickname: payer_nickname ?? '' },
  };
}

/** Finds a bill that an account is a side of. */
export async function findBill(
  db: Connection,
  billId: string,
  accountId: string,
): Promise<BillWithParties | undefined> {
  const row = await withParties(db)
    .where('b.id', '=', billId)
    .where((is) => is.or([is('b.payee_id', '=', accountId), is('b.payer_id', '=', accountId)]))
    .executeTakeFirst();
  return row && joined(row);
}

export interface BillsFilter {
  accountId: string;
  currency: Currency;
  kind?: ContractKind | undefined;
  side?: Side | undefined;
  state?: BillState | 'CALCULATED' | undefined;
  contractId?: string | undefined;
  /** Selects bills whose period begins in this span, in epoch milliseconds. */
  from?: number | undefined;
  to?: number | undefined;
}

/** Sums over bills, in minor units. */
export interface BillTotals {
  amount: bigint;
  paid: bigint;
  owed: bigint;
}

const matching = (db: Connection, filter: BillsFilter) => {
  const { accountId, currency, kind, side, state, contractId, from, to } = filter;
  return withParties(db)
    .where((is) =>
      is.or([
        ...(side === 'payee' ? [] : [is('b.payer_id', '=', accountId)]),
        ...(side === 'payer' ? [] : [is('b.payee_id', '=', accountId)]),
      ]),
    )
    .where('b.currency', '=', currency)
    .$if(kind !== undefined, (select) => select.where('b.kind', '=', kind!))
    .$if(state !== undefined, (select) => select.where(sql<boolean>`b.state = ${state}`))
    .$if(contractId !== undefined, (select) => select.where('b.contract_id', '=', contractId!))
    .$if(from !== undefined, (select) => select.where('b.period_from', '>=', sql<number>`${new Date(from!)}`))
    .$if(to !== undefined, (select) => select.where('b.period_from', '<', sql<number>`${new Date(to!)}`));
};

/** Lists bills of an account, newest first, with the sums over all that match. */
export async function listBills(
  db: Connection,
  filter: BillsFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<RecordPage<BillWithParties> & { totals: BillTotals }> {
  const [rows, sums] = await Promise.all([
    matching(db, filter)
      .orderBy('b.period_from', 'desc')
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom(matching(db, filter).as('matching'))
      .select((select) => [
        select.fn.countAll<bigint>().as('count'),
        sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
        sql<bigint>`coalesce(sum(paid), 0)::bigint`.as('paid'),
        sql<bigint>`coalesce(sum(amount - paid) filter (where state in ('PARTIAL', 'INSUFFICIENT') and amount > 0), 0)::bigint`.as(
          'owed',
        ),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const { count, ...totals } = sums;
  return { rows: rows.map(joined), totalCount: Number(count), totals };
}

/** Returns the terms of the version that a bill was computed by. */
export async function termsOf(
  db: Connection,
  { contract_id, version }: Pick<BillRow, 'contract_id' | 'version'>,
): Promise<StoredTerms> {
  const { terms } = await db
    .selectFrom('agent_contract_version')
    .select('terms')
    .where('contract_id', '=', contract_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return terms;
}

export function listPayments(db: Connection, billId: string): Promise<Selectable<AgentBillPaymentTable>[]> {
  return db.selectFrom('agent_bill_payment').selectAll().where('bill_id', '=', billId).orderBy('number').execute();
}

export function listMessages(db: Connection, billId: string): Promise<Selectable<AgentBillMessageTable>[]> {
  return db.selectFrom('agent_bill_message').selectAll().where('bill_id', '=', billId).orderBy('id').execute();
}

/** Returns what an account owes by its own contracts of a kind for periods that overlap the given one. */
export async function owedBelow(
  db: Connection,
  { payee_id, kind, currency, period_from, period_to }: BillRow,
): Promise<bigint> {
  const { owed } = await db
    .selectFrom('agent_bill')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('owed'))
    .where('payer_id', '=', payee_id)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .where('state', 'not in', ['DENIED', 'EXPIRED'])
    .where('period_from', '<', sql<number>`${new Date(period_to)}`)
    .where('period_to', '>', sql<number>`${new Date(period_from)}`)
    .executeTakeFirstOrThrow();
  return owed;
}

/** A bill to insert. */
export interface NewBill {
  contract: ContractRow;
  version: number;
  period: Period;
  computed: ComputedPeriod;
  /** For an adjustment it may differ from the amount of the computed figures. */
  amount: bigint;
  sequence: number;
  adjusts: string | null;
  state: BillState;
  calledAt: number | null;
  collectUntil: number;
}

/** Inserts bills, each once: an existing bill is unchanged. Returns the inserted ones. */
export async function insertBills(
  transaction: Transaction<Database>,
  bills: readonly NewBill[],
  now: number,
): Promise<BillRow[]> {
  if (bills.length === 0) return [];
  const rows = bills.map(({ contract, version, period, computed, ...bill }) => ({
    id: billIdOf({ contractId: contract.id, version, from: period.from, sequence: bill.sequence }),
    contract_id: contract.id,
    version,
    merchant_code: contract.merchant_code,
    kind: contract.kind,
    payer_id: contract.payer_id,
    payee_id: contract.payee_id,
    currency: contract.currency,
    period_from: new Date(period.from),
    period_to: new Date(period.to),
    turnover: computed.turnover,
    active: computed.active,
    net_loss: computed.netLoss,
    carried: computed.carried,
    carry_out: computed.carryOut,
    tier: computed.tier,
    amount: bill.amount,
    sequence: bill.sequence,
    adjusts: bill.adjusts,
    level: sql<number>`(select count(*)::int from account_ancestor
      where descendant_id = ${contract.payee_id} and valid_to = 'infinity')`,
    state: bill.state,
    called_at: bill.calledAt === null ? null : new Date(bill.calledAt),
    next_attempt_at: null,
    collect_until: new Date(bill.collectUntil),
    created_at: new Date(now),
    paid_at: null,
  }));
  return transaction
    .insertInto('agent_bill')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** The newest bill of a period, with the sum of all bills of the period. */
export interface PeriodBill {
  firstId: string;
  newest: BillRow;
  total: bigint;
}

/** Lists the bills for the periods of a contract that end after a moment, the earliest first. */
export async function listPeriods(db: Connection, contractId: string, after: number): Promise<PeriodBill[]> {
  const rows = await db
    .selectFrom('agent_bill')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('period_to', '>', sql<number>`${new Date(after)}`)
    .orderBy('period_from')
    .orderBy('sequence')
    .execute();
  return [...Map.groupBy(rows, ({ period_from }) => period_from).values()].map((lines) => {
    const [first, newest] = [lines[0], lines.at(-1)];
    if (first === undefined || newest === undefined) throw new Error('A period without a bill');
    return { firstId: first.id, newest, total: lines.reduce((sum, { amount }) => sum + amount, 0n) };
  });
}

/**
 * Returns the loss that each contract carries into the period beginning at its given time; a contract without earlier
 * bills has no entry.
 */
export async function carriedIntoAll(
  db: Connection,
  contracts: readonly { id: string; from: number }[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; carried: bigint }>`
    select c.id, b.carry_out as carried
    from unnest(${contracts.map(({ id }) => id)}::uuid[], ${contracts.map(({ from }) => new Date(from))}::timestamptz[]) as c (id, at)
    cross join lateral (select carry_out from agent_bill where contract_id = c.id and period_to <= c.at
      order by period_from desc, sequence desc limit 1) b`.execute(db);
  return new Map(rows.map(({ id, carried }) => [id, carried]));
}

/** Returns the loss that a contract carries into the period beginning at `from`; zero without earlier bills. */
export async function carriedInto(db: Connection, contractId: string, from: number): Promise<bigint> {
  const all = await carriedIntoAll(db, [{ id: contractId, from }]);
  return all.get(contractId) ?? 0n;
}
