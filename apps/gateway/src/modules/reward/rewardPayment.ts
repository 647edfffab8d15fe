import type { Currency } from '@parlor/contract';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { RewardGrantTable } from '../../tables/rewardTables.ts';
import { openFreeRounds } from './freeRounds.ts';
import { contestRewardOf, enterContest } from './contestRewards.ts';
import { grantBonus } from '../bonus/bonus.repository.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { newTransferId } from '../ledger/transferId.ts';

const DAY_MS = 86_400_000;
/** The time after which a failed payment is retried, in ms. */
const RETRY_MS = 60_000;
/** How many rewards one gateway pays concurrently. */
const CONCURRENT_PAYMENTS = 4;
/** How many due rewards one query returns. */
const BATCH = 100;
/** The provider of reward payments in the ledger; the reward's id is the transaction id. */
const REWARD_PROVIDER = 'reward';

type Row = Selectable<RewardGrantTable>;

/** Events of a reward in the outbox: `reward.granted`, `reward.claimed` … */
export type RewardEvent = 'granted' | 'claimed' | 'expired' | 'revoked' | 'applied' | 'refused';

/** Adds an event of a reward to the outbox. */
export async function publishRewardEvent(
  db: Kysely<Database> | Transaction<Database>,
  event: RewardEvent,
  row: Pick<Row, 'bucket' | 'account_id' | 'merchant_code' | 'source' | 'source_id'> &
    Partial<Pick<Row, 'id' | 'amount' | 'currency' | 'reward' | 'tickets' | 'points' | 'titles' | 'state'>>,
): Promise<void> {
  const payload = {
    merchantCode: row.merchant_code,
    source: row.source,
    sourceId: row.source_id,
    ...(row.id !== undefined && { rewardId: row.id }),
    ...(row.amount !== undefined && { amount: String(row.amount), currency: row.currency }),
    ...(row.reward !== undefined && { reward: row.reward }),
    ...(row.tickets != null && { tickets: row.tickets }),
    ...(row.points != null && { points: row.points }),
    ...(row.titles !== undefined && { title: row.titles }),
    ...(row.state !== undefined && { mustClaim: row.state === 'CLAIMABLE' }),
  };
  await sql`select ledger_tell(${row.bucket}, ${`reward.${event}`}, ${row.account_id}, ${JSON.stringify(payload)}::jsonb)`.execute(
    db,
  );
}

/**
 * Pays an open reward that the caller has locked, and marks it as claimed. The reward's id is the idempotency key, so a
 * second call pays nothing. Tickets and points of an ended contest stay unclaimed.
 */
export async function payReward(transaction: Transaction<Database>, row: Row, now: number): Promise<Row> {
  const player = { accountId: row.account_id, merchantCode: row.merchant_code };
  if (contestRewardOf(row) !== undefined) {
    if (!(await enterContest(transaction, row, now))) return row;
  } else if (row.free_rounds !== null) await openFreeRounds(transaction, row, row.free_rounds, now);
  else if (row.bonus_terms === null) {
    const { status } = await createLedgerRepository(transaction).promo({
      player,
      provider: REWARD_PROVIDER,
      txId: row.id,
      currency: row.currency as Currency,
      amount: row.amount,
      note: row.source_id,
      eventAt: now,
    });
    if (status !== 'OK') throw new Error(`The reward ${row.id} was not paid: ${status}`);
  } else {
    const { required, maxStake, conversionCap, days, contributions, minOdds } = row.bonus_terms;
    const { status } = await grantBonus(transaction, {
      player,
      grantId: row.id,
      currency: row.currency as Currency,
      amount: row.amount,
      required: BigInt(required),
      ...(contributions !== null && { contributions }),
      ...(minOdds !== undefined && { minOdds }),
      ...(maxStake !== null && { maxStake: BigInt(maxStake) }),
      ...(conversionCap !== null && { conversionCap: BigInt(conversionCap) }),
      expiresAt: new Date(now + days * DAY_MS),
      source: { promotionId: row.source_id, title: row.titles },
    });
    if (status !== 'OK') throw new Error(`The bonus of reward ${row.id} was not granted: ${status}`);
  }
  const paid = await transaction
    .updateTable('reward_grant')
    .set({ state: 'CLAIMED', claimed_at: new Date(now), next_attempt_at: null })
    .where('bucket', '=', row.bucket)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishRewardEvent(transaction, 'claimed', paid);
  return paid;
}

/**
 * Pays all due rewards, each in its own transaction and several in parallel. Several gateways share the work. A failed
 * payment is reported to `onError` and retried after a minute.
 */
export async function payDueRewards(
  db: Kysely<Database>,
  clock: () => number,
  onError: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('reward_grant')
      .selectAll()
      .where('state', '=', 'DUE')
      .where((is) =>
        is.or([is('next_attempt_at', 'is', null), is('next_attempt_at', '<=', sql<number>`${new Date(clock())}`)]),
      )
      .orderBy('granted_at')
      .limit(BATCH)
      .execute();
    let done = 0;
    const payNext = async (): Promise<void> => {
      for (let row = due.shift(); row !== undefined; row = due.shift())
        if (await payDue(db, row, clock(), onError)) done += 1;
    };
    await Promise.all(Array.from({ length: CONCURRENT_PAYMENTS }, payNext));
    // Other gateways are paying the rest.
    if (done === 0) return;
  }
}

/**
 * Pays a due reward, or postpones it by a minute after an error. Returns false if another gateway has paid it or is
 * paying it.
 */
async function payDue(
  db: Kysely<Database>,
  row: Row,
  now: number,
  onError: (error: unknown) => void,
): Promise<boolean> {
  try {
    return row.reward === 'cash' ? await payCash(db, row, now) : await payOther(db, row, now);
  } catch (error) {
    onError(error);
    await db
      .updateTable('reward_grant')
      .set({ next_attempt_at: new Date(now + RETRY_MS) })
      .where('bucket', '=', row.bucket)
      .where('id', '=', row.id)
      .where('state', '=', 'DUE')
      .execute();
    return true;
  }
}

/** Pays in one statement, which is a transaction of its own. */
async function payCash(db: Kysely<Database>, { bucket, id }: Row, now: number): Promise<boolean> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select reward_pay_cash(${bucket}, ${id}, ${newTransferId(now)}, ${new Date(now)}) as "isPaid"`.execute(db);
  return rows[0]?.isPaid ?? false;
}

function payOther(db: Kysely<Database>, { bucket, id }: Row, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('reward_grant')
      .selectAll()
      .where('bucket', '=', bucket)
      .where('id', '=', id)
      .where('state', '=', 'DUE')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due !== undefined) await payReward(transaction, due, now);
    return due !== undefined;
  });
}
