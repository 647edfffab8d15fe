import { sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import type { RoundRow } from './round.repository.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A decision that raises the stake, with the round's state once it is accepted. */
export interface Raise {
  decision: unknown;
  /** The number of decisions before it. */
  position: number;
  /** The added stake, in minor units. */
  amount: bigint;
  win: bigint;
  isOver: boolean;
  sessionId: string;
  at: Date;
}

const NO_RAISE = {
  raise_decision: null,
  raise_amount: null,
  raise_win: null,
  raise_is_over: null,
  raise_at: null,
  raise_session_id: null,
} as const;

/**
 * Stores a raise of an open round if its decision is the next one, and leases the round to the caller until
 * `leasedUntil`. Returns false if the round has changed since it was read.
 */
export async function storeRaise(query: Query, id: string, raise: Raise, leasedUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set((expression) => ({
      state: 'PENDING_RAISE',
      raises: expression('raises', '+', 1),
      raise_decision: JSON.stringify(raise.decision),
      raise_amount: raise.amount,
      raise_win: raise.win,
      raise_is_over: raise.isOver,
      raise_at: raise.at,
      raise_session_id: raise.sessionId,
      raise_refusal: null,
      attempts: 1,
      leased_until: leasedUntil,
      next_attempt_at: leasedUntil,
    }))
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where(sql<number>`jsonb_array_length(decisions)`, '=', raise.position)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Applies a raise whose bet the gateway accepted. Returns false if the round has changed. */
export async function acceptRaise(
  query: Query,
  { id, state: from }: Pick<RoundRow, 'id' | 'state'>,
  { balanceAfter, openUntil }: { balanceAfter: bigint | null; openUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set({
      state: sql<RoundState>`case when raise_is_over then 'PENDING_WIN' else 'OPEN' end`,
      decisions: sql`decisions || jsonb_build_array(raise_decision)`,
      raised: sql<bigint>`raised + raise_amount`,
      win: sql<bigint>`case when raise_is_over then raise_win else win end`,
      is_over: sql<boolean>`raise_is_over`,
      ...NO_RAISE,
      balance_after: sql<bigint>`coalesce(${balanceAfter}::bigint, balance_after)`,
      leased_until: sql<Date | null>`case when raise_is_over then leased_until end`,
      next_attempt_at: sql<Date>`case when raise_is_over then next_attempt_at else ${openUntil}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undoes the decision of a raise that the gateway did not accept: the round is open as before. */
export async function revertRaise(
  query: Query,
  { id, state: from }: Pick<RoundRow, 'id' | 'state'>,
  { reason, openUntil }: { reason: string; openUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set({ state: 'OPEN', ...NO_RAISE, raise_refusal: reason, leased_until: null, next_attempt_at: openUntil })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
