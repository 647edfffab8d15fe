import { sql, type Kysely } from 'kysely';
import { fromMinor, type BillDetail, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Call, CallValue, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { activeTurnoverOf } from '../agent/agentSettings.ts';
import { toOrder } from '../order/order.rules.ts';
import { BYTE_ORDER_MARK, csvLine } from '../report/csv.rules.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';
import { atTime } from '../../sqlTime.ts';
import { wirePage } from '../wallet/recordPage.ts';
import {
  carriedInto,
  findBill,
  listBills,
  listMessages,
  listPayments,
  owedBelow,
  termsOf,
  type BillsFilter,
  type BillWithParties,
} from './bill.repository.ts';
import { computeAgain } from './billAdjustment.ts';
import { callBill, payBill } from './billPayment.ts';
import { gameTypesOf, listTeamOrders, membersOf } from './billSources.ts';
import { isCollectable, isDisputable, computedOf, toBill, toFigures } from './billWire.ts';
import { contractPolicyOf } from './contractPolicy.ts';

type Caller = Pick<Call<'listBills'>, 'session' | 'merchant'>;
type Unknown = Refusal<'agent.bill_not_found'>;
type Closed = Refusal<'agent.bill_not_found' | 'agent.bill_closed'>;

/** The most messages of a dispute. */
const MAX_MESSAGES = 200;
/** How many bills a file reads at once. */
const FILE_PAGE = 500;

/** The calls about bills. */
export interface BillService {
  list(caller: Caller, query: Call<'listBills'>['query']): Promise<CallValue<'listBills'>>;
  find(caller: Caller, billId: string): Promise<BillDetail | Unknown>;
  bets(
    caller: Caller,
    billId: string,
    query: Call<'listBillBets'>['query'],
  ): Promise<CallValue<'listBillBets'> | Unknown>;
  /** Recomputes a bill without changing it. */
  recompute(caller: Caller, billId: string): Promise<CallValue<'recomputeBill'> | Unknown>;
  decide(caller: Caller, billId: string, isApproved: boolean): Promise<BillDetail | Closed>;
  /** Collects a bill, and before it those of the accounts above. Repeating it for a paid bill gives the same answer. */
  collect(caller: Caller, billId: string): Promise<BillDetail | Closed>;
  dispute(caller: Caller, billId: string, text: string): Promise<BillDetail | Closed>;
  /** Yields the bills of a span as the lines of a file. */
  export(caller: Caller, query: Call<'exportBills'>['query']): AsyncIterable<string>;
}

export function createBillService({ db, clock }: { db: Kysely<Database>; clock: () => number }): BillService {
  const find = ({ session }: Caller, billId: string) => findBill(db, billId, session.accountId);

  const activeTurnover = ({ settings, currency }: Merchant): bigint => activeTurnoverOf(settings.agents, currency);

  function filterOf(
    { session, merchant }: Caller,
    {
      from,
      to,
      ...filter
    }: Pick<BillsFilter, 'kind' | 'side' | 'state' | 'contractId'> & { from?: string; to?: string },
  ): BillsFilter {
    const { timeZone } = merchant.settings;
    return {
      ...filter,
      accountId: session.accountId,
      currency: merchant.currency,
      from: from === undefined ? undefined : startOfDay(timeZone, from),
      to: to === undefined ? undefined : startOfDay(timeZone, addDays(to, 1)),
    };
  }

  async function detail(caller: Caller, billId: string): Promise<BillDetail | Unknown> {
    const bill = await find(caller, billId);
    if (bill === undefined) return refuse('agent.bill_not_found');
    const { currency } = bill;
    const terms = await termsOf(db, bill);
    const span = { bill, types: terms.gameTypes, activeTurnover: activeTurnover(caller.merchant) };
    const isPayee = bill.payee_id === caller.session.accountId;
    const [payments, messages, gameTypes, members, below] = await Promise.all([
      listPayments(db, billId),
      listMessages(db, billId),
      gameTypesOf(db, span),
      membersOf(db, span),
      isPayee ? owedBelow(db, bill) : null,
    ]);
    return {
      ...toBill(bill, caller.session.accountId, clock()),
      terms,
      gameTypes,
      members,
      owedBelow: below === null ? null : fromMinor(below, currency),
      payments: payments.map(({ at, amount, source }) => ({ at, amount: fromMinor(amount, currency), source })),
      messages: messages.map(({ at, by_name, text }) => ({ at, by: by_name, text })),
    };
  }

  return {
    async list(caller, { pageNo, pageSize, ...query }) {
      const { totals, ...page } = await listBills(db, filterOf(caller, query), { pageNo, pageSize });
      const { currency } = caller.merchant;
      return {
        ...wirePage(page, { pageNo, pageSize }, (bill) => toBill(bill, caller.session.accountId, clock())),
        totals: {
          amount: fromMinor(totals.amount, currency),
          paid: fromMinor(totals.paid, currency),
          owed: fromMinor(totals.owed, currency),
        },
        currency,
      };
    },

    find: detail,

    async bets(caller, billId, query) {
      const bill = await find(caller, billId);
      if (bill === undefined) return refuse('agent.bill_not_found');
      const { currency } = bill;
      const { gameTypes } = await termsOf(db, bill);
      const { turnover, payouts, ...page } = await listTeamOrders(db, { bill, types: gameTypes }, query);
      return {
        ...wirePage(page, query, ({ account, ...order }) => ({ ...toOrder(order, currency), account })),
        turnover: fromMinor(turnover, currency),
        payouts: fromMinor(payouts, currency),
        currency,
      };
    },

    async recompute(caller, billId) {
      const bill = await find(caller, billId);
      if (bill === undefined) return refuse('agent.bill_not_found');
      const { currency } = bill;
      const carried = await carriedInto(db, bill.contract_id, bill.period_from);
      const present = await computeAgain(db, { newest: bill }, carried, activeTurnover(caller.merchant));
      const computed = toFigures({ ...present, amount: present.amount - (await billedBefore(db, bill)) }, currency);
      const stored = toFigures(computedOf(bill), currency);
      const isEqual = (Object.keys(stored) as (keyof typeof stored)[]).every((name) => stored[name] === computed[name]);
      return { stored, computed, isEqual, computedAt: clock() };
    },

    async decide(caller, billId, isApproved) {
      const bill = await find(caller, billId);
      if (bill === undefined) return refuse('agent.bill_not_found');
      const collectUntil = clock() + contractPolicyOf(caller.merchant).collectMs;
      const decided = await db
        .updateTable('agent_bill')
        .set(isApproved ? { state: 'COLLECTABLE', collect_until: new Date(collectUntil) } : { state: 'DENIED' })
        .where('id', '=', billId)
        .where('payer_id', '=', caller.session.accountId)
        .where('state', '=', 'UNAPPROVED')
        .returning('id')
        .executeTakeFirst();
      return decided === undefined ? refuse('agent.bill_closed') : detail(caller, billId);
    },

    async collect(caller, billId) {
      const bill = await find(caller, billId);
      if (bill === undefined) return refuse('agent.bill_not_found');
      const isPayee = bill.payee_id === caller.session.accountId;
      if (isPayee && bill.state === 'PAID') return detail(caller, billId);
      const isLate = bill.called_at === null && bill.collect_until <= clock();
      if (!isPayee || !isCollectable(bill) || isLate) return refuse('agent.bill_closed');
      for (const id of await callBill(db, billId, clock())) await payBill({ db, clock }, id);
      return detail(caller, billId);
    },

    async dispute(caller, billId, text) {
      const bill = await find(caller, billId);
      if (bill === undefined) return refuse('agent.bill_not_found');
      const isFull = (await listMessages(db, billId)).length >= MAX_MESSAGES;
      if (isFull || !isDisputable(bill, clock())) return refuse('agent.bill_closed');
      await db
        .insertInto('agent_bill_message')
        .values({ bill_id: billId, at: new Date(clock()), by_name: caller.session.account, text })
        .execute();
      return detail(caller, billId);
    },

    async *export(caller, query) {
      const { currency } = caller.merchant;
      yield BYTE_ORDER_MARK + csvLine(FILE_COLUMNS);
      for (let pageNo = 1; ; pageNo += 1) {
        const { rows } = await listBills(db, filterOf(caller, query), { pageNo, pageSize: FILE_PAGE });
        yield rows
          .map((bill) => csvLine(fileCells(toBill(bill, caller.session.accountId, clock()), currency)))
          .join('');
        if (rows.length < FILE_PAGE) return;
      }
    },
  };
}

const FILE_COLUMNS = [
  'bill',
  'contract',
  'kind',
  'side',
  'payer',
  'payee',
  'from',
  'to',
  'turnover',
  'active',
  'net loss',
  'carried',
  'tier',
  'amount',
  'paid',
  'owed',
  'currency',
  'state',
  'adjusts',
  'games',
];

const fileCells = (bill: ReturnType<typeof toBill>, currency: Currency): string[] => [
  bill.billId,
  bill.contractId,
  bill.kind,
  bill.side,
  bill.payer?.account ?? '',
  bill.payee.account,
  new Date(bill.from).toISOString(),
  new Date(bill.to).toISOString(),
  bill.turnover,
  String(bill.active),
  bill.netLoss,
  bill.carried,
  bill.tier === null ? '' : String(bill.tier),
  bill.amount,
  bill.paid,
  bill.owed,
  currency,
  bill.state,
  bill.adjusts ?? '',
  bill.games.join(' '),
];

/** Returns the sum of earlier bills of the period; zero for a first bill. */
async function billedBefore(db: Kysely<Database>, bill: BillWithParties): Promise<bigint> {
  if (bill.sequence === 0) return 0n;
  const { before } = await db
    .selectFrom('agent_bill')
    .select(sql<bigint>`sum(amount)::bigint`.as('before'))
    .where('contract_id', '=', bill.contract_id)
    .where('period_from', '=', atTime(bill.period_from))
    .where('sequence', '<', bill.sequence)
    .executeTakeFirstOrThrow();
  return before;
}
