import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { fromMinor } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import type { ContractKind, StoredTerms } from '../../tables/agentContractTables.ts';
import { adjustFrom } from './billAdjustment.ts';
import type { BillRow } from './bill.repository.ts';
import { callBill, payBill } from './billPayment.ts';
import { billContracts, DELAY_MS } from './billRun.ts';
import { listBilled } from './billRun.repository.ts';
import { contractPolicyOf } from './contractPolicy.ts';
import { addEvent, insertContract, syncRequest } from './contract.repository.ts';
import { periodAt, periodsIn } from './period.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days whose daily salaries are billed, and how many of the earliest are collected. */
const BILLED_DAYS = 7;
const COLLECTED_DAYS = 4;
/** Hours before now from which on hours are billed. */
const BILLED_HOURS = 20;

/** The head of a demo team, and the merchant's calendar. */
export interface DemoContracts {
  merchant: Merchant;
  headId: string;
  now: number;
}

type Tiers = [turnover: string, active: number, percent: string][];

const termsOf = (tiers: Tiers, change: Partial<StoredTerms> = {}): StoredTerms => ({
  gameTypes: [],
  mode: 'fixed',
  carry: 'none',
  tiers: tiers.map(([turnover, active, percent]) => ({ turnover, active, netLoss: null, percent, fixed: null })),
  ...change,
});

const SALARY: Tiers = [
  ['1000', 1, '0.3'],
  ['20000', 10, '0.5'],
];
const BELOW: Tiers = [
  ['500', 1, '0.1'],
  ['5000', 3, '0.2'],
];

/**
 * Gives the head of a demo team contracts in every relevant state, with its payer and its payees, and bills of the
 * team's past. Bills are computed as a gateway computes them; collected ones are paid by the ledger now. Does nothing
 * for a head with a contract.
 */
export async function seedDemoContracts(db: Kysely<Database>, demo: DemoContracts): Promise<void> {
  const { merchant, headId, now } = demo;
  const below = await db
    .selectFrom('account')
    .select('id')
    .where('parent_id', '=', headId)
    .where('type', '=', 2)
    .orderBy('account')
    .limit(4)
    .execute();
  const [salaried, hourly, sharing, unanswered] = below.map(({ id }) => id);
  if (salaried === undefined || hourly === undefined || sharing === undefined || unanswered === undefined) return;
  const written = await db.transaction().execute(async (transaction) => {
    const { rows } =
      await sql`select from agent_contract where payer_id = ${headId}::uuid or payee_id = ${headId}::uuid limit 1`.execute(
        transaction,
      );
    if (rows.length > 0) return [];
    const sign = (kind: ContractKind, payerId: string | null, payeeId: string, terms: StoredTerms, since: number) =>
      writeContract(transaction, demo, { kind, payerId, payeeId, terms, state: 'ACTIVE', since });
    const headContract = await sign('daily_salary', null, headId, termsOf(SALARY), now - BILLED_DAYS * DAY_MS);
    await sign('daily_salary', headId, salaried, termsOf(BELOW), now - BILLED_DAYS * DAY_MS);
    await sign('hourly', headId, hourly, termsOf(BELOW), now - BILLED_HOURS * HOUR_MS);
    const revoked = await sign('hourly', headId, sharing, termsOf(BELOW), now - BILLED_HOURS * HOUR_MS);
    await endContract(transaction, revoked, periodAt('hourly', contractPolicyOf(merchant), now).from, now);
    await writeContract(transaction, demo, {
      kind: 'daily_salary',
      payerId: headId,
      payeeId: unanswered,
      terms: termsOf(BELOW),
      state: 'PENDING',
      since: now,
    });
    await proposeMore(transaction, headContract, demo);
    return [...(await billPast(transaction, demo, 'daily_salary')), ...(await billPast(transaction, demo, 'hourly'))];
  });
  if (written.length === 0) return;
  await collectDays(db, demo, written, salaried);
  await adjustDay(db, demo, written, salaried);
  await runShort(db, demo, sharing);
}

/** Inserts a contract that waits for its payee, or was signed in the past. */
async function writeContract(
  transaction: Transaction<Database>,
  { merchant, now }: DemoContracts,
  contract: {
    kind: ContractKind;
    payerId: string | null;
    payeeId: string;
    terms: StoredTerms;
    state: 'PENDING' | 'ACTIVE';
    since: number;
  },
): Promise<string> {
  const { kind, payerId, payeeId, terms, state, since } = contract;
  const id = randomUUID();
  const policy = contractPolicyOf(merchant);
  await insertContract(transaction, {
    id,
    merchantCode: merchant.code,
    kind,
    payerId,
    payeeId,
    currency: merchant.currency,
    gameTypes: '',
    terms,
    answerUntil: now + policy.answerMs,
    now: Math.min(since, now) - HOUR_MS,
  });
  await addEvent(transaction, id, {
    at: Math.min(since, now) - HOUR_MS,
    event: 'proposed',
    by: await nameOf(transaction, payerId),
  });
  if (state === 'PENDING') {
    await syncRequest(transaction, payeeId, kind, now);
    return id;
  }
  const from = periodAt(kind, policy, since).from;
  await sql`update agent_contract set state = 'ACTIVE', answer_until = null, proposed_by = null where id = ${id}::uuid`.execute(
    transaction,
  );
  await sql`update agent_contract_version set state = 'signed', signed_at = ${new Date(from)}, valid_from = ${new Date(from)}
    where contract_id = ${id}::uuid`.execute(transaction);
  await addEvent(transaction, id, { at: from, event: 'accepted', by: await nameOf(transaction, payeeId) });
  return id;
}

/** Returns the account's name; empty for the platform. */
async function nameOf(transaction: Transaction<Database>, accountId: string | null): Promise<string> {
  if (accountId === null) return '';
  const row = transaction.selectFrom('account').select('account').where('id', '=', accountId);
  return (await row.executeTakeFirstOrThrow()).account;
}

async function endContract(transaction: Transaction<Database>, id: string, at: number, now: number): Promise<void> {
  await sql`update agent_contract set state = 'REVOKED', ends_at = ${new Date(at)} where id = ${id}::uuid`.execute(
    transaction,
  );
  await addEvent(transaction, id, { at: now, event: 'revoked', by: '' });
}

/** Offers the head better terms of the platform, which wait for an answer. */
async function proposeMore(
  transaction: Transaction<Database>,
  id: string,
  { merchant, headId, now }: DemoContracts,
): Promise<void> {
  const terms = JSON.stringify(termsOf([...SALARY, ['100000', 20, '0.6']]));
  await sql`insert into agent_contract_version (contract_id, version, terms, state) values (${id}::uuid, 2, ${terms}::jsonb, 'proposed')`.execute(
    transaction,
  );
  const until = new Date(now + contractPolicyOf(merchant).answerMs);
  await sql`update agent_contract set state = 'AMEND_PENDING', proposed_by = 'payer', answer_until = ${until} where id = ${id}::uuid`.execute(
    transaction,
  );
  await addEvent(transaction, id, { at: now, event: 'amend_proposed', by: '' });
  await syncRequest(transaction, headId, 'daily_salary', now);
}

/** Bills the periods of a kind that have ended, as a gateway would have. */
async function billPast(
  transaction: Transaction<Database>,
  { merchant, headId, now }: DemoContracts,
  kind: ContractKind,
): Promise<BillRow[]> {
  const policy = contractPolicyOf(merchant);
  const key = { merchantCode: merchant.code, kind };
  const back = kind === 'hourly' ? BILLED_HOURS * HOUR_MS : kind === 'dividend' ? 20 * DAY_MS : BILLED_DAYS * DAY_MS;
  const bills: BillRow[] = [];
  for (const period of periodsIn(kind, policy, { from: now - back, to: now }, 100)) {
    if (period.to + DELAY_MS > now) break;
    const contracts = (await listBilled(transaction, key, period, { after: null, limit: 100 })).filter(
      ({ payer_id, payee_id }) => payer_id === headId || payee_id === headId,
    );
    const run = { period_from: period.from, period_to: period.to };
    bills.push(...(await billContracts(transaction, { merchant, run, contracts, now })));
    await sql`insert into agent_run (merchant_code, kind, period_from, period_to, begun_at, ended_at)
      values (${merchant.code}, ${kind}, ${new Date(period.from)}, ${new Date(period.to)}, ${new Date(now)}, ${new Date(now)})
      on conflict do nothing`.execute(transaction);
  }
  return bills;
}

/** Collects the earliest days of the head, and with them those of an account below. */
async function collectDays(
  db: Kysely<Database>,
  { now }: DemoContracts,
  bills: readonly BillRow[],
  payeeId: string,
): Promise<void> {
  const days = bills.filter((bill) => bill.kind === 'daily_salary' && bill.payee_id === payeeId && bill.amount > 0n);
  for (const { id } of days.slice(0, COLLECTED_DAYS))
    for (const called of await callBill(db, id, now)) await payBill({ db, clock: () => now }, called);
}

/** Adjusts a paid day downward, as happens when a vendor voids bets late. */
async function adjustDay(
  db: Kysely<Database>,
  { merchant, now }: DemoContracts,
  bills: readonly BillRow[],
  payeeId: string,
): Promise<void> {
  const day = bills.find((bill) => bill.kind === 'daily_salary' && bill.payee_id === payeeId && bill.amount > 0n);
  if (day === undefined) return;
  await db.transaction().execute(async (transaction) => {
    await sql`
      with late as materialized (
        select h.account_id, h.currency, h.hour, h.day, h.game_type, h.turnover / 2 as gone
        from account_ancestor a join agent_hour h on h.account_id = a.descendant_id and h.currency = ${day.currency}
        where a.ancestor_id = ${payeeId}::uuid and h.is_demo and h.hour >= ${new Date(day.period_from)} and h.hour < ${new Date(day.period_to)}
        order by h.turnover desc limit 1
      ), above as materialized (
        select l.*, a.ancestor_id as agent_id from late l join account_ancestor a on a.descendant_id = l.account_id and a.valid_to = 'infinity'
      ), own_hour as (
        update agent_hour h set turnover = h.turnover - l.gone from late l
        where h.account_id = l.account_id and h.currency = l.currency and h.hour = l.hour and h.game_type = l.game_type
      ), own_day as (
        update agent_day d set turnover = d.turnover - l.gone from late l
        where d.account_id = l.account_id and d.currency = l.currency and d.day = l.day and d.game_type = l.game_type
      ), team_hour as (
        update agent_team_hour h set turnover = h.turnover - l.gone from above l
        where h.agent_id = l.agent_id and h.currency = l.currency and h.hour = l.hour and h.game_type = l.game_type
      )
      update agent_team_day d set turnover = d.turnover - l.gone from above l
      where d.agent_id = l.agent_id and d.currency = l.currency and d.day = l.day and d.game_type = l.game_type`.execute(
      transaction,
    );
    const deps = { clock: () => now, merchants: { byCode: () => Promise.resolve(merchant) } };
    await adjustFrom(transaction, deps, day.contract_id, day.period_from);
  });
}

/** Makes the head owe a larger dividend than it can pay, so that a part of it is paid. */
async function runShort(db: Kysely<Database>, demo: DemoContracts, payeeId: string): Promise<void> {
  const { merchant, headId, now } = demo;
  const account = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner', '=', headId)
    .where('kind', '=', 'cash')
    .where('currency', '=', merchant.currency)
    .executeTakeFirst();
  const owed = ((account?.balance ?? 0n) * 3n) / 2n;
  if (owed === 0n) return;
  const policy = contractPolicyOf(merchant);
  const since = periodAt('dividend', policy, periodAt('dividend', policy, now).from - 1).from;
  const terms = termsOf([], {
    tiers: [{ turnover: '100', active: 1, netLoss: '0', percent: null, fixed: fromMinor(owed, merchant.currency) }],
  });
  const bills = await db.transaction().execute(async (transaction) => {
    await writeContract(transaction, demo, {
      kind: 'dividend',
      payerId: headId,
      payeeId,
      terms,
      state: 'ACTIVE',
      since,
    });
    return billPast(transaction, demo, 'dividend');
  });
  const [bill] = bills.filter(({ amount }) => amount > 0n);
  if (bill === undefined) return;
  for (const called of await callBill(db, bill.id, now)) await payBill({ db, clock: () => now }, called);
  // Payment is held, so that the bill stays the same whatever the head receives later.
  await sql`update agent_bill set is_held = true where id = ${bill.id}::uuid`.execute(db);
}
