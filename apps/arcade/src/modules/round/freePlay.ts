import { sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { addDecision, findRound, insertRounds, type NewRound, type RoundRow } from './round.repository.ts';

/** Another bet or decision was stored first. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * Takes a stake from the play money of a session and adds a win of the round at once. Amounts are in minor units.
 * Returns the balance, or undefined if it is smaller than the stake.
 */
export async function payFree(
  transaction: Transaction<ArcadeSchema>,
  { sessionId, stake }: { sessionId: string; stake: bigint },
  won = 0n,
): Promise<bigint | undefined> {
  const paid = await transaction
    .updateTable('play_session')
    .set((expression) => ({ free_balance: expression('free_balance', '+', won - stake) }))
    .where('id', '=', sessionId)
    .where('free_balance', '>=', stake)
    .returning('free_balance')
    .executeTakeFirst();
  return paid?.free_balance;
}

/** Adds a win to the play money of a session. Returns the balance. */
export async function creditFree(
  transaction: Transaction<ArcadeSchema>,
  sessionId: string,
  win: bigint,
): Promise<bigint> {
  const { free_balance: balance } = await transaction
    .updateTable('play_session')
    .set((expression) => ({ free_balance: expression('free_balance', '+', win) }))
    .where('id', '=', sessionId)
    .returning('free_balance')
    .executeTakeFirstOrThrow();
  return balance;
}

/** Pays the wins of rounds to their sessions, and stores the balances. */
export async function payFreeBets(
  transaction: Transaction<ArcadeSchema>,
  rows: readonly { id: string; session_id: string; win: bigint }[],
): Promise<void> {
  await sql`
    with paid as (
      update play_session set free_balance = free_balance + wins.win
      from (
        select session_id, sum(win)::bigint as win
        from unnest(${rows.map((row) => row.session_id)}::uuid[], ${rows.map(({ win }) => win)}::bigint[])
          as won (session_id, win) group by session_id
      ) wins
      where play_session.id = wins.session_id
      returning play_session.id, free_balance
    )
    update round set balance_after = paid.free_balance from paid
    where round.session_id = paid.id and round.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(transaction);
}

/** Stores a round of play money together with its stake and win. Returns the balance after it. */
export async function insertPlayMoneyRound(
  db: Kysely<ArcadeSchema>,
  round: NewRound,
): Promise<bigint | 'overtaken' | 'insufficient'> {
  const won = round.isOver ? round.win : 0n;
  return await db
    .transaction()
    .execute(async (transaction) => {
      const balance = await payFree(transaction, round, won);
      if (balance === undefined) return 'insufficient' as const;
      const [isStored] = await insertRounds(transaction, [{ ...round, balanceAfter: balance }]);
      if (!isStored) throw new Overtaken();
      return balance;
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken) return 'overtaken' as const;
      throw error;
    });
}

/** Ends a round of play money with a decision. Its win goes to the current session. */
export async function endFreeRound(
  db: Kysely<ArcadeSchema>,
  round: RoundRow,
  { decision, win, sessionId, at }: { decision: unknown; win: bigint; sessionId: string; at: Date },
): Promise<RoundRow | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const balance = await creditFree(transaction, sessionId, win);
    const isAdded = await addDecision(transaction, round.id, round.decisions.length, decision, {
      state: 'SETTLED',
      win,
      is_over: true,
      balance_after: balance,
      closed_at: at,
      next_attempt_at: null,
    });
    if (!isAdded) throw new Overtaken();
    return findRound(transaction, round.id);
  });
}
