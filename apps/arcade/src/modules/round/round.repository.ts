import { CompiledQuery, sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A round with the seeds that it comes from. */
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

/** The newest rounds of a player in a game, before `beforeId` when it is given. */
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

/** The round of a player and game that is not closed; at most one exists. */
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

/**
 * Totals of a session in minor units. Rounds whose bet was not taken do not count. Ids grow with time, so the rounds of
 * a session follow its own id.
 */
export async function sumSession(
  query: Query,
  { id, playerRef, isFreePlay, gameCode }: PlayerRounds & { id: string },
): Promise<{ wagered: bigint; won: bigint }> {
  const { fn } = query;
  const sums = await query
    .selectFrom('round')
    .select([fn.sum<string | null>('stake').as('wagered'), fn.sum<string | null>('win').as('won')])
    .where('player_ref', '=', playerRef)
    .where('is_free_play', '=', isFreePlay)
    .where('game_code', '=', gameCode)
    .where('round.id', '>', id)
    .where('session_id', '=', id)
    .where('state', 'in', ['OPEN', 'PENDING_WIN', 'SETTLED'])
    .executeTakeFirstOrThrow();
  return { wagered: BigInt(sums.wagered ?? 0), won: BigInt(sums.won ?? 0) };
}

/** A new round. Its nonce is the one that the pair had when the outcome was computed. */
export interface NewRound {
  id: string;
  sessionId: string;
  playerRef: string;
  isFreePlay: boolean;
  idempotencyKey: string;
  gameCode: string;
  gameVersion: string;
  seedPairId: string;
  clientSeed: string;
  nonce: bigint;
  currency: string;
  stake: bigint;
  win: bigint;
  choice: object;
  /** False if the round waits for decisions after its bet. */
  isOver: boolean;
  state: RoundState;
  balanceAfter: bigint | null;
  createdAt: Date;
  closedAt: Date | null;
  leasedUntil: Date | null;
  nextAttemptAt: Date | null;
}

/** Both statements run for every round, so their text is written once. */
const INSERT_ROUND = `
  with taken as (
    update seed_pair set client_seed = $9, next_nonce = next_nonce + 1, last_bet_at = $19
    where id = $8 and next_nonce = $10 and revealed_at is null and (client_seed is null or client_seed = $9)
    returning id
  )
  insert into round (id, session_id, player_ref, is_free_play, idempotency_key, game_code, game_version, seed_pair_id, nonce,
    currency, stake, win, choice, is_over, state, balance_after, attempts, leased_until, next_attempt_at, created_at, closed_at)
  select $1::uuid, $2::uuid, $3, $4::boolean, $5, $6, $7, taken.id, $10, $11, $12::bigint, $13::bigint, $14::jsonb, $15::boolean,
    $16, $17::bigint, 1, $18::timestamptz, $20::timestamptz, $19, $21::timestamptz
  from taken
  returning id`;

const CLOSE_ROUND = `
  with quick as (select set_config('synchronous_commit', 'off', true))
  update round set state = $3, void_reason = $4, balance_after = $5, closed_at = $6, leased_until = null, next_attempt_at = null
  from quick where id = $1 and state = $2`;

/**
 * Takes the nonce and stores the round in one statement. Stores nothing and returns false if the pair moved on since it
 * was read. A key that is used, or another open round of the game, violates a unique index.
 */
export async function insertRound(query: Query, round: NewRound): Promise<boolean> {
  const { rows } = await query.executeQuery(
    CompiledQuery.raw(INSERT_ROUND, [
      round.id,
      round.sessionId,
      round.playerRef,
      round.isFreePlay,
      round.idempotencyKey,
      round.gameCode,
      round.gameVersion,
      round.seedPairId,
      round.clientSeed,
      round.nonce,
      round.currency,
      round.stake,
      round.win,
      JSON.stringify(round.choice),
      round.isOver,
      round.state,
      round.balanceAfter,
      round.leasedUntil,
      round.createdAt,
      round.nextAttemptAt,
      round.closedAt,
    ]),
  );
  return rows.length === 1;
}

/** Claims a round whose money is due, unless another worker has it. */
export async function leaseRound(query: Query, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set((expression) => ({ leased_until: until, next_attempt_at: until, attempts: expression('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('state', '<>', 'OPEN')
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', atTime(now))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Updates a round if its state has not changed since it was read. Returns whether it did. */
export async function moveRound(
  query: Query,
  id: string,
  from: RoundState,
  change: Updateable<ArcadeSchema['round']>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Closes a round without waiting for the disk. A crash may lose the update: the round is then still open, its call is
 * sent again, and the gateway repeats its answer.
 */
export async function closeRound(
  query: Query,
  id: string,
  from: RoundState,
  change: { state: 'SETTLED' | 'VOID'; reason: string | null; balanceAfter: bigint | null; closedAt: Date },
): Promise<void> {
  const { state, reason, balanceAfter, closedAt } = change;
  await query.executeQuery(CompiledQuery.raw(CLOSE_ROUND, [id, from, state, reason, balanceAfter, closedAt]));
}

/** Adds a decision to an open round if it is the next one. Returns false if the round moved on since it was read. */
export async function addDecision(
  query: Query,
  id: string,
  position: number,
  decision: unknown,
  change: Updateable<ArcadeSchema['round']>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('round')
    .set({ decisions: sql`decisions || ${JSON.stringify([decision])}::jsonb`, ...change })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where(sql<number>`jsonb_array_length(decisions)`, '=', position)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Rounds whose money is due for another attempt. */
export async function listDueRounds(query: Query, now: Date, limit: number): Promise<string[]> {
  const due = await query
    .selectFrom('round')
    .select('id')
    .where('closed_at', 'is', null)
    .where('state', '<>', 'OPEN')
    .where('next_attempt_at', '<=', atTime(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/** Open rounds whose player has not decided for too long. */
export function listAbandonedRounds(query: Query, now: Date, limit: number): Promise<RoundRow[]> {
  return rounds(query)
    .where('round.closed_at', 'is', null)
    .where('round.state', '=', 'OPEN')
    .where('round.next_attempt_at', '<=', atTime(now))
    .orderBy('round.next_attempt_at')
    .limit(limit)
    .execute();
}
