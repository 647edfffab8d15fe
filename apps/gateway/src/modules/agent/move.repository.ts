import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import { releaseQuota } from './quota.repository.ts';
import type { Connection } from './team.repository.ts';

/** A pending move. */
export interface WaitingMove {
  id: string;
  account_id: string;
  to_id: string;
  /** The name of the agent that the account moves to. */
  to: string;
  /** `YYYY-MM-DD` */
  from_day: string;
}

/**
 * Locks the tree of a merchant until the end of the transaction. Opening an account takes the same lock in shared mode.
 */
export async function lockTree(transaction: Transaction<Database>, merchantCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agent_tree'), hashtext(${merchantCode}))`.execute(transaction);
}

export function findWaitingMove(db: Connection, accountId: string): Promise<WaitingMove | undefined> {
  return db
    .selectFrom('agent_move')
    .innerJoin('account', 'account.id', 'agent_move.to_id')
    .select(['agent_move.id', 'agent_move.account_id', 'to_id', 'account.account as to', 'from_day'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
}

/** Ends a pending move. Returns false if it has already ended. */
export async function endMove(db: Connection, id: string, state: 'DONE' | 'CANCELLED', now: number): Promise<boolean> {
  const ended = await db
    .updateTable('agent_move')
    .set({ state, ended_at: new Date(now) })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/**
 * Performs the moves whose day has begun, the earliest first; each once across all processes. Once it resolves, figures
 * by team are right for everything that happened before `now`.
 */
export async function applyDueMoves(db: Connection, now: number): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('agent_move')
      .innerJoin('account', 'account.id', 'agent_move.account_id')
      .select(['agent_move.id', 'account_id', 'from_id', 'to_id', 'at', 'merchant_code'])
      .where('agent_move.state', '=', 'WAITING')
      .where('at', '<=', atTime(now))
      .orderBy('at')
      .orderBy('agent_move.id')
      .executeTakeFirst();
    if (due === undefined) return;
    const apply = (transaction: Transaction<Database>) => applyMove(transaction, due, now);
    await (db.isTransaction ? apply(db as Transaction<Database>) : db.transaction().execute(apply));
  }
}

async function applyMove(
  transaction: Transaction<Database>,
  due: { id: string; account_id: string; from_id: string | null; to_id: string; at: number; merchant_code: string },
  now: number,
): Promise<void> {
  await lockTree(transaction, due.merchant_code);
  if (!(await endMove(transaction, due.id, 'DONE', now))) return;
  const { rows } = await sql<{ moved: boolean }>`
    select agent_tree_move(${due.account_id}, ${due.to_id}, ${new Date(due.at)}) as moved`.execute(transaction);
  const hasMoved = rows[0]?.moved === true;
  // From now on the account uses the quota of one agent only.
  const released = hasMoved ? due.from_id : due.to_id;
  if (released !== null) await releaseQuota(transaction, released, due.account_id);
  if (!hasMoved)
    await transaction.updateTable('agent_move').set({ state: 'CANCELLED' }).where('id', '=', due.id).execute();
}
