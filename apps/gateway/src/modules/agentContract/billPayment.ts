import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { bucketOf } from '../ledger/player.ts';
import { payableStates, type BillRow } from './bill.repository.ts';
import { divide, stateAfter } from './bill.rules.ts';
import { publishBills } from './billRun.ts';
import type { Connection } from './contract.repository.ts';

/** The provider name of bill payments in the ledger; its commands are named by bill and attempt. */
const BILL_PROVIDER = 'agent-bill';
/** The pause before a bill is retried whose payer had too little money, in ms. */
const RETRY_MS = 60_000;
/** How many due bills one query reads, and how many of them are paid at a time. */
const PAYMENT_BATCH = 200;
const PAYERS = 4;

/** Money that was sent and has to be received. */
interface Sent {
  sentId: string;
  amount: bigint;
}

interface PaymentDeps {
  db: Kysely<Database>;
  clock: () => number;
}

/**
 * Pays the rest of a bill, as far as the payer has the money: from the payer's contract share first, then from the
 * wallet. One transaction debits the payer and records it; another credits the payee. If this process stops in between,
 * the carrier of money in transit credits it. Returns false, and does nothing, if another process is paying the bill.
 */
export async function payBill({ db, clock }: PaymentDeps, billId: string): Promise<boolean> {
  const known = await db
    .selectFrom('agent_bill')
    .select(['payer_id', 'payee_id'])
    .where('id', '=', billId)
    .executeTakeFirst();
  if (known === undefined) return false;
  const paid = await db.transaction().execute(async (transaction) => {
    // Payments count the spent contract share and offsets one at a time.
    const pocket = known.payer_id ?? `platform to ${known.payee_id}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`agent-bill ${pocket}`}, 0))`.execute(transaction);
    const bill = await transaction
      .selectFrom('agent_bill')
      .selectAll()
      .where('id', '=', billId)
      .where('state', 'in', payableStates)
      .where('is_held', '=', false)
      .where('amount', '>', 0n)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return bill === undefined ? undefined : { bill, sent: await pay(transaction, bill, clock()) };
  });
  if (paid === undefined) return false;
  const { bill, sent } = paid;
  for (const { sentId, amount } of sent)
    await createLedgerRepository(db).receive({
      player: { accountId: bill.payee_id, merchantCode: bill.merchant_code },
      sentId,
      currency: bill.currency,
      amount,
      note: bill.kind,
      eventAt: clock(),
    });
  return true;
}

async function pay(transaction: Transaction<Database>, bill: BillRow, now: number): Promise<Sent[]> {
  let { paid, attempts } = bill;
  const payments: { source: 'platform' | 'contract_share' | 'wallet'; amount: bigint; transferId: string | null }[] =
    [];
  const sent: Sent[] = [];
  const ledger = createLedgerRepository(transaction);

  const setOff = await setOffAdjustments(transaction, bill, now);
  if (setOff > 0n) payments.push({ source: 'contract_share', amount: setOff, transferId: null });
  paid += setOff;

  const command = (amount: bigint) => {
    attempts += 1;
    return {
      provider: BILL_PROVIDER,
      txId: `${bill.id}:${attempts}`,
      currency: bill.currency,
      amount,
      note: bill.kind,
      eventAt: now,
    };
  };
  if (bill.payer_id === null && paid < bill.amount) {
    const player = { accountId: bill.payee_id, merchantCode: bill.merchant_code };
    const amount = bill.amount - paid;
    const { status, transferId } = await ledger.agentPay({ player, ...command(amount) });
    if (status !== 'OK') throw new Error(`The bill ${bill.id} was not paid: ${status}`);
    payments.push({ source: 'platform', amount, transferId });
    paid += amount;
  } else if (bill.payer_id !== null && paid < bill.amount) {
    const player = { accountId: bill.payer_id, merchantCode: bill.merchant_code };
    const pockets = {
      free: await freeOf(transaction, player, bill.currency),
      share: await remainingShare(transaction, bill, bill.payer_id),
    };
    const { fromShare, fromWallet } = divide(bill.amount - paid, pockets);
    for (const [source, amount] of [
      ['contract_share', fromShare],
      ['wallet', fromWallet],
    ] as const) {
      if (amount === 0n) continue;
      const { status, transferId } = await ledger.send({ player, to: bill.payee_id, ...command(amount) });
      // The payer has spent the money in the meantime, or may not withdraw: the rest stays owed.
      if (status !== 'OK' || transferId === null) break;
      payments.push({ source, amount, transferId });
      sent.push({ sentId: transferId, amount });
      paid += amount;
    }
  }

  await addPayments(transaction, bill.id, payments, now);
  const state = stateAfter(bill.amount, paid);
  await transaction
    .updateTable('agent_bill')
    .set({
      paid,
      attempts,
      state,
      called_at: new Date(bill.called_at ?? now),
      next_attempt_at: state === 'PAID' ? null : new Date(now + RETRY_MS),
      paid_at: state === 'PAID' ? new Date(now) : null,
    })
    .where('id', '=', bill.id)
    .execute();
  if (paid > bill.paid) await callBelow(transaction, bill, now);
  if (paid > bill.paid || state !== bill.state) await publishBills(transaction, [{ ...bill, paid, state }]);
  return sent;
}

/** Offsets negative adjustments of the contract against a bill; returns how much of the bill they pay. */
async function setOffAdjustments(transaction: Transaction<Database>, bill: BillRow, now: number): Promise<bigint> {
  const adjustments = await transaction
    .selectFrom('agent_bill')
    .selectAll()
    .where('contract_id', '=', bill.contract_id)
    .where('amount', '<', 0n)
    .where('state', 'in', payableStates)
    .where('is_held', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  let setOff = 0n;
  for (const adjustment of adjustments) {
    const owedBack = adjustment.paid - adjustment.amount;
    const room = bill.amount - bill.paid - setOff;
    const amount = owedBack < room ? owedBack : room;
    if (amount === 0n) break;
    const paid = adjustment.paid - amount;
    const state = stateAfter(adjustment.amount, paid);
    await addPayments(
      transaction,
      adjustment.id,
      [{ source: 'contract_share', amount: -amount, transferId: null }],
      now,
    );
    await transaction
      .updateTable('agent_bill')
      .set({ paid, state, paid_at: state === 'PAID' ? new Date(now) : null })
      .where('id', '=', adjustment.id)
      .execute();
    setOff += amount;
  }
  return setOff;
}

async function addPayments(
  transaction: Transaction<Database>,
  billId: string,
  payments: readonly { source: 'platform' | 'contract_share' | 'wallet'; amount: bigint; transferId: string | null }[],
  now: number,
): Promise<void> {
  for (const { source, amount, transferId } of payments)
    await transaction
      .insertInto('agent_bill_payment')
      .values({
        bill_id: billId,
        number: sql<number>`(select count(*)::int + 1 from agent_bill_payment where bill_id = ${billId})`,
        source,
        amount,
        transfer_id: transferId,
        at: new Date(now),
      })
      .execute();
}

/** Returns the amount that a player can send; zero while the account is frozen. */
async function freeOf(
  db: Connection,
  player: { accountId: string; merchantCode: string },
  currency: string,
): Promise<bigint> {
  const account = await db
    .selectFrom('ledger_account')
    .select(sql<bigint>`case when is_frozen then 0 else balance - held end`.as('free'))
    .where('bucket', '=', bucketOf(player))
    .where('owner', '=', player.accountId)
    .where('kind', '=', 'cash')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return account?.free ?? 0n;
}

/** Matches bills of the same kind and currency whose period overlaps that of a bill. */
const isAlike = ({ kind, currency, period_from, period_to }: BillRow) =>
  sql`b.kind = ${kind} and b.currency = ${currency} and b.period_from < ${new Date(period_to)} and b.period_to > ${new Date(period_from)}`;

/** Returns the rest of the payer's contract share that is not passed on yet. */
async function remainingShare(db: Connection, bill: BillRow, payerId: string): Promise<bigint> {
  const { rows } = await sql<{ share: bigint }>`
    select coalesce(sum(case when b.payee_id = ${payerId} then p.amount when p.source = 'contract_share' then -p.amount end), 0)::bigint as share
    from agent_bill b join agent_bill_payment p on p.bill_id = b.id
    where (b.payee_id = ${payerId} or b.payer_id = ${payerId}) and p.transfer_id is not null and ${isAlike(bill)}`.execute(
    db,
  );
  return rows[0]?.share ?? 0n;
}

/**
 * Marks the bills that the payee of a paid bill owes for the same time as due, so that it passes the money down first.
 */
async function callBelow(transaction: Transaction<Database>, bill: BillRow, now: number): Promise<void> {
  await sql`
    update agent_bill b set called_at = ${new Date(now)}
    where b.payer_id = ${bill.payee_id} and b.state = 'COLLECTABLE' and b.called_at is null and b.amount > 0 and ${isAlike(bill)}`.execute(
    transaction,
  );
}

/** Marks a bill and the bills of the accounts above for the same time as due. Returns their ids from the top down. */
export async function callBill(db: Kysely<Database>, billId: string, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select b.*, 0 as step from agent_bill b where b.id = ${billId}
      union
      select b.*, chain.step + 1 from chain join agent_bill b
        on b.payee_id = chain.payer_id and b.kind = chain.kind and b.currency = chain.currency
        and b.period_from < chain.period_to and b.period_to > chain.period_from and b.state = 'COLLECTABLE' and b.amount > 0
      where chain.step < 100
    )
    select id from chain group by id order by max(step) desc, id`.execute(db);
  // One by one, because paying a bill of the chain marks other bills of it as due.
  for (const { id } of rows)
    await db
      .updateTable('agent_bill')
      .set({ called_at: new Date(now) })
      .where('id', '=', id)
      .where('called_at', 'is', null)
      .execute();
  return rows.map(({ id }) => id);
}

/**
 * Pays the bills that are due, from the top of the tree down, until none is left. Several gateways share the work. A
 * bill waits for the bills of its payer, whose money it is paid from. Bills of the same level do not wait for each
 * other; those of one payer are paid in order.
 */
export async function payDueBills(deps: PaymentDeps, onError: (error: unknown) => void): Promise<void> {
  const { db, clock } = deps;
  // Bills that another process is paying, or that cannot be paid. A failed bill waits until its next attempt.
  const unpaid: string[] = [];
  for (;;) {
    const { rows } = await sql<{ id: string; payer_id: string | null; level: number }>`
      select b.id, b.payer_id, b.level from agent_bill b
      where b.state in ('COLLECTABLE', 'PARTIAL', 'INSUFFICIENT') and b.called_at is not null and not b.is_held and b.amount > 0
        and (b.next_attempt_at is null or b.next_attempt_at <= ${new Date(clock())})
        and b.id <> all (${unpaid}::uuid[])
        and (b.state = 'COLLECTABLE' or b.payer_id is null or exists (
          select from ledger_account l where l.bucket = ledger_bucket(b.merchant_code, b.payer_id::text) and l.owner = b.payer_id::text
            and l.kind = 'cash' and l.currency = b.currency and l.balance > l.held))
        and not exists (select from agent_bill above
          where above.payee_id = b.payer_id and above.kind = b.kind and above.currency = b.currency
            and above.period_from < b.period_to and above.period_to > b.period_from
            and above.state = 'COLLECTABLE' and above.called_at is not null and not above.is_held and above.amount > 0
            and above.id <> all (${unpaid}::uuid[]))
      order by b.level, b.created_at, b.id limit ${PAYMENT_BATCH}`.execute(db);
    if (rows.length === 0) return;
    const level = rows.filter((row) => row.level === rows[0]?.level);
    const pockets = Map.groupBy(level, ({ id, payer_id }) => payer_id ?? id).values();
    await Promise.all(
      Array.from({ length: PAYERS }, async () => {
        for (const pocket of pockets)
          for (const { id } of pocket) {
            const isPaid = await payBill(deps, id).catch((error: unknown) => {
              onError(error);
              return false;
            });
            if (!isPaid) unpaid.push(id);
          }
      }),
    );
  }
}

/** Ends bills that nobody collected in time. */
export async function expireBills(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('agent_bill')
    .set({ state: 'EXPIRED' })
    .where('state', '=', 'COLLECTABLE')
    .where('called_at', 'is', null)
    .where('amount', '>', 0n)
    .where('collect_until', '<=', sql<number>`${new Date(now)}`)
    .execute();
}
