import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A round with the seeds that it came from. */
export type RoundRow = Selectable<ArcadeSchema['round']> &
  Pick<
    Selectable<ArcadeSchema['seed_pair']>,
    'server_seed_hash' | 'client_seed' | 'sealed_server_seed' | 'revealed_at'
  >;

function rounds(query: Query) {
  return query
    .selectFrom('round')
    .innerJoin('seed_pair', 'seed_pair.id', 'round.seed_pair_id')
    .selectAll('round')
    .select([
      'seed_pair.server_seed_hash',
      'seed_pair.client_seed',
      'seed_pair.sealed_server_seed',
      'seed_pair.revealed_at',
    ]);
}

export function findRound(query: Query, id: string): Promise<RoundRow | undefined> {
  return rounds(query).where('round.id', '=', id).executeTakeFirst();
}

export function findRoundByKey(query: Query, playerRef: string, key: string): Promise<RoundRow | undefined> {
  return rounds(query)
    .where('round.player_ref', '=', playerRef)
    .where('round.idempotency_key', '=', key)
    .executeTakeFirst();
}

interface PlayerRounds {
  playerRef: string;
  isFreePlay: boolean;
  gameCode: string;
}

/** The newest rounds of a player, before `beforeId` when it is given. */
export function listRounds(
  query: Query,
  { playerRef, isFreePlay, gameCode }: PlayerRounds,
  limit: number,
  beforeId?: string,
): Promise<RoundRow[]> {
  const list = rounds(query)
    .where('round.player_ref', '=', playerRef)
    .where('round.is_free_play', '=', isFreePlay)
    .where('round.game_code', '=', gameCode);
  return (beforeId === undefined ? list : list.where('round.id', '<', beforeId))
    .orderBy('round.id', 'desc')
    .limit(limit)
    .execute();
}

/** The player's unsettled round; at most one exists. */
export function findOpenRound(
  query: Query,
  { playerRef, isFreePlay, gameCode }: PlayerRounds,
): Promise<RoundRow | undefined> {
  return rounds(query)
    .where('round.player_ref', '=', playerRef)
    .where('round.is_free_play', '=', isFreePlay)
    .where('round.game_code', '=', gameCode)
    .where('round.closed_at', 'is', null)
    .executeTakeFirst();
}

/** Totals of a session in minor units; void rounds do not count. */
export async function sumSession(query: Query, sessionId: string): Promise<{ wagered: bigint; won: bigint }> {
  const { fn } = query;
  const sums = await query
    .selectFrom('round')
    .select([fn.sum<string | null>('stake').as('wagered'), fn.sum<string | null>('win').as('won')])
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['PENDING_WIN', 'SETTLED'])
    .executeTakeFirstOrThrow();
  return { wagered: BigInt(sums.wagered ?? 0), won: BigInt(sums.won ?? 0) };
}

/** Claims an open round unless another worker has it. */
export async function leaseRound(query: Query, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set((expression) => ({ leased_until: until, next_attempt_at: until, attempts: expression('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', atTime(now))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Updates a round if its state has not changed since it was read. */
export async function moveRound(
  query: Query,
  id: string,
  from: RoundState,
  change: Updateable<ArcadeSchema['round']>,
): Promise<void> {
  await query.updateTable('round').set(change).where('id', '=', id).where('state', '=', from).execute();
}

/** Open rounds that are due for another attempt. */
export async function listDueRounds(query: Query, now: Date, limit: number): Promise<string[]> {
  const due = await query
    .selectFrom('round')
    .select('id')
    .where('closed_at', 'is', null)
    .where('next_attempt_at', '<=', atTime(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}
