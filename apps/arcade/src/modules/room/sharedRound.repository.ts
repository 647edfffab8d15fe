import { CompiledQuery, sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** The owner of the seeds of shared rounds. An owner uses one pair at a time, so the room has one round at a time. */
const ROOM_OWNER = 'shared:crash';

/** A shared round with its chain and seeds. */
export type SharedRoundRow = Selectable<ArcadeSchema['shared_round']> &
  Pick<Selectable<ArcadeSchema['seed_pair']>, 'server_seed_hash' | 'client_seed' | 'sealed_server_seed'> &
  Pick<Selectable<ArcadeSchema['crash_chain']>, 'terminal_hash' | 'length'>;

function sharedRounds(query: Query) {
  return query
    .selectFrom('shared_round')
    .innerJoin('seed_pair', 'seed_pair.id', 'shared_round.seed_pair_id')
    .innerJoin('crash_chain', 'crash_chain.id', 'shared_round.chain_id')
    .selectAll('shared_round')
    .select([
      'seed_pair.server_seed_hash',
      'seed_pair.client_seed',
      'seed_pair.sealed_server_seed',
      'crash_chain.terminal_hash',
      'crash_chain.length',
    ]);
}

export function findSharedRound(query: Query, id: string): Promise<SharedRoundRow | undefined> {
  return sharedRounds(query).where('shared_round.id', '=', id).executeTakeFirst();
}

export function findNewestRound(query: Query): Promise<SharedRoundRow | undefined> {
  return sharedRounds(query).orderBy('shared_round.opens_at', 'desc').limit(1).executeTakeFirst();
}

/** Lists crashed rounds, newest first. */
export function listCrashedRounds(query: Query, limit: number): Promise<SharedRoundRow[]> {
  return sharedRounds(query)
    .where('shared_round.state', '=', 'ENDED')
    .orderBy('shared_round.opens_at', 'desc')
    .limit(limit)
    .execute();
}

/** Lists crashed rounds that may have unended bets. */
export function listUnendedRounds(query: Query): Promise<SharedRoundRow[]> {
  return sharedRounds(query)
    .where('shared_round.ended_at', 'is', null)
    .where('shared_round.state', '=', 'ENDED')
    .orderBy('shared_round.opens_at')
    .execute();
}

/** A round to store before its first bet. */
export interface NewSharedRound {
  id: string;
  chainId: string;
  index: number;
  seedPairId: string;
  sealedServerSeed: Buffer;
  serverSeedHash: string;
  /** The time of its opening; the round opens at once if it has passed. */
  opensAt: Date;
  bettingMs: number;
}

/** Stores a round with its seeds. Returns false if another round of the room is in use. */
export async function insertSharedRound(query: Query, round: NewSharedRound): Promise<boolean> {
  const { rows } = await query.executeQuery(
    CompiledQuery.raw(
      `with times as (
         select greatest($7::timestamptz, date_trunc('milliseconds', clock_timestamp())) as opens_at
       ), pair as (
         insert into seed_pair (id, player_ref, is_free_play, sealed_server_seed, server_seed_hash, created_at)
         select $4::uuid, '${ROOM_OWNER}', false, $5::bytea, $6, opens_at from times
         on conflict do nothing returning id
       )
       insert into shared_round (id, chain_id, index, seed_pair_id, opens_at, starts_at, state)
       select $1::uuid, $2::uuid, $3::integer, pair.id, opens_at, opens_at + $8::integer * interval '1 millisecond', 'BETTING'
       from times, pair
       returning id`,
      [
        round.id,
        round.chainId,
        round.index,
        round.seedPairId,
        round.sealedServerSeed,
        round.serverSeedHash,
        round.opensAt,
        round.bettingMs,
      ],
    ),
  );
  return rows.length === 1;
}

/**
 * Closes the bets of a round and fixes its client seed. The lock waits for bets that are being stored; the next
 * statement sees them. Does nothing before the start, or if bets are closed.
 */
export async function closeBets(query: Query, id: string): Promise<void> {
  const locked = await query
    .selectFrom('shared_round')
    .select('seed_pair_id')
    .where('id', '=', id)
    .where('state', '=', 'BETTING')
    .where('starts_at', '<=', sql<number>`clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return;
  await sql`
    update seed_pair set client_seed = (
      select encode(sha256(convert_to(coalesce(string_agg(seed, ':' order by is_free_play, id), ''), 'UTF8')), 'hex')
      from (
        select choice ->> 'clientSeed' as seed, is_free_play, id from round
        where shared_round_id = ${id} and state <> 'VOID' order by is_free_play, id limit 3
      ) first_bets
    ) where id = ${locked.seed_pair_id}`.execute(query);
  await query
    .updateTable('shared_round')
    // No process has noted yet that it keeps the round.
    .set({ state: 'RUNNING', alive_at: sql<Date>`starts_at` })
    .where('id', '=', id)
    .execute();
}

/** Notes that a process keeps a round that runs. */
export async function noteAlive(query: Query, id: string, crashAt: Date): Promise<void> {
  await query
    .updateTable('shared_round')
    .set({ alive_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .where(atTime(crashAt), '>', sql<number>`clock_timestamp()`)
    .execute();
}

/**
 * Ends a round that has crashed and reveals its seeds. It was interrupted if no process kept it for a while before.
 * Does nothing before the crash, or if the round has ended.
 */
export async function endSharedRound(
  query: Query,
  id: string,
  crashAt: Date,
  interruptedAfterMs: number,
): Promise<void> {
  await query.executeQuery(
    CompiledQuery.raw(
      `with ended as (
         update shared_round set state = 'ENDED',
           interrupted = alive_at < $2::timestamptz - $3::integer * interval '1 millisecond'
         where id = $1::uuid and state = 'RUNNING' and clock_timestamp() >= $2::timestamptz
         returning seed_pair_id
       )
       update seed_pair set revealed_at = clock_timestamp() from ended where id = ended.seed_pair_id`,
      [id, crashAt, interruptedAfterMs],
    ),
  );
}

/**
 * Marks a round as ended if it has no unended bets. A bet with a pending rollback counts: if the gateway cannot roll it
 * back, it stands and must be ended.
 */
export async function noteEnded(query: Query, id: string): Promise<void> {
  await query
    .updateTable('shared_round')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'ENDED')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('round')
            .select('round.id')
            .where('round.shared_round_id', '=', id)
            .where('round.is_over', '=', false)
            .where('round.state', 'in', ['PENDING_BET', 'PENDING_ROLLBACK', 'OPEN']),
        ),
      ),
    )
    .execute();
}
