import { CompiledQuery, sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

export type ChainRow = Selectable<ArcadeSchema['draw_chain']>;

/** A draw with bets, and its seeds. */
export type DrawRow = Selectable<ArcadeSchema['draw']> &
  Pick<Selectable<ArcadeSchema['seed_pair']>, 'server_seed_hash' | 'client_seed' | 'sealed_server_seed'>;

function draws(query: Query) {
  return query
    .selectFrom('draw')
    .innerJoin('seed_pair', 'seed_pair.id', 'draw.seed_pair_id')
    .selectAll('draw')
    .select(['seed_pair.server_seed_hash', 'seed_pair.client_seed', 'seed_pair.sealed_server_seed']);
}

export function findChain(query: Query, room: string, number: number): Promise<ChainRow | undefined> {
  return query
    .selectFrom('draw_chain')
    .selectAll()
    .where('room', '=', room)
    .where('number', '=', BigInt(number))
    .executeTakeFirst();
}

export type NewChain = Omit<ChainRow, 'created_at'>;

/** Stores a chain, unless another process was first. */
export async function insertChain(query: Query, chain: NewChain): Promise<void> {
  await query
    .insertInto('draw_chain')
    .values({ ...chain, created_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.columns(['room', 'number']).doNothing())
    .execute();
}

export function findDraw(query: Query, room: string, index: number): Promise<DrawRow | undefined> {
  return draws(query).where('draw.room', '=', room).where('draw.index', '=', BigInt(index)).executeTakeFirst();
}

/** Lists the draws with bets in a range, in no order. */
export function listDraws(query: Query, room: string, from: number, to: number): Promise<DrawRow[]> {
  return draws(query)
    .where('draw.room', '=', room)
    .where('draw.index', '>=', BigInt(from))
    .where('draw.index', '<=', BigInt(to))
    .execute();
}

/** A range of draws of a room. */
export interface DrawRange {
  room: string;
  first: number;
  last: number;
}

/** Lists the draws with bets in several ranges, in no order. */
export function listDrawsOf(query: Query, ranges: readonly DrawRange[]): Promise<DrawRow[]> {
  const rooms = ranges.map(({ room }) => room);
  const [firsts, lasts] = [ranges.map(({ first }) => String(first)), ranges.map(({ last }) => String(last))];
  const wanted = sql<{ room: string; first: bigint; last: bigint }>`(
    select * from unnest(${rooms}::text[], ${firsts}::bigint[], ${lasts}::bigint[]) as wanted (room, first, last)
  )`.as('wanted');
  return draws(query)
    .innerJoin(wanted, (join) =>
      join
        .onRef('wanted.room', '=', 'draw.room')
        .onRef('draw.index', '>=', 'wanted.first')
        .onRef('draw.index', '<=', 'wanted.last'),
    )
    .execute();
}

/** Lists due draws that may have unsettled bets. */
export function listDueDraws(query: Query, limit: number): Promise<DrawRow[]> {
  return draws(query)
    .where('draw.settled_at', 'is', null)
    .where('draw.reveals_at', '<=', sql<number>`clock_timestamp()`)
    .orderBy('draw.reveals_at')
    .limit(limit)
    .execute();
}

/** A draw to store before its first bet. */
export interface NewDraw {
  id: string;
  chainId: string;
  room: string;
  index: number;
  seedPairId: string;
  sealedServerSeed: Buffer;
  serverSeedHash: string;
  closesAt: Date;
  revealsAt: Date;
  /** How long after the close a bet that had arrived before may still be stored, in ms. */
  graceMs: number;
}

/** Stores a draw with its seeds, unless it is stored or over. */
export async function insertDraw(query: Query, draw: NewDraw): Promise<void> {
  await query.executeQuery(
    CompiledQuery.raw(
      `with pair as (
         insert into seed_pair (id, player_ref, is_free_play, sealed_server_seed, server_seed_hash, created_at)
         select $3::uuid, 'draw:' || $4 || ':' || $5, false, $6::bytea, $7, clock_timestamp()
         where $8::timestamptz + $10::float8 * interval '1 millisecond' > clock_timestamp()
         on conflict do nothing returning id
       )
       insert into draw (id, chain_id, room, index, seed_pair_id, closes_at, reveals_at, state)
       select $1::uuid, $2::uuid, $4, $5::bigint, pair.id, $8::timestamptz, $9::timestamptz, 'OPEN' from pair
       on conflict do nothing`,
      [
        draw.id,
        draw.chainId,
        draw.seedPairId,
        draw.room,
        String(draw.index),
        draw.sealedServerSeed,
        draw.serverSeedHash,
        draw.closesAt,
        draw.revealsAt,
        draw.graceMs,
      ],
    ),
  );
}

/**
 * Closes the bets of all draws of a chain up to one, and fixes the client seeds of draws with bets. The first statement
 * waits for bets that are being stored; later statements see them. Returns whether the draws are closed; false before
 * their time.
 */
export async function closeDraws(
  transaction: Transaction<ArcadeSchema>,
  { chainId, index, notBefore }: { chainId: string; index: number; notBefore: Date },
): Promise<boolean> {
  await sql`
    update draw_chain set closed_through = ${String(index)}::bigint
    where id = ${chainId}::uuid and closed_through < ${String(index)}::bigint and clock_timestamp() >= ${notBefore}::timestamptz`.execute(
    transaction,
  );
  const chain = await transaction
    .selectFrom('draw_chain')
    .select('closed_through')
    .where('id', '=', chainId)
    .executeTakeFirstOrThrow();
  if (chain.closed_through < BigInt(index)) return false;
  await fixClientSeeds(transaction, [chainId]);
  return true;
}

/** A chain whose draws up to one are to be closed, not before the time of that one. */
export interface ChainToClose {
  chainId: string;
  index: number;
  notBefore: Date;
}

/**
 * Closes the bets of many chains as `closeDraws` does for one, with the same number of statements. It skips a chain in
 * which a bet is being stored, so that nobody waits for it while this transaction locks the others. Returns the ids of
 * the chains that are closed up to their draw.
 */
export async function closeFreeChains(
  transaction: Transaction<ArcadeSchema>,
  chains: readonly ChainToClose[],
): Promise<Set<string>> {
  const [ids, indexes] = [chains.map(({ chainId }) => chainId), chains.map(({ index }) => String(index))];
  const times = chains.map(({ notBefore }) => notBefore);
  const moved = await sql<{ id: string }>`
    with wanted as (
      select * from unnest(${ids}::uuid[], ${indexes}::bigint[], ${times}::timestamptz[]) as wanted (id, index, not_before)
    ), free as (
      select chain.id from draw_chain chain join wanted on wanted.id = chain.id
      where chain.closed_through < wanted.index and clock_timestamp() >= wanted.not_before
      for no key update of chain skip locked
    )
    update draw_chain set closed_through = wanted.index from wanted join free on free.id = wanted.id
    where draw_chain.id = wanted.id returning draw_chain.id`.execute(transaction);
  if (moved.rows.length > 0)
    await fixClientSeeds(
      transaction,
      moved.rows.map(({ id }) => id),
    );
  const closed = await sql<{ id: string }>`
    select chain.id from draw_chain chain
    join unnest(${ids}::uuid[], ${indexes}::bigint[]) as wanted (id, index) on wanted.id = chain.id
    where chain.closed_through >= wanted.index`.execute(transaction);
  return new Set(closed.rows.map(({ id }) => id));
}

/** Fixes the client seeds of draws that are below the marks of their chains. The transaction has locked the chains. */
async function fixClientSeeds(transaction: Transaction<ArcadeSchema>, chainIds: readonly string[]): Promise<void> {
  await sql`
    update seed_pair set client_seed = encode(sha256(convert_to(coalesce((
        select string_agg(first_bets.draw_client_seed, ':' order by is_free_play, id) from (
          select draw_client_seed, is_free_play, id from round
          where draw_id = draw.id and state <> 'VOID' order by is_free_play, id limit 3
        ) first_bets
      ), chain.public_seed || ':' || draw.index), 'UTF8')), 'hex')
    from draw join draw_chain chain on chain.id = draw.chain_id
    where draw.chain_id = any(${chainIds}::uuid[]) and draw.state = 'OPEN' and draw.index <= chain.closed_through
      and seed_pair.id = draw.seed_pair_id and seed_pair.client_seed is null`.execute(transaction);
  await sql`
    update draw set state = 'CLOSED' from draw_chain chain
    where chain.id = draw.chain_id and draw.chain_id = any(${chainIds}::uuid[]) and draw.state = 'OPEN'
      and draw.index <= chain.closed_through`.execute(transaction);
}

/** Reveals the seeds of a draw when its time has come. Does nothing before, or if they are revealed. */
export async function revealDraw(query: Query, id: string): Promise<void> {
  await sql`
    with revealed as (
      update draw set state = 'REVEALED' where id = ${id}::uuid and state = 'CLOSED' and reveals_at <= clock_timestamp()
      returning seed_pair_id
    )
    update seed_pair set revealed_at = clock_timestamp() from revealed where seed_pair.id = revealed.seed_pair_id`.execute(
    query,
  );
}

/**
 * Marks a draw as ended if it has no unended bets. A bet with a pending rollback counts: if the gateway cannot roll it
 * back, it stands and must be ended. If players are notified of the draw, the notices for bets with real money are
 * written in the same statement.
 */
export async function noteSettled(
  query: Query,
  id: string,
  { notifiesPlayers }: { notifiesPlayers: boolean },
): Promise<void> {
  await sql`
    with settled as (
      update draw set settled_at = clock_timestamp()
      where id = ${id}::uuid and state = 'REVEALED' and settled_at is null and not exists (
        select from round
        where round.draw_id = draw.id and not round.is_over and round.state in ('PENDING_BET', 'PENDING_ROLLBACK', 'OPEN')
      )
      returning id
    )
    insert into draw_notice (draw_id, player_ref)
    select distinct round.draw_id, round.player_ref from settled join round on round.draw_id = settled.id
    where ${notifiesPlayers}::boolean and not round.is_free_play and round.state <> 'VOID'`.execute(query);
}
