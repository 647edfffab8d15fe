import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { payFreeBets } from '../round/freePlay.ts';
import { selectRounds, type NewRound, type RoundRow } from '../round/round.repository.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A bet of a shared round. */
export interface NewSharedBet extends Omit<NewRound, 'freeRoundsId'> {
  sharedRoundId: string;
  panel: 0 | 1;
}

const INSERT_BET = `
  with shared as (
    select id, seed_pair_id from shared_round
    where id = $1::uuid and state = 'BETTING' and starts_at > clock_timestamp()
    for share
  )
  insert into round (id, session_id, player_ref, is_free_play, idempotency_key, game_code, game_version, seed_pair_id, nonce,
    currency, stake, win, choice, is_over, state, balance_after, attempts, leased_until, next_attempt_at, created_at,
    shared_round_id, panel)
  select $2::uuid, $3::uuid, $4, $5::boolean, $6, $7, $8, shared.seed_pair_id, $9, $10, $11::bigint, 0, $12::jsonb, false,
    $13, $14::bigint, 1, $15::timestamptz, $16::timestamptz, $17::timestamptz, shared.id, $18::smallint
  from shared
  returning id`;

/**
 * Stores a bet while bets of its round are open, by the clock of the database. The process that closes them waits for
 * this statement; after the close it stores nothing and returns false. A used key, or another bet in the panel,
 * violates a unique index.
 */
export async function insertSharedBet(query: Query, bet: NewSharedBet): Promise<boolean> {
  const { rows } = await query.executeQuery(
    CompiledQuery.raw(INSERT_BET, [
      bet.sharedRoundId,
      bet.id,
      bet.sessionId,
      bet.playerRef,
      bet.isFreePlay,
      bet.idempotencyKey,
      bet.gameCode,
      bet.gameVersion,
      bet.nonce,
      bet.currency,
      bet.stake,
      JSON.stringify(bet.choice),
      bet.state,
      bet.balanceAfter,
      bet.leasedUntil,
      bet.nextAttemptAt,
      bet.createdAt,
      bet.panel,
    ]),
  );
  return rows.length === 1;
}

/** Selects unended bets of a round that the gateway has accepted or may accept. */
function openBets(query: Query, sharedRoundId: string) {
  return selectRounds(query)
    .where('round.shared_round_id', '=', sharedRoundId)
    .where('round.is_over', '=', false)
    .where('round.state', 'in', ['PENDING_BET', 'OPEN']);
}

/** Lists unended bets, up to a limit. */
export function listOpenBets(query: Query, sharedRoundId: string, limit: number): Promise<RoundRow[]> {
  return openBets(query, sharedRoundId).orderBy('round.id').limit(limit).execute();
}

/** Lists unended bets with a target of at most this many hundredths, up to a limit. */
export function listReachedBets(
  query: Query,
  sharedRoundId: string,
  hundredths: number,
  limit: number,
): Promise<RoundRow[]> {
  return openBets(query, sharedRoundId)
    .where(sql<number>`(round.choice ->> 'target')::integer`, '<=', hundredths)
    .orderBy('round.id')
    .limit(limit)
    .execute();
}

/** A bet that ends with a further decision. */
export interface EndedBet {
  id: string;
  /** The number of decisions before it. */
  position: number;
  decision: object;
  win: bigint;
}

/**
 * The bets of a list that have not changed since they were read. Rows that another statement has locked are skipped, so
 * two processes that end the same bets do not wait for each other.
 */
const LOCKED_BETS = `
  with listed as (
    select * from unnest($1::uuid[], $2::integer[], $3::jsonb[], $4::bigint[]) as listed (id, position, decision, win)
  ), locked as (
    select listed.* from listed join round on round.id = listed.id
    where not round.is_over and round.state in ('PENDING_BET', 'OPEN')
      and jsonb_array_length(round.decisions) = listed.position
    for update of round skip locked
  )`;

const END_BETS = `${LOCKED_BETS}
  update round set decisions = round.decisions || locked.decision, win = locked.win, is_over = true,
    state = case round.state when 'OPEN' then 'PENDING_WIN' else round.state end,
    next_attempt_at = case round.state when 'OPEN' then $5::timestamptz else round.next_attempt_at end
  from locked where round.id = locked.id
  returning round.id, round.state`;

const END_FREE_BETS = `${LOCKED_BETS}
  update round set decisions = round.decisions || locked.decision, win = locked.win, is_over = true, state = 'SETTLED',
    closed_at = $5::timestamptz, next_attempt_at = null
  from locked where round.id = locked.id
  returning round.id, round.session_id, round.win`;

function valuesOf(bets: readonly EndedBet[], at: Date): unknown[] {
  return [
    bets.map(({ id }) => id),
    bets.map(({ position }) => position),
    bets.map(({ decision }) => JSON.stringify([decision])),
    bets.map(({ win }) => win),
    at,
  ];
}

/**
 * Ends bets for real money in one statement, except bets that have changed since they were read. Returns how many it
 * ended, and the ids of those whose win is due now; the others wait for the answer to their bet.
 */
export async function endBets(
  query: Query,
  bets: readonly EndedBet[],
  dueAt: Date,
): Promise<{ count: number; due: string[] }> {
  if (bets.length === 0) return { count: 0, due: [] };
  const ended = CompiledQuery.raw(END_BETS, valuesOf(bets, dueAt));
  const { rows } = await query.executeQuery<{ id: string; state: string }>(ended);
  return { count: rows.length, due: rows.flatMap(({ id, state }) => (state === 'PENDING_WIN' ? [id] : [])) };
}

/** Ends bets with play money, and pays them to their sessions. Returns how many it ended. */
export async function endFreeBets(
  transaction: Transaction<ArcadeSchema>,
  bets: readonly EndedBet[],
  closedAt: Date,
): Promise<number> {
  if (bets.length === 0) return 0;
  const ended = CompiledQuery.raw(END_FREE_BETS, valuesOf(bets, closedAt));
  const { rows } = await transaction.executeQuery<{ id: string; session_id: string; win: bigint }>(ended);
  await payFreeBets(transaction, rows);
  return rows.length;
}

/** The identity of a player in the room. */
export interface RoomPlayer {
  playerRef: string;
  isFreePlay: boolean;
}

/** Lists the bets of a player in a round, in their current state. */
export function listPlayerBets(query: Query, sharedRoundId: string, player: RoomPlayer): Promise<RoundRow[]> {
  return selectRounds(query)
    .where('round.shared_round_id', '=', sharedRoundId)
    .where('round.player_ref', '=', player.playerRef)
    .where('round.is_free_play', '=', player.isFreePlay)
    .orderBy('round.id')
    .execute();
}
