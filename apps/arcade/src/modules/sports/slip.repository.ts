import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import type { LegQuote } from '../../fairness/legQuote.ts';
import type { ChosenLeg, SlipChoice } from '../../games/sportsbook/slip.ts';
import type { Board, Selection } from '../../games/sportsbook/model/sportModel.ts';
import type { PriceChanges, SlipRefusal } from '../../sportsApi.ts';
import type { RoomPlayer } from '../room/sharedBet.repository.ts';
import { selectRounds, type RoundRow } from '../round/round.repository.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** The player's request: the legs at the seen prices. */
export interface RequestedSlip extends SlipChoice {
  priceChanges: PriceChanges;
}

export type SlipRow = Selectable<ArcadeSchema['sports_slip']>;

/** A leg of a placed slip. */
export interface LegRow {
  slip_id: string;
  position: number;
  fixture_id: string;
  selections: Selection[];
  outcome: 'won' | 'lost' | 'void' | null;
  board: Board | null;
  /** The inputs of its price. Null if it was placed before these were stored. */
  quote: LegQuote | null;
}

/** A slip with its outcome. */
export interface StoredSlip {
  slip: SlipRow;
  requested: RequestedSlip;
  /** Undefined until it is placed. */
  round: RoundRow | undefined;
  /** By position; empty until it is placed. */
  legs: LegRow[];
}

/** A slip to store. */
export interface NewSlip {
  id: string;
  sessionId: string;
  playerRef: string;
  isFreePlay: boolean;
  idempotencyKey: string;
  gameCode: string;
  currency: string;
  stake: bigint;
  requested: RequestedSlip;
  autoCashOutAt: bigint | null;
  placedAt: number;
}

/** The result of a slip's check. */
export type PlacementDecision =
  | { kind: 'taken'; prices: number[]; quotes: (LegQuote | null)[] }
  | { kind: 'refused'; refusal: SlipRefusal; newPrices: (number | null)[] | null; maxStake: bigint | null };

/** Takes a pair of seeds for a slip. Returns false if another slip has taken it. */
export async function claimSlipSeeds(
  query: Query,
  { pairId, slipId, clientSeed }: { pairId: string; slipId: string; clientSeed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('seed_pair')
    .set({ client_seed: clientSeed, next_nonce: 1n, player_ref: `slip:${slipId}` })
    .where('id', '=', pairId)
    .where('next_nonce', '=', 0n)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores a slip. A used key violates a unique index. */
export async function insertSlip(
  query: Query,
  slip: NewSlip & { seedPairId: string },
  state: { decidedAt: number } | PlacementDecision,
): Promise<void> {
  const isDelayed = 'decidedAt' in state;
  const refused = !isDelayed && state.kind === 'refused' ? state : undefined;
  await query
    .insertInto('sports_slip')
    .values({
      id: slip.id,
      session_id: slip.sessionId,
      player_ref: slip.playerRef,
      is_free_play: slip.isFreePlay,
      idempotency_key: slip.idempotencyKey,
      game_code: slip.gameCode,
      currency: slip.currency,
      stake: slip.stake,
      request: JSON.stringify(slip.requested),
      seed_pair_id: slip.seedPairId,
      state: isDelayed ? 'DELAYED' : refused ? 'REFUSED' : 'PLACED',
      refusal: refused?.refusal ?? null,
      new_prices: refused?.newPrices ? JSON.stringify(refused.newPrices) : null,
      most_stake: refused?.maxStake ?? null,
      placed_at: new Date(slip.placedAt),
      decided_at: isDelayed ? new Date(state.decidedAt) : null,
      auto_cash_out_at: refused ? null : slip.autoCashOutAt,
    })
    .execute();
}

/** Stores the result of a delayed slip's check. Returns false if another process checked it first. */
export async function decideSlip(query: Query, id: string, decision: PlacementDecision): Promise<boolean> {
  const refused = decision.kind === 'refused' ? decision : undefined;
  const { numUpdatedRows } = await query
    .updateTable('sports_slip')
    .set({
      state: refused ? 'REFUSED' : 'PLACED',
      refusal: refused?.refusal ?? null,
      new_prices: refused?.newPrices ? JSON.stringify(refused.newPrices) : null,
      most_stake: refused?.maxStake ?? null,
      ...(refused && { auto_cash_out_at: null }),
    })
    .where('id', '=', id)
    .where('state', '=', 'DELAYED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A placed slip with the money to move. */
export interface PlacedSlip {
  slip: Pick<
    SlipRow,
    'id' | 'session_id' | 'player_ref' | 'is_free_play' | 'game_code' | 'currency' | 'stake' | 'seed_pair_id'
  >;
  choice: SlipChoice;
  /** The inputs of the prices, by leg. */
  quotes: readonly (LegQuote | null)[];
  gameVersion: string;
  state: Extract<RoundState, 'PENDING_BET' | 'OPEN'>;
  balanceAfter: bigint | null;
  createdAt: Date;
  leasedUntil: Date | null;
}

/** Stores the round of a slip and its legs. The round has the id of the slip. */
export async function insertSlipRound(
  transaction: Transaction<ArcadeSchema>,
  { slip, choice, quotes, gameVersion, state, balanceAfter, createdAt, leasedUntil }: PlacedSlip,
): Promise<void> {
  await transaction
    .insertInto('round')
    .values({
      id: slip.id,
      session_id: slip.session_id,
      player_ref: slip.player_ref,
      is_free_play: slip.is_free_play,
      idempotency_key: slip.id,
      game_code: slip.game_code,
      game_version: gameVersion,
      seed_pair_id: slip.seed_pair_id,
      nonce: 0n,
      currency: slip.currency,
      stake: slip.stake,
      win: 0n,
      choice: JSON.stringify(choice),
      decisions: '[]',
      is_over: false,
      state,
      balance_after: balanceAfter,
      attempts: 1,
      leased_until: leasedUntil,
      next_attempt_at: leasedUntil,
      created_at: createdAt,
      is_slip: true,
    })
    .execute();
  await transaction
    .insertInto('sports_leg')
    .values(
      choice.legs.map(({ fixture, selections }: ChosenLeg, position) => ({
        slip_id: slip.id,
        position,
        fixture_id: fixture,
        selections: JSON.stringify(selections),
        outcome: null,
        quote: quotes[position] ? JSON.stringify(quotes[position]) : null,
      })),
    )
    .execute();
}

/** Adds to slips their rounds and legs. */
export async function withRounds(query: Query, slips: readonly SlipRow[]): Promise<StoredSlip[]> {
  if (slips.length === 0) return [];
  const ids = slips.map(({ id }) => id);
  const [rounds, legs] = await Promise.all([
    listSlipRounds(query, ids),
    query.selectFrom('sports_leg').selectAll().where('slip_id', '=', anyOf(ids)).orderBy('position').execute(),
  ]);
  const roundById = new Map(rounds.map((round) => [round.id, round]));
  const legsById = Map.groupBy(legs as LegRow[], ({ slip_id: id }) => id);
  return slips.map((slip) => ({
    slip,
    requested: slip.request as RequestedSlip,
    round: roundById.get(slip.id),
    legs: legsById.get(slip.id) ?? [],
  }));
}

/** Returns the condition for any of some ids. A list of placeholders would be another statement for each length. */
function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${ids}::uuid[])`;
}

/** Lists the rounds of slips with their seeds, in no order. */
export async function listSlipRounds(query: Query, ids: readonly string[]): Promise<RoundRow[]> {
  if (ids.length === 0) return [];
  return selectRounds(query).where('round.id', '=', anyOf(ids)).execute();
}

/** Finds slips by id, in no order. */
export async function findSlips(query: Query, ids: readonly string[]): Promise<StoredSlip[]> {
  if (ids.length === 0) return [];
  return withRounds(query, await query.selectFrom('sports_slip').selectAll().where('id', '=', anyOf(ids)).execute());
}

export async function findSlip(query: Query, id: string): Promise<StoredSlip | undefined> {
  return (await findSlips(query, [id]))[0];
}

export async function findSlipByKey(query: Query, playerRef: string, key: string): Promise<StoredSlip | undefined> {
  const slips = query
    .selectFrom('sports_slip')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('idempotency_key', '=', key);
  return (await withRounds(query, await slips.execute()))[0];
}

/** Lists the slips of a player, newest first, before `beforeId` if it is given. Refused slips count as closed. */
export async function listSlips(
  query: Query,
  { playerRef, isFreePlay }: RoomPlayer,
  { isOpen, limit, beforeId }: { isOpen: boolean; limit: number; beforeId?: string | undefined },
): Promise<StoredSlip[]> {
  let list = query
    .selectFrom('sports_slip')
    .leftJoin('round', 'round.id', 'sports_slip.id')
    .selectAll('sports_slip')
    .where('sports_slip.player_ref', '=', playerRef)
    .where('sports_slip.is_free_play', '=', isFreePlay);
  list = isOpen
    ? list.where('sports_slip.state', '<>', 'REFUSED').where('round.closed_at', 'is', null)
    : list.where((where) =>
        where.or([where('sports_slip.state', '=', 'REFUSED'), where('round.closed_at', 'is not', null)]),
      );
  if (beforeId !== undefined) list = list.where('sports_slip.id', '<', beforeId);
  return withRounds(query, await list.orderBy('sports_slip.id', 'desc').limit(limit).execute());
}

/** Lists due delayed slips. */
export async function listDelayed(query: Query, limit: number): Promise<StoredSlip[]> {
  const slips = query
    .selectFrom('sports_slip')
    .selectAll()
    .where('state', '=', 'DELAYED')
    .where('decided_at', '<=', sql<number>`clock_timestamp()`)
    .orderBy('decided_at')
    .limit(limit);
  return withRounds(query, await slips.execute());
}
