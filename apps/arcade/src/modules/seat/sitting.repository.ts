import { sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Sitting } from './seatTable.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** Ends the round of a sitting with its stack. Returns false if the round has changed, or has a larger stake. */
export async function endSittingRound(
  query: Query,
  { round, stack, bought }: Sitting,
  { dueAt, closedAt, balance }: { dueAt: Date; closedAt: Date | null; balance: bigint | null },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set({
      win: stack,
      is_over: true,
      leased_until: null,
      ...(closedAt
        ? { state: 'SETTLED' as const, closed_at: closedAt, next_attempt_at: null, balance_after: balance }
        : { state: 'PENDING_WIN' as const, next_attempt_at: dueAt }),
    })
    .where('id', '=', round?.id ?? '')
    .where('state', '=', 'OPEN')
    .where(sql<bigint>`stake + raised`, '=', bought)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Finds the table of a player's sitting in a title. */
export async function findSitting(
  query: Query,
  { playerRef, isFreePlay, gameCode }: { playerRef: string; isFreePlay: boolean; gameCode: string },
): Promise<{ id: string; tableId: string; roundId: string } | undefined> {
  const row = await query
    .selectFrom('seat_sitting')
    .innerJoin('round', 'round.id', 'seat_sitting.round_id')
    .select(['seat_sitting.id', 'seat_sitting.table_id', 'round.id as round_id'])
    .where('round.player_ref', '=', playerRef)
    .where('round.is_free_play', '=', isFreePlay)
    .where('round.game_code', '=', gameCode)
    .where('round.closed_at', 'is', null)
    .where('seat_sitting.left_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, tableId: row.table_id, roundId: row.round_id };
}

/** Notes that these connections are present. */
export async function touchHolders(query: Query, holders: readonly string[]): Promise<void> {
  if (holders.length === 0) return;
  await sql`update seat_sitting set seen_at = clock_timestamp()
    where holder = any(${[...holders]}::uuid[]) and left_at is null`.execute(query);
}

/** A time further ahead than this, in ms, dates from before the clock was set back. */
const AHEAD_MS = 5_000;

/** Moves last messages in the future to now after the clock was set back, so that absent players are detected. */
export async function forgetFuture(query: Query): Promise<void> {
  await sql`update seat_sitting set seen_at = clock_timestamp()
    where left_at is null and round_id is not null
      and coalesce(seen_at, sat_at) > clock_timestamp() + ${AHEAD_MS}::float8 * interval '1 millisecond'`.execute(
    query,
  );
}

/** Assigns a seat to a connection. */
export async function holdSitting(
  query: Query,
  id: string,
  holder: string,
  addressPrint: string | null,
): Promise<void> {
  await sql`update seat_sitting set holder = ${holder}::uuid, seen_at = clock_timestamp(), address_print = ${addressPrint}
    where id = ${id}::uuid`.execute(query);
}

/** Whether a connection has the seat now. */
export async function isHeldBy(query: Query, id: string, holder: string): Promise<boolean> {
  const { rows } = await sql`select from seat_sitting where id = ${id}::uuid and holder = ${holder}::uuid`.execute(
    query,
  );
  return rows.length > 0;
}

/** Notes that a connection has closed, unless another one has its seat. Returns the tables. */
export async function releaseHolder(query: Query, holder: string): Promise<string[]> {
  const { rows } = await sql<{ table_id: string }>`update seat_sitting set holder = null, seen_at = clock_timestamp()
    where holder = ${holder}::uuid and left_at is null returning table_id`.execute(query);
  return rows.map((row) => row.table_id);
}

/** Lists the rounds of accepted buy-ins that still have no sitting after the waiting time. */
export async function listUnseated(
  query: Query,
  olderThanMs: number,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select round.id, play_session.display_name as name from round
    join play_session on play_session.id = round.session_id
    where round.closed_at is null and round.state = 'OPEN' and round.choice ? 'tableBase'
      and round.created_at < clock_timestamp() - ${olderThanMs}::float8 * interval '1 millisecond'
      and not exists (select from seat_sitting where seat_sitting.round_id = round.id)
    limit ${limit}`.execute(query);
  return rows;
}
