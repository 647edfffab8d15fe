import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { RoomPlayer } from '../room/sharedBet.repository.ts';
import { payFreeBets } from '../round/freePlay.ts';
import { selectRounds, type NewRound, type RoundRow } from '../round/round.repository.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A bet of a draw. */
export interface NewDrawBet extends Omit<NewRound, 'freeRoundsId'> {
  drawId: string;
  chainId: string;
  chase: { id: string; stopsOnWin: boolean } | undefined;
  /** The time since the call arrived completely, in ms. */
  waitedMs: number;
}

/**
 * Locks held while a draw accepts or cancels bets. The process that closes the draw waits for the lock on its chain; no
 * later bet gets one. The arrival time of a call counts.
 */
const OPEN_DRAW = `
  with chain as (
    select id from draw_chain where id = $1::uuid and closed_through < $2::bigint for share
  ), open as (
    select draw.id, draw.seed_pair_id from draw join chain on chain.id = draw.chain_id
    where draw.id = $3::uuid and draw.closes_at > clock_timestamp() - $4::float8 * interval '1 millisecond'
  )`;

const INSERT_BET = `${OPEN_DRAW}
  insert into round (id, session_id, player_ref, is_free_play, idempotency_key, game_code, game_version, seed_pair_id, nonce,
    currency, stake, win, choice, is_over, state, balance_after, attempts, leased_until, next_attempt_at, created_at,
    draw_id, draw_client_seed, chase_id, chase_stops)
  select $5::uuid, $6::uuid, $7, $8::boolean, $9, $10, $11, open.seed_pair_id, $2::bigint, $12, $13::bigint, 0, $14::jsonb,
    false, $15, $16::bigint, 1, $17::timestamptz, $18::timestamptz, $19::timestamptz, open.id, $20,
    $21, $22::boolean
  from open
  returning id`;

/** Stores a bet while its draw takes bets. Returns whether it did. A used key violates a unique index. */
export async function insertDrawBet(query: Query, bet: NewDrawBet): Promise<boolean> {
  const { rows } = await query.executeQuery(
    CompiledQuery.raw(INSERT_BET, [
      bet.chainId,
      bet.nonce,
      bet.drawId,
      bet.waitedMs,
      bet.id,
      bet.sessionId,
      bet.playerRef,
      bet.isFreePlay,
      bet.idempotencyKey,
      bet.gameCode,
      bet.gameVersion,
      bet.currency,
      bet.stake,
      JSON.stringify(bet.choice),
      bet.state,
      bet.balanceAfter,
      bet.leasedUntil,
      bet.nextAttemptAt,
      bet.createdAt,
      bet.clientSeed,
      bet.chase?.id ?? null,
      bet.chase?.stopsOnWin ?? false,
    ]),
  );
  return rows.length === 1;
}

const CANCEL_BET = `${OPEN_DRAW}
  update round set state = case when is_free_play then 'VOID' else 'PENDING_ROLLBACK' end, void_reason = 'CANCELLED',
    closed_at = case when is_free_play then $6::timestamptz end, leased_until = null,
    next_attempt_at = case when is_free_play then null else $6::timestamptz end
  from open where round.id = $5::uuid and round.draw_id = open.id and round.state = 'OPEN'
  returning round.id`;

/** Cancels a bet while its draw takes bets. Returns whether it did. */
export async function cancelDrawBet(
  query: Query,
  bet: {
    id: string;
    drawId: string;
    chainId: string;
    index: bigint;
    waitedMs: number;
  },
  at: Date,
): Promise<boolean> {
  const { rows } = await query.executeQuery(
    CompiledQuery.raw(CANCEL_BET, [bet.chainId, bet.index, bet.drawId, bet.waitedMs, bet.id, at]),
  );
  return rows.length === 1;
}

/** Lists unended bets of a draw that the gateway has accepted or may accept, up to a limit. */
export function listUnendedBets(query: Query, drawId: string, limit: number): Promise<RoundRow[]> {
  return selectRounds(query)
    .where('round.draw_id', '=', drawId)
    .where('round.is_over', '=', false)
    .where('round.state', 'in', ['PENDING_BET', 'OPEN'])
    .orderBy('round.id')
    .limit(limit)
    .execute();
}

/** Lists a player's bets in a room that are unsettled or belong to this or a later draw. */
export function listPlayerDrawBets(
  query: Query,
  { room, index, player }: { room: string; index: number; player: RoomPlayer },
  limit: number,
): Promise<RoundRow[]> {
  return selectRounds(query)
    .where('round.player_ref', '=', player.playerRef)
    .where('round.is_free_play', '=', player.isFreePlay)
    .where('round.game_code', '=', room)
    .where('round.draw_id', 'is not', null)
    .where((where) => where.or([where('round.nonce', '>=', BigInt(index)), where('round.closed_at', 'is', null)]))
    .orderBy('round.id', 'desc')
    .limit(limit)
    .execute();
}

/** Finds bets by id. */
export function listDrawBets(query: Query, ids: readonly string[]): Promise<RoundRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : selectRounds(query).where('round.id', 'in', ids).execute();
}

/** The fields of a bet that show whether it changed. */
export type DrawBetSummary = Pick<
  RoundRow,
  'id' | 'player_ref' | 'is_free_play' | 'state' | 'is_over' | 'currency' | 'choice' | 'game_code' | 'nonce'
>;

/** Lists the bets of open and recently revealed draws in these rooms. */
export function listWatchedBets(
  query: Query,
  rooms: readonly string[],
  revealedAfter: Date,
): Promise<DrawBetSummary[]> {
  return query
    .selectFrom('draw')
    .innerJoin('round', 'round.draw_id', 'draw.id')
    .select([
      'round.id',
      'round.player_ref',
      'round.is_free_play',
      'round.state',
      'round.is_over',
      'round.currency',
      'round.choice',
      'round.game_code',
      'round.nonce',
    ])
    .where('draw.room', 'in', rooms)
    .where('draw.reveals_at', '>', atTime(revealedAfter))
    .execute();
}

/** Counts the players with bets for real money on each draw that is not revealed at a moment. */
export async function countDrawPlayers(
  query: Query,
  at: Date,
): Promise<{ room: string; index: number; players: number }[]> {
  const rows = await query
    .selectFrom('draw')
    .innerJoin('round', 'round.draw_id', 'draw.id')
    .select(({ fn }) => ['draw.room', 'draw.index', fn.count<bigint>('round.player_ref').distinct().as('players')])
    .where('draw.reveals_at', '>', atTime(at))
    .where('round.is_free_play', '=', false)
    .where('round.state', 'in', ['OPEN', 'PENDING_WIN', 'SETTLED'])
    .groupBy(['draw.room', 'draw.index'])
    .execute();
  return rows.map(({ room, index, players }) => ({ room, index: Number(index), players: Number(players) }));
}

/** The win of a bet that its draw decided. */
export interface DecidedBet {
  id: string;
  win: bigint;
}

/**
 * Rows that another statement has locked are skipped, so two processes that end the same bets do not wait for each
 * other.
 */
const LOCKED_BETS = `
  with locked as (
    select decided.id, decided.win from unnest($1::uuid[], $2::bigint[]) as decided (id, win)
    join round on round.id = decided.id
    where not round.is_over and round.state in ('PENDING_BET', 'OPEN')
    for update of round skip locked
  )`;

const END_BETS = `${LOCKED_BETS}
  update round set win = locked.win, is_over = true,
    state = case round.state when 'OPEN' then 'PENDING_WIN' else round.state end,
    next_attempt_at = case round.state when 'OPEN' then $3::timestamptz else round.next_attempt_at end
  from locked where round.id = locked.id
  returning round.id, round.state`;

const END_FREE_BETS = `${LOCKED_BETS}
  update round set win = locked.win, is_over = true, state = 'SETTLED', closed_at = $3::timestamptz, next_attempt_at = null
  from locked where round.id = locked.id
  returning round.id, round.session_id, round.win`;

function valuesOf(decided: readonly DecidedBet[], at: Date): unknown[] {
  return [decided.map(({ id }) => id), decided.map(({ win }) => win), at];
}

/**
 * Ends bets for real money in one statement, except bets that have changed since they were read. Returns how many it
 * ended, and the ids of those whose win is due now; the others wait for the answer to their bet.
 */
export async function endDrawBets(
  query: Query,
  decided: readonly DecidedBet[],
  dueAt: Date,
): Promise<{ count: number; due: string[] }> {
  if (decided.length === 0) return { count: 0, due: [] };
  const ended = CompiledQuery.raw(END_BETS, valuesOf(decided, dueAt));
  const { rows } = await query.executeQuery<{ id: string; state: string }>(ended);
  return {
    count: rows.length,
    due: rows.flatMap(({ id, state }) => (state === 'PENDING_WIN' ? [id] : [])),
  };
}

/** Ends bets with play money. Returns how many it ended. */
export async function endFreeDrawBets(
  transaction: Transaction<ArcadeSchema>,
  decided: readonly DecidedBet[],
  closedAt: Date,
): Promise<number> {
  if (decided.length === 0) return 0;
  const ended = CompiledQuery.raw(END_FREE_BETS, valuesOf(decided, closedAt));
  const { rows } = await transaction.executeQuery<{
    id: string;
    session_id: string;
    win: bigint;
  }>(ended);
  await payFreeBets(transaction, rows);
  return rows.length;
}
