import { CompiledQuery, sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A round with its seeds. */
export type RoundRow = Selectable<ArcadeSchema['round']> &
  Pick<
    Selectable<ArcadeSchema['seed_pair']>,
    'server_seed_hash' | 'client_seed' | 'sealed_server_seed' | 'revealed_at'
  >;

/** Selects rounds with their seeds. */
export function selectRounds(query: Query) {
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
  return selectRounds(query).where('round.id', '=', id).executeTakeFirst();
}

export function findRoundByKey(query: Query, playerRef: string, key: string): Promise<RoundRow | undefined> {
  return selectRounds(query)
    .where('round.player_ref', '=', playerRef)
    .where('round.idempotency_key', '=', key)
    .executeTakeFirst();
}

/** States of rounds whose bet was accepted. */
const acceptedStates = [
  'OPEN',
  'PENDING_RAISE',
  'PENDING_RAISE_BACK',
  'PENDING_PART',
  'PENDING_WIN',
  'PENDING_JACKPOT',
  'SETTLED',
] as const;

interface PlayerRounds {
  playerRef: string;
  isFreePlay: boolean;
  gameCode: string;
}

/** Lists the newest rounds of a player in a game, before `beforeId` if it is given. */
export function listRounds(
  query: Query,
  { playerRef, isFreePlay, gameCode }: PlayerRounds,
  limit: number,
  beforeId?: string,
): Promise<RoundRow[]> {
  const list = selectRounds(query)
    .where('round.player_ref', '=', playerRef)
    .where('round.is_free_play', '=', isFreePlay)
    .where('round.game_code', '=', gameCode);
  return (beforeId === undefined ? list : list.where('round.id', '<', beforeId))
    .orderBy('round.id', 'desc')
    .limit(limit)
    .execute();
}

/** Finds the unclosed round of a player and game; at most one exists. */
export function findOpenRound(
  query: Query,
  { playerRef, isFreePlay, gameCode }: PlayerRounds,
): Promise<RoundRow | undefined> {
  return selectRounds(query)
    .where('round.player_ref', '=', playerRef)
    .where('round.is_free_play', '=', isFreePlay)
    .where('round.game_code', '=', gameCode)
    .where('round.closed_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Sums a session in minor units. Rounds whose bet was not accepted do not count, and free rounds stake nothing. Ids
 * grow with time, so the rounds of a session follow its own id.
 */
export async function sumSession(
  query: Query,
  { id, playerRef, isFreePlay, gameCode }: PlayerRounds & { id: string },
): Promise<{ wagered: bigint; won: bigint }> {
  const { fn } = query;
  const sums = await query
    .selectFrom('round')
    .select([
      fn
        .sum<string | null>(sql`stake + raised`)
        .filterWhere('free_rounds_id', 'is', null)
        .as('wagered'),
      fn.sum<string | null>('win').as('won'),
      fn.sum<string | null>('jackpot_amount').as('jackpots'),
    ])
    .where('player_ref', '=', playerRef)
    .where('is_free_play', '=', isFreePlay)
    .where('game_code', '=', gameCode)
    .where('round.id', '>', id)
    .where('session_id', '=', id)
    .where('state', 'in', acceptedStates)
    .executeTakeFirstOrThrow();
  return { wagered: BigInt(sums.wagered ?? 0), won: BigInt(sums.won ?? 0) + BigInt(sums.jackpots ?? 0) };
}

/** A new round. Its nonce is the pair's when the outcome was computed. */
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
  /** The jackpot that is won with the bet. */
  jackpotPool: string | null;
  /** The free rounds that pay for it. */
  freeRoundsId: string | null;
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

/** The seed pair of a stored round. */
export type PairOfRound = Pick<Selectable<ArcadeSchema['seed_pair']>, 'id' | 'server_seed_hash' | 'sealed_server_seed'>;

/** Returns the row of a round that was just stored, without reading it back. */
export function storedRow(round: NewRound, pair: PairOfRound, balanceAfter: bigint | null): RoundRow {
  return {
    id: round.id,
    session_id: round.sessionId,
    player_ref: round.playerRef,
    is_free_play: round.isFreePlay,
    idempotency_key: round.idempotencyKey,
    game_code: round.gameCode,
    game_version: round.gameVersion,
    seed_pair_id: pair.id,
    nonce: round.nonce,
    currency: round.currency,
    stake: round.stake,
    win: round.win,
    jackpot_pool: round.jackpotPool,
    jackpot_amount: null,
    choice: round.choice,
    decisions: [],
    is_over: round.isOver,
    state: round.state,
    void_reason: null,
    balance_after: balanceAfter,
    attempts: 1,
    leased_until: round.leasedUntil?.getTime() ?? null,
    next_attempt_at: round.nextAttemptAt?.getTime() ?? null,
    created_at: round.createdAt.getTime(),
    closed_at: round.closedAt?.getTime() ?? null,
    shown_at: null,
    shared_round_id: null,
    draw_id: null,
    draw_client_seed: null,
    chase_id: null,
    chase_stops: false,
    panel: null,
    free_rounds_id: round.freeRoundsId,
    is_slip: false,
    paid: 0n,
    parts: 0,
    part_amount: null,
    sender: null,
    raised: 0n,
    raises: 0,
    raise_decision: null,
    raise_amount: null,
    raise_win: null,
    raise_is_over: null,
    raise_at: null,
    raise_session_id: null,
    raise_refusal: null,
    server_seed_hash: pair.server_seed_hash,
    client_seed: round.clientSeed,
    sealed_server_seed: pair.sealed_server_seed,
    revealed_at: null,
  };
}

/** Both statements run for every round, so their text is fixed. Rounds are passed as one JSON list. */
const INSERT_ROUNDS = 'select insert_rounds($1::jsonb) as id';
const CLOSE_ROUNDS = 'select close_rounds($1::jsonb)';

const digits = (amount: bigint | null): string | null => amount?.toString() ?? null;

/**
 * Takes the nonces and stores the rounds in one statement. Returns for each whether it was stored; it was not if its
 * pair has changed since it was read. A used key, or another open round of the game, violates a unique index, and
 * nothing is stored.
 */
export async function insertRounds(query: Query, given: readonly NewRound[]): Promise<boolean[]> {
  const list = given.map((round) => ({
    id: round.id,
    session_id: round.sessionId,
    player_ref: round.playerRef,
    is_free_play: round.isFreePlay,
    idempotency_key: round.idempotencyKey,
    game_code: round.gameCode,
    game_version: round.gameVersion,
    seed_pair_id: round.seedPairId,
    client_seed: round.clientSeed,
    nonce: digits(round.nonce),
    currency: round.currency,
    stake: digits(round.stake),
    win: digits(round.win),
    jackpot_pool: round.jackpotPool,
    free_rounds_id: round.freeRoundsId,
    choice: round.choice,
    is_over: round.isOver,
    state: round.state,
    balance_after: digits(round.balanceAfter),
    leased_until: round.leasedUntil,
    next_attempt_at: round.nextAttemptAt,
    created_at: round.createdAt,
    closed_at: round.closedAt,
  }));
  const { rows } = await query.executeQuery<{ id: string }>(CompiledQuery.raw(INSERT_ROUNDS, [JSON.stringify(list)]));
  const stored = new Set(rows.map(({ id }) => id));
  return given.map(({ id }) => stored.has(id));
}

/** Leases a round whose money is due, unless another worker has the lease. */
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
 * Records that the gateway accepted the bet of a round, which was in `from`. Only the table knows whether its win is
 * due now: a shared round may have ended by then. Returns the changed fields, or undefined if the round has changed.
 */
export async function acceptBet(
  query: Query,
  id: string,
  from: 'PENDING_BET' | 'PENDING_ROLLBACK',
  { balanceAfter, openUntil }: { balanceAfter: bigint | null; openUntil: Date },
): Promise<Pick<RoundRow, 'state' | 'win' | 'is_over' | 'decisions'> | undefined> {
  return await query
    .updateTable('round')
    .set({
      state: sql<RoundState>`case when is_over then 'PENDING_WIN' else 'OPEN' end`,
      void_reason: null,
      balance_after: balanceAfter,
      // No worker leases an open round. It is due again when its player may have abandoned it.
      leased_until: sql<Date | null>`case when is_over then leased_until end`,
      next_attempt_at: sql<Date>`case when is_over then next_attempt_at else ${openUntil}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(['state', 'win', 'is_over', 'decisions'])
    .executeTakeFirst();
}

/** The end of a round, applied only in the state `from`. */
export interface RoundClosing {
  id: string;
  from: RoundState;
  state: 'SETTLED' | 'VOID';
  reason: string | null;
  balanceAfter: bigint | null;
  jackpotAmount: bigint | null;
  closedAt: Date;
}

/**
 * Closes rounds without waiting for the disk. A crash may lose the update: the round is then still open, its call is
 * retried, and the gateway repeats its answer.
 */
export async function closeRounds(query: Query, closings: readonly RoundClosing[]): Promise<void> {
  const given = closings.map(({ id, from, state, reason, balanceAfter, jackpotAmount, closedAt }) => ({
    id,
    from_state: from,
    state,
    reason,
    balance_after: digits(balanceAfter),
    jackpot_amount: digits(jackpotAmount),
    closed_at: closedAt,
  }));
  await query.executeQuery(CompiledQuery.raw(CLOSE_ROUNDS, [JSON.stringify(given)]));
}

/** Adds a decision to an open round if it is the next one. Returns false if the round has changed since it was read. */
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

/** Lists the ids of rounds whose money is due. */
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

/** Lists open rounds whose player has not decided in time. */
export function listAbandonedRounds(query: Query, now: Date, limit: number): Promise<RoundRow[]> {
  return (
    selectRounds(query)
      .where('round.closed_at', 'is', null)
      .where('round.state', '=', 'OPEN')
      // The bets of a draw wait for it, and slips for their fixtures, without a limit.
      .where('round.draw_id', 'is', null)
      .where('round.is_slip', '=', false)
      .where('round.next_attempt_at', '<=', atTime(now))
      .orderBy('round.next_attempt_at')
      .limit(limit)
      .execute()
  );
}
